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
  if (e.after == 0) return fmt::format("{} a fine of {}.", acts(e.seat, "pay", "pays"), e.amount);
  return fmt::format("{} {} of a fine of {}; the rest waits for the next income.",
                     acts(e.seat, "pay", "pays"), e.amount, e.amount + e.after);
}

std::string broken_law(const Event& e) {
  const std::string who = acts(e.seat, "break", "breaks"), law = law_sentence(e.law);
  if (e.amount == 1) return fmt::format("{} a law: {}", who, law);
  return fmt::format("{} a law {} times: {}", who, e.amount, law);
}

std::string moved(const Event& e) {
  return fmt::format(fmt::runtime(e.after > e.before ? "{} rent rises from {} to {}."
                                                     : "{} rent falls from {} to {}."),
                     whose(e.seat), e.before, e.after);
}

// In a turn: money, buildings, renters.
std::string told_of_turn(const Event& e) {
  const std::string at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kRoundBegan:
      return fmt::format("Round {} begins; the lowest rent goes first.", e.amount);
    case EventKind::kTurnBegan:
      return fmt::format("It is {} turn.", whose_inside(e.seat));
    case EventKind::kIncome:
      return fmt::format(
          "{{seat:{0}|You collect {1} in rent and now have {2}|{{name}} collects "
          "{1} in rent and now has {2}}}.",
          e.seat.index, e.amount, e.after);
    case EventKind::kDebtPaid:
      return fmt::format("Of old fines of {}, {} is taken from {} income; the rest is forgotten.",
                         e.before, e.amount, whose_inside(e.seat));
    case EventKind::kChosen:
      return fmt::format("{} to build {}.", acts(e.seat, "want", "wants"), a_noun(e.construction));
    case EventKind::kBuilt:
      return fmt::format("{} {} at {} for {}.", acts(e.seat, "build", "builds"),
                         a_noun(e.construction), at, e.amount);
    case EventKind::kRetrofitted:
      return fmt::format("{} {} from {} to {} for {}.", acts(e.seat, "retrofit", "retrofits"), at,
                         title_of(e.construction), title_of(e.other), e.amount);
    case EventKind::kRenterPlaced:
      return fmt::format("A renter moves into {} building at {}.", whose_inside(e.seat), at);
    case EventKind::kRentChanged:
    case EventKind::kEmissionChanged:
      return "";  // lines of a recount, which the page shows; the log has their sum
    case EventKind::kRentCounted:
      return moved(e);
    case EventKind::kEmissionsCounted:
      return fmt::format("The city emits {} instead of {}.", e.after, e.before);
    case EventKind::kTurnEnded:
      return fmt::format(
          "{{seat:{0}|You end your turn and keep {1}|{{name}} ends the turn and "
          "keeps {1}}}.",
          e.seat.index, e.amount);
    case EventKind::kLawBroken:
      return broken_law(e);
    default:
      return fined(e);
  }
}

std::string lost(const Event& e) {
  const std::string what =
      fmt::format("{} {} at {}", whose(e.seat), noun_for(e.construction), space_name(e.space));
  if (e.amount == 0) return fmt::format("{} is lost.", what);
  return fmt::format("{} is lost, and its renter leaves the city.", what);
}

// Damage, cards, losses.
std::string told_of_climate(const Event& e) {
  const std::string at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kDamageCounted:
      if (e.amount == 0) return "A clean round: the atmosphere takes no damage.";
      return fmt::format("The atmosphere takes {} damage and stands at {}.", e.amount, e.after);
    case EventKind::kDamageReported:
      return fmt::format("The table reports {} damage for this round, {} in all.", e.amount,
                         e.after);
    case EventKind::kPoolTold:
      return fmt::format("The facilitator reports {} damage by all tables together.", e.after);
    case EventKind::kEventReached:
      return fmt::format("Climate event {} is reached, at {}.", e.amount, e.after);
    case EventKind::kCardFell:
      return fmt::format("{}. {}", title_of(e.card), text_of(e.card, e.amount));
    case EventKind::kLost:
      return lost(e);
    case EventKind::kDowngraded:
      return fmt::format("{} {} at {} becomes {}.", whose(e.seat), noun_for(e.construction), at,
                         a_noun(e.other));
    case EventKind::kRenterLeft:
      if (e.construction != Construction::kNone) return "";  // said when the home is lost
      return fmt::format("{} renter at {} leaves the city for good.", whose(e.seat), at);
    case EventKind::kRenterPicked:
      return fmt::format("{} the renter at {}.", acts(e.seat, "will lose", "will lose"), at);
    default:
      return fmt::format(
          fmt::runtime(e.amount == 1 ? "{} new renter is looking for a home; {} available now."
                                     : "{} new renters are looking for a home; {} available "
                                       "now."),
          e.amount, e.after);
  }
}

