// What is happening, what is asked and what is voted on.

#include <fmt/format.h>

#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::string speaker_says(const State& s) {
  const SeatSet who(speaker(s));
  switch (s.talk) {
    case Talk::kPropose:
      return acting(who, "may propose a law, a repeal, or nothing",
                    "may propose a law, a repeal, or nothing");
    case Talk::kObject:
      return acting(who, "say what the law is about", "says what the law is about");
    case Talk::kNumber:
      return acting(who, "say how much the law asks for", "says how much the law asks for");
    default:
      return acting(who, "say how high the fine is", "says how high the fine is");
  }
}

std::string turn_text(const State& s) {
  const SeatSet who(active_seat(s));
  if (s.chosen == Construction::kNone) {
    return acting(who, "build, place renters, or end the turn",
                  "builds, places renters, or ends the turn");
  }
  const std::string where = fmt::format("where the {} goes", noun_for(s.chosen));
  return acting(who, "say " + where, "says " + where);
}

}  // namespace

std::string now_text(const State& s, const Content& c) {
  if (is_over(s)) return BrokenCitiesCodec::verdict(s, c);
  const SeatSet due = deciders(s);
  if (disease_rages(s)) {
    return fmt::format("Round {}, vector disease: {}.", s.round,
                       acting(due, "say which renters leave", "says which renters leave"));
  }
  switch (s.talk) {
    case Talk::kNone:
      break;
    case Talk::kVote:
      return fmt::format("Round {}, session: {} on {} proposal.", s.round,
                         acting(due, "vote", "votes"), whose_inside(speaker(s)));
    case Talk::kCall:
      return fmt::format("Round {}: {} whether {} broke the law.", s.round,
                         acting(due, "say", "says"), named(active_seat(s)));
    case Talk::kVerdict:
      return fmt::format("Round {}: {} the verdict on {}.", s.round, acting(due, "give", "gives"),
                         named(active_seat(s)));
    default:
      return fmt::format("Round {}, session: {}.", s.round, speaker_says(s));
  }
  if (s.stage != Stage::kTurn) return fmt::format("Round {} ends.", s.round);
  return fmt::format("Round {}: {}.", s.round, turn_text(s));
}

std::string duty_text(const State& s, SeatSet viewers) {
  const SeatSet due = deciders(s);
  Seat seat = kFacilitator;
  due.for_each([&](Seat each) {
    if (seat == kFacilitator && viewers.contains(each)) seat = each;
  });
  if (seat == kFacilitator) return "";
  if (disease_rages(s)) {
    return fmt::format("Choose the renters who leave: {} to go.", s.to_lose[seat.index]);
  }
  if (s.talk != Talk::kNone) return "";  // the law and the question say it
  if (s.chosen != Construction::kNone) {
    return fmt::format("Choose a space for the {}.", noun_for(s.chosen));
  }
  if (s.available == 0 || empty_homes(s, seat).empty()) {
    return "Buy what you can pay for, or end your turn.";
  }
  return fmt::format("Buy, or give an empty building a renter: {} for a home.",
                     s.available == 1 ? "1 looks" : fmt::format("{} look", s.available));
}

std::string question_text(const State& s) {
  if (is_over(s) || disease_rages(s)) return "";
  switch (s.talk) {
    case Talk::kVote:
      if (s.motion.kind == LawKind::kRepeal) {
        return fmt::format("{} a repeal. All must agree.", acts(speaker(s), "propose", "proposes"));
      }
      return fmt::format("{} a law. All must agree.", acts(speaker(s), "propose", "proposes"));
    case Talk::kCall:
      return fmt::format("Did {} keep to this law in the turn that just ended?",
                         named(active_seat(s)));
    case Talk::kVerdict:
      return fmt::format("{} called a breach by {}. More than half decide.", named(s.callers),
                         named(active_seat(s)));
    default:
      return "";
  }
}

}  // namespace citybox::broken_cities
