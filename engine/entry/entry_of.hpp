#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/named_bot.hpp"
#ifndef CITYBOX_LABORATORY
#define CITYBOX_LABORATORY 1  // 0: only to be played, as browsers get it
#endif
#if CITYBOX_LABORATORY
#include "engine/entry/arena_of.hpp"
#include "engine/entry/device_match_of.hpp"
#include "engine/entry/explorer_setup.hpp"
#else
#include "engine/entry/device_match.hpp"
#include "engine/entry/explorer.hpp"
#endif
#include "engine/entry/laboratory_of.hpp"

namespace citybox {

// A named bot (bots/) as a player of one game's tables.
template <Codec C>
class BotOf final : public Bot {
  using G = typename C::Game;

 public:
  explicit BotOf(const NamedBot<G>& bot)
      : bot_(bot), strategist_(bot.begin != nullptr ? bot.begin() : nullptr) {}

  PackedAction choose(const Table& table, Seat seat, std::uint64_t seed,
                      const Leash& leash) override {
    const auto& own = dynamic_cast<const SeenTable<G>&>(table);
    const Seen<G> seen = own.seen(SeatSet(seat));
    return pack(strategist_ ? strategist_->choose(seen, seat, seed, own.content(), leash)
                            : bot_.choose(seen, seat, seed, own.content()));
  }
  int seconds() const override { return bot_.seconds; }

  std::optional<Reason> explain(const Table& table, Seat seat, PackedAction choice,
                                std::uint64_t seed) const override {
    const auto action = unpack<Action>(choice);
    if (bot_.mind.claim == nullptr || !action) return std::nullopt;
    const auto& own = dynamic_cast<const SeenTable<G>&>(table);
    const Explanation<G> told = thought(own, seat, *action, seed);
    Reason reason;
    for (const Action& step : told.plan.steps) reason.plan.push_back(pack(step));
    reason.sure = std::min(told.sure, reason.plan.size());
    reason.claims = lines(told.claims, seat, own.content());
    if (told.has_other) {
      reason.other = pack(told.other.steps[0]);
      reason.other_claims = lines(told.other_claims, seat, own.content());
      own_first(reason.claims, reason.other_claims);
      own_first(reason.other_claims, reason.claims);
    }
    if (told.found) reason.found = in_words(*told.found, seat);
    return reason;
  }

  // Who has no judgement has nothing to say.
  std::vector<std::string> speech([[maybe_unused]] const Table& table, [[maybe_unused]] Seat seat,
                                  [[maybe_unused]] PackedAction choice) const override {
    if constexpr (C::kHooks.speech != nullptr) {
      const auto action = unpack<Action>(choice);
      if (bot_.mind.claim == nullptr || !action) return {};
      const auto& own = dynamic_cast<const SeenTable<G>&>(table);
      if constexpr (C::kHooks.action_audience != nullptr) {
        const State before = own.seen(SeatSet(seat)).state();
        if (C::kHooks.action_audience(before, seat, *action) != kEveryone) return {};
      }
      return C::kHooks.speech(own.seen(SeatSet()), seat, *action, own.content());
    }
    return {};
  }

  bool lets_people_first([[maybe_unused]] PackedAction choice) const override {
    if constexpr (C::kHooks.last_word != nullptr) {
      const auto action = unpack<Action>(choice);
      return action && C::kHooks.last_word(*action);
    }
    return false;
  }

  std::vector<WorthLine> weigh(const Table& table, Seat seat) const override {
    std::vector<WorthLine> lines;
    if (bot_.mind.weigh == nullptr) return lines;
    const auto& own = dynamic_cast<const SeenTable<G>&>(table);
    const Worth worth = bot_.mind.weigh(own.whole(), seat, own.content());
    for (std::size_t i = 0; i < worth.parts.size(); ++i) {
      const Worth::Part& part = worth.parts[i];
      if (part != Worth::Part{})
        lines.push_back({static_cast<std::uint8_t>(i), name(i), part.amount, part.worth});
    }
    return lines;
  }

