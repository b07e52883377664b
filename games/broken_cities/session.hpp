#pragma once
// Legislation (BC-30, BC-34, BC-35).

#include "games/broken_cities/action.hpp"
#include "games/broken_cities/changes.hpp"

namespace citybox::broken_cities {

template <class P>
constexpr void begin_session(P& play) {
  State& s = play.state;
  s.session = Session::kNotDue;
  s.speakers = by_rent(s, play.content);
  s.speech = 0;
  s.talk = Talk::kPropose;
  tell_all(play, Event{.kind = EventKind::kSessionBegan, .rule = rule(34)});
}

constexpr void close_session(State& s) {
  s.talk = Talk::kNone;
  s.speech = 0;
  s.speakers = {};
  s.motion = Law{};
}

// The next one speaks; after two rounds of the table nobody does.
template <class P>
constexpr void next_speaker(P& play) {
  State& s = play.state;
  s.motion = Law{};
  s.talk = Talk::kPropose;
  if (++s.speech < play.content.session_rounds * s.seats) return;
  close_session(s);
  tell_all(play, Event{.kind = EventKind::kSessionEnded, .rule = rule(34)});
}

// What the motion still lacks, or the vote (BC-35).
constexpr Talk next_talk(const State& s) {
  const LawKind kind = s.motion.kind;
  if (takes_object(kind) && s.motion.object == Construction::kNone) return Talk::kObject;
  if (takes_number(kind) && s.talk < Talk::kNumber) return Talk::kNumber;
  return takes_fine(kind) && s.talk < Talk::kFine ? Talk::kFine : Talk::kVote;
}

// The next thing the speaker has to say, or the vote.
template <class P>
constexpr void word_motion(P& play) {
  State& s = play.state;
  s.talk = next_talk(s);
  if (s.talk != Talk::kVote) {
    return tell_all(play, Event{.kind = EventKind::kDrafted,
                                .rule = rule(35),
                                .seat = speaker(s),
                                .law = s.motion,
                                .amount = s.talk == Talk::kFine ? 1 : 0});
  }
  const bool repeal = s.motion.kind == LawKind::kRepeal;
  tell_all(play, Event{.kind = repeal ? EventKind::kRepealProposed : EventKind::kProposed,
                       .rule = rule(34),
                       .seat = speaker(s),
                       .law = repeal ? s.laws[s.motion.number - 1U] : s.motion});
}

// What the speaker says.
template <class P>
constexpr void speak(P& play, Action a) {
  State& s = play.state;
  switch (a.verb) {
    case Verb::kPass:
      tell_all(play, Event{.kind = EventKind::kPassed, .rule = rule(34), .seat = speaker(s)});
      return next_speaker(play);
    case Verb::kRepeal:
      s.motion.kind = LawKind::kRepeal;
      s.motion.number = static_cast<std::uint8_t>(a.number);
      break;
    case Verb::kPropose:
      s.motion.kind = a.law;
      if (a.law == LawKind::kFreeText) s.motion.text = ++s.texts;
      break;
    case Verb::kAbout:
      s.motion.object = a.construction;
      break;
    case Verb::kNumber:
      s.motion.number = static_cast<std::uint8_t>(a.number);
      break;
    default:
      s.motion.fine = static_cast<std::uint8_t>(a.number);
      break;
  }
  word_motion(play);
}

template <class P>
constexpr void carry_motion(P& play) {
  State& s = play.state;
  const Seat by = speaker(s);
  Event event{.kind = EventKind::kLawMade, .rule = rule(30), .seat = by, .law = s.motion};
  if (s.motion.kind == LawKind::kRepeal) {
    const std::size_t place = s.motion.number - 1U;
    event.kind = EventKind::kLawRepealed;
    event.law = s.laws[place];
    remove_law(s, place);
  } else {
    s.laws.push_back(s.motion);
    event.amount = static_cast<std::int32_t>(s.laws.size());
  }
  close_session(s);
  tell_all(play, event);
}

template <class P>
constexpr void tell_ballots(P& play, SeatSet seats, RuleId rule) {
  seats.for_each([&](Seat seat) {
    tell_all(play, Event{.kind = EventKind::kBallot,
                         .rule = rule,
                         .seat = seat,
                         .ballot = play.state.ballots[seat.index]});
  });
}
constexpr SeatSet seats_for(const State& s, SeatSet seats) {
  SeatSet in_favor;
  seats.for_each([&](Seat seat) {
    if (s.ballots[seat.index] == Ballot::kYes) in_favor.add(seat);
  });
  return in_favor;
}

// The ballots that were counted lie open until the next ones are cast.
constexpr void turn_up(State& s, SeatSet counted) {
  for_each_seat(s, [&](Seat seat) {
    Ballot& ballot = s.ballots[seat.index];
    const bool yes = ballot == Ballot::kYes;
    ballot = !counted.contains(seat) ? Ballot::kNone : yes ? Ballot::kWasYes : Ballot::kWasNo;
  });
}

// All votes are in.
template <class P>
constexpr void count_votes(P& play) {
  State& s = play.state;
  const SeatSet others = voters(s);
  tell_ballots(play, others, rule(34));
  const bool all_agree = seats_for(s, others) == others;
  turn_up(s, others);
  if (all_agree) return carry_motion(play);
  const bool repeal = s.motion.kind == LawKind::kRepeal;
  tell_all(play, Event{.kind = EventKind::kLawFailed,
                       .rule = rule(30),
                       .seat = speaker(s),
                       .law = repeal ? s.laws[s.motion.number - 1U] : s.motion});
  next_speaker(play);
}

}  // namespace citybox::broken_cities
