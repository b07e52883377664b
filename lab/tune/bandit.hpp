#pragma once
// An N-tuple bandit (after Lucas, Liu and Perez-Liebana, 2018): which settings of a grid to look at
// next, when each look is noisy and there are far more settings than looks.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "engine/core/rng.hpp"

namespace citybox::lab {

// A setting: the index of a value for each number that is varied.
using Place = std::vector<std::size_t>;

// What a look at one setting says is also evidence on each of its values, and on each pair of them: all
// settings that share these. A setting is worth a look if these averages are good (few of them far
// away), or if little is known of them.
class Bandit {
 public:
  // How many values each number has; which settings there are (the grid may have holes). `base` and what
  // lies around it are considered each time, however large the grid is.
  Bandit(std::vector<std::size_t> sizes, std::function<bool(const Place&)> exists, Rng rng,
         std::optional<Place> base = {});

  // Up to `count` different settings that are worth a look now, the best first.
  std::vector<Place> propose(std::size_t count);
  // That `looks` looks at a setting found it so far from the targets, all looks together.
  void learn(const Place& place, double distance, std::uint64_t looks);
  // Settings that were looked at, the nearest first, by what all tuples say.
  std::vector<Place> nearest(std::size_t count) const;

  std::uint64_t looks(const Place& place) const;
  std::size_t settings_seen() const { return seen_.size(); }

 private:
  struct Record {
    double sum = 0;  // of distances, by look
    std::uint64_t looks = 0;
  };
  struct Seen {
    double distance = 0;
    std::uint64_t looks = 0;
  };
  // Some of the numbers, with their values.
  using Tuple = std::vector<std::pair<std::size_t, std::size_t>>;

  std::vector<Tuple> tuples_of(const Place& place) const;
  double estimate(const Place& place) const;
  double promise(const Place& place) const;
  void add_candidate(std::map<Place, double>& candidates, const Place& place) const;
  void add_around(std::map<Place, double>& candidates, const Place& place) const;
  std::map<Place, double> candidates();
  Place changed(Place place);
  Place anywhere();
  double spread() const;

  std::vector<std::size_t> sizes_;
  std::function<bool(const Place&)> exists_;
  std::optional<Place> base_;
  Rng rng_;
  std::map<Tuple, Record> records_;
  std::map<Place, Seen> seen_;
  Record all_;
};

}  // namespace citybox::lab
