#pragma once
// The turns of the race (CC-20 to CC-34): park, drive or pass; after a crash the hit car.

#include <cassert>
#include <type_traits>

#include "engine/core/bits.hpp"
#include "engine/core/context.hpp"
#include "engine/kit/play.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/driving.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/scoring.hpp"

namespace citybox::crash_city {

template <class P>
constexpr void end_game(P& play, Ending ending, RuleId rule) {
  State& s = play.state;
  s.ending = ending;
  s.task = Task::kNone;
  Event e = event_of(EventKind::kEnded, rule, s.turn);
  e.ending = ending;
  e.winners = winners_of(s);
  e.amount = s.race_turns;
  tell_all(play, e);
}

enum class Parking : std::uint8_t { kNo, kYes };

template <class P>
constexpr void end_turn(P& play, Parking parking) {
  State& s = play.state;
  ++s.race_turns;
  s.quiet_turns = static_cast<std::uint8_t>(parking == Parking::kYes ? 0 : s.quiet_turns + 1);
  const bool equal = s.options.equal_turns == EqualTurns::kOn;
  const bool round_ends = next_seat(s.turn, s.seats) == s.first;
  if ((parking == Parking::kYes && !equal) || (equal && round_ends)) {
    if (somebody_is_done(s, play.content)) {
      return end_game(play, Ending::kAllParked, equal ? rule(29) : rule(27));
    }
  }
  if (s.quiet_turns >= play.content.patience) {
    return end_game(play, Ending::kStalemate, rule(28));
  }
  s.turn = next_seat(s.turn, s.seats);
  s.task = Task::kRace;
}

template <class P>
constexpr void park(P& play, CarId id) {
  State& s = play.state;
  Car& car = s.city.cars[id.index];
  const Lot lot = s.city.lots[car.tile];
  Event e = event_of(EventKind::kParked, rule(21), s.turn);
  e.car = id;
  e.from = s.city.spot(id);
  e.place = s.city.place(car.tile);
  e.building = lot.building();
  e.other = lot.owner();
  s.city.free_lane(car.tile, car.posture.edge());
  s.city.lots[car.tile].take();
  car.posture = Posture();
  e.amount = static_cast<std::uint16_t>(parked_cars(s, s.turn));
  tell_all(play, e);
  const bool more_to_come = next_seat(s.turn, s.seats) != s.first;
  if (s.options.equal_turns == EqualTurns::kOn && more_to_come &&
      all_parked(s, s.turn, play.content)) {
    tell_all(play, event_of(EventKind::kLastRound, rule(29), s.turn));
  }
  end_turn(play, Parking::kYes);
}

constexpr RuleId rule_of(Maneuver m) {
  switch (m) {
    case Maneuver::kForward:
    case Maneuver::kDrift:
      return rule(22);
    case Maneuver::kBackUp:
    case Maneuver::kBackAround:
      return rule(23);
    case Maneuver::kTurn:
    case Maneuver::kBackwardTurn:
      return rule(24);
    case Maneuver::kUTurn:
      return rule(25);
    case Maneuver::kStraightCrash:
      return rule(31);
    default:
      return rule(32);
  }
}

// The car that just came to the lane of `hit` drives it away: its owner decides where to.
template <class P>
constexpr void begin_crash(P& play, CarId hitter, CarId hit, Heading way) {
  State& s = play.state;
  s.crash.hit = hit;
  s.crash.hitter = hitter;
  s.crash.heading = way;
  s.task = Task::kBounce;
  ++s.crashes;
  Event e =
      event_of(EventKind::kCrashed, s.crash.before.empty() ? rule(30) : rule(34), hitter.owner());
  e.car = hitter;
  e.other = hit.owner();
  e.hit = hit;
  e.to = {s.city.place(s.city.cars[hit.index].tile),
          Posture(s.city.cars[hit.index].posture.edge(), way)};
  e.place = e.to.at;
  e.amount = static_cast<std::uint16_t>(s.crash.before.size() + 1);
  tell_all(play, e);
}

template <class P>
constexpr void drive(P& play, CarId id, const Target& target) {
  State& s = play.state;
  Car& car = s.city.cars[id.index];
  const CarId hit = target.hits ? s.city.car_at(target.tile, target.posture.edge()) : kNoCar;
  Event e = event_of(EventKind::kDrove, rule_of(target.maneuver), s.turn);
  e.car = id;
  e.maneuver = target.maneuver;
  e.from = s.city.spot(id);
  if constexpr (kKeepsEvents<decltype(play.ctx)>) {  // it takes its time
    add_path(s.city, car, target, e.path);
  }
  s.city.free_lane(car.tile, car.posture.edge());
  car = {target.tile, target.posture};
  s.city.occupy_lane(car.tile, car.posture.edge());
  e.to = s.city.spot(id);
  tell_all(play, e);
  if (hit == kNoCar) return end_turn(play, Parking::kNo);
  s.crash.first = id;
  begin_crash(play, id, hit, target.way);
}

constexpr Maneuver maneuver_of(Verb v) {
  return v == Verb::kStraight ? Maneuver::kStraightCrash
         : v == Verb::kCorner ? Maneuver::kCornerCrash
                              : Maneuver::kSideswipe;
}

// CC-31, CC-32, CC-34
template <class P>
constexpr void bounce(P& play, const Action& a) {
  State& s = play.state;
  const CarId id = s.crash.hit;
  Car& car = s.city.cars[id.index];
  const Slot tile = s.city.at(a.to.at);
  const CarId next = s.city.car_at(tile, a.to.posture.edge());
  const Heading way = a.verb != Verb::kCorner                   ? s.crash.heading
                      : car.posture.facing() == s.crash.heading ? a.to.posture.facing()
                                                                : opposite(a.to.posture.facing());
  Event e = event_of(EventKind::kBounced, rule_of(maneuver_of(a.verb)), id.owner());
  e.car = id;
  e.maneuver = maneuver_of(a.verb);
  e.from = s.city.spot(id);
  car = {tile, a.to.posture};
  s.city.occupy_lane(tile, a.to.posture.edge());
  e.to = s.city.spot(id);
  tell_all(play, e);
  if (next != kNoCar) {
    s.crash.before.add(id);
    return begin_crash(play, id, next, way);
  }
  s.crash = Crash{};
  end_turn(play, Parking::kNo);
}

// The car on turn that is on this lane; there must be one. All are looked at, so that nothing depends
// on where it is found.
constexpr CarId own_car_on(const State& s, Lane lane) {
  unsigned found = 0;
  for (int i = 0; i < kCarsPerSeat; ++i) {
    const Car& car = s.city.cars[car_of(s.turn, i).index];
    const Place at = s.city.place(car.tile);
    const unsigned here = unsigned{at.x == lane.at.x} & unsigned{at.y == lane.at.y} &
                          unsigned{car.driving()} & unsigned{car.posture.edge() == lane.edge};
    found |= here << i;
  }
  assert(found != 0);
  return car_of(s.turn, lowest_bit(found));
}

template <class P>
constexpr void race(P& play, const Action& a) {
  const State& s = play.state;
  if (a.verb == Verb::kPass) {
    tell_all(play, event_of(EventKind::kPassed, rule(20), s.turn));
    return end_turn(play, Parking::kNo);
  }
  const CarId id = own_car_on(s, a.from);
  if (a.verb == Verb::kPark) return park(play, id);
  const Car car = s.city.cars[id.index];
  drive(play, id, a.verb == Verb::kUTurn ? u_turn(s.city, car) : known_target(s.city, car, a.to));
}

}  // namespace citybox::crash_city
