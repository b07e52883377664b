#pragma once
// Whole games between bots: type-erased by games, not by decisions, so that the rules and the bots are
// compiled into one loop.

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/entry/shared_content.hpp"
#include "engine/entry/tally.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// Who plays what, and how.
struct Lineup {
  std::vector<std::string> bots;  // one a seat, by name or level
  json::object options;
  std::uint64_t seed = 1;
  SharedContent content = {};  // none: the published one
  bool portrait = false;       // are the games watched (portrait.hpp)? It takes time
};

// A game that is not over by then counts as "endless", and nobody has won it.
inline constexpr std::int64_t kMostDecisions = 100'000;

// A place where games of one line-up are played, one thread at a time.
class Arena {
 public:
  virtual ~Arena() = default;
  // Game number `index`. It has chance of its own, so who plays it when does not matter.
  virtual void play(std::uint64_t index) = 0;
  // What was played here so far.
  virtual Tally tally() const = 0;
  // The same, and begins to count anew.
  virtual Tally take() = 0;
};

}  // namespace citybox
