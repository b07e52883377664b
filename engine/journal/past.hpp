#pragma once

#include <cstddef>
#include <vector>

#include "engine/journal/journal.hpp"

namespace citybox {

// A game as it stood after its first `count` actions, for given eyes.
struct PastPlace {
  std::size_t count = 0;
  SeatSet deciders;   // who was to decide then
  json::object view;  // {"state", "summary"}
  Standing standing;
};

inline constexpr std::size_t kMostPlaces = 120;

// The counts worth a point in a curve: the start, the end, and each moment at which the decision
// passed to somebody else; of more than `most` those that are spread evenly.
std::vector<std::size_t> turning_points(const Journal& journal, std::size_t most = kMostPlaces);

// How the game went: those places as `eyes` may see them.
std::vector<PastPlace> history(const Journal& journal, SeatSet eyes,
                               std::size_t most = kMostPlaces);
// The game after each of these counts.
std::vector<PastPlace> places_at(const Journal& journal, SeatSet eyes,
                                 const std::vector<std::size_t>& counts);

}  // namespace citybox
