#pragma once
// The changes that cards, buildings and the turn of the year make, each told by an event.

#include "engine/kit/play.hpp"
#include "games/sustain/board.hpp"
#include "games/sustain/event.hpp"

namespace citybox::sustain {

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
template <class P>
constexpr void end_game(P& play, Ending ending, RuleId rule) {
  play.state.ending = ending;
  play.state.requests.clear();
  play.state.pending = {};
  tell_all(play, Event{.kind = EventKind::kEnded, .rule = rule, .ending = ending});
}

// SU-1: a track stays on the board.
template <class P>
constexpr void move(P& play, Indicator what, int amount, Reason why) {
  std::uint8_t& level = play.state.levels.of(what);
  const int before = level, wanted = before + amount;
  const int after = wanted < kTrackBottom             ? kTrackBottom
                    : wanted > play.content.track_top ? play.content.track_top
                                                      : wanted;
  if (after == before) return;
  level = byte(after);
  tell_all(play, Event{.kind = EventKind::kMoved,
                       .rule = why.rule,
                       .indicator = what,
                       .cause = why.cause,
                       .amount = brief(after - before),
                       .before = brief(before),
                       .after = brief(after)});
}

// SU-1, SU-30: a table only fills up, and a full one ends the game at once.
template <class P>
constexpr void mark(P& play, Indicator table, int amount, Reason why) {
  const bool unhappy = table == Indicator::kUnhappy;
  const int room = unhappy ? play.content.unhappy_squares : play.content.co2_squares;
  std::uint8_t& level = play.state.levels.of(table);
  const int before = level, after = before + amount < room ? before + amount : room;
  if (is_over(play.state) || after <= before) return;
  level = byte(after);
  tell_all(play, Event{.kind = EventKind::kMarked,
                       .rule = why.rule,
                       .indicator = table,
                       .cause = why.cause,
                       .amount = brief(after - before),
                       .before = brief(before),
                       .after = brief(after)});
  if (after == room) end_game(play, unhappy ? Ending::kUnhappy : Ending::kCo2, rule(30));
}

// SU-21: each takes a free home, in map order, or is unhappy.
template <class P>
constexpr void arrive(P& play, int number, Reason why) {
  int big = 0;
  for (; number > 0; --number) {
    while (big < kSquares && play.state.people[static_cast<unsigned>(big)] >=
                                 homes_at(play.state, play.content, big)) {
      ++big;
    }
    if (big == kSquares) break;
    ++play.state.people[static_cast<unsigned>(big)];
    tell_all(play, Event{.kind = EventKind::kCame,
                         .rule = rule(21),
                         .space = {static_cast<std::uint8_t>(big)},
                         .cause = why.cause});
  }
  if (number > 0) mark(play, Indicator::kUnhappy, number, {Cause::kArrivals, rule(21)});
}

// What a purse then holds; what does not fit stays in the pool.
constexpr std::uint8_t held(const Content& c, int coins) {
  return byte(coins < c.purse ? coins : c.purse);
}

template <class P>
constexpr void change_coins(P& play, Seat seat, int amount, Reason why) {
  std::uint8_t& coins = play.state.coins[seat.index];
  const int before = coins;
  coins = held(play.content, before + amount);
  if (coins == before) return;
  tell_all(play, Event{.kind = EventKind::kCoinsChanged,
                       .rule = why.rule,
                       .seat = seat,
                       .cause = why.cause,
                       .amount = brief(coins - before),
                       .after = brief(coins)});
}

// SU-22: the reserve is shared too; what does not divide is the new reserve.
template <class P>
constexpr void share_budget(P& play, int amount) {
  const int total = amount + play.state.reserve, each = total / play.state.seats;
  play.state.reserve = byte(total % play.state.seats);
  for_each_seat(play.state, [&](Seat seat) {
    play.state.coins[seat.index] = held(play.content, play.state.coins[seat.index] + each);
  });
  tell_all(play, Event{.kind = EventKind::kBudgetShared,
                       .rule = rule(22),
                       .amount = brief(total),
                       .before = brief(play.state.reserve),
                       .after = brief(each)});
}

template <class P>
constexpr void change_reserve(P& play, int amount, Reason why) {
  const int before = play.state.reserve;
  play.state.reserve = held(play.content, before + amount);
  if (play.state.reserve == before) return;
  tell_all(play, Event{.kind = EventKind::kReserveChanged,
                       .rule = why.rule,
                       .cause = why.cause,
                       .amount = brief(play.state.reserve - before),
                       .after = brief(play.state.reserve)});
}

template <class P>
constexpr void award(P& play, Department department, int amount, Reason why) {
  std::uint8_t& laurels = play.state.laurels[index_of(department)];
  laurels = byte(laurels + amount);
  tell_all(play, Event{.kind = EventKind::kLaurels,
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

template <class P>
constexpr void run_line(P& play, const Line& line, Deed deed, Reason why) {
  switch (line.effect) {
    case Effect::kSol:
    case Effect::kAttractiveness:
    case Effect::kTransport:
    case Effect::kPollution:
      return move(play, indicator_of(line.effect), line.amount, why);
    case Effect::kUnhappy:
    case Effect::kCo2:
      return mark(play, indicator_of(line.effect), line.amount, why);
    case Effect::kPeople:
      return arrive(play, line.amount, why);
    case Effect::kBudget:
      return share_budget(play, line.amount);
    case Effect::kReserve:
      return change_reserve(play, line.amount, why);
    case Effect::kEach:
      return for_each_seat(play.state,
                           [&](Seat seat) { change_coins(play, seat, line.amount, why); });
    case Effect::kDoer:
      return change_coins(play, deed.doer, line.amount, why);
    case Effect::kLaurels:
      return award(play, line.subject.department(), line.amount, why);
    case Effect::kEnd:
      return end_game(play, Ending::kCounted, rule(31));
    case Effect::kBuild:  // year.hpp: it asks for a decision
    case Effect::kNone:
      return;
  }
}

// All conditions are looked at before the first effect; a lost game stops the rest at once.
template <class P>
constexpr void run_lines(P& play, const Lines& lines, Deed deed, Reason why) {
  unsigned holding = 0;
  for (unsigned i = 0; i < kMostLines && lines[i].effect != Effect::kNone; ++i) {
    if (holds(play.state, play.content, lines[i].when, {deed.place, deed.doer})) holding |= 1U << i;
  }
  for_each_bit(holding, [&](int i) {
    if (!is_over(play.state)) run_line(play, lines[static_cast<unsigned>(i)], deed, why);
  });
}

}  // namespace citybox::sustain
