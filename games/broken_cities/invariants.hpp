#pragma once
// What cannot be in any position. It asks what a position can hold, not how it came about: an
// edited state passes if play could go on from it. Safe for any bytes: what is used as an index is
// checked first.

#include "games/broken_cities/climate.hpp"
#include "games/broken_cities/invariants_of_laws.hpp"

namespace citybox::broken_cities {

constexpr const char* broken_setup(const State& s, const Content& c) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "three or four play (BC-7).";
  if (s.options.climate > Climate::kShared) return "a climate is own or shared (BC-40).";
  if (s.options.broken > Broken::kNobody)
    return "there is no such option for a broken city (BC-24).";
  if (s.options.thresholds > Thresholds::kEven) return "event numbers are printed or even (BC-40).";
  if (s.options.tables > Tables::kSix) return "there are one to six tables (BC-40).";
  if (s.ending > Ending::kClosed) return "there is no such ending.";
  if (s.stage > Stage::kRoundEnd) return "a round has no such stage (BC-11).";
  if (s.session > Session::kDue) return "a session is due or not (BC-21).";
  if (s.turn >= s.seats) return "a round has one turn for each seat (BC-10).";
  if (s.stage == Stage::kRoundEnd && s.turn + 1 != s.seats) {
    return "a round ends after the last turn (BC-10).";
  }
  if (!is_order(s.order, s.seats)) return "each seat has one turn in a round (BC-10).";
  const bool own = s.options.climate == Climate::kOwn;
  if (s.pool > (own ? 0 : event_numbers(s, c)[kEvents - 1])) {
    return "there is no pool, or not so much in it (BC-40).";
  }
  if (s.round < 1) return "rounds count from 1.";
  if (s.idle_rounds > c.idle_rounds_allowed + 1) return "so many idle rounds end the game (BC-25).";
  return nullptr;
}

constexpr const char* broken_block(const State& s, const Content& c) {
  SpaceSet built, owned;
  const char* broken = nullptr;
  for_each_kind([&](Construction what) {
    if (s.built[what].intersects(built)) broken = "two constructions stand on one space (BC-12).";
    if (pieces_left(s, what, c) < 0) broken = "there are not so many pieces (BC-2).";
    built |= s.built[what];
  });
  for (int i = 0; i < kMostSeats; ++i) {
    const SpaceSet own = s.owned[static_cast<unsigned>(i)];
    if (own.intersects(owned)) broken = "a construction has two owners.";
    if (i >= s.seats && !own.empty()) broken = "a seat that is not there owns something.";
    owned |= own;
  }
  if (broken == nullptr && owned != built)
    broken = "each construction has an owner, and nothing else.";
  if (broken == nullptr && !s.renters.within(s.built.homes())) {
    broken = "renters live in Low-Cost, Conventional and Green buildings only (BC-14).";
  }
  if (broken == nullptr && s.renters.size() + s.available + s.reserve > c.renters) {
    broken = "there are not so many renters (BC-6).";
  }
  return broken;
}

constexpr const char* broken_purses(const State& s) {
  for (int i = 0; i < kMostSeats; ++i) {
    const auto at = static_cast<unsigned>(i);
    const std::int32_t money = s.money[at], owed = s.owed[at];
    if (money < 0 || money > kMostMoney) return "a purse holds 0 to 1000000 (BC-11).";
    if (owed < 0 || owed > kMostMoney) return "a debt is 0 to 1000000 (BC-32).";
    if (i >= s.seats && (money != 0 || owed != 0)) return "a seat that is not there has money.";
  }
  return nullptr;
}

constexpr const char* broken_disease(const State& s, const Content& c) {
  const bool rages = disease_rages(s);
  for (int i = 0; i < kMostSeats; ++i) {
    const auto at = static_cast<unsigned>(i);
    if (!rages || i >= s.seats) {
      if (!s.leaving[at].empty() || s.to_lose[at] != 0) return "nobody falls ill here (BC-22).";
      continue;
    }
    const SpaceSet homes = occupied_homes(s, seat_at(i));
    const int takes = homes.size() < c.disease_takes ? homes.size() : c.disease_takes;
    if (!s.leaving[at].within(homes)) return "a renter who leaves must live there (BC-22).";
    if (s.leaving[at].size() + s.to_lose[at] != takes) {
      return "a disease takes as many renters of each seat, or all (BC-22).";
    }
    if (homes.size() <= takes && s.to_lose[at] != 0) return "there is nothing to choose (BC-22).";
  }
  if (!rages) return nullptr;
  if (!s.used.contains(Card::kVectorDisease)) return "the disease is still in the deck (BC-22).";
  if (s.session != Session::kDue) return "after a climate card a session is due (BC-21).";
  return s.talk >= Talk::kVote ? "a card waits while the table votes (BC-41)." : nullptr;
}

