#include "engine/table/why.hpp"
#include "games/crash_city/reasons.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

constexpr Why kWhys[] = {
    {reason::kNoSuchLane, "There is no street lane there."},
    {reason::kStreetsDoNotConnect, "The streets do not connect there: your car cannot get across."},
    {reason::kNoneLeft, "You have none of these left to build."},
    {reason::kAnotherStep,
     "Not now. A turn goes: choose a site, turn the tile, build on it, and place a car by a "
     "house."},
    {reason::kAnotherShape, "That is not the tile you have revealed, however it is turned."},
    {reason::kSiteIsTaken, "There is a tile on this place already."},
    {reason::kSiteIsApart, "A site lies next to a placed tile, side by side."},
    {reason::kSiteIsCutOff, "No street that leads to the town square touches this place."},
    {reason::kSiteFitsNothing,
     "None of your buildings could stand here: houses and factories keep apart."},
    {reason::kTileIsCutOff,
     "Turned this way, none of the tile's streets connects to the town square."},
    {reason::kHouseByFactory, "There is a factory next door. Nobody wants to live here."},
    {reason::kFactoryByHouse, "There is a house next door. A factory may not stand here."},
    {reason::kNoLaneForCar, "The new tile has no lane on that edge."},
    {reason::kCarIsCutOff, "That lane does not connect to the town square."},
    {reason::kItIsTheRace, "The city is built. This is the race: park a car or drive one."},
    {reason::kNoCarThere, "There is no car on that lane."},
    {reason::kNotYourCar, "That car is not yours."},
    {reason::kAlreadyThere, "The car is there already."},
    {reason::kYouCanMove, "You can still park or drive, so you cannot pass."},
    {reason::kNoJobHere, "There is no shop or factory on this car's tile."},
    {reason::kJobIsTaken, "Somebody else has this job already."},
    {reason::kNoSingleManeuver,
     "No single maneuver leads there: straight on, and at most one corner at the end."},
    {reason::kTooFarBack, "Backward a car goes two spaces at most."},
    {reason::kTooFarBackToTurn,
     "Backward a car goes around a corner with its second space at most."},
    {reason::kFacesAnotherWay, "The car would face the other way: front or back keeps leading."},
    {reason::kOneLaneOnly, "This street has one lane only, so there is no room to turn around."},
    {reason::kOtherLaneIsTaken, "There is a car on the other lane."},
    {reason::kThatIsAUTurn, "To the other lane of its street a car gets by a U-turn."},
    {reason::kWayIsBlocked, "Other cars block the way, on every lane."},
    {reason::kNoMomentum, "One space is not enough to crash into anybody: it takes two."},
    {reason::kCrashFirst, "First say where your hit car goes."},
    {reason::kNotAway, "A hit car goes one space away from the one that hit it."},
    {reason::kSpaceIsTaken, "There is a car on that space. A hit car needs an empty one."},
    {reason::kAnotherOutcome,
     "That space lies another way: straight on, around a corner, or beside the car."},
    {reason::kLeadsAnotherWay,
     "The car would face the other way: what was leading keeps leading, and a sideswiped car keeps "
     "its facing."},
    {reason::kCannotBeHit, "The car there has nowhere to go, so nobody can crash into it."},
    {reason::kHitTwice, "That car was hit in this pile-up already."},
    {reason::kNeverTheFirst, "The car that began the pile-up is never hit."},
    {reason::kPileUpCannotEnd, "From there the pile-up would find no end."},
};

}  // namespace

std::string_view why_text(RuleId rule) { return why_in(kWhys, rule); }

}  // namespace citybox::crash_city
