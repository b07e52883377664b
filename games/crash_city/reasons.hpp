#pragma once
// The rules that events and recounts name, and every way in which rules say no (texts_why.cpp has a
// sentence for each).

#include "engine/core/rule_id.hpp"

namespace citybox::crash_city::rule {

inline constexpr RuleId kSupply{7, 0};
inline constexpr RuleId kWhoBuildsFirst{10, 0};
inline constexpr RuleId kBuilding{11, 0};
inline constexpr RuleId kSite{12, 0};
inline constexpr RuleId kTurning{13, 0};
inline constexpr RuleId kCarOfHouse{15, 0};
inline constexpr RuleId kRaceTurn{20, 0};
inline constexpr RuleId kPark{21, 0};
inline constexpr RuleId kForward{22, 0};
inline constexpr RuleId kBackUp{23, 0};
inline constexpr RuleId kTurn{24, 0};
inline constexpr RuleId kUTurn{25, 0};
inline constexpr RuleId kWinner{27, 0};
inline constexpr RuleId kNobodyGetsOn{28, 0};
inline constexpr RuleId kEqualTurns{29, 0};
inline constexpr RuleId kMomentum{30, 0};
inline constexpr RuleId kStraightCrash{31, 0};
inline constexpr RuleId kOtherCrash{32, 0};
inline constexpr RuleId kPileUp{34, 0};

}  // namespace citybox::crash_city::rule

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
