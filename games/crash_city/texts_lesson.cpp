// What a coach says in somebody's first game of CrashCity.

#include <algorithm>
#include <limits>

#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/crash_city/outlook.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

using Sight = CoachSight<CrashCity>;

template <Task kTask>
bool to_do(const Sight& sight) {
  return sight.deciding && sight.state().task == kTask;
}

int cars_each(const Sight& sight) {
  return supply_of(sight.state().options, sight.content)[Building::kHouse];
}

int free_roofs(const State& s) {
  return open_jobs(s, Building::kShop) + open_jobs(s, Building::kFactory);
}

// Whoever has most cars parked.
Seat leader(const State& s) {
  Seat first{};
  for_each_seat(s, [&](Seat seat) {
    if (parked_cars(s, seat) > parked_cars(s, first)) first = seat;
  });
  return first;
}

bool has_cars(const Sight& sight) {
  return sight.state().city.cars[car_of(sight.seat, 0).index].placed();
}

// How well a site suits the learner: near the own cars, or near the town square while there are none.
std::int32_t worth_of_site(const Sight& sight, Place at) {
  if (!has_cars(sight)) return -steps_between(at, kTownSquare);
  State there = sight.state();
  there.site = at;
  return location_of_site(there, sight.seat, kCommuter).worth;
}

bool proposes_site(const Sight& sight, const Action& action) {
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  for_each_site(sight.state(), [&](Place at) { best = std::max(best, worth_of_site(sight, at)); });
  return worth_of_site(sight, action.to.at) == best;
}

// The most streets that the revealed tile can make two lanes wide.
int most_widened(const State& s, const Actions& turnings) {
  int most = 0;
  for (const Action& a : turnings) most = std::max(most, streets_widened(s, a.lanes));
  return most;
}

Actions turnings_of(const State& s) {
  Actions turnings;
  list_turnings(s, turnings);
  return turnings;
}

bool proposes_turning(const Sight& sight, const Action& action) {
  const State& s = sight.state();
  return streets_widened(s, action.lanes) == most_widened(s, turnings_of(s));
}

std::string about_the_tile(const Sight& sight) {
  const State& s = sight.state();
  const Actions turnings = turnings_of(s);
  const int widened = most_widened(s, turnings);
  const std::string_view sentence =
      widened > 0
          ? "You turned up a {tile}. It can lie here in {ways|one way|{word} ways}: one of its "
            "streets must lead to the town square. Laid as I show you, it makes {wide|one street|"
            "{wide_word} streets} two lanes wide, and there cars can pass and turn around."
          : "You turned up a {tile}. It can lie here in {ways|one way|{word} ways}: one of its "
            "streets must lead to the town square. Turn it as you like, and lay it.";
  const auto ways = static_cast<std::int64_t>(turnings.size());
  return say(sentence, {{"tile", noun_for(s.revealed)},
                        {"ways", ways},
                        {"word", number_word(ways)},
                        {"wide", widened},
                        {"wide_word", number_word(widened)}});
}

bool proposes_building(const Sight& sight, const Action& action) {
  const State& s = sight.state();
  for (const Building b : {Building::kHouse, Building::kShop, Building::kFactory}) {
    if (may_build(s, b)) return action.verb == verb_for(b);
  }
  return false;
}

std::string about_buildings(const Sight& sight) {
  const State& s = sight.state();
  const BuildingCounts& left = s.unbuilt[sight.seat.index];
  const std::string_view sentence =
      may_build(s, Building::kHouse)
          ? "Now something is built on it: {houses|1 house|{houses} houses}, {shops|1 shop|{shops} "
            "shops} or {factories|1 factory|{factories} factories} are yours to choose from. A "
            "house brings you a car. A shop or factory has a roof for one car, whoever's it is. "
            "Try a house: without cars there is no race."
          : "Now something is built on it: {houses|1 house|{houses} houses}, {shops|1 shop|{shops} "
            "shops} or {factories|1 factory|{factories} factories} are left to you, but no house "
            "can stand here. A shop or factory has a roof for one car, whoever's it is.";
  return say(sentence, {{"houses", left[Building::kHouse]},
                        {"shops", left[Building::kShop]},
                        {"factories", left[Building::kFactory]}});
}

std::string about_the_car(const Sight& sight) {
  const Start best = best_start(sight.state());
  if (best.way.job == kNoTile) {
    return "Your house brings a car. Choose its lane and the way it faces: forward it is fast, "
           "backward slow. No free roof is near yet, so let it stand where it can drive most ways.";
  }
  return say(
      "Your house brings a car. Choose its lane and the way it faces: forward it is fast, backward "
      "slow. From where I show you it would be parked in {turns|1 turn|{turns} turns} if nobody "
      "came between.",
      {{"turns", best.way.turns}});
}

