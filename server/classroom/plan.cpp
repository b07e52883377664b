#include "server/classroom/plan.hpp"

#include <algorithm>

namespace citybox::server {

namespace {

constexpr int kUsualTable = 4;
constexpr int kFewestAtTable = 3;  // a table of fewer is dull: a bot sits down

bool has(const std::vector<int>& pupils, int pupil) {
  return std::find(pupils.begin(), pupils.end(), pupil) != pupils.end();
}

}  // namespace

PlanLimits plan_limits(const GameInfo& game, int most_tables, int wanted) {
  PlanLimits limits{game.min_seats, game.max_seats, std::min(most_tables, kMostTables), 0};
  if (wanted > 0) limits.wanted = std::clamp(wanted, game.min_seats, game.max_seats);
  return limits;
}

int seats_for(std::size_t pupils, const PlanLimits& limits) {
  const int fewest =
      limits.wanted > 0 ? limits.wanted
                        : std::min(std::max(limits.least_seats, kFewestAtTable), limits.most_seats);
  return std::clamp(static_cast<int>(pupils), fewest, limits.most_seats);
}

Plan arranged(const std::vector<int>& pupils, const PlanLimits& limits) {
  if (pupils.empty()) return {};
  const int count = static_cast<int>(pupils.size());
  const int usual = limits.wanted > 0 ? limits.wanted : std::min(kUsualTable, limits.most_seats);
  const int tables = std::min((count + usual - 1) / usual, limits.most_tables);
  Plan plan(static_cast<std::size_t>(tables));
  const int placed = std::min(count, tables * limits.most_seats);
  std::size_t next = 0;
  for (int i = 0; i < tables; ++i) {
    const int size = placed / tables + (i < placed % tables ? 1 : 0);
    for (int seat = 0; seat < size; ++seat)
      plan[static_cast<std::size_t>(i)].push_back(pupils[next++]);
  }
  return plan;
}

Plan completed(Plan plan, const std::vector<int>& pupils, const PlanLimits& limits) {
  std::vector<int> open = pupils;
  for (std::vector<int>& table : plan) {
    std::erase_if(table, [&](int pupil) { return !has(open, pupil); });
    if (std::ssize(table) > limits.most_seats)
      table.resize(static_cast<std::size_t>(limits.most_seats));
    for (const int pupil : table) std::erase(open, pupil);
  }
  std::erase_if(plan, [](const std::vector<int>& table) { return table.empty(); });
  if (std::ssize(plan) > limits.most_tables) {
    for (std::size_t i = static_cast<std::size_t>(limits.most_tables); i < plan.size(); ++i) {
      open.insert(open.end(), plan[i].begin(), plan[i].end());
    }
    plan.resize(static_cast<std::size_t>(limits.most_tables));
  }
  if (plan.empty()) return arranged(open, limits);
  for (const int pupil : open) {
    const auto least = std::min_element(
        plan.begin(), plan.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    const int usual = limits.wanted > 0 ? limits.wanted : std::min(kUsualTable, limits.most_seats);
    const bool more = std::ssize(plan) < limits.most_tables;
    if (std::ssize(*least) < usual || (!more && std::ssize(*least) < limits.most_seats)) {
      least->push_back(pupil);
    } else if (more) {
      plan.push_back({pupil});
    }
  }
  return plan;
}

}  // namespace citybox::server
