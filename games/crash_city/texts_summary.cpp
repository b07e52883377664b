// What follows from the state, for a page that holds no rules.

#include <fmt/format.h>

#include <algorithm>

#include "games/crash_city/codec.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string who(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return CrashCityCodec::verdict(s);
  const std::string seat = who(decider(s));
  switch (s.task) {
    case Task::kSite:
      return seat + " chooses a site to pave.";
    case Task::kPave:
      return fmt::format("{} turns {} for {}.", seat, noun_for(s.revealed), name_of(s.site));
    case Task::kBuild:
      return fmt::format("{} builds on {}.", seat, name_of(s.city.place(s.city.count)));
    case Task::kCar:
      return fmt::format("{} places a car beside the new house at {}.", seat,
                         name_of(s.city.place(s.city.count)));
    case Task::kBounce:
      if (s.crash.hitter.owner() == decider(s)) {
        return fmt::format("Crash! {} hit a car of the same color and says where it goes.", seat);
      }
      return fmt::format("Crash! {}'s car was hit by {}'s: {} says where it goes.", seat,
                         who(s.crash.hitter.owner()), seat);
    default:
      break;
  }
  const int left = c.patience - s.quiet_turns;
  const std::string warning =
      left > 20 ? "" : fmt::format(" Without a parking the race ends in {} turns.", left);
  return fmt::format("Turn {} of the race: {} parks or drives.{}", s.race_turns + 1, seat, warning);
}

json::array players(const State& s) {
  json::array all;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const Seat seat{i};
    int driving = 0;
    for (int n = 0; n < kCarsPerSeat; ++n) driving += s.city.cars[car_of(seat, n).index].driving();
    const BuildingCounts& left = s.unbuilt[i];
    all.push_back(json::object{{"parked", parked_cars(s, seat)},
                               {"driving", driving},
                               {"stack", stack_left(s, seat)},
                               {"houses", left[Building::kHouse]},
                               {"shops", left[Building::kShop]},
                               {"factories", left[Building::kFactory]}});
  }
  return all;
}

json::array sites(const State& s) {
  json::array all;
  if (s.task == Task::kSite) {
    for_each_site(s, [&](Place at) { all.push_back(json::value(name_of(at))); });
  }
  return all;
}

json::array turnings(const State& s) {
  json::array all;
  if (s.task != Task::kPave) return all;
  Actions actions;
  list_turnings(s, actions);
  for (const Action& a : actions) all.push_back(json::value(name_of(a.lanes)));
  return all;
}

struct Map {
  json::array open_jobs, cut_off, two_lane;
};

Map read_map(const City& city) {
  Map map;
  for (Slot t = kSquare; t <= city.count; ++t) {
    if (city.lots[t].open_job()) map.open_jobs.push_back(json::value(name_of(city.place(t))));
    city.lanes(t).for_each([&](Heading edge) {
      const json::value name(name_of(city.lane(t, edge)));
      if (!city.reach[t].contains(edge)) map.cut_off.push_back(name);
      const bool first = edge == Heading::kNorth || edge == Heading::kEast;
      if (first && is_two_lane(city, t, edge)) map.two_lane.push_back(name);
    });
  }
  return map;
}

json::object bounds(const City& city) {
  int west = 0, east = 0, south = 0, north = 0;
  for (Slot t = kSquare; t <= city.count; ++t) {
    west = std::min<int>(west, city.place(t).x);
    east = std::max<int>(east, city.place(t).x);
    south = std::min<int>(south, city.place(t).y);
    north = std::max<int>(north, city.place(t).y);
  }
  return {{"west", west}, {"east", east}, {"south", south}, {"north", north}};
}

json::value crash(const State& s) {
  if (s.task != Task::kBounce) return nullptr;
  json::array ways;
  Actions actions;
  list_outcomes(s, actions);
  for (const Action& a : actions) {
    ways.push_back(json::object{{"outcome", citybox::name_of(a.verb)}, {"to", name_of(a.to)}});
  }
  const Car& hit = s.city.cars[s.crash.hit.index];
  return json::object{{"hit", s.crash.hit.index},
                      {"owner", s.crash.hit.owner().index},
                      {"hitter", s.crash.hitter.index},
                      {"by", s.crash.hitter.owner().index},
                      {"at", name_of(s.city.lane(hit.tile, hit.posture.edge()))},
                      {"heading", citybox::name_of(s.crash.heading)},
                      {"ways", std::move(ways)}};
}

const char* phase(const State& s) {
  if (is_over(s)) return "over";
  return is_racing(s) ? "race" : "construction";
}

}  // namespace

std::string_view duty_of(Task task) {
  switch (task) {
    case Task::kSite:
      return "choose a site to pave";
    case Task::kPave:
      return "turn the tile";
    case Task::kBuild:
      return "build on the new tile";
    case Task::kCar:
      return "place the car of the new house";
    case Task::kRace:
      return "park a car or drive one";
    case Task::kBounce:
      return "say where your hit car goes";
    case Task::kNone:
      break;
  }
  return "have nothing more to do";
}

json::object CrashCityCodec::summary(const Seen<CrashCity>& seen, const Content& content) {
  const State& s = seen.state();
  Map map = read_map(s.city);
  json::object summary;
  summary["now"] = now(s, content);
  summary["phase"] = phase(s);
  summary["decider"] = is_over(s) ? json::value(nullptr) : json::value(decider(s).index);
  summary["duty"] = duty_of(s.task);
  summary["turn"] = s.race_turns + (is_racing(s) ? 1 : 0);
  summary["crashes"] = s.crashes;
  summary["quiet_turns"] = s.quiet_turns;
  summary["patience"] = content.patience;
  summary["players"] = players(s);
  summary["cars_each"] = content.supply[Building::kHouse];
  summary["sites"] = sites(s);
  summary["turnings"] = turnings(s);
  summary["open_jobs"] = std::move(map.open_jobs);
  summary["cut_off"] = std::move(map.cut_off);
  summary["two_lane"] = std::move(map.two_lane);
  summary["bounds"] = bounds(s.city);
  summary["crash"] = crash(s);
  return summary;
}

Hooks<CrashCity>::Numbers CrashCityCodec::measures(const State& s) {
  return {{"turns of the race", s.race_turns}, {"crashes", s.crashes}};
}

std::size_t CrashCityCodec::order(const State& s, Seat seat) {
  return (seat.index + s.seats - s.first.index) % s.seats;
}

}  // namespace citybox::crash_city
