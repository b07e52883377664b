#pragma once
// How well a landlord stands, for bots. A piece of money is worth 10.
//
// Three characters share one way to look at the block and differ in what they care about: the
// selfish one sees rent and money only; the law-maker also weighs what the next climate cards would
// cost it, and so what a law would spare it; the green one holds emissions to be bad in themselves.

#include <cstdint>

#include "engine/core/worth.hpp"
#include "games/broken_cities/broken_cities.hpp"
#include "games/broken_cities/concern.hpp"
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

// The law that the seat speaks for: its own proposal, or one it votes for.
constexpr bool speaks_for_motion(const State& s, Seat seat) {
  return s.motion.kind != LawKind::kNone &&
         (seat == speaker(s) || s.ballots[seat.index] == Ballot::kYes);
}

// What the laws are worth, and what the seat has said or let be known about them.
template <class Scale>
constexpr void weigh_laws(const State& s, Seat seat, const Character& character, const Content& c,
                          Scale& scale) {
  const Lawyer self{seat, character.rent, character.foresight, character.trust};
  int in_force = 0;
  for (const Law& law : s.laws) in_force += law_worth(s, law, self, c);
  scale(Concern::kLaws, static_cast<int>(s.laws.size()), in_force);
  if (s.talk == Talk::kCall || s.talk == Talk::kVerdict) {
    // It cannot read: who calls without need makes enemies.
    const bool accuses = s.ballots[seat.index] == Ballot::kYes || s.callers.contains(seat);
    return scale(Concern::kAccusation, accuses ? 1 : 0, accuses ? -60 : 0);
  }
  if (!speaks_for_motion(s, seat)) return;
  const int worth = seat == speaker(s) ? proposal_worth(s, self, c) : motion_worth(s, self, c);
  scale(Concern::kMotion, motion_relief(s, rent(s, seat, c), c), worth);
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

// All but how the game ended. A piece of money is worth 10.
template <class Scale>
constexpr void weigh_as(const State& given, Seat seat, const Character& character, const Content& c,
                        Scale& scale) {
  const State s = without_leaving(given, seat);
  const int own = rent(s, seat, c);
  const int income = awaits_income(s, seat) ? 10 * own : 0;
  scale(Concern::kRent, own, character.rent * own + character.haste * own * own / 100 + income);
  scale(Concern::kMoney, s.money[seat.index], 10 * s.money[seat.index]);
  const int owed = s.owed[seat.index] < own / 2 ? s.owed[seat.index] : own / 2;
  scale(Concern::kDebt, owed, -10 * owed);
  scale(Concern::kWaiting, empty_homes(s, seat).size(), hopes(s, seat, character));
  const int rival = strongest_rival(s, seat, c);
  scale(Concern::kRival, rival, -character.rival * rival);
  if (s.stage == Stage::kTurn && seat == active_seat(s)) {
    const int fines = fines_due(s, c);
    scale(Concern::kFines, fines, -10 * fines);
  }
  if (character.emission > 0) {
    const int emitted = own_emissions(s, seat, c);
    scale(Concern::kEmissions, emitted, -character.emission * emitted);
  }
  if (character.caution > 0) {
    scale(Concern::kDanger, in_danger(s, seat).size(), -judge_climate(s, seat, character, c));
  }
  if (s.talk != Talk::kNone || !s.laws.empty()) weigh_laws(s, seat, character, c, scale);
}

// A landlord of this character.
template <const Character& kCharacter>
struct LandlordOf {
  using Concern = broken_cities::Concern;

  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content& c, Scale& scale) {
    weigh_as(s, seat, kCharacter, c, scale);
  }
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    if (is_over(s)) return winners(s, c).contains(seat) ? kWon : -kWon;
    Sum sum;
    weigh(s, seat, c, sum);
    return sum.total / kGrain;
  }
};

using Selfish = LandlordOf<kSelfish>;
using LawMaker = LandlordOf<kLawMaker>;
using Green = LandlordOf<kGreen>;

}  // namespace citybox::broken_cities
