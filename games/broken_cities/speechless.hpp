#pragma once
// Bots have no words, so they propose no free-text laws: whatever else chose, it passes instead.

#include "games/broken_cities/broken_cities.hpp"

namespace citybox::broken_cities {

template <auto kChoose>
constexpr Action speechless(const Seen<BrokenCities>& seen, Seat seat, std::uint64_t seed,
                            const Content& content) {
  const Action action = kChoose(seen, seat, seed, content);
  return action.law == LawKind::kFreeText ? plain(Verb::kPass) : action;
}

}  // namespace citybox::broken_cities
