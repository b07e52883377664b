#pragma once
// Who sits where: tables of threes and fours, as the game allows.

#include <vector>

#include "engine/table/game_info.hpp"

namespace citybox::server {

inline constexpr int kMostTables = 12;

// What the tables of a class may be like.
struct PlanLimits {
  int least_seats = 1, most_seats = 4;
  int most_tables = kMostTables;
  int wanted = 0;  // seats at a table; 0: as it comes
};
PlanLimits plan_limits(const GameInfo& game, int most_tables, int wanted);

// Pupils by table, in their order; those for whom there is no place are left out.
using Plan = std::vector<std::vector<int>>;
Plan arranged(const std::vector<int>& pupils, const PlanLimits& limits);
// The same plan with those who are in none of its tables yet; who is not among `pupils` is taken out,
// and tables without anybody go.
Plan completed(Plan plan, const std::vector<int>& pupils, const PlanLimits& limits);

// How many seats a table has at which so many pupils sit: bots take the others.
int seats_for(std::size_t pupils, const PlanLimits& limits);

}  // namespace citybox::server
