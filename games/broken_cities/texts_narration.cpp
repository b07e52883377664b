// What happened, as sentences for the log.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::string ending_sentence(Ending ending) {
  switch (ending) {
    case Ending::kRentReached:
      return "The goal is reached: the game is over.";
    case Ending::kCityBroke:
      return "The damage is beyond repair: the city is broken.";
    case Ending::kStandstill:
      return "The air is clean and nobody builds any more: the city has come to rest.";
    case Ending::kClosed:
      return "The session is closed.";
    case Ending::kNone:
      break;
  }
  return "The game is over.";
}

std::string fined(const Event& e) {
  if (e.after == 0) {
    return say("{who|You pay|{name} pays} a fine of {paid}.",
               {{"who", e.seat}, {"paid", e.amount}});
  }
  return say(
      "{who|You pay|{name} pays} {paid} of a fine of {fine}; the rest waits for the next income.",
      {{"who", e.seat}, {"paid", e.amount}, {"fine", e.amount + e.after}});
}

std::string broken_law(const Event& e, const Said& said) {
  const std::string law = law_sentence(e.law, said);
  if (e.amount == 1) {
    return say("{who|You break|{name} breaks} a law: {law}", {{"who", e.seat}, {"law", law}});
  }
  return say("{who|You break|{name} breaks} a law {times} times: {law}",
             {{"who", e.seat}, {"times", e.amount}, {"law", law}});
}

std::string moved(const Event& e) {
  return say(e.after > e.before ? "{who|Your|{name}'s} rent rises from {before} to {after}."
                                : "{who|Your|{name}'s} rent falls from {before} to {after}.",
             {{"who", e.seat}, {"before", e.before}, {"after", e.after}});
}

// In a turn: what is built, and who moves in.
std::string told_of_building(const Event& e) {
  const Fill who{"who", e.seat}, place{"place", space_name(e.space)}, price{"price", e.amount};
  switch (e.kind) {
    case EventKind::kChosen:
      return say("{who|You want|{name} wants} to build {what}.",
                 {who, {"what", a_noun(e.construction)}});
    case EventKind::kBuilt:
      return say("{who|You build|{name} builds} {what} at {place} for {price}.",
                 {who, {"what", a_noun(e.construction)}, place, price});
    case EventKind::kRetrofitted:
      return say(
          "{who|You retrofit|{name} retrofits} {place} from {from} to {to} for {price}.",
          {who, place, {"from", title_of(e.construction)}, {"to", title_of(e.other)}, price});
    default:
      return say("A renter moves into {who|your|{name}'s} building at {place}.", {who, place});
  }
}

// In a turn: its beginning and end, money, laws.
std::string told_of_turn(const Event& e, const Said& said) {
  const Fill who{"who", e.seat}, amount{"amount", e.amount};
  const Fill before{"before", e.before}, after{"after", e.after};
  switch (e.kind) {
    case EventKind::kRoundBegan:
      return say("Round {amount} begins; the lowest rent goes first.", {amount});
    case EventKind::kTurnBegan:
      return say("It is {who|your|{name}'s} turn.", {who});
    case EventKind::kIncome:
      return say(
          "{who|You collect {amount} in rent and now have {after}|{name} collects {amount} in rent "
          "and now has {after}}.",
          {who, amount, after});
    case EventKind::kDebtPaid:
      if (e.amount == e.before) {
        return say("Old fines of {before} are taken from {who|your|{name}'s} income.",
                   {before, who});
      }
      return say(
          "Of old fines of {before}, {amount} is taken from {who|your|{name}'s} income; the rest "
          "is forgotten.",
          {before, amount, who});
    case EventKind::kRentChanged:
    case EventKind::kEmissionChanged:
      return "";  // lines of a recount, which the page shows; the log has their sum
    case EventKind::kRentCounted:
      return moved(e);
    case EventKind::kEmissionsCounted:
      return say("The city emits {after} instead of {before}.", {after, before});
    case EventKind::kTurnEnded:
      return say(
          "{who|You end your turn and keep {amount}|{name} ends the turn and keeps {amount}}.",
          {who, amount});
    case EventKind::kLawBroken:
      return broken_law(e, said);
    case EventKind::kFined:
      return fined(e);
    default:
      return told_of_building(e);
  }
}

// What a card takes away.
std::string told_of_loss(const Event& e) {
  const Fill who{"who", e.seat}, place{"place", space_name(e.space)};
  const Fill what{"what", noun_for(e.construction)};
  switch (e.kind) {
    case EventKind::kLost:
      if (e.amount == 0) {
        return say("{who|Your|{name}'s} {what} at {place} is lost.", {who, what, place});
      }
      return say("{who|Your|{name}'s} {what} at {place} is lost, and its renter leaves the city.",
                 {who, what, place});
    case EventKind::kDowngraded:
      return say("{who|Your|{name}'s} {what} at {place} becomes {other}.",
                 {who, what, place, {"other", a_noun(e.other)}});
    case EventKind::kRenterLeft:
      if (e.construction != Construction::kNone) return "";  // said when the home is lost
      return say("{who|Your|{name}'s} renter at {place} leaves the city for good.", {who, place});
    default:
      return say("{who|You|{name}} will lose the renter at {place}.", {who, place});
  }
}

