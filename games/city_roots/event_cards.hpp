#pragma once
// The event deck, and what its cards begin (CR-40 … CR-53).

#include "games/city_roots/policies.hpp"

namespace citybox::city_roots {

// Refills an empty deck from the discards; a deck that may not be refilled ends the term (CR-28).
template <class P>
constexpr void refill_deck(P& play) {
  State& s = play.state;
  if (s.cards_left.total() > 0) return;
  if (s.reshuffles >= play.content.reshuffles_allowed) {
    return end_game(play, Ending::kTermOver, rule(28));
  }
  ++s.reshuffles;
  s.cards_left = play.content.copies;
  tell_all(play, Event{.kind = EventKind::kReshuffled, .rule = rule(28)});
}

// CR-53: counted when the card is drawn.
constexpr SpaceSet evicted(const State& s, const Content& c) {
  const SpaceSet rich = high_stacks(s) | s.corporation;
  return exposed(s) & (s.high_at_draw < c.eviction_reaches_at ? rich.beside_two() : rich.beside());
}

// What cards read of the city when they are drawn.
struct Reading {
  int high = 0;     // high-income homes
  int guarded = 0;  // protected homes
};

// How often the card's task is to be done.
constexpr int times_of(Card card, Reading city, const Content& c) {
  const int high = city.high;
  switch (card) {
    case Card::kTechBoom:
      return high < c.boom_doubles_at ? 1 : 2;
    case Card::kStreetMarket:
      return high < c.market_doubles_at ? 1 : 2;
    case Card::kChainStore:
      return high < c.chain_doubles_at ? 1 : 2;
    case Card::kSpeculators:
      return 1 + city.guarded / c.speculators_divisor;
    case Card::kRentHike:
      if (high < c.rent_takes_home_at) return 0;
      return high < c.rent_takes_two_at ? 1 : 2;
    case Card::kLuxuryCondos:
      return high < c.condos_double_at ? 1 : 2;
    case Card::kDownturn:
      return c.downturn_shops > 1 ? c.downturn_shops : 1;
    case Card::kTenantsUnion:
      return c.union_markers;
    default:
      return 1;
  }
}

// CR-41. People leave before their homes do.
template <class P>
constexpr void rent_hike(P& play, Reading city) {
  const Content& c = play.content;
  add_residents(play, city.high / c.rent_divisor, rule_of(Card::kRentHike));
  check_loss(play);
  const int homes = times_of(Card::kRentHike, city, c);
  if (!is_over(play.state) && homes > 0) begin_task(play.state, Task::kDisplace, homes);
}

// CR-43: none closes where there is none, or where the city is rich.
constexpr bool corporation_closes(const State& s, const Content& c) {
  return s.high_at_draw < c.downturn_spares_at && !s.corporation.empty();
}
template <class P>
constexpr void downturn(P& play) {
  State& s = play.state;
  if (corporation_closes(s, play.content)) return begin_task(s, Task::kRemoveCorporation);
  if (const int shops = play.content.downturn_shops; shops > 0) {
    begin_task(s, Task::kRemoveBusiness, shops);
  }
}

// CR-54, CR-56
constexpr int leaving(Card card, Reading city, const State& s, const Content& c) {
  if (card == Card::kWaitingList) return c.waiting_residents + city.guarded / c.waiting_divisor;
  const int corporations = s.corporation.size();
  if (city.high >= c.taxes_all_at) return corporations;
  return (corporations + c.taxes_divisor - 1) / c.taxes_divisor;
}

// Sets the task the card opens, or does at once what needs no choice.
template <class P>
constexpr void begin_card(P& play, Card card, Reading city) {
  State& s = play.state;
  const Content& c = play.content;
  const int high = city.high, times = times_of(card, city, c);
  switch (card) {
    case Card::kTechBoom:
      return begin_task(s, Task::kBuildCorporation, times);
    case Card::kRentHike:
      return rent_hike(play, city);
    case Card::kStreetMarket:
    case Card::kStartUpLoans:
      return begin_task(s, Task::kBuildBusiness, times);
    case Card::kDownturn:
      return downturn(play);
    case Card::kLuxuryCondos:
    case Card::kSpeculators:
      return begin_task(s, Task::kBuildHigh, times);
    case Card::kTenantsUnion:
      return begin_task(s, Task::kProtect, times);
    case Card::kCharityDrive:
      remove_residents(play,
                       high < c.charity_more_at ? c.charity_residents : c.charity_more_residents,
                       rule_of(card));
      return;
    case Card::kHousingGrant:
      if (return_sites(s).empty()) {
        remove_residents(play, c.grant_residents, rule_of(card));
        return;
      }
      return begin_task(s, Task::kReturnHome);
    case Card::kFire:
      return begin_task(s, Task::kRemoveBusiness);
    case Card::kChainStore:
      return begin_task(s, Task::kFlip, times);
    case Card::kNewTramLine:
      return begin_task(s, Task::kPickTram);
    case Card::kEvictionWave:
      begin_task(s, Task::kEvict, 0);
      s.pending = evicted(s, c);
      return;
    case Card::kWaitingList:
    case Card::kPropertyTaxes:
      add_residents(play, leaving(card, city, s, c), rule_of(card));
      return check_loss(play);
    case Card::kNone:
    case Card::kQuietMonth:
      return;
  }
}

// Has the card just begun nothing to do and nothing to choose?
template <class P>
constexpr bool comes_to_nothing(const P& play, int residents_before) {
  const State& s = play.state;
  if (s.residents != residents_before) return false;
  return chooses_space(s.task) ? choices(s, play.content).empty() : s.pending.empty();
}

// CR-10: the mayor draws one card and does what it says.
template <class P>
constexpr void draw_event(P& play) {
  State& s = play.state;
  refill_deck(play);
  if (is_over(s)) return;
  const int high = high_homes(s);
  const int residents = s.residents;
  s.card = draw_from(s.cards_left, play.ctx);
  s.high_at_draw = static_cast<std::uint8_t>(high);
  tell_all(play, Event{.kind = EventKind::kCardDrawn,
                       .rule = rule_of(s.card),
                       .seat = s.mayor,
                       .card = s.card,
                       .amount = s.high_at_draw});
  begin_card(play, s.card, {high, protected_homes(s).size()});
  if (is_over(s) || !comes_to_nothing(play, residents)) return;
  clear_task(s);
  tell_all(play, Event{.kind = EventKind::kDidNothing, .rule = rule_of(s.card), .card = s.card});
}

}  // namespace citybox::city_roots
