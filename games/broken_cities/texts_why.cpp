#include "engine/table/why.hpp"
#include "engine/types/words.hpp"
#include "games/broken_cities/reasons.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

using namespace reason;

constexpr Why kWhy[] = {
    {kNoPieceLeft, "All pieces of this kind are on the block already."},
    {kCannotAfford, "You do not have the money for that."},
    {kYourTurn, "It is your turn: buy, retrofit, place renters, or end the turn."},
    {kSpaceTaken, "Something stands there already."},
    {kNoRoom, "The block is full."},
    {kRetrofitOwn, "You can only retrofit your own buildings."},
    {kRetrofitNeedsHome, "Only Low-Cost and Conventional buildings can be retrofitted."},
    {kGreenIsHighest, "A Green building is as good as it gets."},
    {kRetrofitIsNoPiece, "A retrofit is not placed: say which building it raises."},
    {kShopNeedsNoRenter, "A Shopping center takes no renter; it pays without one."},
    {kParkTakesNoRenter, "Nobody lives in a park."},
    {kOneRenterEach, "This building has its renter."},
    {kNoRenterAvailable, "No renter is looking for a home now."},
    {kRentOutOwn, "This building is not yours."},
    {kRentOutNeedsHome, "There is no building for a renter."},
    {kLoseOwn, "You choose among your own renters."},
    {kNoRenterThere, "Nobody lives there."},
    {kAlreadyLeaving, "That renter leaves already; choose another."},
    {kCardIsUsed, "That card was played already, and none comes back."},
    {kChooseRenters, "First say which of your renters leave."},
    {kNoSession, "Laws are made after a climate event, not in a turn."},
    {kNeverLowers, "A law may raise a price, never lower it."},
    {kNotRequired, "A law can require Greenspaces, Eco-Parks, retrofits or Green buildings."},
    {kTooManyTexts, "This table has written all the laws it can."},
    {kAnswerHearing, "First say whether the turn broke the law: call, or let be."},
    {kGiveVerdict, "First give your verdict: yes or no."},
    {kNoWordsHere, "Words of your own go with a free-text law only."},
    {kPlainWords, "A law is one line of plain text."},
    {kNoSuchLaw, "There is no law of that number to repeal."},
    {kVote, "First vote on the proposal: yes or no."},
    {kPropose, "It is your turn to speak: propose a law, a repeal, or pass."},
    {kPlaceFirst, "First say where the new construction goes."},
    {kNotBought, "Buy something first, then place it."},
    {kSayWhatAbout, "Say first what the law is about."},
    {kSayNumber, "Say first how much the law asks for."},
    {kSayFine, "Say first how high the fine is."},
    {kOwnClimate, "This table has a climate of its own; cards come from its own deck."},
    {kPoolRange,
     "The damage of all tables is at least this table's own, and at most the last event's number."},
    {kFacilitatorOnly,
     "Only the facilitator brings climate cards, tells the pool and closes the session."},
};

std::string ranged(std::string_view sentence, Range range) {
  return say(sentence, {{"least", range.least}, {"most", range.most}});
}

}  // namespace

std::string why_text(RuleId rule, const Content& c) {
  if (rule == kRequireRange) {
    return ranged("A law requires {least} to {most} pieces a turn.", c.required);
  }
  if (rule == kSurchargeRange) return ranged("A surcharge is {least} to {most}.", c.surcharge);
  if (rule == kCapRange) return ranged("A cap is {least} to {most} emissions.", c.cap);
  if (rule == kFineRange) return ranged("A fine is {least} to {most}.", c.fine);
  if (rule == kFreeTextFine) {
    return ranged("The fine of a free-text law is {least} to {most}.", c.fine_in_words);
  }
  if (rule == kTooManyWords) {
    return say("A law has at most {most} characters.", {{"most", c.longest_wording}});
  }
  if (rule == kTooManyLaws) {
    return say("No more than {most} laws can be in force: repeal one before you propose another.",
               {{"most", number_word(c.most_laws)}});
  }
  return std::string(why_in(kWhy, rule));
}

}  // namespace citybox::broken_cities
