#pragma once
// The few ways in which the city changes. Each keeps tiles and markers accounted for, and tells the
// log.

#include "engine/core/seat.hpp"
#include "engine/kit/play.hpp"
#include "games/city_roots/board.hpp"

namespace citybox::city_roots {

// Back to "nothing owed": a finished task leaves no data behind.
constexpr void clear_task(State& s) {
  s.task = Task::kNone;
  s.policy = Policy::kNone;
  s.drawn = PolicySet{};
  s.pending = SpaceSet{};
  s.picked = kNowhere;
  s.left = 0;
}

template <class P>
constexpr void end_game(P& play, Ending ending, RuleId cause) {
  State& s = play.state;
  if (is_over(s)) return;
  clear_task(s);
  s.update = Update::kNotDue;
  s.ending = ending;
  tell_all(play, Event{.kind = EventKind::kEnded,
                       .rule = cause,
                       .amount = static_cast<std::uint8_t>(revenue(s, play.content)),
                       .ending = ending});
}

// CR-27, asked after everything that displaces houses or people.
template <class P>
constexpr void check_loss(P& play) {
  const State& s = play.state;
  if (s.displaced_houses >= play.content.house_limit) {
    end_game(play, Ending::kRapidDisplacement, rule(27));
  } else if (s.residents >= play.content.resident_limit) {
    end_game(play, Ending::kDisplacedMasses, rule(27));
  }
}

template <class P>
constexpr void add_residents(P& play, int wanted, RuleId cause) {
  State& s = play.state;
  const int room = play.content.resident_limit - s.residents;
  const int added = wanted < room ? wanted : room;
  if (added <= 0) return;
  s.residents = static_cast<std::uint8_t>(s.residents + added);
  tell_all(play, Event{.kind = EventKind::kResidentsAdded,
                       .rule = cause,
                       .amount = static_cast<std::uint8_t>(added),
                       .total = s.residents});
}

// Gives back how many there were to remove.
template <class P>
constexpr int remove_residents(P& play, int wanted, RuleId cause) {
  State& s = play.state;
  const int removed = wanted < s.residents ? wanted : s.residents;
  if (removed == 0) return 0;
  s.residents = static_cast<std::uint8_t>(s.residents - removed);
  tell_all(play, Event{.kind = EventKind::kResidentsRemoved,
                       .rule = cause,
                       .amount = static_cast<std::uint8_t>(removed),
                       .total = s.residents});
  return removed;
}

template <class P>
constexpr void build_business(P& play, Space at, RuleId cause) {
  play.state.business.add(at);
  tell_all(play, Event{.kind = EventKind::kBuilt,
                       .rule = cause,
                       .tile = Tile::kBusiness,
                       .space = at,
                       .amount = 1});
}

template <class P>
constexpr void build_corporation(P& play, Space at, RuleId cause) {
  play.state.corporation.add(at);
  play.state.update = Update::kDue;
  tell_all(play, Event{.kind = EventKind::kBuilt,
                       .rule = cause,
                       .tile = Tile::kCorporation,
                       .space = at,
                       .amount = 1});
}

constexpr void set_height(State& s, Space at, int height) {
  for (int h = 1; h <= kTallest; ++h) {
    SpaceSet& stacks = s.high[static_cast<unsigned>(h - 1)];
    h == height ? stacks.add(at) : stacks.remove(at);
  }
}

// One more high-income home on a vacant space or a stack; none when the supply is out (CR-5).
template <class P>
constexpr void build_high(P& play, Space at, RuleId cause) {
  State& s = play.state;
  if (high_homes_left(s, play.content) <= 0) return;
  const int height = stack_height(s, at) + 1;
  set_height(s, at, height);
  tell_all(play, Event{.kind = EventKind::kBuilt,
                       .rule = cause,
                       .tile = Tile::kHigh,
                       .space = at,
                       .amount = static_cast<std::uint8_t>(height)});
}

// A business becomes a corporation. `wave` counts the ripple, 0 when a card does it.
template <class P>
constexpr void flip(P& play, Space at, int wave, RuleId cause) {
  play.state.business.remove(at);
  play.state.corporation.add(at);
  tell_all(play, Event{.kind = EventKind::kFlipped,
                       .rule = cause,
                       .space = at,
                       .amount = static_cast<std::uint8_t>(wave)});
}

// Takes a business or corporation back into the supply.
template <class P>
constexpr void remove_tile(P& play, Space at, RuleId cause) {
  const Tile tile = tile_at(play.state, at);
  play.state.business.remove(at);
  play.state.corporation.remove(at);
  tell_all(play, Event{.kind = EventKind::kRemoved, .rule = cause, .tile = tile, .space = at});
}

// CR-24. `heir` is what takes the emptied space: a high-income home, or under CR-31 the
// corporation.
template <class P>
constexpr void displace(P& play, Space home, RuleId cause, Tile heir = Tile::kHigh) {
  State& s = play.state;
  s.low.remove(home);
  for (SpaceSet& homes : s.protection) homes.remove(home);
  s.pending.remove(home);
  ++s.displaced_houses;
  tell_all(play, Event{.kind = EventKind::kDisplaced,
                       .rule = cause,
                       .space = home,
                       .amount = s.displaced_houses});
  add_residents(play, play.content.residents_per_home, rule(24));
  if (heir == Tile::kCorporation) {
    build_corporation(play, home, cause);
  } else {
    build_high(play, home, rule(24));
  }
  check_loss(play);
}

template <class P>
constexpr void return_home(P& play, Space at, RuleId cause) {
  State& s = play.state;
  s.low.add(at);
  --s.displaced_houses;
  tell_all(
      play,
      Event{
          .kind = EventKind::kReturned, .rule = cause, .space = at, .amount = s.displaced_houses});
}

template <class P>
constexpr void protect(P& play, Space home, RuleId cause) {
  State& s = play.state;
  s.protection[s.mayor.index].add(home);
  tell_all(play,
           Event{.kind = EventKind::kProtected, .rule = cause, .seat = s.mayor, .space = home});
}

constexpr void exchange(SpaceSet& set, Space a, Space b) {
  const bool has_a = set.contains(a), has_b = set.contains(b);
  if (has_a == has_b) return;
  has_a ? (set.remove(a), set.add(b)) : (set.remove(b), set.add(a));
}

// Whatever stands on the two spaces changes places, protection included.
constexpr void exchange_spaces(State& s, Space a, Space b) {
  if (s.corporation.contains(a) || s.corporation.contains(b)) s.update = Update::kDue;  // CR-20
  exchange(s.low, a, b);
  exchange(s.business, a, b);
  exchange(s.corporation, a, b);
  for (SpaceSet& stacks : s.high) exchange(stacks, a, b);
  for (SpaceSet& homes : s.protection) exchange(homes, a, b);
}

template <class P>
constexpr void move_tile(P& play, Space from, Space to, RuleId cause) {
  State& s = play.state;
  const Tile tile = tile_at(s, from);
  const int homes = tile == Tile::kHigh ? stack_height(s, from) : 1;
  exchange_spaces(s, from, to);
  tell_all(play, Event{.kind = EventKind::kMoved,
                       .rule = cause,
                       .tile = tile,
                       .space = from,
                       .to = to,
                       .amount = static_cast<std::uint8_t>(homes)});
}

template <class P>
constexpr void swap_tiles(P& play, Space a, Space b, RuleId cause) {
  exchange_spaces(play.state, a, b);
  tell_all(play, Event{.kind = EventKind::kSwapped, .rule = cause, .space = a, .to = b});
}

}  // namespace citybox::city_roots
