#include "engine/journal/course.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/journal/past.hpp"
#include "engine/types/words.hpp"

namespace citybox {

namespace {

using Worth = std::vector<WorthLine>;

// Where a turn ended, and what everything was worth to each seat then.
struct Milestone {
  std::size_t count = 0;
  std::vector<Worth> worth;
};

std::int32_t sum(const Worth& worth) {
  std::int32_t total = 0;
  for (const WorthLine& line : worth) total += line.worth;
  return total;
}

const WorthLine* part(const Worth& worth, std::uint8_t key) {
  const auto found = std::find_if(worth.begin(), worth.end(),
                                  [&](const WorthLine& line) { return line.key == key; });
  return found == worth.end() ? nullptr : &*found;
}

struct Change {
  std::uint8_t key = 0;
  std::int32_t worth = 0;
  std::int32_t from = 0;
  std::int32_t to = 0;
};

// The parts that changed as the whole did, the greatest first.
std::vector<Change> changes(const Worth& before, const Worth& after, std::int32_t swing) {
  std::vector<Change> all;
  const auto add = [&](std::uint8_t key, const WorthLine* then, const WorthLine* now) {
    const std::int32_t worth = (now != nullptr ? now->worth : 0) - (then ? then->worth : 0);
    const std::int32_t from = then ? then->amount : 0, to = now != nullptr ? now->amount : 0;
    if (worth == 0 || (worth > 0) != (swing > 0) || from == to) return;
    all.push_back({key, worth, from, to});
  };
  for (const WorthLine& now : after) add(now.key, part(before, now.key), &now);
  for (const WorthLine& then : before) {
    if (part(after, then.key) == nullptr) add(then.key, &then, nullptr);
  }
  std::stable_sort(all.begin(), all.end(), [](const Change& a, const Change& b) {
    return std::abs(a.worth) > std::abs(b.worth);
  });
  return all;
}

class Looking {
 public:
  Looking(const Journal& journal, const Bot& bot) : journal_(journal), bot_(bot) {}

  Seat actor(std::size_t count) const {
    return journal_.entries()[journal_.line()[count - 1]].actor;
  }

  // Alone, every action is a turn.
  bool ends_turn(std::size_t count) const {
    return count == 0 || count == journal_.line().size() || journal_.table().seats() == 1 ||
           actor(count) != actor(count + 1);
  }

  Milestone mark(std::size_t count) const {
    Milestone mark{count, {}};
    const Table& table = journal_.at(count);
    SeatSet::first(table.seats()).for_each([&](Seat seat) {
      mark.worth.push_back(bot_.weigh(table, seat));
    });
    return mark;
  }

  TurningPoint turn(const Milestone& before, const Milestone& after, Seat seat) const {
    const Worth &then = before.worth[seat.index], &now = after.worth[seat.index];
    TurningPoint turn;
    turn.from = before.count;
    turn.count = after.count;
    turn.seat = seat;
    turn.by = actor(after.count);
    turn.swing = sum(now) - sum(then);
    return turn;
  }

  // In words; only for those turns that are told of.
  TurningPoint told(TurningPoint turn, const Milestone& before, const Milestone& after) const {
    const std::size_t seat = turn.seat.index;
    const Table& table = journal_.at(turn.count);
    for (const Change& change : changes(before.worth[seat], after.worth[seat], turn.swing)) {
      const std::string clause = bot_.claim(table, turn.seat, change.key, change.from, change.to);
      if (clause.empty()) continue;
      turn.text = say("{what}.", {{"what", capital(clause)}});
      break;
    }
    for (std::size_t i = turn.from + 1; i <= turn.count; ++i) {
      for (const Happening& happening : journal_.happenings()[i]) {
        if (happening.sentence.empty() || happening.audience != kEveryone) continue;
        turn.story.push_back(happening.sentence);
      }
    }
    // What was done, and what came of it in the end.
    if (turn.story.size() > kMostStory) {
      turn.story.erase(turn.story.begin() + kBeginning,
                       turn.story.end() - (kMostStory - kBeginning));
    }
    return turn;
  }

 private:
  const Journal& journal_;
  const Bot& bot_;
};

bool greater(const TurningPoint& a, const TurningPoint& b) {
  return std::abs(a.swing) > std::abs(b.swing);
}

// How it stood for those whom the end speaks of: one winner against the best of the others, or all
// together, who won or lost.
struct Side {
  explicit Side(const Table& table) {
    const Standing standing = table.standing();
    all = table.game().cooperative || standing.winners.empty() ||
          standing.winners.size() == table.seats();
    sign = standing.winners.empty() ? -1 : 1;
    if (!all) winner = standing.winners.front();
    winners = standing.winners;
    seats = SeatSet::first(table.seats());
  }

