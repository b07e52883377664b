#pragma once
// How well a landlord stands, for bots. A piece of money is worth 10.
//
// Three characters share one way to look at the block and differ in what they care about: the
// selfish one sees rent and money only; the law-maker also weighs what the next climate cards would
// cost it, and so what a law would spare it; the green one holds emissions to be bad in themselves.

#include <cstdint>

#include "games/broken_cities/broken_cities.hpp"
#include "games/broken_cities/foresight.hpp"

namespace citybox::broken_cities {

struct Character {
  int rent = 30;      // each point of rent a turn
  int haste = 30;     // … and more of it towards the goal, in hundredths of a point squared
  int rival = 10;     // each point of the strongest rival's rent
  int caution = 0;    // percent of what climate cards would take it reckons with when it builds
  int foresight = 0;  // … and when it makes laws
  int emission = 0;   // each point of its own emissions
  Trust trust = Trust::kNone;  // in wordings it cannot read
};

inline constexpr Character kSelfish{};
inline constexpr Character kLawMaker{
    .rent = 40, .caution = 20, .foresight = 100, .emission = 12, .trust = Trust::kSome};
inline constexpr Character kGreen{
    .rent = 40, .caution = 10, .foresight = 150, .emission = 18, .trust = Trust::kSome};

inline constexpr std::int32_t kWon = 400'000;
// Differences below three pieces of money are a matter of taste, which makes for variety.
inline constexpr int kGrain = 30;

// An empty home is worth something while renters can still come: the first most, the fifth nothing.
constexpr int hopes(const State& s, Seat seat, const Character& character) {
  constexpr int kPercent[] = {0, 70, 115, 140, 150};
  const int empty = empty_homes(s, seat).size();
  const int coming = s.available + s.reserve;
  int filled = empty < 4 ? empty : 4;
  if (coming < filled) filled = coming;
  return kPercent[filled] * 3 * character.rent / 100;
}

// The state with those renters gone that the seat has picked to go (BC-22).
constexpr State without_leaving(const State& s, Seat seat) {
  State after = s;
  after.renters -= s.leaving[seat.index];
  return after;
}

constexpr int strongest_rival(const State& s, Seat seat, const Content& c) {
  int most = 0;
  for_each_seat(s, [&](Seat other) {
    const int theirs = other == seat ? 0 : rent(s, other, c);
    most = theirs > most ? theirs : most;
  });
  return most;
}

// What the laws are worth, and what the seat has said or let be known about them.
constexpr int judge_laws(const State& s, Seat seat, const Character& character, const Content& c) {
  const Lawyer self{seat, character.rent, character.foresight, character.trust};
  int value = 0;
  for (const Law& law : s.laws) value += law_worth(s, law, self, c);
  const bool yes = s.ballots[seat.index] == Ballot::kYes;
  if (s.talk == Talk::kCall || s.talk == Talk::kVerdict) {
    // It cannot read: who calls without need makes enemies.
    return value - (yes || s.callers.contains(seat) ? 60 : 0);
  }
  if (s.motion.kind == LawKind::kNone) return value;
  if (seat == speaker(s)) return value + proposal_worth(s, self, c);
  return value + (yes ? motion_worth(s, self, c) : 0);
}

// What climate cards will take from what the seat has built.
constexpr int judge_climate(const State& s, Seat seat, const Character& character,
                            const Content& c) {
  const int loss = exposure_x10(s, seat, c) * character.rent / 10 * character.caution / 100;
  return loss * events_ahead_x100(s, rounds_ahead(s, c), c) / 100;
}

// BC-11: in this round its income is still to come. Without it, to be first in the next round would
// look like wealth.
constexpr bool awaits_income(const State& s, Seat seat) {
  for (int place = s.turn + 1; place < s.seats; ++place) {
    if (s.order[static_cast<unsigned>(place)] == seat) return true;
  }
  return false;
}

constexpr std::int32_t judge_as(const State& given, Seat seat, const Character& character,
                                const Content& c) {
  if (is_over(given)) return winners(given, c).contains(seat) ? kWon : -kWon;
  const State s = without_leaving(given, seat);
  const int own = rent(s, seat, c);
  const int owed = s.owed[seat.index] < own / 2 ? s.owed[seat.index] : own / 2;
  int value = 10 * (s.money[seat.index] - owed) + character.rent * own + hopes(s, seat, character);
  if (awaits_income(s, seat)) value += 10 * own;
  value += character.haste * own * own / 100;
  value -= character.rival * strongest_rival(s, seat, c);
  if (s.stage == Stage::kTurn && seat == active_seat(s)) value -= 10 * fines_due(s, c);
  value -= character.emission * own_emissions(s, seat, c);
  if (character.caution > 0) value -= judge_climate(s, seat, character, c);
  if (s.talk != Talk::kNone || !s.laws.empty()) value += judge_laws(s, seat, character, c);
  return value / kGrain;
}

struct Selfish {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    return judge_as(s, seat, kSelfish, c);
  }
};
struct LawMaker {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    return judge_as(s, seat, kLawMaker, c);
  }
};
struct Green {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    return judge_as(s, seat, kGreen, c);
  }
};

}  // namespace citybox::broken_cities
