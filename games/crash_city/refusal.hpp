#pragma once
// Kind by kind: is it allowed, and if not, which rule says so. What is allowed is decided by the
// same functions that list it; the reasons are looked for only after a no.

#include "games/crash_city/legal.hpp"
#include "games/crash_city/reasons.hpp"

namespace citybox::crash_city {

constexpr RuleId site_refusal(const State& s, Place at) {
  if (s.city.at(at) != kNoTile) return reason::kSiteIsTaken;
  bool adjacent = false, open = false;
  for (const Heading h : kHeadings) adjacent |= s.city.at(at.beside(h)) != kNoTile;
  if (!adjacent) return reason::kSiteIsApart;
  if (!around_place(s.city, at).touched()) return reason::kSiteIsCutOff;
  for_each_site(s, [&](Place site) { open = open || site == at; });
  return open ? kAllowed : reason::kSiteFitsNothing;
}

constexpr RuleId paving_refusal(const State& s, Sides lanes) {
  if (shape_of(lanes) != s.revealed) return reason::kAnotherShape;
  const Sides connecting = connecting_edges(s.city, s.site);
  return lanes.intersects(connecting) ? kAllowed : reason::kTileIsCutOff;
}

constexpr RuleId building_refusal(const State& s, Building b) {
  if (may_build(s, b)) return kAllowed;
  if (s.unbuilt[s.turn.index][b] == 0) return reason::kNoneLeft;
  return b == Building::kHouse ? reason::kHouseByFactory : reason::kFactoryByHouse;
}

constexpr RuleId car_refusal(const State& s, Posture posture) {
  const Slot tile = s.city.count;
  if (!s.city.has_lane(tile, posture.edge())) return reason::kNoLaneForCar;
  return s.city.reach[tile].contains(posture.edge()) ? kAllowed : reason::kCarIsCutOff;
}

// The lane is where a maneuver could end, but something is in the way.
constexpr RuleId way_refusal(const State& s, const Car& car, Lane to, int spaces) {
  const Slot tile = s.city.at(to.at);
  State empty = s;  // the same streets, first without the car that stands on the target …
  if (s.city.occupied(tile, to.edge)) {
    empty.city.free_lane(tile, to.edge);
    if (target_on(empty, car, to).tile != kNoTile) {
      return spaces == 1 ? reason::kNoMomentum : reason::kCannotBeHit;
    }
  }
  for (std::uint8_t& streets : empty.city.streets) {  // … then without any
    streets = static_cast<std::uint8_t>(streets & 15U);
  }
  const bool free = target_on(empty, car, to).tile != kNoTile;
  return free ? reason::kWayIsBlocked : reason::kStreetsDoNotConnect;
}

constexpr RuleId drive_refusal(const State& s, const Car& car, Lane to) {
  const Slot tile = s.city.at(to.at);
  if (!s.city.has_lane(tile, to.edge)) return reason::kNoSuchLane;
  const Bearing b = bearing(s.city, car, to);
  if (b.along && b.aside == 0) {
    if (b.ahead == 0) return tile == car.tile ? reason::kAlreadyThere : reason::kThatIsAUTurn;
    if (b.ahead < -2 * kLongestBackUp) return reason::kTooFarBack;
    return way_refusal(s, car, to, b.ahead == 2 || b.ahead == -2 ? 1 : 2);
  }
  if (!b.along && (b.aside == 1 || b.aside == -1)) {
    if (b.ahead < 1 - 2 * kLongestBackUp) return reason::kTooFarBackToTurn;
    return way_refusal(s, car, to, b.ahead == 1 || b.ahead == -1 ? 1 : 2);
  }
  return reason::kNoSingleManeuver;
}

constexpr RuleId own_car_refusal(const State& s, const Action& a) {
  const City& city = s.city;
  const CarId id = city.car_at(city.at(a.from.at), a.from.edge);
  if (id == kNoCar) return reason::kNoCarThere;
  if (id.owner() != s.turn) return reason::kNotYourCar;
  const Car& car = city.cars[id.index];
  if (a.verb == Verb::kPark) {
    if (!is_job(city.lots[car.tile].building())) return reason::kNoJobHere;
    return city.lots[car.tile].taken() ? reason::kJobIsTaken : kAllowed;
  }
  if (a.verb == Verb::kUTurn) {
    if (can_turn_around(city, car)) return kAllowed;
    return is_two_lane(city, car.tile, car.posture.edge()) ? reason::kOtherLaneIsTaken
                                                           : reason::kOneLaneOnly;
  }
  const Target target = target_on(s, car, a.to.lane());
  if (target.tile == kNoTile) return drive_refusal(s, car, a.to.lane());
  return target.posture == a.to.posture ? kAllowed : reason::kFacesAnotherWay;
}

constexpr RuleId pass_refusal(const State& s) {
  Actions any;
  list_race(s, any);
  return any[0].verb == Verb::kPass ? kAllowed : reason::kYouCanMove;
}

constexpr RuleId pile_up_refusal(const State& s, CarId there) {
  if (s.options.pile_ups == PileUps::kOff) return reason::kSpaceIsTaken;
  if (there == s.crash.first) return reason::kNeverTheFirst;
  if (s.crash.before.contains(there)) return reason::kHitTwice;
  return reason::kPileUpCannotEnd;
}

constexpr RuleId way_out_refusal(const State& s, const Action& a) {
  const Corner corner = corner_of_crash(s);
  const LaneBits ways = ways_out(corner), open = open_ways(s, corner);
  const Posture before = s.city.cars[s.crash.hit.index].posture;
  RuleId why = reason::kNotAway;
  for_each_bit(ways, [&](int index) {
    const auto bit = static_cast<unsigned>(index);
    const Slot tile = corner.tile(bit);
    if (s.city.lane(tile, corner.edge(bit)) != a.to.lane()) return;
    const bool leads = posture_after(corner, bit, before, s.crash.heading) == a.to.posture;
    why = (open >> bit & 1U) == 0 ? pile_up_refusal(s, s.city.car_at(tile, corner.edge(bit)))
          : a.verb != verb_of_way(corner, 1U << bit) ? reason::kAnotherOutcome
          : leads                                    ? kAllowed
                                                     : reason::kLeadsAnotherWay;
  });
  return why;
}

constexpr Task task_of(Verb verb) {
  if (builds(verb)) return Task::kBuild;
  if (moves_hit_car(verb)) return Task::kBounce;
  if (moves_own_car(verb) || verb == Verb::kPass) return Task::kRace;
  return verb == Verb::kSite ? Task::kSite : verb == Verb::kPlace ? Task::kPave : Task::kCar;
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content&) {
  if (is_over(s)) return kGameIsOver;
  if (seat != decider(s)) return kNotYourDecision;
  if (!well_formed(a)) return kNoSuchAction;
  if (task_of(a.verb) != s.task) {
    if (s.task == Task::kBounce) return reason::kCrashFirst;
    return s.task == Task::kRace ? reason::kItIsTheRace : reason::kAnotherStep;
  }
  switch (s.task) {
    case Task::kSite:
      return site_refusal(s, a.to.at);
    case Task::kPave:
      return paving_refusal(s, a.lanes);
    case Task::kBuild:
      return building_refusal(s, building_of(a.verb));
    case Task::kCar:
      return car_refusal(s, a.to.posture);
    case Task::kRace:
      return a.verb == Verb::kPass ? pass_refusal(s) : own_car_refusal(s, a);
    case Task::kBounce:
      return way_out_refusal(s, a);
    case Task::kNone:
      break;
  }
  return kGameIsOver;
}

}  // namespace citybox::crash_city