// A law being worded: what was said last.
std::string drafted(const Event& e) {
  const bool only_kind = e.law.object == Construction::kNone;
  const std::string wants = acts(e.seat, "want", "wants"), would = acts(e.seat, "would", "would");
  switch (e.law.kind) {
    case LawKind::kRequire:
      if (only_kind) return fmt::format("{} a law that asks something of every turn.", wants);
      if (e.law.number == 0) {
        return fmt::format("{} {} in mind.", acts(e.seat, "have", "has"), a_noun(e.law.object));
      }
      return fmt::format("{} ask for {} a turn; the fine is still open.", would, e.law.number);
    case LawKind::kForbid:
      if (only_kind) return fmt::format("{} to forbid something.", wants);
      return fmt::format("{} forbid the {}; the fine is still open.", would,
                         noun_for(e.law.object));
    case LawKind::kSurcharge:
      if (only_kind) return fmt::format("{} something to cost more.", wants);
      return fmt::format("{} make the {} dearer.", would, noun_for(e.law.object));
    case LawKind::kCap:
      if (e.amount == 0) return fmt::format("{} to cap what a turn may emit.", wants);
      return fmt::format("{} put the cap at {}; the fine is still open.", would, e.law.number);
    default:
      return fmt::format("{} a law; the fine is still open.", acts(e.seat, "word", "words"));
  }
}

// Sessions and hearings.
std::string told_of_laws(const Event& e) {
  const std::string law = law_sentence(e.law);
  switch (e.kind) {
    case EventKind::kReady:
      return fmt::format("{} decided.", acts(e.seat, "have", "has"));
    case EventKind::kSessionBegan:
      return "The table sits down to make a law; the lowest rent speaks first.";
    case EventKind::kDrafted:
      return drafted(e);
    case EventKind::kProposed:
      return fmt::format("{}: {}", acts(e.seat, "propose", "proposes"), law);
    case EventKind::kRepealProposed:
      return fmt::format("{} to repeal: {}", acts(e.seat, "propose", "proposes"), law);
    case EventKind::kPassed:
      return fmt::format("{} nothing.", acts(e.seat, "propose", "proposes"));
    case EventKind::kBallot:
      return fmt::format("{} {}.", acts(e.seat, "vote", "votes"),
                         e.ballot == Ballot::kYes ? "yes" : "no");
    case EventKind::kLawMade:
      return fmt::format("All agree. It is law: {}", law);
    case EventKind::kLawRepealed:
      return fmt::format("All agree. No longer law: {}", law);
    case EventKind::kLawFailed:
      return fmt::format("Not all agree; {} proposal falls.", whose_inside(e.seat));
    case EventKind::kSessionEnded:
      return "The session ends without a law.";
    case EventKind::kHearingBegan:
      return fmt::format("Did {} keep to it? {}", named(e.seat), law);
    case EventKind::kBreachCalled:
      return fmt::format("{} a breach.", acts(e.seat, "call", "calls"));
    case EventKind::kBreachFound:
      return fmt::format("The table finds that {} broke the law.", named(e.seat));
    default:
      return fmt::format("The table lets {} go.", named(e.seat));
  }
}

}  // namespace

std::string BrokenCitiesCodec::sentence(const Event& e, const Content&, const Said&) {
  if (e.kind == EventKind::kEnded) return ending_sentence(e.ending);
  if (e.kind == EventKind::kClosed) return "The facilitator closes the session.";
  if (e.kind == EventKind::kRentersArrived) return told_of_climate(e);
  if (e.kind <= EventKind::kFined) return told_of_turn(e);
  return e.kind <= EventKind::kRenterPicked ? told_of_climate(e) : told_of_laws(e);
}

}  // namespace citybox::broken_cities
