#pragma once
// Numbers that no table could be played with.

#include "games/broken_cities/refusal.hpp"

namespace citybox::broken_cities {

inline constexpr int kHighestNumber = 127;   // that an action can name
inline constexpr int kHighestEvent = 255;    // that a facilitator can tell
inline constexpr int kMostIdleRounds = 100;  // BC-25
inline constexpr int kLongestSession = 50;   // BC-34: in rounds of the table

// BC-4: each home on a space of its own, of a piece that there is.
constexpr const char* broken_homes(const Content& c) {
  SpaceSet taken;
  PerConstruction<std::uint8_t> count;
  for (const auto& homes : c.start_homes) {
    for (const StartHome& home : homes) {
      if (!home.space.on_board() || taken.contains(home.space)) {
        return "each building of the start stands on a space of its own (BC-4).";
      }
      if (!is_home(home.what)) return "the start has homes alone (BC-4).";
      taken.add(home.space);
      if (++count[home.what] > c.pieces[home.what]) {
        return "the start has more buildings than there are pieces (BC-2, BC-4).";
      }
    }
  }
  return taken.size() + c.available_at_start <= c.renters
             ? nullptr
             : "there are renters for the start and for those available (BC-6).";
}

constexpr bool is_range(Range range) {
  return range.least <= range.most && range.most <= kHighestNumber;
}
// BC-21, BC-40
constexpr bool rise(const EventNumbers& rows) {
  for (const auto& row : rows) {
    int before = 0;
    for (const std::uint16_t number : row) {
      if (number <= before || number > kHighestEvent) return false;
      before = number;
    }
  }
  return true;
}

// BC-30, BC-32: laws that a session could have made, of those that the machine keeps.
constexpr const char* broken_first_laws(const Content& c) {
  int count = 0;
  bool ended = false;
  for (const Law& law : c.first_laws) {
    if (law.kind == LawKind::kNone) {
      ended = true;
      continue;
    }
    if (ended) return "the laws of the start come first (BC-30).";
    const bool kept = law.kind < LawKind::kFreeText && law.text == 0;
    const bool object = takes_object(law.kind) ? can_be_about(law.kind, law.object)
                                               : law.object == Construction::kNone;
    const bool number =
        takes_number(law.kind) ? number_range(law.kind, c).contains(law.number) : law.number == 0;
    const bool fine =
        takes_fine(law.kind) ? fine_range(law.kind, c).contains(law.fine) : law.fine == 0;
    if (!kept || !object || !number || !fine) {
      return "a law of the start is worded as its kind is (BC-32).";
    }
    if (law.since != Since::kNextTurn)
      return "a law of the start waits for the first turn (BC-32).";
    ++count;
  }
  return count <= c.most_laws ? nullptr : "the start has no more laws than there may be (BC-30).";
}

constexpr const char* broken_content(const Content& c) {
  if (const char* broken = broken_homes(c)) return broken;
  for (const auto& homes : c.start_homes) {
    int rents = 0;
    for (const StartHome& home : homes) {
      rents += c.rent[home.what] + (kShore.contains(home.space) ? c.shore_bonus : 0) +
               (kForest.contains(home.space) ? c.forest_bonus : 0);
    }
    if (rents >= c.rent_goal) return "nobody has reached the goal at the start (BC-18).";
  }
  if (c.emissions_a_row < 1) return "a row of the track has squares (BC-20).";
  if (!rise(c.printed_events) || !rise(c.even_events)) {
    return "event numbers rise, from 1 to 255 at most (BC-21, BC-40).";
  }
  if (c.idle_rounds_allowed > kMostIdleRounds) return "a standstill ends the game (BC-25).";
  if (c.most_laws > kMostLaws) return "there is room for eight laws (BC-30).";
  for (const Range range : {c.required, c.surcharge, c.cap, c.fine, c.fine_in_words}) {
    if (!is_range(range)) return "the numbers of a law go up to 127, the least first (BC-32).";
  }
  if (const char* broken = broken_first_laws(c)) return broken;
  if (c.longest_wording < 1) return "a wording has room for a word (BC-33).";
  if (c.debt_divisor < 1) return "old fines take a part of an income (BC-32).";
  if (c.session_rounds < 1 || c.session_rounds > kLongestSession) {
    return "a session has one to 50 rounds of the table (BC-34).";
  }
  return nullptr;
}
static_assert(broken_content(Content{}) == nullptr);

}  // namespace citybox::broken_cities
