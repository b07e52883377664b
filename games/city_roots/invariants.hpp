#pragma once
// What cannot be in any position. It asks what a position can hold, not how the city came to be: an
// edited state passes if play could go on from it, but what is under way must fit what this turn
// has done so far. Left open on purpose (docs/rulings.md): revenue at the goal when a turn begins,
// any mayor on any turn, an event deck with fewer cards, and a task with one choice left.

#include "games/city_roots/invariants_of_tasks.hpp"

namespace citybox::city_roots {

constexpr const char* broken_setup(const State& s) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "there are one to five seats";
  if (s.mayor.index >= s.seats) return "the mayor has no seat at this table";
  if (s.options.walls > Walls::kEdge) return "walls are open or edge";
  if (s.options.first_mayor > FirstMayor::kFifth) return "there is no such first mayor";
  if (s.ending > Ending::kTermOver) return "there is no such ending";
  if (s.step > Step::kRevenue) return "a turn has no such step";
  if (static_cast<int>(s.task) >= kTasks) return "there is no such task";
  if (s.update > Update::kDue) return "an update is due or not";
  return nullptr;
}

constexpr const char* broken_tiles(const State& s, const Content& c) {
  SpaceSet taken;
  for (const SpaceSet tiles : {s.low, s.business, s.corporation, s.high[0], s.high[1], s.high[2]}) {
    if (!tiles.within(kBoard)) return "a tile stands outside the board";
    if (tiles.intersects(taken)) return "two tiles stand on one space";
    taken |= tiles;
  }
  if (s.low.size() + s.displaced_houses != c.low_homes) {
    return "low-income homes on the board and displaced houses do not add up to their supply";
  }
  if (tiles_left(s, c) < 0) return "more businesses and corporations than there are tiles";
  if (high_homes_left(s, c) < 0) return "more high-income homes than there are in the box";
  return nullptr;
}

constexpr const char* broken_markers(const State& s, const Content& c) {
  SpaceSet marked;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const SpaceSet homes = s.protection[static_cast<unsigned>(seat)];
    if (!homes.within(s.low))
      return "a protection marker lies on something that is no low-income home";
    if (homes.intersects(marked)) return "a home has two protection markers";
    if (seat >= s.seats && !homes.empty())
      return "a protection belongs to a seat that is not there";
    marked |= homes;
  }
  if (markers_left(s, c) < 0) return "more protection markers than there are in the box";
  if (s.residents > c.resident_limit) return "more residents displaced than there are markers";
  return nullptr;
}

constexpr const char* broken_deck(const State& s, const Content& c) {
  bool too_many = false;
  for_each_card([&](Card card) { too_many |= s.cards_left[card] > c.copies[card]; });
  if (too_many) return "more copies of an event card than there are";
  return s.reshuffles > c.reshuffles_allowed ? "the event deck was reshuffled too often" : nullptr;
}

constexpr const char* broken_card(const State& s, const Content& c) {
  if (static_cast<int>(s.card) > kCards) return "there is no such event card";
  const bool drawn = s.step >= Step::kEvent;
  if ((s.card != Card::kNone) != drawn && s.ending != Ending::kTermOver) {
    return drawn ? "no event card is in play after the draw"
                 : "an event card is in play before the draw";
  }
  if (s.card != Card::kNone && s.cards_left[s.card] >= c.copies[s.card]) {
    return "the event card in play is still in the deck";
  }
  if (s.high_at_draw > c.high_homes)
    return "more high-income homes at the draw than there are in the box";
  if (s.card == Card::kNone && s.high_at_draw != 0)
    return "homes were counted for a card that is not drawn";
  // From the draw to the end of the turn no high-income home leaves the board.
  if (s.high_at_draw > high_homes(s))
    return "more high-income homes were counted at the draw than stand now";
  return nullptr;
}

constexpr const char* broken_policies(const State& s) {
  if (s.active.size() != kActivePolicies) return "two different policies are active";
  const bool lobbying = s.task == Task::kTakePolicy || s.task == Task::kReplacePolicy;
  if (s.drawn.size() != (lobbying ? kLobbyHand : 0))
    return "a lobby draws three policies, and nothing else draws any";
  if (!(s.drawn & s.active).empty()) return "a drawn policy is active already";
  if (s.task == Task::kReplacePolicy)
    return s.drawn.contains(s.policy) ? nullptr : "the policy taken is not one of those drawn";
  if (s.policy != Policy::kNone && !s.active.contains(s.policy))
    return "the policy enacted is not active";
  return nullptr;
}

constexpr const char* broken_ending(const State& s, const Content& c) {
  const bool rapid = s.displaced_houses >= c.house_limit;
  const bool masses = s.residents >= c.resident_limit;
  const bool goal = revenue(s, c) >= c.revenue_goal && s.step == Step::kRevenue;
  switch (s.ending) {
    case Ending::kNone:
      if (rapid) return "that many displaced houses end the game";
      return masses ? "that many displaced residents end the game" : nullptr;
    case Ending::kWon:
      return goal && !rapid && !masses ? nullptr : "the game was not won";
    case Ending::kRapidDisplacement:
      return rapid ? nullptr : "there was no rapid displacement";
    case Ending::kDisplacedMasses:
      return masses && !rapid ? nullptr : "there are no displaced masses";
    case Ending::kTermOver:
      return s.cards_left.total() == 0 && s.reshuffles == c.reshuffles_allowed && !rapid &&
                     !masses && !goal
                 ? nullptr
                 : "the term is not over";
  }
  return "there is no such ending";
}

// Once the game is over nothing is owed and nothing is under way.
constexpr const char* broken_rest(const State& s) {
  const bool clean = s.task == Task::kNone && s.policy == Policy::kNone && s.pending.empty() &&
                     s.picked == kNowhere && s.left == 0 && s.update == Update::kNotDue;
  return clean ? nullptr : "the game is over, yet something is still under way";
}

// nullptr, or a sentence about what is wrong. Safe for any bytes.
constexpr const char* broken_invariant(const State& s, const Content& c) {
  if (const char* broken = broken_setup(s)) return broken;
  if (const char* broken = broken_tiles(s, c)) return broken;
  if (const char* broken = broken_markers(s, c)) return broken;
  if (const char* broken = broken_deck(s, c)) return broken;
  if (const char* broken = broken_card(s, c)) return broken;
  if (const char* broken = broken_policies(s)) return broken;
  if (const char* broken = broken_ending(s, c)) return broken;
  return is_over(s) ? broken_rest(s) : broken_task(s, c);
}

}  // namespace citybox::city_roots
