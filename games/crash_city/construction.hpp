#pragma once
// The steps of construction (CC-10 to CC-15): site, tile, building, car.

#include "engine/kit/play.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/paving.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// CC-10, CC-20: one draw stands for the dice.
template <class P>
constexpr void draw_first_seat(P& play, Task task, EventKind kind, RuleId rule) {
  State& s = play.state;
  s.first = Seat{static_cast<std::uint8_t>(play.ctx.draw(s.seats))};
  s.turn = s.first;
  s.task = task;
  tell_all(play, event_of(kind, rule, s.turn));
}

template <class P>
constexpr void choose_site(P& play, Place at) {
  State& s = play.state;
  Event e = event_of(EventKind::kSiteChosen, rule(12), s.turn);
  e.place = s.site = at;
  tell_all(play, e);

  s.revealed = draw_from(s.tiles_left, play.ctx);
  s.task = Task::kPave;
  e = event_of(EventKind::kTileRevealed, rule(11), s.turn);
  e.shape = s.revealed;
  e.amount = static_cast<std::uint16_t>(stack_left(s, s.turn));
  tell_all(play, e);
}

template <class P>
constexpr void pave(P& play, Sides lanes) {
  State& s = play.state;
  Event e = event_of(EventKind::kPaved, rule(13), s.turn);
  e.place = s.site;
  e.shape = s.revealed;
  e.lanes = lanes;
  tell_all(play, e);
  connect(s.city, s.city.add_tile(s.site, lanes));
  s.site = kNowhere;
  s.revealed = Shape::kNone;
  s.task = Task::kBuild;
}

// CC-10: until all have placed their tiles.
template <class P>
constexpr void next_builder(P& play) {
  State& s = play.state;
  s.task = Task::kSite;
  for (int passed = 0; passed < s.seats; ++passed) {
    s.turn = next_seat(s.turn, s.seats);
    if (s.unbuilt[s.turn.index].total() > 0) return;
  }
  draw_first_seat(play, Task::kRace, EventKind::kRaceBegan, rule(20));
}

template <class P>
constexpr void build(P& play, Building building) {
  State& s = play.state;
  s.city.lots[s.city.count] = Lot(building, s.turn);
  --s.unbuilt[s.turn.index][building];
  Event e = event_of(EventKind::kBuilt, rule(11), s.turn);
  e.place = s.city.place(s.city.count);
  e.building = building;
  tell_all(play, e);
  if (building == Building::kHouse) {
    s.task = Task::kCar;
  } else {
    next_builder(play);
  }
}

// The next car that a seat brings into the city: the first that is not placed.
constexpr CarId next_car(const State& s, Seat seat) {
  int number = 0;
  while (s.city.cars[car_of(seat, number).index].placed()) ++number;
  return car_of(seat, number);
}

template <class P>
constexpr void place_car(P& play, Posture posture) {
  State& s = play.state;
  const CarId id = next_car(s, s.turn);
  s.city.cars[id.index] = {s.city.count, posture};
  s.city.occupy_lane(s.city.count, posture.edge());
  Event e = event_of(EventKind::kCarPlaced, rule(15), s.turn);
  e.car = id;
  e.to = s.city.spot(id);
  tell_all(play, e);
  next_builder(play);
}

}  // namespace citybox::crash_city