// The learner's car that is nearest to a free roof.
struct Nearest {
  CarId car = kNoCar;
  Commute way;
};
Nearest nearest_car(const Sight& sight) {
  Nearest nearest;
  for (int n = 0; n < kCarsPerSeat; ++n) {
    const CarId id = car_of(sight.seat, n);
    const Commute way = commute_of(sight.state(), id);
    if (way.job == kNoTile) continue;
    if (nearest.car == kNoCar || way.turns < nearest.way.turns) nearest = {id, way};
  }
  return nearest;
}

// The nearest car parks, or comes a turn nearer without hitting anybody.
bool proposes_drive(const Sight& sight, const Action& action) {
  const Nearest nearest = nearest_car(sight);
  State s = sight.state();
  if (s.task != Task::kRace || nearest.car == kNoCar || !moves_own_car(action.verb)) return false;
  if (own_car_on(s, action.from) != nearest.car) return false;
  if (nearest.way.turns == 1) return action.verb == Verb::kPark;
  if (action.verb == Verb::kPark) return false;
  const Car car = s.city.cars[nearest.car.index];
  const Target end =
      action.verb == Verb::kUTurn ? u_turn(s.city, car) : known_target(s.city, car, action.to);
  s.city.free_lane(car.tile, car.posture.edge());
  const Commute way = commute_from(s, {end.tile, end.posture});
  return !end.hits && way.job != kNoTile && way.turns < nearest.way.turns;
}

std::string about_the_race(const Sight& sight) {
  const State& s = sight.state();
  const Nearest nearest = nearest_car(sight);
  if (nearest.car == kNoCar) {
    return say(
        "The race is on: each turn you drive one of your cars, or park one that stands at a free "
        "roof. {roofs|One roof is|{word} roofs are} free. Straight on a car goes as far as it "
        "likes, and around one corner at the end.",
        {{"roofs", free_roofs(s)}, {"word", capital(number_word(free_roofs(s)))}});
  }
  const std::string_view sentence =
      nearest.way.turns == 1
          ? "The race is on: each turn you drive one of your cars, or park one. This one stands at "
            "a free roof: park it, and nobody can push it away."
          : "The race is on: each turn you drive one of your cars, straight on as far as it likes "
            "and around one corner at the end, or park one. Your nearest is {turns} turns from a "
            "parking space: one to park, and {before|one|{word}} to get there.";
  return say(sentence, {{"turns", nearest.way.turns},
                        {"before", nearest.way.turns - 1},
                        {"word", number_word(nearest.way.turns - 1)}});
}

bool is_of_the_race(const Event& e) {
  return e.kind == EventKind::kDrove || e.kind == EventKind::kParked ||
         e.kind == EventKind::kPassed || e.kind == EventKind::kBounced;
}

// The last of this kind that happened, to or by these.
template <class Fits>
const Event* last_event(const Sight& sight, Fits&& fits) {
  const Event* found = nullptr;
  for (const Event& event : sight.since) {
    if (fits(event)) found = &event;
  }
  return found;
}

bool something_happened(const Sight& sight) {
  const State& s = sight.state();
  if (is_over(s)) return true;
  return sight.deciding && is_racing(s) && last_event(sight, [&](const Event& e) {
                                             return is_of_the_race(e) && e.seat != sight.seat;
                                           }) != nullptr;
}

std::string about_my_drive(const Sight& sight, const Event& drove) {
  const State& s = sight.state();
  const Car& car = s.city.cars[drove.car.index];
  const Commute way = commute_of(s, drove.car);
  if (way.job == kNoTile) {
    return "The car you drove has no free roof near. Look at the numbers on the others: each says "
           "in how many turns that car can be parked.";
  }
  if (way.turns == 1) {
    return say(
        "The car you drove stands at {owner|your own|{name}'s} {job}, and its roof is free: park "
        "it "
        "before somebody else does. Whose building it is does not matter.",
        {{"owner", s.city.lots[car.tile].owner()},
         {"job", noun_for(s.city.lots[car.tile].building())}});
  }
  return say(
      "The car you drove can be parked in {turns} turns. Each of your cars shows that number: "
      "drive "
      "the one that gains most.",
      {{"turns", way.turns}});
}

