#pragma once
// The part of the invariants that is about laws, motions and ballots.

#include "games/broken_cities/refusal.hpp"

namespace citybox::broken_cities {

constexpr bool in_session(Talk talk) { return talk >= Talk::kPropose && talk <= Talk::kVote; }

// The first `seats` places hold each seat once, the others nothing.
constexpr bool is_order(const std::array<Seat, kMostSeats>& order, int seats) {
  SeatSet all;
  for (int i = 0; i < kMostSeats; ++i) {
    const Seat seat = order[static_cast<unsigned>(i)];
    if (i < seats ? seat.index >= seats || all.contains(seat) : seat != Seat{}) return false;
    if (i < seats) all.add(seat);
  }
  return true;
}

constexpr const char* broken_lists(const State& s) {
  if (s.laws.size() > kMostLaws) return "there is no room for so many laws (BC-30).";
  if (s.waiting.size() > kCards) return "there are six climate cards (BC-22).";
  for (std::size_t i = s.laws.size(); i < kMostLaws; ++i) {
    if (*(s.laws.begin() + i) != Law{}) return "there is something after the last law.";
  }
  for (std::size_t i = s.waiting.size(); i < kCards; ++i) {
    if (*(s.waiting.begin() + i) != Card::kNone) return "there is something after the last card.";
  }
  return nullptr;
}

// How far a law is worded: everything up to this step of its making is said, the rest is not.
constexpr bool worded_up_to(const State& s, const Law& law, Talk step, const Content& c) {
  const bool object = takes_object(law.kind) && step > Talk::kObject;
  const bool number = takes_number(law.kind) && step > Talk::kNumber;
  const bool fine = takes_fine(law.kind) && step > Talk::kFine;
  if (object ? !can_be_about(law.kind, law.object) : law.object != Construction::kNone)
    return false;
  if (number ? !number_range(law.kind, c).contains(law.number) : law.number != 0) return false;
  if (fine ? !fine_range(law.kind, c).contains(law.fine) : law.fine != 0) return false;
  const bool text = law.kind == LawKind::kFreeText;
  return text ? law.text >= 1 && law.text <= s.texts : law.text == 0;
}

constexpr const char* broken_laws(const State& s, const Content& c) {
  if (s.laws.size() > c.most_laws) return "there are not so many laws (BC-30).";
  if (s.texts > kMostTexts) return "there are at most 250 wordings (BC-33).";
  for (std::size_t i = 0; i < kMostLaws; ++i) {
    if (i >= s.laws.size()) {
      if (s.due[i] != 0) return "a law that is not there requires nothing.";
      continue;
    }
    const Law& law = s.laws[i];
    if (law.kind < LawKind::kRequire || law.kind > LawKind::kFreeText)
      return "there is no such law (BC-32).";
    if (!worded_up_to(s, law, Talk::kVote, c)) return "a law is not worded as its kind is (BC-32).";
    if (law.since > Since::kNow) return "a law holds now or from the next turn on (BC-32).";
    const bool asks = law.kind == LawKind::kRequire && law.since == Since::kNow &&
                      (s.stage == Stage::kTurn || is_over(s));
    if (s.due[i] > (asks ? law.number : 0)) return "a turn does not owe so many pieces (BC-32).";
  }
  return nullptr;
}

constexpr const char* broken_motion(const State& s, const Content& c) {
  const Law& motion = s.motion;
  if (s.talk < Talk::kObject || s.talk > Talk::kVote) {
    return motion == Law{} ? nullptr : "there is no motion now (BC-34).";
  }
  if (motion.since != Since::kNextTurn) return "a motion is not in force (BC-32).";
  if (motion.kind == LawKind::kRepeal) {
    const Law repeal{.kind = LawKind::kRepeal, .number = motion.number};
    const bool fits = s.talk == Talk::kVote && motion == repeal && motion.number >= 1 &&
                      motion.number <= s.laws.size();
    return fits ? nullptr : "a repeal names a law in force (BC-34).";
  }
  if (motion.kind < LawKind::kRequire || motion.kind > LawKind::kRepeal)
    return "there is no such law (BC-32).";
  if (no_room_for_law(s, c)) return "there is no room for another law (BC-30).";
  const bool asked = (s.talk != Talk::kObject || takes_object(motion.kind)) &&
                     (s.talk != Talk::kNumber || takes_number(motion.kind)) &&
                     (s.talk != Talk::kFine || takes_fine(motion.kind));
  return asked && worded_up_to(s, motion, s.talk, c) ? nullptr
                                                     : "the motion is not worded so far (BC-35).";
}

constexpr const char* broken_ballots(const State& s) {
  const bool voting = s.talk >= Talk::kVote;
  const SeatSet may = voting ? voters(s) : SeatSet{};
  bool all_in = true;
  for (int i = 0; i < kMostSeats; ++i) {
    const Ballot ballot = s.ballots[static_cast<unsigned>(i)];
    const bool votes = may.contains(seat_at(i));
    const bool open = ballot == Ballot::kWasYes || ballot == Ballot::kWasNo;
    if (open ? i >= s.seats : ballot > (votes ? Ballot::kNo : Ballot::kNone)) {
      return "that ballot cannot be cast (BC-34).";
    }
    all_in = all_in && (!votes || is_cast(ballot));
  }
  return voting && all_in ? "when all are in, ballots are counted (BC-34)." : nullptr;
}

constexpr const char* broken_talk(const State& s, const Content& c) {
  if (s.talk > Talk::kVerdict) return "there is no such talk (BC-35).";
  const bool session = in_session(s.talk);
  const bool hearing = s.talk > Talk::kVote;
  if (session ? !is_order(s.speakers, s.seats) : s.speakers != std::array<Seat, kMostSeats>{}) {
    return "each seat speaks in its turn (BC-34).";
  }
  if (s.speech >= (session ? c.session_rounds * s.seats : 1)) return "so much is not said (BC-34).";
  if (s.heard > s.laws.size()) return "there is no such law to hear (BC-33).";
  if (hearing &&
      (s.stage != Stage::kHearing || s.heard >= s.laws.size() || !is_heard(s.laws[s.heard]))) {
    return "only a free-text law in force is heard, after a turn (BC-33).";
  }
  SeatSet others = SeatSet::first(s.seats);
  others.remove(active_seat(s));
  const bool some =
      !s.callers.empty() && s.callers != others && (s.callers.bits() & ~others.bits()) == 0;
  if (s.talk == Talk::kVerdict ? !some : !s.callers.empty())
    return "nobody can have called (BC-33).";
  if (const char* broken = broken_motion(s, c)) return broken;
  return broken_ballots(s);
}

}  // namespace citybox::broken_cities
