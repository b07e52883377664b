#pragma once
// Why not: the rules that refuse, and those that events and recounts cite.

#include "engine/core/rule_id.hpp"

namespace citybox::build_back {

// Refusals.
inline constexpr RuleId kNotYourTile{20, 1};
inline constexpr RuleId kTileHasLeader{20, 2};
inline constexpr RuleId kAllLeadersPlaced{20, 3};
inline constexpr RuleId kLeadersLeftToPlace{20, 4};
inline constexpr RuleId kPlaceLeadersFirst{20, 5};
inline constexpr RuleId kTileUsedUp{23, 1};
inline constexpr RuleId kSquareUsedUp{23, 2};
inline constexpr RuleId kPlaceAMarker{23, 3};
inline constexpr RuleId kNotForSale{30, 1};
inline constexpr RuleId kNotYourSpecial{30, 2};
inline constexpr RuleId kSpecialBuilt{30, 3};
inline constexpr RuleId kOtherIcon{30, 4};
inline constexpr RuleId kNoOpenSpace{30, 5};
inline constexpr RuleId kTooExpensive{30, 6};
inline constexpr RuleId kNothingToCover{30, 7};
inline constexpr RuleId kTooFewStories{31, 1};
inline constexpr RuleId kTooLittleMoney{31, 2};
inline constexpr RuleId kOtherAmount{31, 3};
inline constexpr RuleId kTooLittleToTrade{32, 1};
inline constexpr RuleId kBankLacksGoods{32, 2};
inline constexpr RuleId kTooManyGoods{32, 3};
inline constexpr RuleId kCannotPayDeed{33, 1};
inline constexpr RuleId kNoGoodsToChoose{33, 2};
inline constexpr RuleId kOtherNumberOfGoods{33, 3};
inline constexpr RuleId kBargeFindsNone{33, 4};
inline constexpr RuleId kPlaceGainedLeader{33, 5};

// Causes.
inline constexpr RuleId kDeal{10, 0};
inline constexpr RuleId kSetUp{11, 0};
inline constexpr RuleId kLeadersRule{20, 0};
inline constexpr RuleId kFirstRule{21, 0};
inline constexpr RuleId kResupplyRule{22, 0};
inline constexpr RuleId kMarkerRule{23, 0};
inline constexpr RuleId kCleanUp{24, 0};
inline constexpr RuleId kBuildRule{30, 0};
inline constexpr RuleId kSpendRule{31, 0};
inline constexpr RuleId kTradeRule{32, 0};
inline constexpr RuleId kDeedRule{33, 0};
inline constexpr RuleId kLevelRule{40, 0};
inline constexpr RuleId kEndRule{41, 0};
inline constexpr RuleId kScoreRule{42, 0};

}  // namespace citybox::build_back
