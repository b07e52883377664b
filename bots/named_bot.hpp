#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "bots/explanation.hpp"
#include "bots/leash.hpp"
#include "engine/core/game.hpp"

namespace citybox {

// A player who remembers what it found from one decision of a game to the next. It sees the game through one
// seat.
template <Game G>
class Strategist {
 public:
  virtual ~Strategist() = default;
  // An allowed action for a seat that owes a decision. Same seeds, same choices, unless the leash is pulled.
  virtual typename G::Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                    const typename G::Content& content, const Leash& leash) = 0;
  // The plans behind this choice, and what was found, from when the seat last chose here; nothing is
  // claimed yet. Nothing where nothing had to be found.
  virtual std::optional<Explanation<G>> recall(const Seen<G>& seen, Seat seat,
                                               const typename G::Action& choice, std::uint64_t seed,
                                               const typename G::Content& content) = 0;
};

// A player that is a program, as a game's entry lists it.
template <Game G>
struct NamedBot {
  const char* name;   // "greedy"
  const char* level;  // "easy", "normal", "hard", "expert", or ""
  const char* blurb;  // one sentence
  // An allowed action for a seat that owes a decision. Same seed, same choice.
  typename G::Action (*choose)(const Seen<G>&, Seat, std::uint64_t seed,
                               const typename G::Content&);
  Mind<G> mind = {};
  // For one who remembers: begins with nothing, and chooses at once what `choose` does.
  std::unique_ptr<Strategist<G>> (*begin)() = nullptr;
  int seconds = 0;  // where somebody waits, it thinks no longer; 0: it never takes long
  // How fast a search is led by the same judgement: about so many iterations along a game, each played on
  // at random for so many decisions. Gives how many there were.
  std::uint64_t (*bench)(std::uint64_t iterations, std::uint16_t follow,
                         std::uint64_t seed) = nullptr;
};

}  // namespace citybox
