// Why not: a sentence for every reason of reasons.hpp.

#include "games/city_roots/reasons.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

struct Why {
  RuleId rule;
  std::string_view text;
};

constexpr Why kWhys[] = {
    {kStackIsFull, "That stack is full: three high-income homes at most."},
    {kAnotherStep, "That belongs to another moment of the turn."},
    {kAnotherTilePicked, "Another tile was picked; go on with that one, or undo the pick."},
    {kPolicyNotActive, "Only an active policy can be enacted. Lobby to bring in another."},
    {kPolicyNotDrawn, "Take one of the three policies that the lobby drew."},
    {kReplaceAnActiveOne, "The new policy takes the place of one of the two active ones."},
    {kMustBeCarriedOut, "What can be done must be done: there is no stopping here."},
    {kHomeNeedNotMove, "Only low-income homes beside a corporation have to move now."},
    {kFleesToAdjacent, "A home in flight gets no farther than next door, and not diagonally."},
    {kFleesToVacant, "A home can only flee to a vacant space."},
    {kFleesFromCorporations, "There is a corporation next to that space too."},
    {kHomeCanStillMove, "This home still has somewhere to go, so it is not displaced."},
    {kReturnsToVacant, "A displaced home comes back to a vacant space."},
    {kReturnsAwayFromCorporations, "A home cannot come back beside a corporation."},
    {kReturnReplacesBusiness,
     "No vacant space is free of corporations: the home must replace a business or a corporation."},
    {kCorporationNeedsVacant, "A corporation is built on a vacant space."},
    {kCenterFirst, "There is still room in the city center."},
    {kCenterGrows, "The center is full and grows from corporations: build next to one."},
    {kFullBoardTakesHome,
     "The board is full: the corporation takes the place of a low-income home."},
    {kBusinessNeedsVacant, "A local business is built on a vacant space."},
    {kReturnsBesideBusiness, "Homes come back next to the new business only."},
    {kRelocatesLowIncome, "This policy moves a low-income home."},
    {kRelocatesToVacant, "The home needs a vacant space to move to."},
    {kRelocatesAwayFromCorporations, "The home cannot move beside a corporation."},
    {kRelocatesStack, "This policy moves high-income homes."},
    {kStackNeedsVacant, "The stack needs a vacant space to move to."},
    {kTowerStartsSingle,
     "Two homes are added and three is the most, so the tower starts from a single home."},
    {kGathersFromOthers, "Take a high-income home from another stack."},
    {kSwapsTiles, "There is nothing to swap on a vacant space."},
    {kSwapsDifferentTiles, "A tile cannot change places with itself."},
    {kSwapSparesHomes, "A low-income home would end up beside a corporation."},
    {kProtectsLowIncome, "Protection is for low-income homes."},
    {kOneMarkerPerHome, "This home is protected already: one marker each."},
    {kHomeIsProtected, "This home is protected: updates and events pass it by."},
    {kRentTakesLowIncome, "The rent hike drives out a low-income home."},
    {kRentNeedsHighIncome, "The rent hike takes a home that has a high-income neighbor."},
    {kMarketNeedsHome, "The street market opens next to a low-income home."},
    {kDownturnTakesCorporation, "The downturn closes a corporation."},
    {kCondosNeedRoom, "Condos go on a vacant space or on a high-income stack with room."},
    {kFireTakesBusiness, "The fire takes a local business."},
    {kChainTakesBusiness, "The chain takes over a local business."},
    {kTramMovesTiles, "There is no tile on that space to move."},
    {kTramNeedsRoom, "This tile has no space next door that it may move to."},
    {kTramGoesToAdjacent, "The tram moves a tile just one space, not diagonally."},
    {kTramGoesToVacant, "The tile needs a vacant space."},
    {kTramSparesHomes, "A low-income home cannot move beside a corporation."},
    {kHomeNotEvicted, "The eviction wave does not reach this space."},
};

}  // namespace

std::string_view why_text(RuleId rule) {
  for (const Why& each : kWhys) {
    if (each.rule == rule) return each.text;
  }
  return "The rules do not allow that.";
}

}  // namespace citybox::city_roots
