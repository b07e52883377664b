#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/named_bot.hpp"
#include "engine/entry/arena_of.hpp"
#include "engine/entry/laboratory_of.hpp"

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

// The whole entry: a game's bots, and what they play in.
//
// What it is derived from needs no bots and is compiled beside it, once for each game (CMake's
// citybox_game); entry.cpp says so by `extern template`.
template <Codec C>
class EntryOf final : public LaboratoryOf<C> {
  using G = typename C::Game;
  using Named = NamedBot<G>;

 public:
  explicit EntryOf(std::vector<Named> bots) : named_(std::move(bots)) {
    for (const Named& bot : named_) bots_.push_back({bot.name, bot.level, bot.blurb});
  }

  const std::vector<BotInfo>& bots() const override { return bots_; }
  tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const override {
    return find(name).map([](const Named* bot) { return std::make_unique<BotOf<C>>(*bot); });
  }

  tl::expected<std::unique_ptr<Arena>, Problem> arena(const Lineup& lineup) const override {
    const int seats = static_cast<int>(lineup.bots.size());
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return tl::unexpected(
          Problem{fmt::format("{} has {} to {} seats: name so many bots, not {}.", C::info().title,
                              G::kMinSeats, G::kMaxSeats, seats)});
    }
    const auto options = read_options<typename G::Options>(lineup.options);
    if (!options) return tl::unexpected(options.error());
    std::vector<Named> bots;
    for (const std::string& name : lineup.bots) {
      const auto bot = find(name);
      if (!bot) return tl::unexpected(bot.error());
      bots.push_back(**bot);
    }
    return std::make_unique<ArenaOf<C, Named>>(std::move(bots), *options, lineup.seed,
                                               this->typed({}));
  }

 private:
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
