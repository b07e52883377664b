#include "engine/journal/past.hpp"

#include <algorithm>

namespace citybox {

namespace {

// First and last stay.
std::vector<std::size_t> spread(const std::vector<std::size_t>& counts, std::size_t most) {
  if (counts.size() <= most) return counts;
  std::vector<std::size_t> chosen;
  chosen.reserve(most);
  const std::size_t steps = std::max<std::size_t>(1, most - 1);
  for (std::size_t i = 0; i < most; ++i) {
    chosen.push_back(counts[(i * (counts.size() - 1) + steps / 2) / steps]);
  }
  return chosen;
}

}  // namespace

std::vector<std::size_t> turning_points(const Journal& journal, std::size_t most) {
  const std::size_t last = journal.line().size();
  std::vector<std::size_t> counts = {0};
  SeatSet before = journal.at(0).deciders();
  for (std::size_t count = 1; count <= last; ++count) {
    const SeatSet now = journal.at(count).deciders();
    if (now != before || count == last) counts.push_back(count);
    before = now;
  }
  return spread(counts, most);
}

std::vector<PastPlace> history(const Journal& journal, SeatSet eyes, std::size_t most) {
  return places_at(journal, eyes, turning_points(journal, most));
}

std::vector<PastPlace> places_at(const Journal& journal, SeatSet eyes,
                                 const std::vector<std::size_t>& counts) {
  std::vector<PastPlace> places;
  for (const std::size_t count : counts) {
    const Table& table = journal.at(count);
    places.push_back({count, table.deciders(), table.view(eyes), table.standing(eyes)});
  }
  return places;
}

}  // namespace citybox
