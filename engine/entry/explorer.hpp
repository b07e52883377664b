#pragma once
// Games that are played to find gaps, by bots and by odd players: nobody sensible finds the hole that
// somebody falls into who always does the last thing on the list.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/gaps.hpp"
#include "engine/entry/shared_content.hpp"
#include "engine/table/draws.hpp"
#include "engine/table/table.hpp"

namespace citybox {

// Players without a plan, on all seats. They know no more than a bot: what their seat sees.
//   any          anything, also what the game's own bots leave to people
//   first, last  the first, the last action that is allowed
//   repeat       again what it did last, as long as it can; else anything
//   rare         what was done least in this game so far
//   shy          what changes the fewest bytes of the state
//   worst        what looks worst by the game's own judgement
inline constexpr std::string_view kOddPlayers[] = {"any",  "first", "last", "repeat",
                                                   "rare", "shy",   "worst"};

struct Exploration {
  std::string player;  // on every seat: a bot by name or level, or one of kOddPlayers
  int seats = 0;       // 0: the game's standard number
  json::object options = {};
  std::uint64_t seed = 1;
  std::uint64_t bound = 20'000;  // decisions after which a game counts as endless
  SharedContent content = {};    // none: the published one
};

// How a game came out.
struct Finish {
  std::string ending;  // empty: it fell into a hole
  SeatSet winners;
  std::vector<std::int32_t> scores;
  std::uint64_t decisions = 0;

  bool operator==(const Finish&) const = default;
};

// A game as a journal takes it.
struct Played {
  struct Act {
    Seat seat;
    PackedAction action = 0;
    std::vector<Draw> draws;
  };
  std::vector<Draw> start;
  std::vector<Act> acts;
};

// One thread at a time.
class Explorer {
 public:
  virtual ~Explorer() = default;
  // Game number `index`: it has chance of its own, and a bot's are those of its arena.
  virtual Finish play(std::uint64_t index) = 0;
  // What was found so far.
  virtual Gaps gaps() const = 0;
  // The first so many decisions of that game, to be shown. Counts nothing.
  virtual Played show(std::uint64_t index, std::uint64_t decisions) = 0;
};

}  // namespace citybox
