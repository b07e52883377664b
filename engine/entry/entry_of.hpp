#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/named_bot.hpp"
#include "engine/entry/arena_of.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/entry/typescript_of.hpp"
#include "engine/table/table_of.hpp"

namespace citybox {

// A named bot (bots/) as a player of one game's tables.
template <Codec C>
class BotOf final : public Bot {
 public:
  explicit BotOf(const NamedBot<typename C::Game>& bot) : bot_(bot) {}

  PackedAction choose(const Table& table, Seat seat, std::uint64_t seed) const override {
    const auto& own = dynamic_cast<const SeenTable<typename C::Game>&>(table);
    return pack(bot_.choose(own.seen(SeatSet(seat)), seat, seed, own.content()));
  }

 private:
  NamedBot<typename C::Game> bot_;
};

template <Codec C>
class EntryOf final : public GameEntry {
  using G = typename C::Game;
  using Content = typename G::Content;
  using Named = NamedBot<G>;

 public:
  explicit EntryOf(std::vector<Named> bots) : named_(std::move(bots)) {
    for (const Named& bot : named_) bots_.push_back({bot.name, bot.level, bot.blurb});
  }

  const GameInfo& info() const override { return C::info(); }
  std::vector<std::string> endings() const override {
    std::vector<std::string> names;
    for_each_enumerator<typename G::Ending>([&](const std::string& name, typename G::Ending e) {
      if (e != typename G::Ending{}) names.push_back(name);
    });
    return names;
  }

  tl::expected<std::unique_ptr<Table>, Problem> start(const TableSetup& setup, DrawSource& draws,
                                                      Step& step) const override {
    return TableOf<C>::start(setup.seats, setup.options, draws, step, typed(setup.content));
  }
  tl::expected<std::unique_ptr<Table>, Problem> load(const json::object& state,
                                                     const SharedContent& content) const override {
    return TableOf<C>::load(state, typed(content));
  }

  json::object content(const SharedContent& content) const override {
    if constexpr (DescribedStruct<Content>) {
      return to_json(*typed(content)).as_object();
    } else {
      return {};
    }
  }
  tl::expected<SharedContent, Problem> read_content(const json::object& given) const override {
    if constexpr (DescribedStruct<Content>) {
      json::object whole = content({});
      patch(whole, given);
      const auto read = from_json<Content>(whole, "content");
      if (!read) return tl::unexpected(read.error());
      return std::make_shared<const Content>(*read);
    } else {
      return SharedContent();
    }
  }

  const std::vector<BotInfo>& bots() const override { return bots_; }
  tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const override {
    return find(name).map([](const Named* bot) { return std::make_unique<BotOf<C>>(*bot); });
  }

  std::string to_text(PackedAction packed) const override {
    const auto action = unpack<typename G::Action>(packed);
    return action ? C::to_text(*action) : "?";
  }
  tl::expected<PackedAction, Problem> parse(std::string_view text) const override {
    return C::parse(text).map([](const auto& action) { return pack(action); });
  }

  json::object vocabulary(const SharedContent& content) const override {
    return to_json(C::vocabulary(*typed(content))).as_object();
  }
  std::string typescript() const override { return typescript_of<C>(); }

  tl::expected<std::unique_ptr<Arena>, Problem> arena(const Lineup& lineup) const override {
    const int seats = static_cast<int>(lineup.bots.size());
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return tl::unexpected(Problem{fmt::format("{} has {} to {} seats: name so many bots, not {}.",
                                                info().title, G::kMinSeats, G::kMaxSeats, seats)});
    }
    const auto options = read_options<typename G::Options>(lineup.options);
    if (!options) return tl::unexpected(options.error());
    std::vector<Named> bots;
    for (const std::string& name : lineup.bots) {
      const auto bot = find(name);
      if (!bot) return tl::unexpected(bot.error());
      bots.push_back(**bot);
    }
    return std::make_unique<ArenaOf<C, Named>>(std::move(bots), *options, lineup.seed, typed({}));
  }

  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  std::uint64_t play_at_random(std::uint64_t games, std::uint64_t seed) const override {
    const Content content{};
    const Setup<typename G::Options> setup{static_cast<std::uint8_t>(info().standard_seats), {}};
    QuietContext ctx{Rng(seed)};
    ActionList<G> actions;
    std::uint64_t decisions = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      typename G::State state = G::start(setup, ctx, content);
      for (SeatSet owing = G::deciders(state); !owing.empty(); owing = G::deciders(state)) {
        G::legal(state, owing.front(), actions, content);
        const std::uint32_t which = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
        G::apply(state, owing.front(), actions[which], ctx, content);
        ++decisions;
      }
    }
    return decisions;
  }

  void copy_states(std::uint64_t copies) const override {
    QuietContext ctx{Rng(1)};
    std::array<typename G::State, 16> states{};
    states[0] =
        G::start({static_cast<std::uint8_t>(info().standard_seats), {}}, ctx, kPublishedContent<G>);
    for (std::uint64_t i = 0; i < copies; ++i) {
      states[(i + 1) % states.size()] = states[i % states.size()];
      asm volatile("" : : "r"(states.data()) : "memory");  // each copy counts as read
    }
  }

  std::uint64_t perft(const PerftLine& line) const override {
    return citybox::perft<G>(line, kPublishedContent<G>);
  }
  std::uint64_t bench_hash() const override { return citybox::bench_hash<G>(kPublishedContent<G>); }

 private:
  static std::shared_ptr<const Content> typed(const SharedContent& content) {
    if (content == nullptr) return TableOf<C>::published();
    return std::static_pointer_cast<const Content>(content);
  }

  // Objects are patched field by field, everything else is replaced.
  static void patch(json::object& whole, const json::object& given) {
    for (const auto& field : given) {
      json::value& here = whole[field.key()];
      if (here.is_object() && field.value().is_object()) {
        patch(here.get_object(), field.value().get_object());
      } else {
        here = field.value();
      }
    }
  }

  tl::expected<const Named*, Problem> find(std::string_view name) const {
    std::string names;
    for (const Named& bot : named_) {
      const std::string_view level = bot.level;
      if (bot.name == name || (!name.empty() && level == name)) return &bot;
      names += fmt::format("{}{}{}", names.empty() ? "" : ", ", bot.name,
                           level.empty() ? "" : fmt::format(" ({})", level));
    }
    return tl::unexpected(Problem{fmt::format("{} has no bot {}; it has {}.", C::info().title,
                                              shown(json::value(name)), names)});
  }

  std::vector<Named> named_;
  std::vector<BotInfo> bots_;
};

}  // namespace citybox
