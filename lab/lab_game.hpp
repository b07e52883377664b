#pragma once
// A game as the laboratory knows it: type-erased by whole games, not by decisions, so that the
// rules and the bots are compiled into one loop.

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/game_info.hpp"
#include "engine/table/perft.hpp"
#include "engine/table/problem.hpp"
#include "lab/tally.hpp"

namespace citybox::lab {

// Who plays what, and how.
struct Match {
  std::vector<std::string> bots;  // one a seat, by name or level
  json::object options;
  std::uint64_t seed = 1;
};

// A place where games of one match are played, one thread at a time.
class Arena {
 public:
  virtual ~Arena() = default;
  // Game number `index` of the match. It has chance of its own, so who plays it when does not
  // matter.
  virtual void play(std::uint64_t index) = 0;
  // What was played here so far.
  virtual Tally tally() const = 0;
};

class LabGame {
 public:
  virtual ~LabGame() = default;
  virtual const GameInfo& info() const = 0;
  // A sentence if there is no such bot, option or number of seats.
  virtual tl::expected<std::unique_ptr<Arena>, Problem> arena(const Match& match) const = 0;

  virtual std::size_t state_bytes() const = 0;
  // Plays whole games at random with the standard number of seats; gives the number of decisions.
  virtual std::uint64_t play_at_random(std::uint64_t games, std::uint64_t seed) const = 0;
  virtual void copy_states(std::uint64_t copies) const = 0;

  // The numbers of games/<name>/tests (engine/table/perft.hpp).
  virtual std::uint64_t perft(const PerftLine& line) const = 0;
  virtual std::uint64_t bench_hash() const = 0;
};

}  // namespace citybox::lab
