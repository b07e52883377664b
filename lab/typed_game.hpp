#pragma once
// A game with its codec and its bots, behind the face of LabGame.

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/codec.hpp"
#include "engine/table/options_json.hpp"
#include "lab/lab_game.hpp"
#include "lab/use_counter.hpp"

namespace citybox::lab {

// A codec may have `order(state, seat)`: which place the seat had in the order of play, from 0.
template <class C>
concept HasOrder = requires(const typename C::Game::State& s, Seat seat) { C::order(s, seat); };

// `Bot` is what the catalog lists: name, level, and choose(seen, seat, seed, content).
template <Codec C, class Bot>
class TypedArena final : public Arena {
  using G = typename C::Game;

 public:
  TypedArena(std::vector<Bot> bots, const typename G::Options& options, std::uint64_t seed)
      : bots_(std::move(bots)),
        setup_{static_cast<std::uint8_t>(bots_.size()), options},
        seed_(seed) {
    tally_.wins.resize(bots_.size());
    if constexpr (HasOrder<C>) tally_.wins_by_order.resize(bots_.size());
  }

  void play(std::uint64_t index) override {
    const Rng game = Rng(seed_).fork(index);
    QuietContext ctx(game.fork(0));
    Rng minds = game.fork(1);
    typename G::State state = G::start(setup_, ctx, content_);
    std::int64_t decisions = 0;
    for (SeatSet owing = G::deciders(state); !owing.empty(); owing = G::deciders(state)) {
      const Seat seat = owing.front();
      const typename G::Action action =
          bots_[seat.index].choose(G::redact(state, SeatSet(seat)), seat, minds.next(), content_);
      G::legal(state, seat, actions_, content_);
      uses_.decided(actions_, seat, action);
      G::apply(state, seat, action, ctx, content_);
      ++decisions;
    }
    tally_.decisions.add(decisions);
    count(state);
  }

  Tally tally() const override {
    Tally tally = tally_;
    tally.uses = uses_.uses();
    return tally;
  }

 private:
  void count(const typename G::State& state) {
    const Outcome outcome = G::outcome(state, content_);
    ++tally_.games;
    tally_.games_with_winner += outcome.winners.empty() ? 0 : 1;
    outcome.winners.for_each([&](Seat seat) {
      ++tally_.wins[seat.index];
      if constexpr (HasOrder<C>) ++tally_.wins_by_order[C::order(state, seat)];
    });
    ++tally_.endings[name_of(static_cast<typename G::Ending>(outcome.ending))];
    measure(state);
    note_facts(state, outcome.winners);
    uses_.game_over(outcome.winners);
  }

  // A codec may have `facts(state, seat)`: pairs of a name and a number, true of a seat at the end.
  void note_facts(const typename G::State& state, SeatSet winners) {
    if constexpr (requires(Seat seat) { C::facts(state, seat); }) {
      SeatSet::first(setup_.seats).for_each([&](Seat seat) {
        for (const auto& [name, value] : C::facts(state, seat)) {
          Fact& fact = tally_.facts[name];
          fact.values.add(value);
          fact.won += winners.contains(seat) ? 1 : 0;
        }
      });
    }
  }

  // A codec may have `measures(state)`: pairs of a name and a number by which a finished game is
  // judged. Else the summary's turn is one, if it has any.
  void measure(const typename G::State& state) {
    if constexpr (requires { C::measures(state); }) {
      for (const auto& [name, value] : C::measures(state)) tally_.measures[name].add(value);
    } else {
      const json::object summary = C::summary(G::redact(state, {}), content_);
      const json::value* turn = summary.if_contains("turn");
      if (turn == nullptr || !turn->is_number()) return;
      tally_.measures["turns"].add(turn->to_number<std::int64_t>());
    }
  }

  std::vector<Bot> bots_;
  Setup<typename G::Options> setup_;
  std::uint64_t seed_;
  typename G::Content content_{};
  ActionList<G> actions_;
  UseCounter<C> uses_;
  Tally tally_;
};

template <Codec C, class Bots>
class TypedGame final : public LabGame {
  using G = typename C::Game;
  using Bot = typename Bots::value_type;

 public:
  explicit TypedGame(Bots bots) : bots_(std::move(bots)) {}

  const GameInfo& info() const override { return C::info(); }

  tl::expected<std::unique_ptr<Arena>, Problem> arena(const Match& match) const override {
    const int seats = static_cast<int>(match.bots.size());
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return tl::unexpected(Problem{fmt::format("{} has {} to {} seats: name so many bots, not {}.",
                                                info().title, G::kMinSeats, G::kMaxSeats, seats)});
    }
    const auto options = read_options<typename G::Options>(match.options);
    if (!options) return tl::unexpected(options.error());
    std::vector<Bot> bots;
    for (const std::string& name : match.bots) {
      const Bot* bot = find(name);
      if (bot == nullptr) return tl::unexpected(Problem{no_bot(name)});
      bots.push_back(*bot);
    }
    return std::make_unique<TypedArena<C, Bot>>(std::move(bots), *options, match.seed);
  }

  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  std::uint64_t play_at_random(std::uint64_t games, std::uint64_t seed) const override {
    const typename G::Content content{};
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
    const typename G::Content content{};
    QuietContext ctx{Rng(1)};
    std::array<typename G::State, 16> states{};
    states[0] = G::start({static_cast<std::uint8_t>(info().standard_seats), {}}, ctx, content);
    for (std::uint64_t i = 0; i < copies; ++i) {
      states[(i + 1) % states.size()] = states[i % states.size()];
      asm volatile("" : : "r"(states.data()) : "memory");  // each copy counts as read
    }
  }

  std::uint64_t perft(const PerftLine& line) const override {
    return citybox::perft<G>(line, typename G::Content{});
  }
  std::uint64_t bench_hash() const override {
    return citybox::bench_hash<G>(typename G::Content{});
  }

 private:
  const Bot* find(std::string_view name) const {
    for (const Bot& bot : bots_) {
      if (name == bot.name || (!name.empty() && name == bot.level)) return &bot;
    }
    return nullptr;
  }
  std::string no_bot(std::string_view name) const {
    std::string names;
    for (const Bot& bot : bots_) {
      const std::string_view level = bot.level;
      names += fmt::format("{}{}{}", names.empty() ? "" : ", ", bot.name,
                           level.empty() ? "" : fmt::format(" ({})", level));
    }
    return fmt::format("{} has no bot \"{}\". It has {}.", info().title, name, names);
  }

  Bots bots_;
};

}  // namespace citybox::lab
