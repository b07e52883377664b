#pragma once
// Which rule says no. texts_why.cpp has the sentences.

#include "engine/core/rule_id.hpp"

namespace citybox::sustain::reason {

inline constexpr RuleId kFoundFirst{10, 0};
inline constexpr RuleId kTakeFirst{10, 1};
inline constexpr RuleId kDepartmentTaken{10, 2};
inline constexpr RuleId kNameTooLong{10, 5};
inline constexpr RuleId kNameHasOddCharacters{10, 6};
inline constexpr RuleId kNoWordsHere{10, 7};

inline constexpr RuleId kDecideMandate{23, 0};
inline constexpr RuleId kNoSuchOption{23, 2};

inline constexpr RuleId kDiscussFirst{25, 0};
inline constexpr RuleId kNoGiftToYourself{25, 2};
inline constexpr RuleId kNobodyThere{25, 3};
inline constexpr RuleId kOneGiftEach{25, 4};
inline constexpr RuleId kGiftTooLarge{25, 5};
inline constexpr RuleId kNotSoManyCoins{25, 6};
inline constexpr RuleId kPurseIsFull{25, 7};

inline constexpr RuleId kNotYourSheet{26, 0};
inline constexpr RuleId kNotOnASheet{26, 1};
inline constexpr RuleId kSolutionNotOpen{26, 2};
inline constexpr RuleId kNotEnoughCoins{26, 3};
inline constexpr RuleId kInvestOrPass{26, 4};

inline constexpr RuleId kPlaceFirst{27, 0};
inline constexpr RuleId kAnotherBuilding{27, 2};
inline constexpr RuleId kSpaceTaken{27, 3};
inline constexpr RuleId kWrongKindOfSpace{27, 4};
inline constexpr RuleId kNoRoomLeft{27, 5};

inline constexpr RuleId kOverTheCost{28, 0};

inline constexpr RuleId kAllPromisesMade{29, 0};
inline constexpr RuleId kPromisedAlready{29, 1};
inline constexpr RuleId kPromiseOverTheCost{29, 2};
inline constexpr RuleId kPromiseTooLarge{29, 3};
inline constexpr RuleId kNoPromiseToYourself{29, 4};
inline constexpr RuleId kGivenAlready{29, 5};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {
    kFoundFirst,           kTakeFirst,        kDepartmentTaken,     kNameTooLong,
    kNameHasOddCharacters, kNoWordsHere,      kDecideMandate,       kNoSuchOption,
    kDiscussFirst,         kNoGiftToYourself, kNobodyThere,         kOneGiftEach,
    kGiftTooLarge,         kNotSoManyCoins,   kPurseIsFull,         kNotYourSheet,
    kNotOnASheet,          kSolutionNotOpen,  kNotEnoughCoins,      kInvestOrPass,
    kPlaceFirst,           kAnotherBuilding,  kSpaceTaken,          kWrongKindOfSpace,
    kNoRoomLeft,           kOverTheCost,      kAllPromisesMade,     kPromisedAlready,
    kPromiseOverTheCost,   kPromiseTooLarge,  kNoPromiseToYourself, kGivenAlready};

}  // namespace citybox::sustain::reason
