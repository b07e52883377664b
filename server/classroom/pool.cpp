#include "server/classroom/pool.hpp"

#include <algorithm>

namespace citybox::server {

namespace {

void lower(std::optional<int>& least, int rounds) {
  least = least ? std::min(*least, rounds) : rounds;
}

}  // namespace

int slowest_of(const std::vector<Added>& tables, int before) {
  std::optional<int> slowest;
  for (const Added& table : tables) {
    if (!table.over) lower(slowest, table.share.rounds);
  }
  return slowest.value_or(before);
}

int count_finished(std::vector<Added>& tables, int before) {
  std::optional<int> those_before, those_now;
  for (const Added& table : tables) {
    if (!table.finished) lower(those_before, table.share.rounds);
    // One that was taken back comes in with what it had; then it loses rounds like any other.
    if (!table.over) lower(those_now, table.finished ? table.ended : table.share.rounds);
  }
  const int was = those_before.value_or(before);
  const int is = those_now.value_or(was);
  for (Added& table : tables) {
    if (!table.over) {
      table.finished.reset();
    } else if (table.finished) {
      *table.finished += is - was;
    } else {
      table.finished = is;
      table.ended = table.share.rounds;
    }
  }
  return slowest_of(tables, is);
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
