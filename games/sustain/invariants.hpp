#pragma once
// What cannot be in any state. Safe for any bytes: each check trusts only those before it.

#include "games/sustain/invariants_cards.hpp"
#include "games/sustain/invariants_talk.hpp"
#include "games/sustain/refusal.hpp"

namespace citybox::sustain {

namespace detail {

constexpr const char* broken_form(const State& s) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "one to six play.";
  if (s.options.scenario > Scenario::kThree) return "there is no such scenario (SU-6).";
  if (s.options.clock > Clock::kOff) return "there is no such clock (SU-25).";
  if (s.options.cards > Cards::kFixed) return "the cards are dealt or fixed (SU-5).";
  if (s.options.departments > Departments::kDealt) {
    return "departments are taken or dealt (SU-10).";
  }
  if (s.phase > Phase::kInvesting) return "there is no such phase.";
  if (s.ending > Ending::kFullMap) return "there is no such ending (SU-30, SU-31).";
  if (s.first.index >= s.seats || s.active.index >= s.seats) return "nobody sits there.";
  if (!s.done.within(seats_of(s))) return "nobody who does not play is ready, or passes (SU-26).";
  return nullptr;
}

constexpr const char* broken_levels(const State& s, const Content& c) {
  const Levels& l = s.levels;
  for (const std::uint8_t track : {l.sol, l.attractiveness, l.transport, l.pollution}) {
    if (track < kTrackBottom || track > c.track_top) return "a track has its end (SU-2).";
  }
  if (l.unhappy > c.unhappy_squares || l.co2 > c.co2_squares) {
    return "a table has no more squares (SU-2).";
  }
  const bool crowd = l.unhappy == c.unhappy_squares, air = l.co2 == c.co2_squares;
  if (crowd != (s.ending == Ending::kUnhappy) || air != (s.ending == Ending::kCo2)) {
    return "the game is lost when a table is full, and then only (SU-30).";
  }
  return nullptr;
}

constexpr const char* broken_map(const State& s, const Content& c) {
  for (unsigned i = 0; i < kSpaces; ++i) {
    if (s.map[i] == Building::kNone) continue;
    const Space space{static_cast<std::uint8_t>(i)};
    if (!is_building(s.map[i]) || facts(c, s.map[i]).space != space.kind()) {
      return "a building stands on a space of another kind (SU-3).";
    }
  }
  for (unsigned i = 0; i < kSquares; ++i) {
    if (s.people[i] > facts(c, s.map[i]).homes) return "people live in homes (SU-21).";
  }
  const bool full = count_free(s, SpaceKind::kSquare) == 0;
  if (full != (s.ending == Ending::kFullMap)) {
    return "the game is lost when the map is full, and then only (SU-30).";
  }
  return nullptr;
}

constexpr const char* broken_coins(const State& s, const Content& c) {
  const bool paid = s.phase == Phase::kPlace;  // its coins are in the pool already
  for (unsigned i = 0; i < kSolutions; ++i) {
    const int coins = s.solution_coins[i];
    const Spot spot = Spot::of(SolutionId::of(scenario_of(s), static_cast<int>(i)));
    if (coins > 0 && s.sides[i] != Side::kOpen) return "coins lie on open solutions (SU-26).";
    if (coins >= cost_of(c, spot)) return "a space that reaches its cost is paid (SU-27).";
    if (paid && s.pending.spot == spot && coins > 0) return "its coins are in the pool (SU-27).";
  }
  for (unsigned i = 0; i < kBuildings; ++i) {
    const Spot spot{static_cast<std::uint8_t>(i)};
    if (s.sheet_coins[i] > 0 && s.sheet_coins[i] >= cost_of(c, spot)) {
      return "a space that reaches its cost is paid (SU-27).";
    }
    if (paid && s.pending.spot == spot && s.sheet_coins[i] > 0) {
      return "its coins are in the pool (SU-27).";
    }
  }
  return nullptr;
}

constexpr const char* broken_purses(const State& s, const Content& c) {
  for (const std::uint8_t coins : s.coins) {
    if (coins > c.purse) return "a purse does not hold so many coins (SU-22).";
  }
  return s.reserve > c.purse ? "the reserve does not hold so many coins (SU-22)." : nullptr;
}

constexpr const char* broken_seats(const State& s) {
  unsigned held = 0, without = 0;
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    const Department d = s.departments[i];
    if (i >= s.seats) {
      if (s.coins[i] > 0 || d != Department::kNone || !s.promises[i].empty()) {
        return "an empty seat has nothing.";
      }
      continue;
    }
    if (d == Department::kNone) {
      ++without;
      continue;
    }
    if (!is_department(d)) return "there is no such department (SU-4).";
    if ((held >> index_of(d) & 1U) != 0) return "two hold one department (SU-10).";
    held |= 1U << index_of(d);
  }
  if (s.phase == Phase::kFound) return held == 0 ? nullptr : "the city comes first (SU-10).";
  if (s.phase != Phase::kDepartments) {
    return without == 0 ? nullptr : "each takes a department (SU-10).";
  }
  if (without == 0) return "who has no department takes one (SU-10).";
  if (s.options.departments == Departments::kDealt) return "departments are dealt (SU-10).";
  Seat seat = s.first;
  for (unsigned i = 0; i < s.seats; ++i, seat = next_seat(seat, s.seats)) {
    const bool turn_came = i + without < s.seats;
    const bool is_next = i + without == s.seats;
    if (turn_came != (s.departments[seat.index] != Department::kNone) ||
        (is_next && s.active != seat)) {
      return "departments are taken in turn (SU-10).";
    }
  }
  return nullptr;
}