  std::string claim([[maybe_unused]] const Table& table, [[maybe_unused]] Seat seat,
                    [[maybe_unused]] std::uint8_t key, [[maybe_unused]] std::int32_t from,
                    [[maybe_unused]] std::int32_t to) const override {
    if constexpr (C::kHooks.claim != nullptr) {
      const auto& own = dynamic_cast<const SeenTable<G>&>(table);
      return C::kHooks.claim(key, from, to, seat, own.content());
    }
    return "";
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  // The plans that led to the choice, or, where none did, those that would go with it.
  Explanation<G> thought(const SeenTable<G>& table, Seat seat, const Action& choice,
                         std::uint64_t seed) const {
    const Seen<G> seen = table.seen(SeatSet(seat));
    std::optional<Explanation<G>> told;
    if (strategist_) told = strategist_->recall(seen, seat, choice, seed, table.content());
    if (!told) told = bot_.mind.plan(seen, seat, choice, seed, table.content());
    bot_.mind.claim(*told, seen, seat, seed, table.content());
    return *std::move(told);
  }

  static std::string name([[maybe_unused]] std::size_t concern) {
    if constexpr (C::kHooks.concern != nullptr) {
      return C::kHooks.concern(static_cast<std::uint8_t>(concern));
    }
    return "";
  }

  static std::vector<ClaimLine> lines(const Claims& claims, [[maybe_unused]] Seat seat,
                                      [[maybe_unused]] const typename G::Content& content) {
    std::vector<Claim> sorted(claims.begin(), claims.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const Claim& a, const Claim& b) {
      return std::abs(a.gain) > std::abs(b.gain);
    });
    std::vector<ClaimLine> lines;
    if constexpr (C::kHooks.claim != nullptr) {
      for (const Claim& claim : sorted) {
        ClaimLine line{
            claim.concern,   name(claim.concern),
            claim.from,      claim.to,
            claim.gain >= 0, C::kHooks.claim(claim.concern, claim.from, claim.to, seat, content)};
        if constexpr (C::kHooks.secret_concern != nullptr) {
          line.secret = C::kHooks.secret_concern(claim.concern);
        }
        if (!line.text.empty()) lines.push_back(std::move(line));
      }
    }
    return lines;
  }

  NamedBot<G> bot_;
  std::unique_ptr<Strategist<G>> strategist_;  // none: it remembers nothing
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
  explicit EntryOf(std::vector<Named> bots,
                   Printout (*in_box)(const typename G::Content& content) = nullptr)
      : named_(std::move(bots)), printout_(in_box) {
    for (const Named& bot : named_) bots_.push_back({bot.name, bot.level, bot.blurb});
  }

  Printout printout(const SharedContent& content) const override {
    return printout_ == nullptr ? Printout{} : printout_(*this->typed(content));
  }

  const std::vector<BotInfo>& bots() const override { return bots_; }
  tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const override {
    return find(name).map([](const Named* bot) { return std::make_unique<BotOf<C>>(*bot); });
  }

#if CITYBOX_LABORATORY
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
                                               this->typed(lineup.content), lineup.portrait);
  }

  tl::expected<std::unique_ptr<DeviceMatch>, Problem> device_match(
      const Lineup& lineup) const override {
    if (const auto checked = arena(lineup); !checked) return tl::unexpected(checked.error());
    std::vector<Named> bots;
    bots.reserve(lineup.bots.size());
    for (const std::string& name : lineup.bots) bots.push_back(**find(name));
    return make_device_match<C>(bots, lineup, this->typed(lineup.content));
  }

  tl::expected<std::unique_ptr<Explorer>, Problem> explorer(
      const Exploration& exploration) const override {
    const int seats = exploration.seats == 0 ? C::info().standard_seats : exploration.seats;
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return tl::unexpected(Problem{fmt::format("{} has {} to {} seats, not {}.", C::info().title,
                                                G::kMinSeats, G::kMaxSeats, seats)});
    }
    const auto options = read_options<typename G::Options>(exploration.options);
    if (!options) return tl::unexpected(options.error());
    ExplorerSetup<G> setup;
    setup.table = {static_cast<std::uint8_t>(seats), *options};
    setup.cooperative = C::info().cooperative;
    setup.seed = exploration.seed;
    setup.bound = exploration.bound;
    setup.content = this->typed(exploration.content);
    for (const Named& bot : named_) {
      if (setup.weigh == nullptr) setup.weigh = bot.mind.weigh;
    }
    const auto* odd = std::find(std::begin(kOddPlayers), std::end(kOddPlayers), exploration.player);
    if (odd != std::end(kOddPlayers)) {
      setup.odd = static_cast<OddPlayer>(odd - std::begin(kOddPlayers));
    } else {
      const auto bot = find(exploration.player);
      if (!bot) return tl::unexpected(bot.error());
      setup.bot = (*bot)->choose;
      if ((*bot)->mind.weigh != nullptr) setup.weigh = (*bot)->mind.weigh;
    }
    return make_explorer<C>(setup);
  }

  std::uint64_t search_at_random(std::uint64_t iterations, std::uint16_t follow,
                                 std::uint64_t seed) const override {
    for (const Named& bot : named_) {
      if (bot.bench != nullptr) return bot.bench(iterations, follow, seed);
    }
    return 0;
  }
#else
  tl::expected<std::unique_ptr<Arena>, Problem> arena(const Lineup&) const override {
    return no_laboratory();
  }
  tl::expected<std::unique_ptr<DeviceMatch>, Problem> device_match(const Lineup&) const override {
    return no_laboratory();
  }
  tl::expected<std::unique_ptr<Explorer>, Problem> explorer(const Exploration&) const override {
    return no_laboratory();
  }
  std::uint64_t search_at_random(std::uint64_t, std::uint16_t, std::uint64_t) const override {
    return 0;
  }
#endif

 private:
#if !CITYBOX_LABORATORY
  static tl::unexpected<Problem> no_laboratory() {
    return tl::unexpected(Problem{"The laboratory is not in this box."});
  }
#endif

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
  Printout (*printout_)(const typename G::Content& content);  // none: not for paper
};

}  // namespace citybox
