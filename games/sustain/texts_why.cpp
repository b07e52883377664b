// Why a rule says no, to the person who tried; the sentences for reasons.hpp.

#include "engine/table/why.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/reasons.hpp"

namespace citybox::sustain {

namespace {

using namespace reason;

constexpr Why kWhy[] = {
    {kFoundFirst, "First found the city; you may give it a name."},
    {kTakeFirst, "First take a department."},
    {kDepartmentTaken, "Somebody holds that department already."},
    {kNameTooLong, "The name of a city has at most {longest_name} characters."},
    {kNameHasOddCharacters, "The name of a city is one line of ordinary characters."},
    {kNoWordsHere, "Words of your own go with the founding of the city only."},
    {kDecideMandate, "A mandate waits for the first player's choice between its two options."},
    {kNoSuchOption, "A mandate has two options: 1 and 2."},
    {kDiscussFirst,
     "This is the time to talk: give coins, make promises, or say that you are ready."},
    {kNoGiftToYourself, "You cannot give coins to yourself."},
    {kNobodyThere, "Nobody sits there."},
    {kOneGiftEach, "You have given something to this player this year already."},
    {kGiftTooLarge, "A gift is 1 to {largest_gift} coins."},
    {kNotSoManyCoins, "You do not have so many coins to give."},
    {kPurseIsFull, "Their purse does not hold so many coins."},
    {kNotYourSheet, "Only the department that holds this sheet invests in its buildings."},
    {kNotOnASheet, "This building is on no sheet; only a card can bring it."},
    {kSolutionNotOpen, "This solution does not lie open on the table."},
    {kNotEnoughCoins, "You do not have so many coins."},
    {kInvestOrPass, "It is your turn to invest: put coins on one space, or pass."},
    {kPlaceFirst, "First say where the new building goes."},
    {kAnotherBuilding, "Another building waits for its space."},
    {kSpaceTaken, "Something stands there already."},
    {kWrongKindOfSpace,
     "This building goes on another kind of space: most need a big square, a bus "
     "stop a corner, bike lanes and walks a long space."},
    {kNoRoomLeft, "There is no free space on the map for this building, so it takes no coins."},
    {kOverTheCost, "It needs fewer coins than that; coins over the cost are not taken."},
    {kAllPromisesMade,
     "{promises|You have made your promise|You have made your {count} promises} for this year."},
    {kPromisedAlready, "You have made a promise about this already."},
    {kPromiseOverTheCost, "It needs fewer coins than that."},
    {kPromiseTooLarge,
     "Promise to give what you hold at most, and never more than {largest_gift} coins."},
    {kNoPromiseToYourself, "You cannot promise coins to yourself."},
    {kGivenAlready,
     "You have given this player your one gift of the year; a promise of more could not be kept."},
};

static_assert(std::size(kWhy) == std::size(kAll));

}  // namespace

std::string SustainCodec::why(RuleId rule, const Content& c) {
  return say(why_in(kWhy, rule), {{"longest_name", c.longest_name},
                                  {"promises", c.promises_a_year},
                                  {"count", number_word(c.promises_a_year)},
                                  {"largest_gift", c.largest_gift}});
}

}  // namespace citybox::sustain
