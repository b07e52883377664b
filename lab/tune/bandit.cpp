#include "lab/tune/bandit.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace citybox::lab {
namespace {

constexpr std::uint64_t kAllAtOnce = 5000;   // a grid up to this is looked over whole
constexpr int kNear = 400, kAnywhere = 200;  // else so many are considered each time

}  // namespace

Bandit::Bandit(std::vector<std::size_t> sizes, std::function<bool(const Place&)> exists, Rng rng,
               std::optional<Place> base)
    : sizes_(std::move(sizes)), exists_(std::move(exists)), base_(std::move(base)), rng_(rng) {}

std::vector<Bandit::Tuple> Bandit::tuples_of(const Place& place) const {
  std::vector<Tuple> tuples;
  for (std::size_t i = 0; i < place.size(); ++i) {
    tuples.push_back({{i, place[i]}});
    for (std::size_t j = i + 1; j < place.size(); ++j) {
      tuples.push_back({{i, place[i]}, {j, place[j]}});
    }
  }
  if (place.size() > 2) {
    Tuple& whole = tuples.emplace_back();
    for (std::size_t i = 0; i < place.size(); ++i) whole.push_back({i, place[i]});
  }
  return tuples;
}

// What is unknown counts as the mean of all; the setting's own looks weigh more with their number than
// what it shares with others.
double Bandit::estimate(const Place& place) const {
  double sum = 0, weight = 0;
  for (const Tuple& tuple : tuples_of(place)) {
    const auto record = records_.find(tuple);
    const Record& known = record == records_.end() ? all_ : record->second;
    if (known.looks == 0) continue;
    const double own = static_cast<double>(tuple.size());
    sum += own * known.sum / static_cast<double>(known.looks);
    weight += own;
  }
  const auto seen = seen_.find(place);
  if (seen != seen_.end()) {
    const double looks = static_cast<double>(seen->second.looks) * (weight > 0 ? weight : 1);
    sum += looks * seen->second.distance;
    weight += looks;
  }
  return weight > 0 ? sum / weight : 0;
}

// The scale of distances, so that curiosity weighs the same for any targets.
double Bandit::spread() const {
  if (seen_.size() < 2) return 1;
  double mean = 0, squares = 0;
  for (const auto& [place, seen] : seen_) mean += seen.distance / static_cast<double>(seen_.size());
  for (const auto& [place, seen] : seen_) {
    squares += (seen.distance - mean) * (seen.distance - mean);
  }
  return std::max(1e-6, std::sqrt(squares / static_cast<double>(seen_.size() - 1)));
}

// UCB over the tuples: how good they look, and how little is known of them.
double Bandit::promise(const Place& place) const {
  constexpr double kCuriosity = 0.7, kUnseen = 0.5;
  const double all = std::log(static_cast<double>(all_.looks) + 1);
  double curiosity = 0;
  const std::vector<Tuple> tuples = tuples_of(place);
  for (const Tuple& tuple : tuples) {
    const auto record = records_.find(tuple);
    const double looks = record == records_.end() ? 0 : static_cast<double>(record->second.looks);
    curiosity += std::sqrt(all / (looks + kUnseen)) / static_cast<double>(tuples.size());
  }
  return kCuriosity * spread() * curiosity - estimate(place);
}

Place Bandit::anywhere() {
  Place place;
  for (const std::size_t size : sizes_)
    place.push_back(rng_.below(static_cast<std::uint32_t>(size)));
  return place;
}

// One to three values are others. Two at a time is what a grid with holes needs (a fixed total).
Place Bandit::changed(Place place) {
  const std::uint32_t changes = 1 + rng_.below(3);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const std::size_t which = rng_.below(static_cast<std::uint32_t>(place.size()));
    place[which] = rng_.below(static_cast<std::uint32_t>(sizes_[which]));
  }
  return place;
}

void Bandit::add_candidate(std::map<Place, double>& candidates, const Place& place) const {
  if (!candidates.contains(place) && exists_(place)) candidates[place] = promise(place);
}

