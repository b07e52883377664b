#pragma once
// Every way in which rules say no (texts_why.cpp has a sentence for each).

#include "engine/core/rule_id.hpp"

namespace citybox::crash_city::reason {

inline constexpr RuleId kNoSuchLane{3, 1};
inline constexpr RuleId kStreetsDoNotConnect{4, 1};
inline constexpr RuleId kNoneLeft{7, 1};
inline constexpr RuleId kAnotherStep{11, 1};
inline constexpr RuleId kAnotherShape{11, 2};
inline constexpr RuleId kSiteIsTaken{12, 1};
inline constexpr RuleId kSiteIsApart{12, 2};
inline constexpr RuleId kSiteIsCutOff{12, 3};
inline constexpr RuleId kSiteFitsNothing{12, 4};
inline constexpr RuleId kTileIsCutOff{13, 1};
inline constexpr RuleId kHouseByFactory{14, 1};
inline constexpr RuleId kFactoryByHouse{14, 2};
inline constexpr RuleId kNoLaneForCar{15, 1};
inline constexpr RuleId kCarIsCutOff{15, 2};
inline constexpr RuleId kItIsTheRace{20, 1};
inline constexpr RuleId kNoCarThere{20, 2};
inline constexpr RuleId kNotYourCar{20, 3};
inline constexpr RuleId kAlreadyThere{20, 4};
inline constexpr RuleId kYouCanMove{20, 5};
inline constexpr RuleId kNoJobHere{21, 1};
inline constexpr RuleId kJobIsTaken{21, 2};
inline constexpr RuleId kNoSingleManeuver{22, 1};
inline constexpr RuleId kTooFarBack{23, 1};
inline constexpr RuleId kTooFarBackToTurn{23, 2};
inline constexpr RuleId kFacesAnotherWay{24, 1};
inline constexpr RuleId kOneLaneOnly{25, 1};
inline constexpr RuleId kOtherLaneIsTaken{25, 2};
inline constexpr RuleId kThatIsAUTurn{25, 3};
inline constexpr RuleId kWayIsBlocked{26, 1};
inline constexpr RuleId kNoMomentum{30, 1};
inline constexpr RuleId kCrashFirst{31, 1};
inline constexpr RuleId kNotAway{31, 2};
inline constexpr RuleId kSpaceIsTaken{32, 1};
inline constexpr RuleId kAnotherOutcome{32, 2};
inline constexpr RuleId kLeadsAnotherWay{32, 3};
inline constexpr RuleId kCannotBeHit{33, 1};
inline constexpr RuleId kHitTwice{34, 1};
inline constexpr RuleId kNeverTheFirst{34, 2};
inline constexpr RuleId kPileUpCannotEnd{34, 3};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {
    kNoSuchLane,      kStreetsDoNotConnect, kNoneLeft,         kAnotherStep,
    kAnotherShape,    kSiteIsTaken,         kSiteIsApart,      kSiteIsCutOff,
    kSiteFitsNothing, kTileIsCutOff,        kHouseByFactory,   kFactoryByHouse,
    kNoLaneForCar,    kCarIsCutOff,         kItIsTheRace,      kNoCarThere,
    kNotYourCar,      kAlreadyThere,        kYouCanMove,       kNoJobHere,
    kJobIsTaken,      kNoSingleManeuver,    kTooFarBack,       kTooFarBackToTurn,
    kFacesAnotherWay, kOneLaneOnly,         kOtherLaneIsTaken, kThatIsAUTurn,
    kWayIsBlocked,    kNoMomentum,          kCrashFirst,       kNotAway,
    kSpaceIsTaken,    kAnotherOutcome,      kLeadsAnotherWay,  kCannotBeHit,
    kHitTwice,        kNeverTheFirst,       kPileUpCannotEnd,
};

}  // namespace citybox::crash_city::reason