std::string what_happened(const Sight& sight) {
  const State& s = sight.state();
  const Seat me = sight.seat;
  const auto by = [&](EventKind kind, bool mine) {
    return last_event(sight,
                      [&](const Event& e) { return e.kind == kind && (e.seat == me) == mine; });
  };
  const Event* hit_me = last_event(sight, [&](const Event& e) {
    return e.kind == EventKind::kCrashed && e.other == me && e.seat != me;
  });
  if (hit_me != nullptr) {
    const std::string_view sentence =
        s.task == Task::kBounce && decider(s) == me
            ? "{who|You ran|{name} ran} into your car: that takes two spaces of run-up. Now you "
              "say "
              "where it goes, one space away. A push can even help you."
            : "{who|You ran|{name} ran} into your car: that takes two spaces of run-up. Whoever is "
              "hit says where the car goes, one space away. A push can even help you.";
    return say(sentence, {{"who", hit_me->seat}});
  }
  const Event* hit = by(EventKind::kCrashed, true);
  if (hit != nullptr && hit->other && *hit->other != me) {
    return say(
        "You ran into {other|your|{name}'s} car, and its owner said where it went: one space away. "
        "Pushing takes two spaces of run-up, and costs no turn more than driving.",
        {{"other", *hit->other}});
  }
  if (by(EventKind::kParked, true) != nullptr) {
    const int left = cars_each(sight) - parked_cars(s, me);
    return say(
        "You parked: {parked|one car is|{word} cars are} at work for good, and {left|one is|"
        "{left_word} are} still to come. Nobody can push a parked car.",
        {{"parked", parked_cars(s, me)},
         {"word", number_word(parked_cars(s, me))},
         {"left", left},
         {"left_word", number_word(left)}});
  }
  if (const Event* parked = by(EventKind::kParked, false); parked != nullptr) {
    return say(
        "{who|You|{name}} parked on {owner|your|{name}'s} {job}: a roof serves any color. "
        "{roofs|One free roof is|{word} free roofs are} left.",
        {{"who", parked->seat},
         {"owner", parked->other.value_or(parked->seat)},
         {"job", noun_for(parked->building)},
         {"roofs", free_roofs(s)},
         {"word", capital(number_word(free_roofs(s)))}});
  }
  if (const Event* drove = by(EventKind::kDrove, true); drove != nullptr) {
    return about_my_drive(sight, *drove);
  }
  return say(
      "The others are on their way. {roofs|One roof is|{word} roofs are} free, and the first car "
      "there has it.",
      {{"roofs", free_roofs(s)}, {"word", capital(number_word(free_roofs(s)))}});
}

bool the_end_is_near(const Sight& sight) {
  const State& s = sight.state();
  return is_over(s) ||
         (sight.deciding && is_racing(s) && parked_cars(s, leader(s)) + 1 >= cars_each(sight));
}

std::string how_it_ends(const Sight& sight) {
  const State& s = sight.state();
  if (is_over(s)) return CrashCityCodec::verdict(s, sight.content);
  return say(
      "{who|You have|{name} has} {parked} of {cars} cars at work and {who|need|needs} one more: "
      "then the race is over. That was all there is to know. Good luck!",
      {{"who", leader(s)}, {"parked", parked_cars(s, leader(s))}, {"cars", cars_each(sight)}});
}

}  // namespace

const std::vector<CoachLine<CrashCity>>& CrashCityCodec::lesson() {
  static const std::vector<CoachLine<CrashCity>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal,
       [](const Sight& sight) { return sight.deciding && !is_racing(sight.state()); },
       [](const Sight& sight) {
         return say(
             "{seats} of you build one city, street by street. Then your {cars} cars race through "
             "it "
             "to work, against {cars} of each rival. Whoever is first to have all {cars} parked on "
             "roofs wins.",
             {{"seats", capital(number_word(sight.state().seats))},
              {"cars", number_word(cars_each(sight))}});
       }},
      {"site", "What you can do", CoachShows::kBoard, &to_do<Task::kSite>,
       [](const Sight& sight) {
         const int tiles = stack_left(sight.state(), sight.seat);
         const std::string_view sentence =
             has_cars(sight)
                 ? "You have {tiles|one tile|{word} tiles} in your stack. Choose a glowing place, "
                   "and "
                   "the top one is turned up there. Near your own cars is good: what you build "
                   "there "
                   "helps them."
                 : "You have {tiles|one tile|{word} tiles} in your stack. Choose a glowing place, "
                   "and "
                   "the top one is turned up there. Close to the town square is a good place to "
                   "begin: every street leads there.";
         return say(sentence, {{"tiles", tiles}, {"word", number_word(tiles)}});
       },
       &proposes_site},
      {"tile", "Your tile", CoachShows::kBoard, &to_do<Task::kPave>, &about_the_tile,
       &proposes_turning},
      {"build", "Houses and roofs", CoachShows::kChoices, &to_do<Task::kBuild>, &about_buildings,
       &proposes_building},
      {"car", "Your car", CoachShows::kBoard, &to_do<Task::kCar>, &about_the_car,
       [](const Sight& sight, const Action& action) {
         return action.to.posture == best_start(sight.state()).posture;
       }},
      {"race", "The race", CoachShows::kBoard, &to_do<Task::kRace>, &about_the_race,
       &proposes_drive},
      {"happened", "What just happened", CoachShows::kLog, &something_happened, &what_happened,
       &proposes_drive},
      {"end", "How it ends", CoachShows::kGoal, &the_end_is_near, &how_it_ends},
  };
  return kLesson;
}

}  // namespace citybox::crash_city
