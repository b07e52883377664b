#include "server/classroom/pool.hpp"

#include <algorithm>

namespace citybox::server {

int slowest_of(const std::vector<Added>& tables, int before) {
  std::optional<int> slowest;
  for (const Added& table : tables) {
    if (table.over) continue;
    slowest = slowest ? std::min(*slowest, table.share.rounds) : table.share.rounds;
  }
  return slowest.value_or(before);
}

int pool_of(const std::vector<Added>& tables, int slowest) {
  int pool = 0;
  for (const Added& table : tables) {
    pool += table.share.added;
    if (!table.over || !table.finished) continue;
    pool += table.share.a_round * std::max(0, slowest - *table.finished);
  }
  return pool;
}

}  // namespace citybox::server
