#pragma once
// What cannot have been given or promised, this year and before.

#include "games/sustain/spots.hpp"

namespace citybox::sustain::detail {

// Could it have been promised this year by that seat?
constexpr const char* broken_spot(const State& s, const Content& c, Seat seat, Spot spot) {
  if (spot.is_solution()) {
    const bool drawn = spot.solution().scenario() == scenario_of(s) &&
                       s.sides[number_of(spot.solution())] != Side::kInDeck;
    return drawn ? nullptr : "that solution does not lie on the table (SU-29).";
  }
  const Seat holder = holder_of(s, facts(c, spot.building()).sheet);
  return holder == kFacilitator || holder == seat ? nullptr
                                                  : "that sheet belongs to somebody else (SU-29).";
}

constexpr const char* broken_promise(const State& s, const Content& c, Seat seat,
                                     const Promise& p) {
  if (p.kind == PromiseKind::kGive) {
    const bool fine = p.receiver.index < s.seats && p.spot == kNoSpot && p.number > 0 &&
                      p.number <= c.largest_gift && p.so_far == 0;
    return fine ? nullptr : "there is no such promise (SU-29).";
  }
  const bool put = p.kind == PromiseKind::kPut;
  if (!put && p.kind != PromiseKind::kPutNone) return "there is no such promise (SU-29).";
  if (!p.spot.exists() || p.receiver != kFacilitator || put != (p.number > 0) ||
      p.number > cost_of(c, p.spot) || cost_of(c, p.spot) == 0) {
    return "there is no such promise (SU-29).";
  }
  if (const char* broken = broken_spot(s, c, seat, p.spot)) return broken;
  const bool talking = s.phase == Phase::kDiscussion && !is_over(s);
  return talking && p.so_far > 0 ? "coins are put later (SU-29)." : nullptr;
}

constexpr const char* broken_talk(const State& s, const Content& c) {
  const bool talked = s.phase >= Phase::kPlace || is_over(s);
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    for (std::uint8_t j = 0; j < kMostSeats; ++j) {
      const int gift = s.gifts[i][j];
      if (gift == 0) continue;
      if (i == j || i >= s.seats || j >= s.seats || gift > c.largest_gift || !talked) {
        return "there is no such gift (SU-25).";
      }
    }
    const auto& made = s.promises[i];
    if (made.size() > kMostPromises || made.size() > c.promises_a_year) {
      return "nobody makes so many promises a year (SU-29).";
    }
    for (const Promise& promise : made) {
      if (!talked) return "promises are made in the discussion (SU-29).";
      if (const char* broken = broken_promise(s, c, Seat{i}, promise)) return broken;
      if (promise.receiver == Seat{i}) return "nobody promises to give to themselves (SU-29).";
    }
    if (made.size() == 2 && made[0].spot == made[1].spot && made[0].receiver == made[1].receiver) {
      return "two promises are about two things (SU-29).";
    }
    for (std::size_t k = made.size(); k < kMostPromises; ++k) {
      if (made.begin()[k] != Promise{}) return "what was not promised is blank.";
    }
  }
  return nullptr;
}

// The last promise that a seat broke.
constexpr bool is_breach(const State& s, const Content& c, Seat seat, const Promise& p) {
  const bool kept = p.kind == PromiseKind::kPutNone ? p.so_far == 0 : p.so_far >= p.number;
  Promise made = p;
  made.so_far = 0;
  return !kept && p.receiver != seat && broken_promise(s, c, seat, made) == nullptr;
}

constexpr const char* broken_credit(const State& s, const Content& c) {
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    const Credit& credit = s.credit[i];
    if (credit == Credit{}) continue;
    const bool early = s.year < 2 || i >= s.seats;  // no year has ended yet
    if (early || credit.kept + credit.broken > c.promises_a_year * (s.year - 1)) {
      return "nobody has made so many promises (SU-29).";
    }
    if (credit.broken == 0) {
      if (credit.year != 0 || credit.last != Promise{}) return "no promise was broken (SU-29).";
    } else if (credit.year == 0 || credit.year >= s.year ||
               !is_breach(s, c, Seat{i}, credit.last)) {
      return "there is no such broken promise (SU-29).";
    }
  }
  return nullptr;
}

}  // namespace citybox::sustain::detail
