#pragma once
// Every reason for which the rules say no. The sentence for each stands in texts_why.cpp.

#include "engine/core/rule_id.hpp"

namespace citybox::build_back::reason {

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

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {
    kNotYourTile,       kTileHasLeader,  kAllLeadersPlaced, kLeadersLeftToPlace, kPlaceLeadersFirst,
    kTileUsedUp,        kSquareUsedUp,   kPlaceAMarker,     kNotForSale,         kNotYourSpecial,
    kSpecialBuilt,      kOtherIcon,      kNoOpenSpace,      kTooExpensive,       kNothingToCover,
    kTooFewStories,     kTooLittleMoney, kOtherAmount,      kTooLittleToTrade,   kBankLacksGoods,
    kTooManyGoods,      kCannotPayDeed,  kNoGoodsToChoose,  kOtherNumberOfGoods, kBargeFindsNone,
    kPlaceGainedLeader,
};

}  // namespace citybox::build_back::reason
