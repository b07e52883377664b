#pragma once
// Numbers that must not change by accident: how many ways a game can go (perft), and one hash over
// many random games. They stand in games/<name>/tests/perft.txt and bench_hash.txt.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/table/packed.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// One line of perft.txt: `exact 4 2 96` is kind, seats, depth, count.
//   exact   every action of every line of play, with everything that chance could bring
//   seeded  every action, chance as a fixed function of state and action: deeper for the same money
struct PerftLine {
  enum class Kind : std::uint8_t { kExact, kSeeded };

  Kind kind = Kind::kExact;
  int seats = 0;
  int depth = 0;
  std::uint64_t count = 0;
};

// Blank lines and those that begin with `;` do not count. Fails with a sentence that names the
// line.
tl::expected<std::vector<PerftLine>, Problem> parse_perft(std::string_view text);
std::string to_text(const PerftLine& line);

// Goes through every sequence of draws, like an odometer: run, then `next()`, until it is false.
class EveryDraw {
 public:
  std::uint32_t draw(std::uint32_t sides) {
    if (place_ == wheels_.size()) wheels_.push_back({sides, 0});
    return wheels_[place_++].value;
  }
  void reveal() { draw(1); }
  template <class Event>
  void emit(const Event&, SeatSet) {}

  bool next() {
    place_ = 0;
    while (!wheels_.empty() && ++wheels_.back().value == wheels_.back().sides) wheels_.pop_back();
    return !wheels_.empty();
  }

 private:
  struct Wheel {
    std::uint32_t sides;
    std::uint32_t value;
  };
  std::vector<Wheel> wheels_;
  std::size_t place_ = 0;
};

namespace detail {

// Where several owe a decision the lowest seat goes first: the order of commitments does not count.
template <Game G>
std::uint64_t perft_from(const typename G::State& state, int depth, PerftLine::Kind kind,
                         const typename G::Content& content) {
  const SeatSet deciders = G::deciders(state);
  if (depth == 0 || deciders.empty()) return 1;
  const Seat seat = deciders.front();
  ActionList<G> actions;
  G::legal(state, seat, actions, content);
  std::uint64_t count = 0;
  for (const auto& action : actions) {
    if (kind == PerftLine::Kind::kSeeded) {
      QuietContext ctx(Rng(hash_bytes(state) ^ mix(pack(action))));
      typename G::State next = state;
      G::apply(next, seat, action, ctx, content);
      count += perft_from<G>(next, depth - 1, kind, content);
      continue;
    }
    EveryDraw ctx;
    do {
      typename G::State next = state;
      G::apply(next, seat, action, ctx, content);
      count += perft_from<G>(next, depth - 1, kind, content);
    } while (ctx.next());
  }
  return count;
}

}  // namespace detail

// The number of positions after `line.depth` decisions (a game that is over counts once).
template <Game G>
std::uint64_t perft(const PerftLine& line, const typename G::Content& content) {
  const Setup<typename G::Options> setup{static_cast<std::uint8_t>(line.seats), {}};
  if (line.kind == PerftLine::Kind::kSeeded) {
    QuietContext ctx(Rng(1));
    return detail::perft_from<G>(G::start(setup, ctx, content), line.depth, line.kind, content);
  }
  std::uint64_t count = 0;
  EveryDraw ctx;
  do {
    count += detail::perft_from<G>(G::start(setup, ctx, content), line.depth, line.kind, content);
  } while (ctx.next());
  return count;
}

inline constexpr std::uint64_t kBenchGames = 100;

// One number over every state of random games with each number of seats.
template <Game G>
std::uint64_t bench_hash(const typename G::Content& content, std::uint64_t games = kBenchGames) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    for (std::uint64_t game = 0; game < games; ++game) {
      QuietContext ctx(Rng(game).fork(static_cast<std::uint64_t>(seats)));
      const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), {}};
      typename G::State state = G::start(setup, ctx, content);
      ActionList<G> actions;
      for (SeatSet due = G::deciders(state); !due.empty(); due = G::deciders(state)) {
        G::legal(state, due.front(), actions, content);
        const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
        G::apply(state, due.front(), actions[pick], ctx, content);
        hash = hash_bytes(state, hash);
      }
    }
  }
  return hash;
}

}  // namespace citybox
