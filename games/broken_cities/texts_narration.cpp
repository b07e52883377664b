// What happened, as sentences for the log.

#include <fmt/format.h>

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
  if (e.after == 0) return fmt::format("{} pays a fine of {}.", named(e.seat), e.amount);
  return fmt::format("{} pays {} of a fine of {}; the rest waits for the next income.",
                     named(e.seat), e.amount, e.amount + e.after);
}

std::string moves(const Event& e) { return e.after > e.before ? "rises" : "falls"; }

// In a turn: money, buildings, renters.
std::string told_of_turn(const Event& e) {
  const std::string who = named(e.seat), at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kRoundBegan:
      return fmt::format("Round {} begins; the lowest rent goes first.", e.amount);
    case EventKind::kTurnBegan:
      return fmt::format("It is {}'s turn.", who);
    case EventKind::kIncome:
      return fmt::format("{} collects {} in rent and now has {}.", who, e.amount, e.after);
    case EventKind::kDebtPaid:
      return fmt::format("Of old fines of {}, {} is taken from {}'s income; the rest is forgotten.",
                         e.before, e.amount, who);
    case EventKind::kChosen:
      return fmt::format("{} wants to build {}.", who, a_noun(e.construction));
    case EventKind::kBuilt:
      return fmt::format("{} builds {} at {} for {}.", who, a_noun(e.construction), at, e.amount);
    case EventKind::kRetrofitted:
      return fmt::format("{} retrofits {} from {} to {} for {}.", who, at, title_of(e.construction),
                         title_of(e.other), e.amount);
    case EventKind::kRenterPlaced:
      return fmt::format("A renter moves into {}'s building at {}.", who, at);
    case EventKind::kRentChanged:
    case EventKind::kEmissionChanged:
      return "";  // lines of a recount, which the page shows; the log has their sum
    case EventKind::kRentCounted:
      return fmt::format("{}'s rent {} from {} to {}.", who, moves(e), e.before, e.after);
    case EventKind::kEmissionsCounted:
      return fmt::format("The city emits {} instead of {}.", e.after, e.before);
    case EventKind::kTurnEnded:
      return fmt::format("{} ends the turn and keeps {}.", who, e.amount);
    case EventKind::kLawBroken:
      return fmt::format("{} breaks a law{}: {}", who,
                         e.amount == 1 ? "" : fmt::format(" {} times", e.amount),
                         law_sentence(e.law));
    default:
      return fined(e);
  }
}

// Damage, cards, losses.
std::string told_of_climate(const Event& e) {
  const std::string who = named(e.seat), at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kDamageCounted:
      if (e.amount == 0) return "A clean round: the atmosphere takes no damage.";
      return fmt::format("The atmosphere takes {} damage and stands at {}.", e.amount, e.after);
    case EventKind::kDamageReported:
      return fmt::format("The table reports {} damage for this round, {} in all.", e.amount,
                         e.after);
    case EventKind::kEventReached:
      return fmt::format("Climate event {} is reached, at {}.", e.amount, e.after);
    case EventKind::kCardFell:
      return fmt::format("{}. {}", title_of(e.card), text_of(e.card));
    case EventKind::kLost:
      return fmt::format("{}'s {} at {} is lost{}.", who, noun_for(e.construction), at,
                         e.amount == 0 ? "" : ", and its renter leaves the city");
    case EventKind::kDowngraded:
      return fmt::format("{}'s {} at {} becomes {}.", who, noun_for(e.construction), at,
                         a_noun(e.other));
    case EventKind::kRenterLeft:
      if (e.construction != Construction::kNone) return "";  // said when the home is lost
      return fmt::format("{}'s renter at {} leaves the city for good.", who, at);
    case EventKind::kRenterPicked:
      return fmt::format("{} will lose the renter at {}.", who, at);
    default:
      return fmt::format("{} new {} looking for a home; {} available now.", e.amount,
                         e.amount == 1 ? "renter is" : "renters are", e.after);
  }
}

// A law being worded: what was said last.
std::string drafted(const Event& e) {
  const std::string who = named(e.seat);
  const bool only_kind = e.law.object == Construction::kNone;
  switch (e.law.kind) {
    case LawKind::kRequire:
      if (only_kind) return fmt::format("{} wants a law that asks something of every turn.", who);
      if (e.law.number == 0) return fmt::format("{} has {} in mind.", who, a_noun(e.law.object));
      return fmt::format("{} would ask for {} a turn; the fine is still open.", who, e.law.number);
    case LawKind::kForbid:
      if (only_kind) return fmt::format("{} wants to forbid something.", who);
      return fmt::format("{} would forbid the {}; the fine is still open.", who,
                         noun_for(e.law.object));
    case LawKind::kSurcharge:
      if (only_kind) return fmt::format("{} wants something to cost more.", who);
      return fmt::format("{} would make the {} dearer.", who, noun_for(e.law.object));
    case LawKind::kCap:
      if (e.amount == 0) return fmt::format("{} wants to cap what a turn may emit.", who);
      return fmt::format("{} would put the cap at {}; the fine is still open.", who, e.law.number);
    default:
      return fmt::format("{} words a law; the fine is still open.", who);
  }
}

// Sessions and hearings.
std::string told_of_laws(const Event& e) {
  const std::string who = named(e.seat), law = law_sentence(e.law);
  switch (e.kind) {
    case EventKind::kReady:
      return fmt::format("{} has decided.", who);
    case EventKind::kSessionBegan:
      return "The table sits down to make a law; the lowest rent speaks first.";
    case EventKind::kDrafted:
      return drafted(e);
    case EventKind::kProposed:
      return fmt::format("{} proposes: {}", who, law);
    case EventKind::kRepealProposed:
      return fmt::format("{} proposes to repeal: {}", who, law);
    case EventKind::kPassed:
      return fmt::format("{} proposes nothing.", who);
    case EventKind::kBallot:
      return fmt::format("{} votes {}.", who, e.ballot == Ballot::kYes ? "yes" : "no");
    case EventKind::kLawMade:
      return fmt::format("All agree. It is law: {}", law);
    case EventKind::kLawRepealed:
      return fmt::format("All agree. No longer law: {}", law);
    case EventKind::kLawFailed:
      return "Not all agree; the proposal falls.";
    case EventKind::kSessionEnded:
      return "The session ends without a law.";
    case EventKind::kHearingBegan:
      return fmt::format("Did {} keep to it? {}", who, law);
    case EventKind::kBreachCalled:
      return fmt::format("{} calls a breach.", who);
    case EventKind::kBreachFound:
      return fmt::format("The table finds that {} broke the law.", who);
    default:
      return fmt::format("The table lets {} go.", who);
  }
}

}  // namespace

std::string BrokenCitiesCodec::sentence(const Event& e) {
  if (e.kind == EventKind::kEnded) return ending_sentence(e.ending);
  if (e.kind == EventKind::kClosed) return "The facilitator closes the session.";
  if (e.kind == EventKind::kRentersArrived) return told_of_climate(e);
  if (e.kind <= EventKind::kFined) return told_of_turn(e);
  return e.kind <= EventKind::kRenterPicked ? told_of_climate(e) : told_of_laws(e);
}

}  // namespace citybox::broken_cities
