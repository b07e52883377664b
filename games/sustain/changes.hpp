#pragma once
// The changes that cards, buildings and the turn of the year make, each told by an event.

#include "games/sustain/board.hpp"
#include "games/sustain/event.hpp"

namespace citybox::sustain {

template <class Ctx>
struct Play {
  State& s;
  Ctx& ctx;
  const Content& c;
};

template <class Ctx>
constexpr void tell(Play<Ctx>& p, const Event& event) {
  p.ctx.emit(event);
}

// Why something changes, and under which rule.
struct Reason {
  Cause cause = Cause::kNone;
  RuleId rule{};
};

constexpr std::int16_t brief(int n) { return static_cast<std::int16_t>(n); }
constexpr std::uint8_t byte(int n) {
  return static_cast<std::uint8_t>(n < 0 ? 0 : n > 255 ? 255 : n);
}

// SU-30, SU-31: open requests vanish.
template <class Ctx>
constexpr void finish(Play<Ctx>& p, Ending ending, RuleId rule) {
  p.s.ending = ending;
  p.s.requests.clear();
  p.s.pending = {};
  tell(p, {.kind = EventKind::kEnded, .rule = rule, .ending = ending});
}

// SU-1: a track stays on the board.
template <class Ctx>
constexpr void move(Play<Ctx>& p, Indicator what, int amount, Reason why) {
  std::uint8_t& level = p.s.levels.of(what);
  const int before = level, wanted = before + amount;
  const int after = wanted < 1 ? 1 : wanted > p.c.track_top ? p.c.track_top : wanted;
  if (after == before) return;
  level = byte(after);
  tell(p, {.kind = EventKind::kMoved,
           .rule = why.rule,
           .indicator = what,
           .cause = why.cause,
           .amount = brief(after - before),
           .before = brief(before),
           .after = brief(after)});
}

// SU-1, SU-30: a table only fills up, and a full one ends the game at once.
template <class Ctx>
constexpr void mark(Play<Ctx>& p, Indicator table, int amount, Reason why) {
  const bool unhappy = table == Indicator::kUnhappy;
  const int room = unhappy ? p.c.unhappy_squares : p.c.co2_squares;
  std::uint8_t& level = p.s.levels.of(table);
  const int before = level, after = before + amount < room ? before + amount : room;
  if (is_over(p.s) || after <= before) return;
  level = byte(after);
  tell(p, {.kind = EventKind::kMarked,
           .rule = why.rule,
           .indicator = table,
           .cause = why.cause,
           .amount = brief(after - before),
           .before = brief(before),
           .after = brief(after)});
  if (after == room) finish(p, unhappy ? Ending::kUnhappy : Ending::kCo2, {30, 0});
}

// SU-21: each takes a free home, in map order, or is unhappy.
template <class Ctx>
constexpr void arrive(Play<Ctx>& p, int number, Reason why) {
  int big = 0;
  for (; number > 0; --number) {
    while (big < kSquares && p.s.people[static_cast<unsigned>(big)] >= homes_at(p.s, p.c, big)) {
      ++big;
    }
    if (big == kSquares) break;
    ++p.s.people[static_cast<unsigned>(big)];
    tell(p, {.kind = EventKind::kCame,
             .rule = {21, 0},
             .space = {static_cast<std::uint8_t>(big)},
             .cause = why.cause});
  }
  if (number > 0) mark(p, Indicator::kUnhappy, number, {Cause::kArrivals, {21, 0}});
}

template <class Ctx>
constexpr void change_coins(Play<Ctx>& p, Seat seat, int amount, Reason why) {
  std::uint8_t& coins = p.s.coins[seat.index];
  const int before = coins;
  coins = byte(before + amount);
  if (coins == before) return;
  tell(p, {.kind = EventKind::kCoinsChanged,
           .rule = why.rule,
           .seat = seat,
           .cause = why.cause,
           .amount = brief(coins - before),
           .after = brief(coins)});
}

// SU-22: the reserve is shared too; what does not divide is the new reserve.
template <class Ctx>
constexpr void share_budget(Play<Ctx>& p, int amount) {
  const int total = amount + p.s.reserve, each = total / p.s.seats;
  p.s.reserve = byte(total % p.s.seats);
  for_each_seat(p.s,
                [&](Seat seat) { p.s.coins[seat.index] = byte(p.s.coins[seat.index] + each); });
  tell(p, {.kind = EventKind::kBudgetShared,
           .rule = {22, 0},
           .amount = brief(total),
           .before = brief(p.s.reserve),
           .after = brief(each)});
}

template <class Ctx>
constexpr void change_reserve(Play<Ctx>& p, int amount, Reason why) {
  const int before = p.s.reserve;
  p.s.reserve = byte(before + amount);
  if (p.s.reserve == before) return;
  tell(p, {.kind = EventKind::kReserveChanged,
           .rule = why.rule,
           .cause = why.cause,
           .amount = brief(p.s.reserve - before),
           .after = brief(p.s.reserve)});
}

template <class Ctx>
constexpr void award(Play<Ctx>& p, Department department, int amount, Reason why) {
  std::uint8_t& laurels = p.s.laurels[index_of(department)];
  laurels = byte(laurels + amount);
  tell(p, {.kind = EventKind::kLaurels,
           .rule = why.rule,
           .department = department,
           .amount = brief(amount),
           .after = brief(laurels)});
}

constexpr Indicator indicator_of(Effect effect) {
  switch (effect) {
    case Effect::kSol:
      return Indicator::kSol;
    case Effect::kAttractiveness:
      return Indicator::kAttractiveness;
    case Effect::kTransport:
      return Indicator::kTransport;
    case Effect::kPollution:
      return Indicator::kPollution;
    case Effect::kUnhappy:
      return Indicator::kUnhappy;
    case Effect::kCo2:
      return Indicator::kCo2;
    default:
      return Indicator::kNone;
  }
}

// Who did it, and where the building stands.
struct Deed {
  Seat doer{};
  Space place = kNowhere;
};

template <class Ctx>
constexpr void run_line(Play<Ctx>& p, const Line& line, Deed deed, Reason why) {
  switch (line.effect) {
    case Effect::kSol:
    case Effect::kAttractiveness:
    case Effect::kTransport:
    case Effect::kPollution:
      return move(p, indicator_of(line.effect), line.amount, why);
    case Effect::kUnhappy:
    case Effect::kCo2:
      return mark(p, indicator_of(line.effect), line.amount, why);
    case Effect::kPeople:
      return arrive(p, line.amount, why);
    case Effect::kBudget:
      return share_budget(p, line.amount);
    case Effect::kReserve:
      return change_reserve(p, line.amount, why);
    case Effect::kEach:
      return for_each_seat(p.s, [&](Seat seat) { change_coins(p, seat, line.amount, why); });
    case Effect::kDoer:
      return change_coins(p, deed.doer, line.amount, why);
    case Effect::kLaurels:
      return award(p, static_cast<Department>(line.subject), line.amount, why);
    case Effect::kEnd:
      return finish(p, Ending::kCounted, {31, 0});
    case Effect::kBuild:  // turn.hpp: it asks for a decision
    case Effect::kNone:
      return;
  }
}

// All conditions are looked at before the first effect; a lost game stops the rest at once.
template <class Ctx>
constexpr void run_lines(Play<Ctx>& p, const Lines& lines, Deed deed, Reason why) {
  unsigned holding = 0;
  for (unsigned i = 0; i < kMostLines && lines[i].effect != Effect::kNone; ++i) {
    if (holds(p.s, p.c, lines[i].when, {deed.place, deed.doer})) holding |= 1U << i;
  }
  for_each_bit(holding, [&](int i) {
    if (!is_over(p.s)) run_line(p, lines[static_cast<unsigned>(i)], deed, why);
  });
}

}  // namespace citybox::sustain
