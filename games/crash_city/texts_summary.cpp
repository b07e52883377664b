// What follows from the state, for a page that holds no rules.

#include <algorithm>
#include <utility>

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/outlook.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

constexpr int kWarnWithin = 20;  // turns before CC-28 ends the race

std::string hit_now(const State& s) {
  const Seat owner = s.crash.hit.owner(), by = s.crash.hitter.owner();
  const std::string_view sentence =
      owner == by
          ? "Crash! {owner|You hit one of your own cars and say|{name} hit a car of the same "
            "color and says} where it goes."
          : "Crash! {owner|Your|{name}'s} car was hit by {by|yours|{name}'s}: {owner|you "
            "say|{name} says} where it goes.";
  return say(sentence, {{"owner", owner}, {"by", by}});
}

// CC-20: of all that may be done in the race, nothing but that.
bool must_pass(const Actions& race) { return !race.empty() && race[0].verb == Verb::kPass; }

std::string race_now(const State& s, const Actions& race) {
  const std::string_view sentence =
      must_pass(race) ? "Turn {turn} of the race: {who|you cannot move a single car and must "
                        "pass|{name} cannot move a single car and must pass}."
                      : "Turn {turn} of the race: {who|you park or drive|{name} parks or drives}.";
  return say(sentence, {{"turn", s.race_turns + 1}, {"who", s.turn}});
}

std::string now(const State& s, const Actions& race, const Content& c) {
  if (is_over(s)) return CrashCityCodec::verdict(s, c);
  switch (s.task) {
    case Task::kSite:
      return say("{who|You choose|{name} chooses} a site to pave.", {{"who", s.turn}});
    case Task::kPave:
      return say("{who|You turned|{name} turned} up a {tile}: how shall it lie?",
                 {{"who", s.turn}, {"tile", noun_for(s.revealed)}});
    case Task::kBuild:
      return say("{who|You build|{name} builds} on the new tile.", {{"who", s.turn}});
    case Task::kCar:
      return say("{who|You place|{name} places} a car beside the new house.", {{"who", s.turn}});
    case Task::kBounce:
      return hit_now(s);
    default:
      return race_now(s, race);
  }
}

std::string warning_of(const State& s, const Content& content) {
  const int left = content.patience - s.quiet_turns;
  if (!is_racing(s) || left > kWarnWithin) return "";
  return say("Without a parking the race ends in {turns|1 turn|{turns} turns}.", {{"turns", left}});
}

std::vector<Player> players(const State& s) {
  std::vector<Player> all;
  for_each_seat(s, [&](Seat seat) {
    const BuildingCounts& left = s.unbuilt[seat.index];
    Player player{.cars = {},
                  .parked = parked_cars(s, seat),
                  .driving = 0,
                  .stack = stack_left(s, seat),
                  .houses = left[Building::kHouse],
                  .shops = left[Building::kShop],
                  .factories = left[Building::kFactory]};
    for (int n = 0; n < kCarsPerSeat; ++n) {
      const CarId id = car_of(seat, n);
      if (s.city.cars[id.index].placed()) player.cars.push_back(id.index);
      player.driving += s.city.cars[id.index].driving() ? 1 : 0;
    }
    all.push_back(std::move(player));
  });
  return all;
}

std::vector<std::string> turnings(const State& s) {
  std::vector<std::string> all;
  if (s.task != Task::kPave) return all;
  Actions actions;
  list_turnings(s, actions);
  for (const Action& a : actions) all.push_back(name_of(a.lanes));
  return all;
}

void add_place(Places& all, Place place) {
  all.names.push_back(name_of(place));
  all.east.push_back(place.x);
  all.north.push_back(place.y);
}

// Tiles, then sites.
void add_places(const State& s, Summary& summary) {
  Places& all = summary.places;
  for (Slot t = kSquare; t <= s.city.count; ++t) add_place(all, s.city.place(t));
  if (s.site != kNowhere) add_place(all, s.site);
  if (s.task != Task::kSite) return;
  for_each_site(s, [&](Place at) {
    add_place(all, at);
    summary.sites.push_back(all.names.back());
  });
}

// How the action moves its car, and where it ends.
std::pair<Maneuver, Spot> move_of(const State& s, const Action& a) {
  if (a.verb == Verb::kPark) return {Maneuver::kNone, Spot{a.from.at, {}}};
  if (moves_hit_car(a.verb)) return {maneuver_of(a.verb), a.to};
  const Car& car = s.city.cars[own_car_on(s, a.from).index];
  const Target target =
      a.verb == Verb::kUTurn ? u_turn(s.city, car) : known_target(s.city, car, a.to);
  return {target.maneuver, {s.city.place(target.tile), target.posture}};
}

std::vector<CarMoves> moves(const State& s, const Actions& race) {
  std::vector<CarMoves> all;
  Lane last{};
  for (const Action& a : race) {  // car by car
    if (a.verb == Verb::kPass) continue;
    if (all.empty() || a.from != last) {
      all.push_back({moves_own_car(a.verb) ? name_of(a.from) : "", {}});
    }
    last = a.from;
    const auto [maneuver, end] = move_of(s, a);
    all.back().ends[citybox::name_of(maneuver)].push_back(name_of(end));
  }
  return all;
}

void read_map(const City& city, Summary& summary) {
  for (Slot t = kSquare; t <= city.count; ++t) {
    if (city.lots[t].open_job()) summary.open_jobs.push_back(name_of(city.place(t)));
    city.lanes(t).for_each([&](Heading edge) {
      const std::string name = name_of(city.lane(t, edge));
      if (!city.reach[t].contains(edge)) summary.cut_off.push_back(name);
      const bool first = edge == Heading::kNorth || edge == Heading::kEast;
      if (first && is_two_lane(city, t, edge)) summary.two_lane.push_back(name);
    });
    summary.bounds.include(city.place(t));
  }
}

