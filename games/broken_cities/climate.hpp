#pragma once
// Damage and climate cards (BC-20 … BC-23, BC-40, BC-41).

#include "games/broken_cities/changes.hpp"

namespace citybox::broken_cities {

// BC-22: each seat loses some renters, or all it has. Only where there is a choice is it asked.
template <class P>
constexpr void begin_disease(P& play) {
  State& s = play.state;
  for_each_seat(s, [&](Seat seat) {
    const SpaceSet homes = occupied_homes(s, seat);
    if (homes.size() <= play.content.disease_takes) {
      s.leaving[seat.index] = homes;
    } else {
      s.to_lose[seat.index] = play.content.disease_takes;
    }
  });
}
template <class P>
constexpr void finish_disease(P& play) {
  State& s = play.state;
  const State before = s;
  for_each_seat(s, [&](Seat seat) {
    s.leaving[seat.index].for_each([&](Space at) { lose_renter(play, at, rule(22)); });
  });
  s.leaving = {};
  tell_rents(play, before, rule(23));
}

template <class P>
constexpr void strike(P& play, Card card) {
  using enum Construction;
  State& s = play.state;
  const SpaceSet swamped = s.built[kConventional] & kShore;
  switch (card) {
    case Card::kFlood:
      lose(play, s.built[kLowCost] & kShore, rule(22));
      return downgrade(play, swamped, kConventional, kLowCost, rule(22));
    case Card::kDrought:
      lose(play, s.built[kGreenspace], rule(22));
      return downgrade(play, s.built[kEcoPark], kEcoPark, kGreenspace, rule(22));
    case Card::kTorrentialRain:
      return lose(play, s.built.all() & kForest, rule(22));
    case Card::kHurricane:
      return lose(play, s.built[kLowCost], rule(22));
    default:
      return;
  }
}

// BC-21 … BC-23
template <class P>
constexpr void card_falls(P& play, Card card) {
  State& s = play.state;
  const State before = s;
  s.session = Session::kDue;
  const bool disease = card == Card::kVectorDisease;
  tell_all(play, Event{.kind = EventKind::kCardFell,
                       .rule = rule(22),
                       .card = card,
                       .amount = disease ? play.content.disease_takes : 0});
  if (disease) {
    begin_disease(play);
    if (!disease_rages(s)) finish_disease(play);
    return;
  }
  strike(play, card);
  tell_emission_lines(play, before, rule(23));
  tell_emissions(play, before, rule(23));
  tell_rents(play, before, rule(23));
  if (s.stage == Stage::kTurn) lower_dues(s, before, play.content);
  const bool gone = s.chosen != Construction::kNone && pieces_left(s, s.chosen, play.content) <= 0;
  if (gone) s.chosen = Construction::kNone;  // cannot be with the published numbers of pieces
}

template <class P>
constexpr void draw_card(P& play) {
  State& s = play.state;
  --s.cards_due;
  const CardSet left = CardSet::all() - s.used;
  const Card card = left.nth(play.ctx.draw(static_cast<std::uint32_t>(left.size())));
  s.used.add(card);
  card_falls(play, card);
}

// BC-20, BC-21; under a shared climate the damage is only reported (BC-40).
template <class P>
constexpr void count_damage(P& play) {
  State& s = play.state;
  const int added = damage_of(emissions(s, play.content), play.content);
  const int before = s.damage, after = before + added < 0xFFFF ? before + added : 0xFFFF;
  const bool shared = s.options.climate == Climate::kShared;
  s.damage = static_cast<std::uint16_t>(after);
  if (added > 0) s.idle_rounds = 0;
  tell_all(play, Event{.kind = shared ? EventKind::kDamageReported : EventKind::kDamageCounted,
                       .rule = shared ? rule(40) : rule(20),
                       .amount = added,
                       .before = before,
                       .after = after});
  if (shared) return;
  const int first = events_reached(s, before, play.content);
  const int last = events_reached(s, after, play.content);
  for (int event = first + 1; event <= last; ++event) {
    tell_all(play,
             Event{.kind = EventKind::kEventReached,
                   .rule = rule(21),
                   .amount = event,
                   .after = event_numbers(s, play.content)[static_cast<unsigned>(event - 1)]});
  }
  const int cards = kCards - s.used.size();
  s.cards_due = static_cast<std::uint8_t>(last - first < cards ? last - first : cards);
}

// BC-24, BC-43: the last event has come. Under a shared climate the class says so, by the last card. A
// table that nobody looks after ends, too: at twice what would have brought the last card.
constexpr bool city_is_broken(const State& s, const Content& c) {
  const int last = event_numbers(s, c)[kEvents - 1];
  if (s.options.climate == Climate::kOwn) return s.damage >= last;
  return s.used == CardSet::all() || s.damage >= 2 * last;
}

}  // namespace citybox::broken_cities
