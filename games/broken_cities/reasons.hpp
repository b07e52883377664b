#pragma once
// Every reason for which the rules say no. The sentence for each stands in texts_why.cpp.

#include "engine/core/rule_id.hpp"

namespace citybox::broken_cities::reason {

inline constexpr RuleId kNoPieceLeft{2, 1};
inline constexpr RuleId kCannotAfford{11, 1};
inline constexpr RuleId kYourTurn{11, 2};  // something else is asked: build, or end the turn
inline constexpr RuleId kSpaceTaken{12, 1};
inline constexpr RuleId kNoRoom{12, 2};
inline constexpr RuleId kRetrofitOwn{13, 1};
inline constexpr RuleId kRetrofitNeedsHome{13, 2};
inline constexpr RuleId kGreenIsHighest{13, 3};
inline constexpr RuleId kRetrofitIsNoPiece{13, 4};
inline constexpr RuleId kShopNeedsNoRenter{14, 1};
inline constexpr RuleId kParkTakesNoRenter{14, 2};
inline constexpr RuleId kOneRenterEach{14, 3};
inline constexpr RuleId kNoRenterAvailable{15, 1};
inline constexpr RuleId kRentOutOwn{15, 2};
inline constexpr RuleId kRentOutNeedsHome{15, 3};
inline constexpr RuleId kLoseOwn{22, 1};
inline constexpr RuleId kNoRenterThere{22, 2};
inline constexpr RuleId kAlreadyLeaving{22, 3};
inline constexpr RuleId kCardIsUsed{22, 4};
inline constexpr RuleId kChooseRenters{22, 5};  // something else is asked: which renters leave
inline constexpr RuleId kTooManyLaws{30, 1};
inline constexpr RuleId kNoSession{30, 2};
inline constexpr RuleId kNeverLowers{31, 1};
inline constexpr RuleId kNotRequired{32, 1};
inline constexpr RuleId kRequireRange{32, 3};
inline constexpr RuleId kSurchargeRange{32, 4};
inline constexpr RuleId kCapRange{32, 5};
inline constexpr RuleId kFineRange{32, 6};
inline constexpr RuleId kFreeTextFine{33, 1};
inline constexpr RuleId kTooManyTexts{33, 2};
inline constexpr RuleId kAnswerHearing{33, 3};  // something else is asked: call or let be
inline constexpr RuleId kGiveVerdict{33, 4};    // … yes or no
inline constexpr RuleId kTooManyWords{33, 5};
inline constexpr RuleId kNoWordsHere{33, 6};
inline constexpr RuleId kPlainWords{33, 7};
inline constexpr RuleId kNoSuchLaw{34, 1};
inline constexpr RuleId kVote{34, 2};     // something else is asked: yes or no
inline constexpr RuleId kPropose{34, 3};  // … a proposal, or pass
inline constexpr RuleId kPlaceFirst{35, 1};
inline constexpr RuleId kNotBought{35, 2};
inline constexpr RuleId kSayWhatAbout{35, 3};
inline constexpr RuleId kSayNumber{35, 4};
inline constexpr RuleId kSayFine{35, 5};
inline constexpr RuleId kOwnClimate{40, 1};
inline constexpr RuleId kPoolRange{40, 2};
inline constexpr RuleId kFacilitatorOnly{41, 1};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {
    kNoPieceLeft,
    kCannotAfford,
    kYourTurn,
    kSpaceTaken,
    kNoRoom,
    kRetrofitOwn,
    kRetrofitNeedsHome,
    kGreenIsHighest,
    kRetrofitIsNoPiece,
    kShopNeedsNoRenter,
    kParkTakesNoRenter,
    kOneRenterEach,
    kNoRenterAvailable,
    kRentOutOwn,
    kRentOutNeedsHome,
    kLoseOwn,
    kNoRenterThere,
    kAlreadyLeaving,
    kCardIsUsed,
    kChooseRenters,
    kTooManyLaws,
    kNoSession,
    kNeverLowers,
    kNotRequired,
    kRequireRange,
    kSurchargeRange,
    kCapRange,
    kFineRange,
    kFreeTextFine,
    kTooManyTexts,
    kAnswerHearing,
    kGiveVerdict,
    kNoSuchLaw,
    kVote,
    kPropose,
    kPlaceFirst,
    kNotBought,
    kSayWhatAbout,
    kSayNumber,
    kSayFine,
    kOwnClimate,
    kPoolRange,
    kFacilitatorOnly,
    kTooManyWords,
    kNoWordsHere,
    kPlainWords,
};

}  // namespace citybox::broken_cities::reason
