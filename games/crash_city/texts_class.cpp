// A table of a class at a glance. Nothing in this city is hidden.

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/streets.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

// Rounds of building, then rounds of the race; tables of two and of four are compared by them.
struct Rounds {
  int built = 0;  // the one that runs, from 1, or all of them
  int raced = 0;  // 0 before the race
};

Rounds rounds(const State& s, const Content& c) {
  const int tiles = supply_of(s.options, c).total();
  if (is_over(s)) return {tiles, (s.race_turns - 1) / s.seats + 1};
  if (is_racing(s)) return {tiles, s.race_turns / s.seats + 1};
  int turns = s.task == Task::kCar ? -1 : 0;  // of building that are finished
  for_each_seat(s, [&](Seat seat) { turns += tiles - s.unbuilt[seat.index].total(); });
  return {turns / s.seats + 1, 0};
}

std::string moment(const State& s, const Content& c) {
  const Rounds now = rounds(s, c);
  if (is_over(s)) return say("After round {round} of the race", {{"round", now.raced}});
  if (is_racing(s)) return say("Race, round {round}", {{"round", now.raced}});
  return say("Building, tile {tile} of {tiles}",
             {{"tile", now.built}, {"tiles", supply_of(s.options, c).total()}});
}

// Each of them once: from its west or its south.
int two_lane_streets(const City& city) {
  int streets = 0;
  for (Slot tile = kSquare; tile <= city.count; ++tile) {
    city.lanes(tile).for_each([&](Heading edge) {
      const bool first = edge == Heading::kNorth || edge == Heading::kEast;
      streets += first && is_two_lane(city, tile, edge) ? 1 : 0;
    });
  }
  return streets;
}

}  // namespace

Glance CrashCityCodec::glance(const Seen<CrashCity>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Figure parked{"parked", "Cars at work", 0, {}, Better::kHigh};
  Figure driving{"driving", "Cars on the streets", 0, {}};
  for_each_seat(s, [&](Seat seat) {
    parked.seats.push_back(parked_cars(s, seat));
    parked.value += parked.seats.back();
    driving.seats.push_back(driving_cars(s, seat));
    driving.value += driving.seats.back();
  });
  const Rounds now = rounds(s, c);
  Glance glance{.moment = moment(s, c), .round = now.built + now.raced};
  glance.figures = {
      std::move(parked),
      {"crashes", "Crashes", s.crashes, {}, Better::kLow},
      std::move(driving),
      {"roofs", "Free roofs", open_jobs(s, Building::kShop) + open_jobs(s, Building::kFactory)},
      {"two-lane", "Two-lane streets", two_lane_streets(s.city)}};
  return glance;
}

}  // namespace citybox::crash_city
