// The summary of departments and seats.

#include "engine/table/why.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/changes.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// Would a condition about neighbors hold there?
bool better_at(const State& s, const Content& c, const Lines& lines, Space space) {
  for (const Line& line : lines) {
    const Quantity what = line.when.measure.what;
    const bool near = what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
    if (line.when.test == Test::kAtLeast && near && holds(s, c, line.when, {space, Seat{}})) {
      return true;
    }
  }
  return false;
}

std::vector<std::string> better_spaces(const State& s, const Content& c,
                                       const SheetBuilding& line) {
  std::vector<std::string> list;
  for_each_free(s, facts(c, line.building).space, [&](Space space) {
    if (better_at(s, c, line.lines, space)) list.push_back(space_name(space));
  });
  return list;
}

// A free space where most of its conditions hold; nowhere: there is none.
Space best_space(const State& s, const Content& c, const SheetBuilding& line, Seat holder) {
  Space best = kNowhere;
  int most = -1;
  for_each_free(s, facts(c, line.building).space, [&](Space space) {
    int holding = 0;
    for (const Line& each : line.lines) {
      holding += each.effect != Effect::kNone && holds(s, c, each.when, {space, holder}) ? 1 : 0;
    }
    if (holding <= most) return;
    best = space;
    most = holding;
  });
  return best;
}

// What it would make of the levels there.
std::vector<LevelThen> levels_then(const State& s, const Content& c, const SheetBuilding& line,
                                   Seat holder) {
  std::vector<LevelThen> list;
  const Space space = best_space(s, c, line, holder);
  if (space == kNowhere || is_over(s)) return list;
  State then = s;
  QuietContext ctx{Rng(0)};
  Play play{then, ctx, c};
  run_lines(play, line.lines, {holder, space}, {});
  for (int i = 1; i <= static_cast<int>(Indicator::kCo2); ++i) {
    const auto what = static_cast<Indicator>(i);
    if (then.levels.of(what) != s.levels.of(what)) list.push_back({what, then.levels.of(what)});
  }
  return list;
}

DepartmentNow department_now(const State& s, const Content& c, Department d) {
  const Seat holder = holder_of(s, d);
  const bool open = holder == kFacilitator;
  DepartmentNow now;
  now.department = d;
  if (!open) now.seat = holder;
  now.held = say(open ? "open to all" : "{who|You have it|{name} has it}", {{"who", holder}});
  now.points = points_of(s, c, d, holder);
  now.laurels = s.laurels[index_of(d)];
  for (const Term& term : sheet_of(c, d).terms) {
    if (term.points == 0) continue;
    now.terms.push_back(
        {measure(s, c, term.of, {kNowhere, holder}), points_of(s, c, term, holder)});
  }
  for (const SheetBuilding& line : sheet_of(c, d).buildings) {
    if (line.building == Building::kNone) continue;
    const Spot spot = Spot::of(line.building);
    now.buildings.push_back({line.building, coins_on(s, spot), missing_on(s, c, spot),
                             count_buildings(s, line.building), better_spaces(s, c, line),
                             levels_then(s, c, line, holder),
                             refused_by<SustainCodec>(spot_refusal(s, c, holder, spot), c)});
  }
  return now;
}

// SU-29: gifts are given in the discussion, coins are put until one has passed.
Verdict verdict_on(const State& s, Seat seat, const Promise& promise) {
  const bool talking = s.phase == Phase::kDiscussion && !is_done(s, seat);
  const bool investing = s.phase != Phase::kInvesting || !is_done(s, seat);
  const bool open = !is_over(s) && (promise.kind == PromiseKind::kGive ? talking : investing);
  if (is_kept(s, seat, promise)) return open ? Verdict::kSoFar : Verdict::kKept;
  return open ? Verdict::kOpen : Verdict::kBroken;
}

std::vector<PromiseNow> promises_now(const State& s, Seat seat) {
  std::vector<PromiseNow> list;
  for (const Promise& promise : s.promises[seat.index]) {
    PromiseNow& now = list.emplace_back();
    now.kind = promise.kind;
    now.spot = key_of(promise.spot);
    if (promise.kind == PromiseKind::kGive) now.receiver = promise.receiver;
    now.number = promise.number;
    now.so_far = came_to(s, seat, promise);
    now.text = phrase_of(promise);
    now.here = promise_here(promise, seat);
    now.verdict = verdict_on(s, seat, promise);
  }
  return list;
}

std::string_view duty_text(const State& s, Seat seat, int promises_left) {
  if (is_over(s)) return "";
  if (s.phase == Phase::kDiscussion) {
    if (is_done(s, seat)) return "{who|You are|{name} is} ready. The others still talk.";
    return promises_left > 0
               ? "{who|You hold|{name} holds} {coins|1 coin|{coins} coins}. {who|You|{name}} may "
                 "make {left|one promise|{left} promises}."
               : "{who|You hold|{name} holds} {coins|1 coin|{coins} coins}. {who|You have|{name} "
                 "has} made all promises of this year.";
  }
  if (s.phase != Phase::kInvesting && s.phase != Phase::kPlace) return "";
  if (is_done(s, seat)) {
    return "{who|You have|{name} has} passed for this year. The others go on.";
  }
  if (s.phase != Phase::kInvesting || s.active != seat) {
    return "{who|You hold|{name} holds} {coins|1 coin|{coins} coins}. It is somebody else's turn.";
  }
  return s.coins[seat.index] > 0
             ? "{who|You hold|{name} holds} {coins|1 coin|{coins} coins}. Put some of them on one "
               "space, or pass for this year."
             : "{who|You hold|{name} holds} no coins and can only pass.";
}

SeatNow seat_now(const State& s, const Content& c, Seat seat) {
  const Department d = s.departments[seat.index];
  const bool done = !is_over(s) && is_done(s, seat);
  const bool talking = s.phase == Phase::kDiscussion;
  SeatNow now;
  now.seat = seat;
  if (d != Department::kNone) now.department = d;
  now.coins = s.coins[seat.index];
  now.points = points_of(s, c, seat);
  now.ready = done && talking;
  now.passed = done && !talking;
  now.wins = is_over(s) && outcome(s, c).winners.contains(seat);
  for_each_seat(s, [&](Seat other) {
    const int coins = s.gifts[seat.index][other.index];
    if (coins == 0) return;
    now.gifts.push_back(
        {other, coins,
         say("{coins|1 coin|{coins} coins} to {other}", {{"coins", coins}, {"other", other}})});
  });
  now.promises = promises_now(s, seat);
  const int left = c.promises_a_year - static_cast<int>(now.promises.size());
  now.duty = say(duty_text(s, seat, left), {{"who", seat}, {"coins", now.coins}, {"left", left}});
  return now;
}

}  // namespace

void add_sheets(Summary& summary, const State& s, const Content& c) {
  for_each_department(
      [&](Department d) { summary.departments.push_back(department_now(s, c, d)); });
  for_each_seat(s, [&](Seat seat) { summary.seats.push_back(seat_now(s, c, seat)); });
}

}  // namespace citybox::sustain