constexpr const char* broken_pending(const State& s, const Content& c) {
  const Pending& pending = s.pending;
  if (s.phase != Phase::kPlace || is_over(s)) {
    return pending == Pending{} ? nullptr : "nothing waits for a space (SU-27).";
  }
  if (!is_building(pending.building) || !has_room(s, c, pending.building)) {
    return "a building waits that has a space to go to (SU-27).";
  }
  if (pending.spot == kNoSpot) {
    const EventCard& card = card_of(c, s.events[s.events_drawn - 1U]);
    for (const Lines* lines : {&card.first, &card.second}) {
      for (const Line& line : *lines) {
        const auto building = line.subject.building();
        if (line.effect == Effect::kBuild && building == pending.building) return nullptr;
      }
    }
    return "no card brings that building (SU-23).";
  }
  if (!pending.spot.exists() || building_of(c, pending.spot) != pending.building ||
      spot_refusal(s, c, s.active, pending.spot) != kAllowed) {
    return "nobody could have paid for that building (SU-27).";
  }
  return nullptr;
}

constexpr const char* broken_turn(const State& s) {
  if (is_over(s)) return nullptr;
  const bool investing =
      s.phase == Phase::kInvesting || (s.phase == Phase::kPlace && s.pending.spot != kNoSpot);
  if (s.phase == Phase::kDiscussion) {
    return !all_done(s) ? nullptr : "when all are ready, the talk is over (SU-25).";
  }
  if (!investing) {
    if (!s.done.empty()) return "nobody is ready, or has passed, yet (SU-25, SU-26).";
    if (s.phase != Phase::kDepartments && s.active != s.first) {
      return "the first player decides (SU-23).";
    }
    return nullptr;
  }
  return is_done(s, s.active) ? "who has passed is out (SU-26)." : nullptr;
}

}  // namespace detail

constexpr const char* broken_invariant(const State& s, const Content& c) {
  using namespace detail;
  if (const char* broken = broken_form(s)) return broken;
  if (const char* broken = broken_levels(s, c)) return broken;
  if (const char* broken = broken_map(s, c)) return broken;
  if (const char* broken = broken_events(s, c)) return broken;
  if (const char* broken = broken_solutions(s, c)) return broken;
  if (const char* broken = broken_purses(s, c)) return broken;
  if (const char* broken = broken_seats(s)) return broken;
  if (const char* broken = broken_talk(s, c)) return broken;
  if (const char* broken = broken_credit(s, c)) return broken;
  if (const char* broken = broken_requests(s, c)) return broken;
  if (const char* broken = broken_year(s, c)) return broken;
  if (const char* broken = broken_pending(s, c)) return broken;
  if (const char* broken = broken_coins(s, c)) return broken;
  return broken_turn(s);
}

}  // namespace citybox::sustain