std::optional<Collision> crash(const State& s, const Actions& race) {
  if (s.task != Task::kBounce) return std::nullopt;
  const Car& hit = s.city.cars[s.crash.hit.index];
  Collision crash{.hit = s.crash.hit.index,
                  .owner = s.crash.hit.owner(),
                  .hitter = s.crash.hitter.index,
                  .by = s.crash.hitter.owner(),
                  .at = name_of(s.city.lane(hit.tile, hit.posture.edge())),
                  .heading = s.crash.heading,
                  .ways = {}};
  for (const Action& a : race) crash.ways.push_back({a.verb, name_of(a.to)});
  return crash;
}

std::vector<EndFact> end_facts(const State& s, const Summary& summary) {
  return {{"Turns of the race", s.race_turns},
          {"Crashes", s.crashes},
          {"Tiles laid", s.city.count - kSquare},
          {"Two-lane streets", static_cast<int>(summary.two_lane.size())},
          {"Roofs still free", static_cast<int>(summary.open_jobs.size())}};
}

// What everybody wants, and how far it is.
Goal goal(const State& s, const Content& content) {
  const int cars = supply_of(s.options, content)[Building::kHouse];
  const bool equal = s.options.equal_turns == EqualTurns::kOn;
  Goal goal{.text = say(equal ? "Park all {cars} cars on roofs: all who have when a round ends win."
                              : "Park all {cars} cars on roofs first.",
                        {{"cars", cars}}),
            .more = say("{turns} turns without a parking end it: then the most parked cars win.",
                        {{"turns", content.patience}}),
            .tracks = {}};
  int most = 0;
  for_each_seat(s, [&](Seat seat) { most = std::max(most, parked_cars(s, seat)); });
  goal.tracks.push_back({GoalKind::kWin, "Parked by the leader", most, cars});
  goal.tracks.push_back(
      {GoalKind::kEnd, "Turns without a parking", s.quiet_turns, content.patience});
  return goal;
}

std::vector<Building> buildable(const State& s) {
  std::vector<Building> all;
  if (s.task != Task::kPave) return all;
  for (const Building b : kAllBuildings) {
    if (may_build_on_site(s, b)) all.push_back(b);
  }
  return all;
}

std::string roof_name(const City& city, const Commute& way) {
  return way.job == kNoTile ? "" : name_of(city.place(way.job));
}

std::optional<StartAhead> start_ahead(const State& s) {
  if (s.task != Task::kCar) return std::nullopt;
  const Start best = best_start(s);
  return StartAhead{name_of(Spot{kNowhere, best.posture}), roof_name(s.city, best.way),
                    best.way.turns};
}

std::vector<RoofAhead> roofs_ahead(const State& s) {
  std::vector<RoofAhead> all;
  if (!is_racing(s)) return all;
  for (int n = 0; n < kCarsPerSeat; ++n) {
    const CarId id = car_of(decider(s), n);
    const Commute way = commute_of(s, id);
    if (way.job != kNoTile) all.push_back({id.index, roof_name(s.city, way), way.turns});
  }
  return all;
}

Phase phase(const State& s) {
  if (is_over(s)) return Phase::kOver;
  return is_racing(s) ? Phase::kRace : Phase::kConstruction;
}

// What the one who decides has to do, said to them.
std::string_view duty_of(const State& s, const Actions& race) {
  switch (s.task) {
    case Task::kSite:
      return "Choose a site: your next tile is turned up there.";
    case Task::kPave:
      return "Turn your tile until its streets lie well, then lay it.";
    case Task::kBuild:
      return "Choose what you build here.";
    case Task::kCar:
      return "A house brings a car: choose its lane and the way it faces.";
    case Task::kRace:
      return must_pass(race) ? "None of your cars can park or drive: pass."
                             : "Park one of your cars, or drive one.";
    case Task::kBounce:
      return "Your car was hit: choose where it goes.";
    case Task::kNone:
      break;
  }
  return "";
}

}  // namespace

Summary CrashCityCodec::summary(const Seen<CrashCity>& seen, const Content& content, const Said&) {
  const State& s = seen.state();
  Actions race;  // all that may be done in it, listed once
  if (is_racing(s)) legal(s, decider(s), race, content);
  Summary summary;
  summary.goal = goal(s, content);
  summary.duty = duty_of(s, race);
  summary.warning = warning_of(s, content);
  summary.now = now(s, race, content);
  if (s.task == Task::kRace && !summary.warning.empty()) summary.now += " " + summary.warning;
  summary.phase = phase(s);
  if (!is_over(s)) summary.decider = decider(s);
  summary.turn = s.race_turns + (is_racing(s) ? 1 : 0);
  summary.players = players(s);
  summary.cars_each = supply_of(s.options, content)[Building::kHouse];
  summary.turnings = turnings(s);
  summary.buildable = buildable(s);
  summary.start = start_ahead(s);
  summary.roofs_ahead = roofs_ahead(s);
  add_places(s, summary);
  summary.moves = moves(s, race);
  read_map(s.city, summary);
  summary.crash = crash(s, race);
  summary.winners = outcome(s, content).winners;
  if (is_over(s)) {
    summary.facts = end_facts(s, summary);
    summary.story = story(s, content);
  }
  return summary;
}

}  // namespace citybox::crash_city
