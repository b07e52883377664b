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
constexpr SpaceSet evicted(const State& s) {
  return exposed(s) & (high_stacks(s) | s.corporation).beside_two();
}

// How often the card's task is to be done, by the high-income homes at the draw.
constexpr int times_of(Card card, int high, const Content& c) {
  switch (card) {
    case Card::kTechBoom:
      return high < c.boom_doubles_at ? 1 : 2;
    case Card::kRentHike:
      if (high < c.rent_takes_home_at) return 0;
      return high < c.rent_takes_two_at ? 1 : 2;
    case Card::kDownturn:
      return high < c.downturn_spares_at ? 1 : 0;
    case Card::kLuxuryCondos:
      return high < c.condos_double_at ? 1 : 2;
    case Card::kTenantsUnion:
      return c.union_markers;
    default:
      return 1;
  }
}

// CR-41. People leave before their homes do.
template <class P>
constexpr void rent_hike(P& play, int high) {
  const Content& c = play.content;
  add_residents(play, high / c.rent_divisor, rule_of(Card::kRentHike));
  check_loss(play);
  const int homes = times_of(Card::kRentHike, high, c);
  if (!is_over(play.state) && homes > 0) begin_task(play.state, Task::kDisplace, homes);
}

// Sets the task the card opens, or does at once what needs no choice.
template <class P>
constexpr void begin_card(P& play, Card card, int high) {
  State& s = play.state;
  const Content& c = play.content;
  const int times = times_of(card, high, c);
  switch (card) {
    case Card::kTechBoom:
      return begin_task(s, Task::kBuildCorporation, times);
    case Card::kRentHike:
      return rent_hike(play, high);
    case Card::kStreetMarket:
    case Card::kStartUpLoans:
      return begin_task(s, Task::kBuildBusiness);
    case Card::kDownturn:
      if (times > 0) begin_task(s, Task::kRemoveCorporation);
      return;
    case Card::kLuxuryCondos:
      return begin_task(s, Task::kBuildHigh, times);
    case Card::kTenantsUnion:
      return begin_task(s, Task::kProtect, times);
    case Card::kCharityDrive:
      remove_residents(play,
                       high < c.charity_more_at ? c.charity_residents : c.charity_more_residents,
                       rule_of(card));
      return;
    case Card::kHousingGrant:
      return begin_task(s, Task::kReturnHome);
    case Card::kFire:
      return begin_task(s, Task::kRemoveBusiness);
    case Card::kChainStore:
      return begin_task(s, Task::kFlip);
    case Card::kNewTramLine:
      return begin_task(s, Task::kPickTram);
    case Card::kEvictionWave:
      begin_task(s, Task::kEvict, 0);
      s.pending = evicted(s);
      return;
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
  begin_card(play, s.card, high);
  if (is_over(s) || !comes_to_nothing(play, residents)) return;
  clear_task(s);
  tell_all(play, Event{.kind = EventKind::kDidNothing, .rule = rule_of(s.card), .card = s.card});
}

}  // namespace citybox::city_roots
