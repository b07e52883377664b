#pragma once
// What the laws in force mean for a turn (BC-31 … BC-33).

#include "games/broken_cities/board.hpp"

namespace citybox::broken_cities {

// BC-30
constexpr bool no_room_for_law(const State& s, const Content& c) {
  return s.laws.full() || s.laws.size() >= c.most_laws;
}

// BC-31: what is added to the price.
constexpr int surcharge(const State& s, Construction what) {
  int sum = 0;
  for (const Law& law : s.laws) {
    const bool counts = law.kind == LawKind::kSurcharge && law.since == Since::kNow;
    if (counts && law.object == what) sum += law.number;
  }
  return sum;
}
constexpr int price(const State& s, Construction what, const Content& c) {
  return c.price[what] + surcharge(s, what);
}

// BC-32: how many of these the seat could still get this turn if money were no matter.
constexpr int obtainable(const State& s, Seat seat, Construction what, const Content& c) {
  if (what != Construction::kRetrofit) {
    const int left = pieces_left(s, what, c), room = vacant(s).size();
    return left < room ? left : room;
  }
  const SpaceSet own = s.owned[seat.index];
  const int low = (s.built[Construction::kLowCost] & own).size();
  const int steps_to_green = low + (s.built[Construction::kConventional] & own).size();
  const int green = pieces_left(s, Construction::kGreen, c);
  return low + (green < steps_to_green ? green : steps_to_green);
}

// What the sheet says the purchases of the running turn add.
constexpr int emissions_added(const State& s, const Content& c) {
  int sum = 0;
  for_each_for_sale([&](Construction what) { sum += c.emissions[what] * s.bought[what]; });
  return sum;
}

// BC-32: how often the running turn, ended now, breaks the law at `place`. A hearing (BC-33) is
// another matter.
constexpr int breaches(const State& s, std::size_t place, const Content& c) {
  const Law& law = s.laws[place];
  if (law.since != Since::kNow) return 0;
  switch (law.kind) {
    case LawKind::kRequire: {
      const int missing = s.due[place] - s.bought[law.object];
      return missing > 0 ? missing : 0;
    }
    case LawKind::kForbid:
      return s.bought[law.object];
    case LawKind::kCap:
      return emissions_added(s, c) > law.number ? 1 : 0;
    default:
      return 0;
  }
}
constexpr int fines_due(const State& s, const Content& c) {
  int sum = 0;
  for (std::size_t i = 0; i < s.laws.size(); ++i) sum += breaches(s, i, c) * s.laws[i].fine;
  return sum;
}

// BC-32: a requirement asks for no more than there is to get.
constexpr void set_dues(State& s, const Content& c) {
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    const Law& law = s.laws[i];
    if (law.kind != LawKind::kRequire) continue;
    const int most = obtainable(s, active_seat(s), law.object, c);
    s.due[i] = static_cast<std::uint8_t>(most < law.number ? most : law.number);
  }
}
// … and what a climate card takes away in the middle of a turn is not owed either. What the seat
// itself has used up before stays owed.
constexpr void lower_dues(State& s, const State& before_card, const Content& c) {
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    if (s.due[i] == 0) continue;
    const Construction object = s.laws[i].object;
    const auto within_reach = [&](const State& at) {
      const int most = at.bought[object] + obtainable(at, active_seat(at), object, c);
      return most < s.due[i] ? most : s.due[i];
    };
    const int taken = within_reach(before_card) - within_reach(s);
    if (taken > 0) s.due[i] = static_cast<std::uint8_t>(s.due[i] - taken);
  }
}

constexpr bool is_heard(const Law& law) {
  return law.kind == LawKind::kFreeText && law.since == Since::kNow;
}

constexpr void remove_law(State& s, std::size_t place) {
  s.laws.erase_at(place);
  for (std::size_t i = place; i + 1 < s.due.size(); ++i) s.due[i] = s.due[i + 1];
  s.due[s.due.size() - 1] = 0;
  if (s.heard > place) --s.heard;
}

}  // namespace citybox::broken_cities
