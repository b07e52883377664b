// Why not: a sentence for every reason of reasons.hpp.

#include "engine/table/why.hpp"
#include "games/city_roots/reasons.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

constexpr Why kWhys[] = {
    {reason::kStackIsFull, "That stack is full: three high-income homes at most."},
    {reason::kAnotherStep, "Not now: that belongs to another moment of the turn."},
    {reason::kAnotherTilePicked, "Another tile was picked; go on with that one, or undo the pick."},
    {reason::kPolicyNotActive, "Only an active policy can be enacted. Lobby to bring in another."},
    {reason::kPolicyNotDrawn, "Take one of the three policies that the lobby drew."},
    {reason::kReplaceAnActiveOne, "The new policy takes the place of one of the two active ones."},
    {reason::kMustBeCarriedOut, "What can be done must be done: there is no stopping here."},
    {reason::kHomeNeedNotMove, "Only low-income homes beside a corporation have to move now."},
    {reason::kFleesToAdjacent,
     "A home in flight gets no farther than next door, and not diagonally."},
    {reason::kFleesToVacant, "A home can only flee to a vacant space."},
    {reason::kFleesFromCorporations, "There is a corporation next to that space too."},
    {reason::kHomeCanStillMove, "This home still has somewhere to go, so it is not displaced."},
    {reason::kReturnsToVacant, "A displaced home comes back to a vacant space."},
    {reason::kReturnsAwayFromCorporations, "A home cannot come back beside a corporation."},
    {reason::kReturnReplacesBusiness,
     "No vacant space is free of corporations: the home must replace a business or a corporation."},
    {reason::kCorporationNeedsVacant, "A corporation is built on a vacant space."},
    {reason::kCenterFirst, "There is still room in the city center."},
    {reason::kCenterGrows, "The center is full and grows from corporations: build next to one."},
    {reason::kFullBoardTakesHome,
     "The board is full: the corporation takes the place of a low-income home."},
    {reason::kBusinessNeedsVacant, "A local business is built on a vacant space."},
    {reason::kReturnsBesideBusiness, "Homes come back next to the new business only."},
    {reason::kRelocatesLowIncome, "This policy moves a low-income home."},
    {reason::kRelocatesToVacant, "The home needs a vacant space to move to."},
    {reason::kRelocatesAwayFromCorporations, "The home cannot move beside a corporation."},
    {reason::kRelocatesStack, "This policy moves high-income homes."},
    {reason::kStackNeedsVacant, "The stack needs a vacant space to move to."},
    {reason::kTowerStartsSingle,
     "Two homes are added and three is the most, so the tower starts from a single home."},
    {reason::kGathersFromOthers, "Take a high-income home from another stack."},
    {reason::kSwapsTiles, "There is nothing to swap on a vacant space."},
    {reason::kSwapsDifferentTiles, "A tile cannot change places with itself."},
    {reason::kSwapSparesHomes, "A low-income home would end up beside a corporation."},
    {reason::kProtectsLowIncome, "Protection is for low-income homes."},
    {reason::kOneMarkerPerHome, "This home is protected already: one marker each."},
    {reason::kHomeIsProtected, "This home is protected: updates and events pass it by."},
    {reason::kRentTakesLowIncome, "The rent hike drives out a low-income home."},
    {reason::kRentNeedsHighIncome, "The rent hike takes a home that has a high-income neighbor."},
    {reason::kMarketNeedsHome, "The street market opens next to a low-income home."},
    {reason::kDownturnTakesCorporation, "The downturn closes a corporation."},
    {reason::kDownturnTakesBusiness,
     "No corporation closes here: the downturn takes a local business."},
    {reason::kCondosNeedRoom,
     "A high-income home goes on a vacant space or on a high-income stack with room."},
    {reason::kFireTakesBusiness, "The fire takes a local business."},
    {reason::kChainTakesBusiness, "The chain takes over a local business."},
    {reason::kTramMovesTiles, "There is no tile on that space to move."},
    {reason::kTramNeedsRoom, "This tile has no space next door that it may move to."},
    {reason::kTramGoesToAdjacent, "The tram moves a tile just one space, not diagonally."},
    {reason::kTramGoesToVacant, "The tile needs a vacant space."},
    {reason::kTramSparesHomes, "A low-income home cannot move beside a corporation."},
    {reason::kHomeNotEvicted, "The eviction wave does not reach this space."},
};

}  // namespace

std::string_view why_text(RuleId rule) { return why_in(kWhys, rule); }

}  // namespace citybox::city_roots
