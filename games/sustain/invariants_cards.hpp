#pragma once
// What cannot be in the decks, among the requests and in the years.

#include "games/sustain/sight.hpp"

namespace citybox::sustain::detail {

// One card of each slot; the first and the last in their places.
constexpr const char* broken_events(const State& s, const Content& c) {
  const ScenarioDeck& deck = deck_of(s, c);
  if (s.events_drawn > deck.slots) return "there are not so many events (SU-5).";
  std::uint32_t seen = 0;
  for (unsigned i = 0; i < kMostSlots; ++i) {
    const EventId id = s.events[i];
    if (i >= deck.slots) {
      if (id != kNoEvent) return "there are not so many events (SU-5).";
      continue;
    }
    if (!id.exists() || id.scenario() != scenario_of(s) || id.number() >= deck.event_count) {
      return "an event belongs to another scenario (SU-5).";
    }
    const unsigned slot = card_of(c, id).slot;
    if ((seen >> slot & 1U) != 0) return "one event of each group is in the deck (SU-5).";
    seen |= 1U << slot;
    const bool end = slot == 0 || slot + 1U == deck.slots;
    if (end && slot != i) return "the first event and the last have their places (SU-5).";
  }
  return nullptr;
}

constexpr const char* broken_solutions(const State& s, const Content& c) {
  const ScenarioDeck& deck = deck_of(s, c);
  if (s.solutions_drawn > kSolutions) return "there are not so many solutions (SU-5).";
  std::uint32_t seen = 0;
  std::uint64_t backs = 0;
  for (unsigned i = 0; i < kSolutions; ++i) {
    const SolutionId id = s.solutions[i];
    const BackId back = s.backs[i];
    if (!id.exists() || id.scenario() != scenario_of(s) || !back.exists() ||
        back.scenario() != scenario_of(s)) {
      return "a solution belongs to another scenario (SU-5).";
    }
    const auto number = static_cast<unsigned>(id.number());
    const auto behind = static_cast<unsigned>(back.number());
    if ((seen >> number & 1U) != 0) return "each solution is in the deck once (SU-5).";
    if ((backs >> behind & 1U) != 0) return "no two solutions have the same back (SU-5).";
    seen |= 1U << number;
    backs |= 1ULL << behind;
    if (deck.backs[behind].group != deck.fronts[i].group) {
      return "front and back are of one group (SU-5).";
    }
    if (s.sides[number] > Side::kTurned ||
        (s.sides[number] == Side::kInDeck) != (i >= s.solutions_drawn)) {
      return "solutions lie open once they are drawn (SU-24).";
    }
  }
  return nullptr;
}

constexpr const char* broken_requests(const State& s, const Content& c) {
  if (s.requests.size() > kMostRequests) return "there are not so many requests (SU-23).";
  if (is_over(s) && !s.requests.empty()) return "requests vanish with the game (SU-23).";
  std::uint32_t seen = 0;
  for (const Request& request : s.requests) {
    bool drawn = false;
    for (unsigned i = 0; i < s.events_drawn; ++i) drawn = drawn || s.events[i] == request.event;
    if (!drawn || card_of(c, request.event).kind != CardKind::kRequest) {
      return "a request was drawn before (SU-23).";
    }
    if ((seen >> request.event.number() & 1U) != 0) return "a request waits once (SU-23).";
    seen |= 1U << request.event.number();
    if (request.due <= s.year || request.due > s.year + card_of(c, request.event).years) {
      return "a request waits until its years have passed (SU-23).";
    }
  }
  for (std::size_t k = s.requests.size(); k < kMostRequests; ++k) {
    if (s.requests.begin()[k] != Request{}) return "where no request is, it is blank.";
  }
  return nullptr;
}

// How many of the cards drawn end a year's news, and is the last of them a mandate?
constexpr const char* broken_year(const State& s, const Content& c) {
  if (s.year == 0) {
    const bool fresh = s.events_drawn == 0 && s.solutions_drawn == 0 && !is_over(s) &&
                       s.phase <= Phase::kDepartments && s.reserve == 0;
    return fresh ? nullptr : "nothing happens before the first year (SU-10).";
  }
  if (s.phase <= Phase::kDepartments) return "the departments are taken (SU-10).";
  if (s.events_drawn == 0) return is_over(s) ? nullptr : "the year begins with events (SU-23).";
  int ended = 0;
  for (unsigned i = 0; i + 1 < s.events_drawn; ++i) ended += card_of(c, s.events[i]).again ? 0 : 1;
  if (is_over(s)) {
    const bool last = s.events_drawn == deck_of(s, c).slots;
    return last == (s.ending == Ending::kCounted) || s.ending > Ending::kCounted
               ? nullptr
               : "the last card ends the game (SU-31).";
  }
  const EventCard& last = card_of(c, s.events[s.events_drawn - 1U]);
  const bool waits =
      s.phase == Phase::kMandate || (s.phase == Phase::kPlace && s.pending.spot == kNoSpot);
  if (ended != s.year - 1) return "each year has its events (SU-23).";
  if (last.kind == CardKind::kEnd) return "the last card ends the game (SU-31).";
  if (waits ? last.kind != CardKind::kMandate : last.again) {
    return "each year has its events (SU-23).";
  }
  const int years = waits ? s.year - 1 : s.year;
  const int opened = years * c.solutions_a_year;
  if (s.solutions_drawn != (opened < kSolutions ? opened : kSolutions)) {
    return "each year has its new solutions (SU-24).";
  }
  return nullptr;
}

}  // namespace citybox::sustain::detail