// The place, and what is one step off: one value, or two against each other (a fixed total).
void Bandit::add_around(std::map<Place, double>& candidates, const Place& place) const {
  add_candidate(candidates, place);
  for (std::size_t i = 0; i < place.size(); ++i) {
    for (std::size_t j = 0; j < place.size(); ++j) {
      const bool may_rise = place[i] + 1 < sizes_[i], may_fall = place[j] > 0;
      Place near = place;
      if (i == j) {
        if (may_rise) ++near[i], add_candidate(candidates, near);
        near = place;
        if (may_fall) --near[i], add_candidate(candidates, near);
      } else if (may_rise && may_fall) {
        ++near[i];
        --near[j];
        add_candidate(candidates, near);
      }
    }
  }
}

std::map<Place, double> Bandit::candidates() {
  std::map<Place, double> found;
  std::uint64_t grid = 1;
  for (const std::size_t size : sizes_) grid = std::min(kAllAtOnce + 1, grid * size);
  if (grid <= kAllAtOnce) {
    Place place(sizes_.size());
    for (std::uint64_t number = 0; number < grid; ++number) {
      std::uint64_t rest = number;
      for (std::size_t i = sizes_.size(); i-- > 0; rest /= sizes_[i]) place[i] = rest % sizes_[i];
      add_candidate(found, place);
    }
    return found;
  }
  if (base_) add_around(found, *base_);
  const std::vector<Place> best = nearest(5);
  for (int i = 0; i < kNear && !best.empty(); ++i) {
    add_candidate(found, changed(best[static_cast<std::size_t>(i) % best.size()]));
  }
  for (int i = 0; i < kAnywhere; ++i) add_candidate(found, anywhere());
  return found;
}

std::vector<Place> Bandit::propose(std::size_t count) {
  std::vector<std::pair<double, Place>> ranked;
  ranked.reserve(seen_.size());
  for (auto& [place, worth] : candidates()) {
    // Settles ties by lot: else the first look would always be at the same corner.
    ranked.emplace_back(worth + 1e-9 * static_cast<double>(rng_.below(1000)), place);
  }
  std::sort(ranked.begin(), ranked.end(), std::greater<>());
  std::vector<Place> proposed;
  std::map<std::pair<std::size_t, std::size_t>, int> taken;
  // First those that share no value with what was taken: looks at once should not all be at one spot.
  for (const bool apart : {true, false}) {
    for (const auto& [worth, place] : ranked) {
      if (proposed.size() >= count) return proposed;
      if (std::find(proposed.begin(), proposed.end(), place) != proposed.end()) continue;
      bool shares = false;
      for (std::size_t i = 0; i < place.size(); ++i) shares |= taken.contains({i, place[i]});
      if (apart && shares && all_.looks == 0) continue;
      for (std::size_t i = 0; i < place.size(); ++i) ++taken[{i, place[i]}];
      proposed.push_back(place);
    }
  }
  return proposed;
}

void Bandit::learn(const Place& place, double distance, std::uint64_t looks) {
  Seen& seen = seen_[place];
  const double more =
      distance * static_cast<double>(looks) - seen.distance * static_cast<double>(seen.looks);
  const auto add = [&](Record& record) {
    record.sum += more;
    record.looks += looks - seen.looks;
  };
  for (const Tuple& tuple : tuples_of(place)) add(records_[tuple]);
  add(all_);
  seen = {distance, looks};
}

std::vector<Place> Bandit::nearest(std::size_t count) const {
  std::vector<std::pair<double, Place>> ranked;
  ranked.reserve(seen_.size());
  for (const auto& [place, seen] : seen_) ranked.emplace_back(estimate(place), place);
  std::sort(ranked.begin(), ranked.end());
  std::vector<Place> places;
  for (std::size_t i = 0; i < std::min(count, ranked.size()); ++i) {
    places.push_back(ranked[i].second);
  }
  return places;
}

std::uint64_t Bandit::looks(const Place& place) const {
  const auto seen = seen_.find(place);
  return seen == seen_.end() ? 0 : seen->second.looks;
}

}  // namespace citybox::lab
