#include "engine/journal/course.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/journal/past.hpp"

namespace citybox {

namespace {

using Worth = std::vector<WorthLine>;

std::int32_t sum(const Worth& worth) {
  std::int32_t total = 0;
  for (const WorthLine& line : worth) total += line.worth;
  return total;
}

// The part that changed most between two positions.
const WorthLine* changed_most(const Worth& before, const Worth& after, std::int32_t& from) {
  const WorthLine* most = nullptr;
  std::int32_t greatest = 0;
  for (const WorthLine& now : after) {
    const auto then = std::find_if(before.begin(), before.end(),
                                   [&](const WorthLine& line) { return line.key == now.key; });
    const std::int32_t worth = then == before.end() ? 0 : then->worth;
    if (std::abs(now.worth - worth) <= greatest) continue;
    greatest = std::abs(now.worth - worth);
    from = then == before.end() ? 0 : then->amount;
    most = &now;
  }
  return most;
}

}  // namespace

Course course(const Journal& journal, const Bot& bot, std::size_t most) {
  Course course;
  const int seats = journal.table().seats();
  const std::vector<std::size_t> shown = turning_points(journal, most);
  std::vector<std::vector<TurningPoint>> turns(static_cast<std::size_t>(seats));
  std::vector<Worth> before(static_cast<std::size_t>(seats));
  for (std::size_t count = 0; count <= journal.line().size(); ++count) {
    const Table& table = journal.at(count);
    CoursePlace place{count, {}, table.standing().scores};
    for (std::uint8_t i = 0; i < seats; ++i) {
      Worth worth = bot.weigh(table, Seat{i});
      place.worth.push_back(sum(worth));
      if (count > 0) {
        TurningPoint turn;
        turn.count = count;
        turn.seat = Seat{i};
        turn.by = journal.entries()[journal.line()[count - 1]].actor;
        turn.swing = sum(worth) - sum(before[i]);
        std::int32_t from = 0;
        if (const WorthLine* line = changed_most(before[i], worth, from); line != nullptr) {
          turn.text = bot.claim(table, Seat{i}, line->key, from, line->amount);
        }
        if (turn.swing != 0) turns[i].push_back(std::move(turn));
      }
      before[i] = std::move(worth);
    }
    if (std::find(shown.begin(), shown.end(), count) != shown.end()) {
      course.places.push_back(std::move(place));
    }
  }
  const auto greater = [](const TurningPoint& a, const TurningPoint& b) {
    return std::abs(a.swing) > std::abs(b.swing);
  };
  for (std::vector<TurningPoint>& list : turns) {
    std::stable_sort(list.begin(), list.end(), greater);
    for (std::size_t i = 0; i < std::min(list.size(), kMostTurns); ++i) {
      course.turns.push_back(std::move(list[i]));
    }
  }
  std::stable_sort(course.turns.begin(), course.turns.end(), greater);
  return course;
}

}  // namespace citybox
