#pragma once
// Every reason for which the rules say no. The sentence for each stands in texts_why.cpp. Events and
// recounts cite rule(n), and what a card does goes by the card's own rule (cards.hpp).

#include "engine/core/rule_id.hpp"

namespace citybox::city_roots::reason {

inline constexpr RuleId kStackIsFull{5, 1};
inline constexpr RuleId kAnotherStep{10, 1};
inline constexpr RuleId kAnotherTilePicked{10, 2};
inline constexpr RuleId kPolicyNotActive{12, 1};
inline constexpr RuleId kPolicyNotDrawn{13, 1};
inline constexpr RuleId kReplaceAnActiveOne{13, 2};
inline constexpr RuleId kMustBeCarriedOut{14, 1};
inline constexpr RuleId kHomeNeedNotMove{22, 1};
inline constexpr RuleId kFleesToAdjacent{22, 2};
inline constexpr RuleId kFleesToVacant{22, 3};
inline constexpr RuleId kFleesFromCorporations{22, 4};
inline constexpr RuleId kHomeCanStillMove{22, 5};
inline constexpr RuleId kReturnsToVacant{30, 1};
inline constexpr RuleId kReturnsAwayFromCorporations{30, 2};
inline constexpr RuleId kReturnReplacesBusiness{30, 3};
inline constexpr RuleId kCorporationNeedsVacant{31, 1};
inline constexpr RuleId kCenterFirst{31, 2};
inline constexpr RuleId kCenterGrows{31, 3};
inline constexpr RuleId kFullBoardTakesHome{31, 4};
inline constexpr RuleId kBusinessNeedsVacant{32, 1};
inline constexpr RuleId kReturnsBesideBusiness{32, 2};
inline constexpr RuleId kRelocatesLowIncome{33, 1};
inline constexpr RuleId kRelocatesToVacant{33, 2};
inline constexpr RuleId kRelocatesAwayFromCorporations{33, 3};
inline constexpr RuleId kRelocatesStack{34, 1};
inline constexpr RuleId kStackNeedsVacant{34, 2};
inline constexpr RuleId kTowerStartsSingle{34, 3};
inline constexpr RuleId kGathersFromOthers{34, 4};
inline constexpr RuleId kSwapsTiles{35, 1};
inline constexpr RuleId kSwapsDifferentTiles{35, 2};
inline constexpr RuleId kSwapSparesHomes{35, 3};
inline constexpr RuleId kProtectsLowIncome{36, 1};
inline constexpr RuleId kOneMarkerPerHome{36, 2};
inline constexpr RuleId kHomeIsProtected{36, 3};
inline constexpr RuleId kRentTakesLowIncome{41, 1};
inline constexpr RuleId kRentNeedsHighIncome{41, 2};
inline constexpr RuleId kMarketNeedsHome{42, 1};
inline constexpr RuleId kDownturnTakesCorporation{43, 1};
inline constexpr RuleId kDownturnTakesBusiness{43, 2};
inline constexpr RuleId kCondosNeedRoom{44, 1};
inline constexpr RuleId kFireTakesBusiness{48, 1};
inline constexpr RuleId kChainTakesBusiness{50, 1};
inline constexpr RuleId kTramMovesTiles{51, 1};
inline constexpr RuleId kTramNeedsRoom{51, 2};
inline constexpr RuleId kTramGoesToAdjacent{51, 3};
inline constexpr RuleId kTramGoesToVacant{51, 4};
inline constexpr RuleId kTramSparesHomes{51, 5};
inline constexpr RuleId kHomeNotEvicted{53, 1};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {
    kStackIsFull,
    kAnotherStep,
    kAnotherTilePicked,
    kPolicyNotActive,
    kPolicyNotDrawn,
    kReplaceAnActiveOne,
    kMustBeCarriedOut,
    kHomeNeedNotMove,
    kFleesToAdjacent,
    kFleesToVacant,
    kFleesFromCorporations,
    kHomeCanStillMove,
    kReturnsToVacant,
    kReturnsAwayFromCorporations,
    kReturnReplacesBusiness,
    kCorporationNeedsVacant,
    kCenterFirst,
    kCenterGrows,
    kFullBoardTakesHome,
    kBusinessNeedsVacant,
    kReturnsBesideBusiness,
    kRelocatesLowIncome,
    kRelocatesToVacant,
    kRelocatesAwayFromCorporations,
    kRelocatesStack,
    kStackNeedsVacant,
    kTowerStartsSingle,
    kGathersFromOthers,
    kSwapsTiles,
    kSwapsDifferentTiles,
    kSwapSparesHomes,
    kProtectsLowIncome,
    kOneMarkerPerHome,
    kHomeIsProtected,
    kRentTakesLowIncome,
    kRentNeedsHighIncome,
    kMarketNeedsHome,
    kDownturnTakesCorporation,
    kDownturnTakesBusiness,
    kCondosNeedRoom,
    kFireTakesBusiness,
    kChainTakesBusiness,
    kTramMovesTiles,
    kTramNeedsRoom,
    kTramGoesToAdjacent,
    kTramGoesToVacant,
    kTramSparesHomes,
    kHomeNotEvicted,
};

}  // namespace citybox::city_roots::reason
