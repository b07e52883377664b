// What is happening, what is asked and what is voted on.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::string speaker_text(const State& s) {
  const Fill round{"round", s.round}, who{"who", speaker(s)};
  switch (s.talk) {
    case Talk::kPropose:
      return say(
          "Round {round}, session: {who|you|{name}} may propose a law, a repeal, or nothing.",
          {round, who});
    case Talk::kObject:
      return say("Round {round}, session: {who|you say|{name} says} what the law is about.",
                 {round, who});
    case Talk::kNumber:
      return say("Round {round}, session: {who|you say|{name} says} how much the law asks for.",
                 {round, who});
    default:
      return say("Round {round}, session: {who|you say|{name} says} how high the fine is.",
                 {round, who});
  }
}

std::string turn_text(const State& s) {
  const Fill round{"round", s.round}, who{"who", active_seat(s)};
  if (s.chosen != Construction::kNone) {
    return say("Round {round}: {who|you say|{name} says} where the {what} goes.",
               {round, who, {"what", noun_for(s.chosen)}});
  }
  return say(
      "Round {round}: {who|you build, place renters, or end the turn|{name} builds, places "
      "renters, "
      "or ends the turn}.",
      {round, who});
}

// What all decide at the same time: for the last one who has not, and for several.
struct Together {
  std::string_view one, several;
};

Together together_text(const State& s) {
  if (disease_rages(s)) {
    return {"Round {round}, vector disease: {who|you say|{name} says} which renters leave.",
            "Round {round}, vector disease: {who} say which renters leave."};
  }
  switch (s.talk) {
    case Talk::kVote:
      return {
          "Round {round}, session: {who|you vote|{name} votes} on {about|your|{name}'s} "
          "proposal.",
          "Round {round}, session: {who} vote on {about|your|{name}'s} proposal."};
    case Talk::kCall:
      return {"Round {round}: {who|you say|{name} says} whether {about} broke the law.",
              "Round {round}: {who} say whether {about} broke the law."};
    default:
      return {"Round {round}: {who|you give|{name} gives} the verdict on {about}.",
              "Round {round}: {who} give the verdict on {about}."};
  }
}

}  // namespace

std::string now_text(const State& s, const Content& content) {
  if (is_over(s)) return BrokenCitiesCodec::verdict(s, content);
  if (all_decide(s)) {
    const auto [one, several] = together_text(s);
    const SeatSet due = deciders(s);
    const Fill round{"round", s.round};
    const Fill about{"about", s.talk == Talk::kVote ? speaker(s) : active_seat(s)};
    return due.size() == 1 ? say(one, {round, about, {"who", due.front()}})
                           : say(several, {round, about, {"who", due}});
  }
  if (s.talk != Talk::kNone) return speaker_text(s);
  if (s.stage == Stage::kTurn) return turn_text(s);
  return say("Round {round} ends.", {{"round", s.round}});
}

std::string duty_text(const State& s, SeatSet viewers) {
  const SeatSet due = deciders(s);
  Seat seat = kFacilitator;
  due.for_each([&](Seat each) {
    if (seat == kFacilitator && viewers.contains(each)) seat = each;
  });
  if (seat == kFacilitator) return "";
  if (disease_rages(s)) {
    return say("Choose the renters who leave: {left} to go.", {{"left", s.to_lose[seat.index]}});
  }
  if (s.talk != Talk::kNone) return "";  // the law and the question say it
  if (s.chosen != Construction::kNone) {
    return say("Choose a space for the {what}. Undo puts it back.", {{"what", noun_for(s.chosen)}});
  }
  if (s.available == 0 || empty_homes(s, seat).empty()) {
    return "Buy what you can pay for, or end your turn.";
  }
  return say(
      "Buy, or give an empty building a renter: {renters|1 looks|{renters} look} for a home.",
      {{"renters", s.available}});
}

std::string question_text(const State& s) {
  if (is_over(s)) return "";
  if (disease_rages(s)) return "Everybody chooses at the same time.";
  switch (s.talk) {
    case Talk::kVote:
      return say(s.motion.kind == LawKind::kRepeal
                     ? "{who|You propose|{name} proposes} a repeal. All must agree."
                     : "{who|You propose|{name} proposes} a law. All must agree.",
                 {{"who", speaker(s)}});
    case Talk::kCall:
      return say("Did {who} keep to this law in the turn that just ended?",
                 {{"who", active_seat(s)}});
    case Talk::kVerdict:
      return say("A breach by {who} was called by {callers}. More than half decide.",
                 {{"who", active_seat(s)}, {"callers", s.callers}});
    default:
      return "";
  }
}

}  // namespace citybox::broken_cities