// Damage, cards, renters.
std::string told_of_climate(const Event& e, const Content& content) {
  const Fill amount{"amount", e.amount}, after{"after", e.after};
  switch (e.kind) {
    case EventKind::kDamageCounted:
      if (e.amount == 0) return "A clean round: the atmosphere takes no damage.";
      return say("The atmosphere takes {amount} damage and stands at {after}.", {amount, after});
    case EventKind::kDamageReported:
      return say("The table reports {amount} damage for this round, {after} in all.",
                 {amount, after});
    case EventKind::kPoolTold:
      return say("The facilitator reports {after} damage by all tables together.", {after});
    case EventKind::kEventReached:
      return say("Climate event {amount} is reached, at {after}.", {amount, after});
    case EventKind::kCardFell:
      return say("{card}. {text}",
                 {{"card", title_of(e.card)}, {"text", text_of(e.card, content)}});
    case EventKind::kRentersArrived:
      return say(
          "{amount|A new renter comes|{amount} new renters come} to town; {after|one looks|{after} "
          "look} for a home now.",
          {amount, after});
    default:
      return told_of_loss(e);
  }
}

// A law being worded: what was said last.
std::string drafted(const Event& e, const Said& said) {
  const bool only_kind = e.law.object == Construction::kNone;
  const Fill who{"who", e.seat}, number{"number", e.law.number};
  const Fill noun{"noun", noun_for(e.law.object)};
  switch (e.law.kind) {
    case LawKind::kRequire:
      if (only_kind) {
        return say("{who|You want|{name} wants} a law that asks something of every turn.", {who});
      }
      if (e.law.number == 0) {
        return say("{who|You have|{name} has} {what} in mind.",
                   {who, {"what", a_noun(e.law.object)}});
      }
      return say("{who|You|{name}} would ask for {number} a turn; the fine is still open.",
                 {who, number});
    case LawKind::kForbid:
      if (only_kind) return say("{who|You want|{name} wants} to forbid something.", {who});
      return say("{who|You|{name}} would forbid the {noun}; the fine is still open.", {who, noun});
    case LawKind::kSurcharge:
      if (only_kind) return say("{who|You want|{name} wants} something to cost more.", {who});
      return say("{who|You|{name}} would make the {noun} dearer.", {who, noun});
    case LawKind::kCap:
      if (e.amount == 0) {
        return say("{who|You want|{name} wants} to cap what a turn may emit.", {who});
      }
      return say("{who|You|{name}} would put the cap at {number}; the fine is still open.",
                 {who, number});
    default: {
      const std::string words = said.in_sentence(e.law.text);
      if (words.empty()) {
        return say("{who|You word|{name} words} a law; the fine is still open.", {who});
      }
      return say("{who|You word|{name} words} a law: “{words}” The fine is still open.",
                 {who, {"words", words}});
    }
  }
}

// Sessions: what is proposed, and what becomes of it.
std::string told_of_session(const Event& e, const Said& said) {
  const Fill who{"who", e.seat}, law{"law", law_sentence(e.law, said)};
  switch (e.kind) {
    case EventKind::kReady:
      return say("{who|You have|{name} has} decided.", {who});
    case EventKind::kSessionBegan:
      return "All sit down together to agree on a law; the lowest rent speaks first.";
    case EventKind::kDrafted:
      return drafted(e, said);
    case EventKind::kProposed:
      return say("{who|You propose|{name} proposes}: {law}", {who, law});
    case EventKind::kRepealProposed:
      return say("{who|You propose|{name} proposes} to repeal: {law}", {who, law});
    case EventKind::kPassed:
      return say("{who|You propose|{name} proposes} nothing.", {who});
    case EventKind::kBallot:
      return say(e.ballot == Ballot::kYes ? "{who|You vote|{name} votes} yes."
                                          : "{who|You vote|{name} votes} no.",
                 {who});
    case EventKind::kLawMade:
      return say("All agree. It is law: {law}", {law});
    case EventKind::kLawRepealed:
      return say("All agree. No longer law: {law}", {law});
    case EventKind::kLawFailed:
      return say("Not all agree, and {who|your|{name}'s} proposal falls: {law}", {who, law});
    default:
      return "The session ends without a law.";
  }
}

std::string told_of_hearing(const Event& e, const Said& said) {
  const Fill who{"who", e.seat};
  switch (e.kind) {
    case EventKind::kHearingBegan:
      return say("Did {who} keep to it? {law}", {who, {"law", law_sentence(e.law, said)}});
    case EventKind::kBreachCalled:
      return say("{who|You call|{name} calls} a breach.", {who});
    case EventKind::kBreachFound:
      return say("The table finds that {who} broke the law.", {who});
    default:
      return say("The table lets {who} go.", {who});
  }
}

}  // namespace

std::string BrokenCitiesCodec::sentence(const Event& e, const Content& content, const Said& said) {
  if (e.kind == EventKind::kEnded) return ending_sentence(e.ending);
  if (e.kind == EventKind::kClosed) return "The facilitator closes the session.";
  if (e.kind == EventKind::kRentersArrived) return told_of_climate(e, content);
  if (e.kind <= EventKind::kFined) return told_of_turn(e, said);
  if (e.kind <= EventKind::kRenterPicked) return told_of_climate(e, content);
  return e.kind <= EventKind::kSessionEnded ? told_of_session(e, said) : told_of_hearing(e, said);
}

}  // namespace citybox::broken_cities