  std::int32_t lead(const Milestone& mark) const {
    std::int32_t together = 0;
    std::optional<std::int32_t> best;
    seats.for_each([&](Seat seat) {
      const std::int32_t worth = sum(mark.worth[seat.index]);
      together += worth;
      if (!winners.contains(seat) && (!best || worth > *best)) best = worth;
    });
    if (all) return sign * together;
    return sum(mark.worth[winner.index]) - best.value_or(0);
  }

  // Whom a turn tells of: the winner, if it was good for them, else who fell behind most; together, who did
  // it.
  Seat meant(const Milestone& before, const Milestone& after, Seat by) const {
    if (all) return by.index < after.worth.size() ? by : Seat{0};
    Seat found = winner;
    std::int32_t most = sum(after.worth[winner.index]) - sum(before.worth[winner.index]);
    if (most > 0) return winner;
    (seats - winners).for_each([&](Seat seat) {
      const std::int32_t loss = sum(before.worth[seat.index]) - sum(after.worth[seat.index]);
      if (loss <= most) return;
      most = loss;
      found = seat;
    });
    return found;
  }

  bool all = false;
  int sign = 1;
  Seat winner{};
  SeatSet winners;
  SeatSet seats;
};

// Which mark ends the deciding turn: since then the winner led to the end; who always led, or lost and won
// together with all, gained most by it. 0: there is none.
std::size_t decided_at(const std::vector<Milestone>& marks, const Side& side) {
  const std::size_t last = marks.size() - 1;
  if (last < 1) return 0;
  if (last == 1) return last;
  if (!side.all) {
    for (std::size_t i = last; i-- > 1;) {
      if (side.lead(marks[i]) <= 0) return i + 1;
    }
  }
  std::size_t found = 0;
  std::int32_t most = 0;
  for (std::size_t i = 1; i < last; ++i) {
    const std::int32_t gain = side.lead(marks[i]) - side.lead(marks[i - 1]);
    if (gain <= most) continue;
    most = gain;
    found = i;
  }
  return found == 0 ? last : found;
}

std::vector<Account> accounts(const Journal& journal) {
  std::vector<Account> all;
  for (const std::vector<Happening>& step : journal.happenings()) {
    for (const Happening& happening : step) {
      if (!happening.account) continue;
      const Account& one = *happening.account;
      const auto same = std::find_if(all.begin(), all.end(), [&](const Account& other) {
        return other.seat == one.seat && other.part == one.part && other.group == one.group;
      });
      if (same == all.end()) {
        all.push_back(one);
      } else {
        same->amount += one.amount;
      }
    }
  }
  return all;
}

}  // namespace

Course course(const Journal& journal, const Bot& bot, std::size_t most) {
  Course course;
  const Looking looking(journal, bot);
  const std::vector<std::size_t> shown = turning_points(journal, most);
  std::vector<Milestone> marks;
  for (std::size_t count = 0; count <= journal.line().size(); ++count) {
    const bool is_shown = std::find(shown.begin(), shown.end(), count) != shown.end();
    const bool ends = looking.ends_turn(count);
    if (!is_shown && !ends) continue;
    Milestone mark = looking.mark(count);
    if (is_shown) {
      CoursePlace place{count, {}, journal.at(count).standing().scores};
      for (const Worth& worth : mark.worth) place.worth.push_back(sum(worth));
      course.places.push_back(std::move(place));
    }
    if (ends) marks.push_back(std::move(mark));
  }
  SeatSet::first(journal.table().seats()).for_each([&](Seat seat) {
    std::vector<std::pair<TurningPoint, std::size_t>> turns;
    for (std::size_t i = 1; i < marks.size(); ++i) {
      TurningPoint turn = looking.turn(marks[i - 1], marks[i], seat);
      if (turn.swing != 0) turns.emplace_back(std::move(turn), i);
    }
    std::stable_sort(turns.begin(), turns.end(),
                     [](const auto& a, const auto& b) { return greater(a.first, b.first); });
    if (turns.size() > kMostTurns) turns.resize(kMostTurns);
    for (auto& [turn, i] : turns) {
      course.turns.push_back(looking.told(std::move(turn), marks[i - 1], marks[i]));
    }
  });
  std::stable_sort(course.turns.begin(), course.turns.end(), greater);
  if (journal.table().deciders().empty()) {
    const Side side(journal.table());
    if (const std::size_t i = decided_at(marks, side); i > 0) {
      const Milestone &before = marks[i - 1], &after = marks[i];
      const Seat seat = side.meant(before, after, looking.actor(after.count));
      course.deciding = looking.told(looking.turn(before, after, seat), before, after);
    }
  }
  course.accounts = accounts(journal);
  return course;
}

}  // namespace citybox
