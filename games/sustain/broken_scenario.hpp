#pragma once
// Decks that no table could be played with.

#include "games/sustain/content.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain::detail {

inline constexpr int kMostHomes = 20;
inline constexpr int kMostYears = 100;  // that a request waits

enum class MayEnd : std::uint8_t { kNo, kYes };

constexpr const char* broken_lines(const Lines& lines, MayEnd may_end) {
  for (const Line& line : lines) {
    if (line.effect == Effect::kLaurels && line.subject.department() == Department::kNone) {
      return "laurels are a department's (SU-31).";
    }
    if (line.effect == Effect::kEnd && may_end == MayEnd::kNo) {
      return "only the last card ends the game (SU-31).";
    }
  }
  return nullptr;
}

constexpr bool ends(const Lines& lines) {
  for (const Line& line : lines) {
    if (line.effect == Effect::kEnd && line.when.test == Test::kAlways) return true;
  }
  return false;
}

constexpr const char* broken_card(const EventCard& card, bool last) {
  if ((card.kind == CardKind::kEnd) != last || (last && !ends(card.first))) {
    return "the last card ends the game, and no other (SU-31).";
  }
  if (card.kind == CardKind::kRequest && (card.years < 1 || card.years > kMostYears)) {
    return "a request waits for one to 100 years (SU-23).";
  }
  if (const char* broken = broken_lines(card.first, last ? MayEnd::kYes : MayEnd::kNo)) {
    return broken;
  }
  return broken_lines(card.second, MayEnd::kNo);
}

// SU-5: a card for each place of the deck.
constexpr const char* broken_news(const ScenarioDeck& deck) {
  if (deck.slots < 2 || deck.slots > kMostSlots) return "a game draws 2 to 14 events (SU-5).";
  std::uint32_t filled = 0, requests = 0;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    const EventCard& card = deck.events[i];
    if (card.slot >= deck.slots) return "an event has its place in the deck (SU-5).";
    filled |= 1U << card.slot;
    if (card.kind == CardKind::kRequest) requests |= 1U << card.slot;
    if (const char* broken = broken_card(card, card.slot + 1 == deck.slots)) return broken;
  }
  if (popcount(filled) != deck.slots) return "each place of the deck has an event (SU-5).";
  return popcount(requests) > kMostRequests ? "at most eight requests wait at once (SU-23)."
                                            : nullptr;
}

// SU-5: a back for each front, of its group.
constexpr const char* broken_solutions(const ScenarioDeck& deck) {
  for (const SolutionFront& front : deck.fronts) {
    if (front.cost < 1) return "what can be invested in has a cost (SU-26).";
    if (front.group == 0) return "a solution belongs to a group (SU-5).";
    int fronts = 0, backs = 0;
    for (const SolutionFront& other : deck.fronts) fronts += other.group == front.group ? 1 : 0;
    for (const SolutionBack& back : deck.backs) backs += back.group == front.group ? 1 : 0;
    if (backs < fronts) return "a group has a back for each of its fronts (SU-5).";
  }
  for (const SolutionBack& back : deck.backs) {
    if (const char* broken = broken_lines(back.lines, MayEnd::kNo)) return broken;
  }
  return nullptr;
}

// Cards without a name cannot be shown: those of the published deck have one.
constexpr const char* broken_scenario(const ScenarioDeck& deck, const ScenarioDeck& published) {
  if (deck.event_count > published.event_count) return "there are no more events with a name.";
  for (unsigned i = 0; i < kMostBacks; ++i) {
    if (deck.backs[i].group != 0 && published.backs[i].group == 0) {
      return "there are no more solutions with a text.";
    }
  }
  if (const char* broken = broken_news(deck)) return broken;
  return broken_solutions(deck);
}

}  // namespace citybox::sustain::detail
