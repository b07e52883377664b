#pragma once
// What the tables of a class have added to what they share (BC-40, BC-43).

#include <optional>
#include <vector>

#include "engine/table/for_class.hpp"

namespace citybox::server {

struct Added {
  Share share;
  bool over = false;
  std::optional<int> finished = {};  // rounds that the slowest had ended when it finished
  int ended = 0;                     // and that it had ended itself
};

// Rounds that the slowest of those has ended who still play; where nobody does, it stays as it was.
int slowest_of(const std::vector<Added>& tables, int before);

// Who plays has changed: tables finish, or were taken back. By that alone nothing is added and nothing
// leaves the pool, though another may be the slowest now: those who had finished count on from there.
// Returns the rounds that the slowest has ended.
int count_finished(std::vector<Added>& tables, int before);

// A finished table adds what its last round would, once for every round that the slowest has ended
// since.
int pool_of(const std::vector<Added>& tables, int slowest);

}  // namespace citybox::server
