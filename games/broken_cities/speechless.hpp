#pragma once
// Bots have no words, so they propose no free-text laws: whatever else chose, it passes instead.

#include "games/broken_cities/broken_cities.hpp"

namespace citybox::broken_cities {

constexpr Action without_words(const Action& action) {
  return action.law == LawKind::kFreeText ? plain(Verb::kPass) : action;
}

template <auto kChoose>
constexpr Action speechless(const Seen<BrokenCities>& seen, Seat seat, std::uint64_t seed,
                            const Content& content) {
  return without_words(kChoose(seen, seat, seed, content));
}

}  // namespace citybox::broken_cities