constexpr const char* broken_deck(const State& s) {
  if ((s.used.bits() >> kCards) != 0) return "there are six climate cards (BC-22).";
  const bool own = s.options.climate == Climate::kOwn;
  CardSet waiting;
  for (const Card card : s.waiting) {
    if (!s.used.contains(card) || waiting.contains(card)) return "a card is used once (BC-22).";
    waiting.add(card);
  }
  if (!waiting.empty() && (own || !all_decide(s))) return "no card waits here (BC-41).";
  if (waiting.contains(Card::kVectorDisease) && disease_rages(s)) {
    return "the disease cannot rage and wait (BC-22).";
  }
  if (s.cards_due > kCards - s.used.size()) return "there are not so many cards left (BC-22).";
  if (s.cards_due > 0 && (!own || !disease_rages(s))) return "no card is due here (BC-21).";
  return nullptr;
}

// Something is owed, and it can be owed at this point of a round.
constexpr const char* broken_flow(const State& s, const Content& c) {
  const bool speaking = in_session(s.talk), rages = disease_rages(s);
  if (s.session == Session::kDue && !speaking && !rages) return "the session would begin (BC-21).";
  if (s.talk == Talk::kNone && !rages && s.stage != Stage::kTurn) return "nobody decides anything.";
  const bool after_card = speaking || rages;
  if (after_card && s.options.climate == Climate::kOwn && s.stage != Stage::kRoundEnd) {
    return "with a climate of its own a table talks at the end of a round (BC-21).";
  }
  if (s.stage == Stage::kTurn ? s.heard != 0 : s.chosen != Construction::kNone) {
    return "that belongs to another stage of the round (BC-11).";
  }
  if (s.stage == Stage::kRoundEnd &&
      (s.heard != 0 || s.bought != PerConstruction<std::uint8_t>{})) {
    return "nothing is bought or heard at the end of a round (BC-20).";
  }
  if (s.chosen == Construction::kNone) return nullptr;
  if (!stands_on_block(s.chosen)) return "that cannot be placed (BC-12).";
  const bool can = pieces_left(s, s.chosen, c) > 0 && !vacant(s).empty() &&
                   s.money[active_seat(s).index] >= price(s, s.chosen, c);
  return can ? nullptr : "what was bought cannot be placed or paid (BC-35).";
}

constexpr const char* broken_ending(const State& s, const Content& c) {
  int best = 0;
  for_each_seat(s, [&](Seat seat) {
    const int own = rent(s, seat, c);
    best = own > best ? own : best;
  });
  const bool reached = best >= c.rent_goal, broke = city_is_broken(s, c);
  if (reached != (s.ending == Ending::kRentReached)) {
    return reached ? "that much rent ends the game (BC-18)."
                   : "nobody has reached the goal (BC-18).";
  }
  switch (s.ending) {
    case Ending::kNone:
      return broke && !disease_rages(s) && s.waiting.empty() ? "the city is broken (BC-24)."
                                                             : nullptr;
    case Ending::kCityBroke:
      return broke ? nullptr : "the city is not broken (BC-24).";
    case Ending::kStandstill:
      return s.idle_rounds > c.idle_rounds_allowed && s.stage == Stage::kRoundEnd
                 ? nullptr
                 : "there is no standstill (BC-25).";
    case Ending::kClosed:
      return s.options.climate == Climate::kShared ? nullptr
                                                   : "nobody can close this table (BC-43).";
    default:
      return nullptr;
  }
}

// Once the game is over nothing is owed and nothing is under way.
constexpr const char* broken_rest(const State& s) {
  const bool clean = s.talk == Talk::kNone && s.chosen == Construction::kNone &&
                     s.session == Session::kNotDue && !disease_rages(s);
  return clean ? nullptr : "the game is over, yet something is still under way.";
}

constexpr const char* broken_invariant(const State& s, const Content& c) {
  if (const char* broken = broken_setup(s, c)) return broken;
  if (const char* broken = broken_lists(s)) return broken;
  if (const char* broken = broken_block(s, c)) return broken;
  if (const char* broken = broken_purses(s)) return broken;
  if (const char* broken = broken_laws(s, c)) return broken;
  if (const char* broken = broken_talk(s, c)) return broken;
  if (const char* broken = broken_disease(s, c)) return broken;
  if (const char* broken = broken_deck(s)) return broken;
  if (const char* broken = broken_ending(s, c)) return broken;
  return is_over(s) ? broken_rest(s) : broken_flow(s, c);
}

}  // namespace citybox::broken_cities
