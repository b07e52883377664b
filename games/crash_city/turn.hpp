#pragma once
// The order of play. Construction (CC-11): site, pave, build, car; next seat. Race (CC-20): park,
// drive or pass; after a crash the owner of the hit car; next seat.

#include <concepts>

#include "engine/core/game.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/driving.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/legal.hpp"
#include "games/crash_city/scoring.hpp"

namespace citybox::crash_city {

// A state being played on.
template <class Ctx>
struct Play {
  State& s;
  Ctx& ctx;
  const Content& c;
};

// A context that keeps no events.
template <class Ctx>
inline constexpr bool kIsQuiet =
    std::same_as<Ctx, QuietContext> || requires { requires !Ctx::kKeepsEvents; };

constexpr Event event(EventKind kind, std::uint8_t rule, Seat seat) {
  Event e;
  e.kind = kind;
  e.rule = {rule, 0};
  e.seat = seat;
  return e;
}

// CC-10, CC-20: one draw stands for the dice.
template <class Ctx>
constexpr void draw_first_seat(Play<Ctx>& p, Task task, EventKind kind, std::uint8_t rule) {
  p.s.first = Seat{static_cast<std::uint8_t>(p.ctx.draw(p.s.seats))};
  p.s.turn = p.s.first;
  p.s.task = task;
  p.ctx.emit(event(kind, rule, p.s.turn));
}

template <class Ctx>
constexpr void set_up(Play<Ctx>& p, const Setup<Options>& setup) {
  State& s = p.s;
  s.seats = setup.seats;
  s.options = setup.options;
  s.tiles_left = p.c.mix;
  for (int i = 0; i < s.seats; ++i) s.unbuilt[i] = p.c.supply;          // CC-7
  connect(s.city, s.city.add_tile(kTownSquare, Sides::from_bits(15)));  // CC-5
  draw_first_seat(p, Task::kSite, EventKind::kConstructionBegan, 10);
}

// ---- Construction

template <class Ctx>
constexpr void choose_site(Play<Ctx>& p, Place at) {
  State& s = p.s;
  Event e = event(EventKind::kSiteChosen, 12, s.turn);
  e.place = s.site = at;
  p.ctx.emit(e);

  std::uint32_t which = p.ctx.draw(static_cast<std::uint32_t>(s.tiles_left.total()));
  for (const Shape shape : kAllShapes) {
    if (which < s.tiles_left[shape]) {
      s.revealed = shape;
      break;
    }
    which -= s.tiles_left[shape];
  }
  --s.tiles_left[s.revealed];
  s.task = Task::kPave;
  e = event(EventKind::kTileRevealed, 11, s.turn);
  e.shape = s.revealed;
  e.amount = static_cast<std::uint16_t>(stack_left(s, s.turn));
  p.ctx.emit(e);
}

template <class Ctx>
constexpr void pave(Play<Ctx>& p, Sides lanes) {
  State& s = p.s;
  Event e = event(EventKind::kPaved, 13, s.turn);
  e.place = s.site;
  e.shape = s.revealed;
  e.lanes = lanes;
  p.ctx.emit(e);
  connect(s.city, s.city.add_tile(s.site, lanes));
  s.site = kNowhere;
  s.revealed = Shape::kNone;
  s.task = Task::kBuild;
}

// CC-10: until all have placed their tiles.
template <class Ctx>
constexpr void next_builder(Play<Ctx>& p) {
  State& s = p.s;
  s.task = Task::kSite;
  for (int i = 0; i < s.seats; ++i) {
    s.turn = next_seat(s.turn, s.seats);
    if (s.unbuilt[s.turn.index].total() > 0) return;
  }
  draw_first_seat(p, Task::kRace, EventKind::kRaceBegan, 20);
}

template <class Ctx>
constexpr void build(Play<Ctx>& p, Building building) {
  State& s = p.s;
  s.city.lots[s.city.count] = Lot(building, s.turn);
  --s.unbuilt[s.turn.index][building];
  Event e = event(EventKind::kBuilt, 11, s.turn);
  e.place = s.city.place(s.city.count);
  e.building = building;
  p.ctx.emit(e);
  if (building == Building::kHouse) {
    s.task = Task::kCar;
  } else {
    next_builder(p);
  }
}

// The next car that a seat brings into the city: the first that is not placed.
constexpr CarId next_car(const State& s, Seat seat) {
  int number = 0;
  while (s.city.cars[car_of(seat, number).index].placed()) ++number;
  return car_of(seat, number);
}

template <class Ctx>
constexpr void place_car(Play<Ctx>& p, Posture posture) {
  State& s = p.s;
  const CarId id = next_car(s, s.turn);
  s.city.cars[id.index] = {s.city.count, posture};
  s.city.occupy_lane(s.city.count, posture.edge());
  Event e = event(EventKind::kCarPlaced, 15, s.turn);
  e.car = id;
  e.to = s.city.spot(id);
  p.ctx.emit(e);
  next_builder(p);
}

// ---- Race

template <class Ctx>
constexpr void end_game(Play<Ctx>& p, Ending ending, std::uint8_t rule) {
  p.s.ending = ending;
  p.s.task = Task::kNone;
  Event e = event(EventKind::kEnded, rule, p.s.turn);
  e.ending = ending;
  e.winners = winners_of(p.s, p.c);
  e.amount = p.s.race_turns;
  p.ctx.emit(e);
}

enum class Parking : std::uint8_t { kNo, kYes };

template <class Ctx>
constexpr void end_turn(Play<Ctx>& p, Parking parking) {
  State& s = p.s;
  ++s.race_turns;
  s.quiet_turns = static_cast<std::uint16_t>(parking == Parking::kYes ? 0 : s.quiet_turns + 1);
  const bool equal = s.options.equal_turns == EqualTurns::kOn;
  const bool round_ends = next_seat(s.turn, s.seats) == s.first;
  if ((parking == Parking::kYes && !equal) || (equal && round_ends)) {
    for (std::uint8_t i = 0; i < s.seats; ++i) {
      if (all_parked(s, Seat{i}, p.c)) return end_game(p, Ending::kAllParked, equal ? 29 : 27);
    }
  }
  if (s.quiet_turns >= p.c.patience) return end_game(p, Ending::kStalemate, 28);
  s.turn = next_seat(s.turn, s.seats);
  s.task = Task::kRace;
}

template <class Ctx>
constexpr void park(Play<Ctx>& p, CarId id) {
  State& s = p.s;
  Car& car = s.city.cars[id.index];
  const Lot lot = s.city.lots[car.tile];
  Event e = event(EventKind::kParked, 21, s.turn);
  e.car = id;
  e.from = s.city.spot(id);
  e.place = s.city.place(car.tile);
  e.building = lot.building();
  e.other = {lot.owner().index};
  s.city.free_lane(car.tile, car.posture.edge());
  s.city.lots[car.tile].take();
  car.posture = Posture();
  e.amount = static_cast<std::uint16_t>(parked_cars(s, s.turn));
  p.ctx.emit(e);
  const bool more_to_come = next_seat(s.turn, s.seats) != s.first;
  if (s.options.equal_turns == EqualTurns::kOn && more_to_come && all_parked(s, s.turn, p.c)) {
    p.ctx.emit(event(EventKind::kLastRound, 29, s.turn));
  }
  end_turn(p, Parking::kYes);
}

constexpr std::uint8_t rule_of(Maneuver m) {
  switch (m) {
    case Maneuver::kForward:
    case Maneuver::kDrift:
      return 22;
    case Maneuver::kBackUp:
    case Maneuver::kBackAround:
      return 23;
    case Maneuver::kTurn:
    case Maneuver::kBackwardTurn:
      return 24;
    case Maneuver::kUTurn:
      return 25;
    case Maneuver::kStraightCrash:
      return 31;
    default:
      return 32;
  }
}

// The car that just came to the lane of `hit` drives it away: its owner decides where to.
template <class Ctx>
constexpr void begin_crash(Play<Ctx>& p, CarId hitter, CarId hit, Heading way) {
  State& s = p.s;
  s.crash.hit = hit;
  s.crash.hitter = hitter;
  s.crash.heading = way;
  s.task = Task::kBounce;
  ++s.crashes;
  Event e = event(EventKind::kCrashed, s.crash.before.empty() ? 30 : 34, hitter.owner());
  e.car = hitter;
  e.other = {hit.owner().index};
  e.hit = hit;
  e.to = {s.city.place(s.city.cars[hit.index].tile),
          Posture(s.city.cars[hit.index].posture.edge(), way)};
  e.place = e.to.at;
  e.amount = static_cast<std::uint16_t>(s.crash.before.size() + 1);
  p.ctx.emit(e);
}

template <class Ctx>
constexpr void drive(Play<Ctx>& p, CarId id, const Target& target) {
  State& s = p.s;
  Car& car = s.city.cars[id.index];
  const CarId hit = target.hits ? s.city.car_at(target.tile, target.posture.edge()) : kNoCar;
  Event e = event(EventKind::kDrove, rule_of(target.maneuver), s.turn);
  e.car = id;
  e.maneuver = target.maneuver;
  e.from = s.city.spot(id);
  if constexpr (!kIsQuiet<Ctx>) add_path(s.city, car, target, e.path);  // it takes its time
  s.city.free_lane(car.tile, car.posture.edge());
  car = {target.tile, target.posture};
  s.city.occupy_lane(car.tile, car.posture.edge());
  e.to = s.city.spot(id);
  p.ctx.emit(e);
  if (hit == kNoCar) return end_turn(p, Parking::kNo);
  s.crash.first = id;
  begin_crash(p, id, hit, target.way);
}

// CC-31, CC-32, CC-34
template <class Ctx>
constexpr void bounce(Play<Ctx>& p, const Action& a) {
  State& s = p.s;
  const CarId id = s.crash.hit;
  Car& car = s.city.cars[id.index];
  const Slot tile = s.city.at(a.to.at);
  const CarId next = s.city.car_at(tile, a.to.posture.edge());
  const Heading way = a.verb != Verb::kCorner                   ? s.crash.heading
                      : car.posture.facing() == s.crash.heading ? a.to.posture.facing()
                                                                : opposite(a.to.posture.facing());
  Event e = event(EventKind::kBounced, a.verb == Verb::kStraight ? 31 : 32, id.owner());
  e.car = id;
  e.maneuver = a.verb == Verb::kStraight ? Maneuver::kStraightCrash
               : a.verb == Verb::kCorner ? Maneuver::kCornerCrash
                                         : Maneuver::kSideswipe;
  e.from = s.city.spot(id);
  car = {tile, a.to.posture};
  s.city.occupy_lane(tile, a.to.posture.edge());
  e.to = s.city.spot(id);
  p.ctx.emit(e);
  if (next != kNoCar) {
    s.crash.before.add(id);
    return begin_crash(p, id, next, way);
  }
  s.crash = Crash{};
  end_turn(p, Parking::kNo);
}

template <class Ctx>
constexpr void race(Play<Ctx>& p, const Action& a) {
  State& s = p.s;
  if (a.verb == Verb::kPass) {
    p.ctx.emit(event(EventKind::kPassed, 20, s.turn));
    return end_turn(p, Parking::kNo);
  }
  const CarId id = s.city.car_at(s.city.at(a.from.at), a.from.edge);
  if (a.verb == Verb::kPark) return park(p, id);
  const Car car = s.city.cars[id.index];
  drive(p, id, a.verb == Verb::kUTurn ? u_turn(s.city, car) : known_target(s.city, car, a.to));
}

template <class Ctx>
constexpr void carry_out(Play<Ctx>& p, const Action& a) {
  switch (p.s.task) {
    case Task::kSite:
      return choose_site(p, a.to.at);
    case Task::kPave:
      return pave(p, a.lanes);
    case Task::kBuild:
      return build(p, building_of(a.verb));
    case Task::kCar:
      return place_car(p, a.to.posture);
    case Task::kRace:
      return race(p, a);
    case Task::kBounce:
      return bounce(p, a);
    case Task::kNone:
      return;
  }
}

}  // namespace citybox::crash_city
