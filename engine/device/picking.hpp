#pragma once
// Choosing at random without a list: one pass over what is allowed counts, a second one stops at the
// chosen one. A card's threads have no room for lists of hundreds of actions.

#include <cstddef>
#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/core/rng.hpp"

namespace citybox {

// A list that counts.
template <class Action>
class Counted {
 public:
  constexpr void clear() { count_ = 0; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr std::size_t size() const { return count_; }
  constexpr void push_back(const Action&) { ++count_; }
  constexpr Action& grow() { return ++count_, spare_; }

 private:
  std::uint32_t count_ = 0;
  Action spare_{};
};

// A list that keeps one of its elements.
template <class Action>
class Nth {
 public:
  constexpr explicit Nth(std::uint32_t place) : place_(place) {}

  constexpr void clear() { count_ = 0; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr std::size_t size() const { return count_; }
  constexpr void push_back(const Action& action) {
    if (count_++ == place_) kept_ = action;
  }
  constexpr Action& grow() { return count_++ == place_ ? kept_ : spare_; }
  constexpr const Action& kept() const { return kept_; }

 private:
  std::uint32_t count_ = 0;
  std::uint32_t place_;
  Action kept_{}, spare_{};
};

// What RandomBot chooses with this seed. It guesses what is hidden and this knows it, but what a seat
// may do never hangs on what it cannot see.
template <Game G>
constexpr typename G::Action pick_at_random(const typename G::State& state, Seat seat,
                                            std::uint64_t seed,
                                            const typename G::Content& content) {
  Counted<typename G::Action> all;
  G::legal(state, seat, all, content);
  const std::uint64_t lot = Rng(seed).next();
  Nth<typename G::Action> chosen(scale(lot, static_cast<std::uint32_t>(all.size())));
  G::legal(state, seat, chosen, content);
  return chosen.kept();
}

}  // namespace citybox
