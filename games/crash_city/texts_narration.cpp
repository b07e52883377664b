// What happened, as a line of the log.

#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string drove(const Event& e) {
  const auto say_way = [&](std::string_view sentence, std::size_t spaces) {
    return say(
        sentence,
        {{"who", e.seat}, {"spaces", spaces}, {"word", number_word(static_cast<int>(spaces))}});
  };
  switch (e.maneuver) {
    case Maneuver::kForward:
      return say_way("{who|You drive|{name} drives} {spaces|one space|{word} spaces} straight on.",
                     e.path.size());
    case Maneuver::kDrift:
      return say_way(
          "{who|You race {spaces|one space|{word} spaces} and drift|{name} races {spaces|one "
          "space|{word} spaces} and drifts} around the corner.",
          e.path.size() - 1);
    case Maneuver::kBackUp:
      return say_way("{who|You back up|{name} backs up} {spaces|one space|{word} spaces}.",
                     e.path.size());
    case Maneuver::kBackAround:
      return say_way("{who|You back up|{name} backs up} and around the corner.", e.path.size());
    case Maneuver::kTurn:
      return say_way("{who|You turn|{name} turns} the corner.", e.path.size());
    case Maneuver::kBackwardTurn:
      return say_way("{who|You back|{name} backs} around the corner.", e.path.size());
    default:
      return say_way("{who|You make|{name} makes} a U-turn.", e.path.size());
  }
}

std::string crashed(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const bool own = other == e.seat, pile_up = e.amount > 1;
  const std::string_view sentence =
      pile_up && own ? "Pile-up! {who|Your|{name}'s} car slides on into another of the same color."
      : pile_up      ? "Pile-up! {who|Your|{name}'s} car slides on into {other|yours|{name}'s}."
      : own ? "Crash! {who|You hit one of your own cars|{name} hits a car of the same color}."
            : "Crash! {who|You hit|{name} hits} {other|your|{name}'s} car.";
  return say(sentence, {{"who", e.seat}, {"other", other}});
}

std::string bounced(const Event& e) {
  const std::string_view sentence =
      e.maneuver == Maneuver::kStraightCrash ? "{who|Your|{name}'s} car is pushed straight on."
      : e.maneuver == Maneuver::kCornerCrash ? "{who|Your|{name}'s} car spins around the corner."
                                             : "{who|Your|{name}'s} car is swiped sideways.";
  return say(sentence, {{"who", e.seat}});
}

std::string parked(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const std::string_view sentence =
      other == e.seat
          ? "{who|You park on the roof of your own|{name} parks on the roof of their own} {job}: "
            "{cars|1 car|{cars} cars} at work."
          : "{who|You park|{name} parks} on the roof of {other|your|{name}'s} {job}: "
            "{cars|1 car|{cars} cars} at work.";
  return say(
      sentence,
      {{"who", e.seat}, {"other", other}, {"job", noun_for(e.building)}, {"cars", e.amount}});
}

std::string revealed(const Event& e) {
  const std::string_view sentence =
      e.amount == 0 ? "{who|You turn up|{name} turns up} a {tile}, the last of the stack."
                    : "{who|You turn up|{name} turns up} a {tile}; {left} left in the stack.";
  return say(sentence, {{"who", e.seat}, {"tile", noun_for(e.shape)}, {"left", e.amount}});
}

std::string ended(const Event& e) {
  const bool one = e.winners.size() == 1, parked = e.ending == Ending::kAllParked;
  const std::string_view sentence =
      parked && one ? "{who|All your cars|All of {name}'s cars} are at work. The race is over."
      : parked      ? "The race is over: {winners} have every car at work."
      : one ? "Nobody finds a job any more, and the race ends. {who|You|{name}} got farthest."
            : "Nobody finds a job any more, and the race ends with {winners} equally far.";
  return say(sentence,
             {{"who", e.winners.empty() ? e.seat : e.winners.front()}, {"winners", e.winners}});
}

}  // namespace

std::string_view noun_for(Shape shape) {
  switch (shape) {
    case Shape::kOneEdge:
      return "tile with a single lane";
    case Shape::kCorner:
      return "corner tile";
    case Shape::kParallel:
      return "tile with two separate streets";
    case Shape::kThreeEdge:
      return "tile with three lanes";
    case Shape::kFourEdge:
      return "tile with lanes all around";
    case Shape::kNone:
      break;
  }
  return "tile";
}

std::string_view noun_for(Building building) {
  switch (building) {
    case Building::kHouse:
      return "house";
    case Building::kShop:
      return "shop";
    case Building::kFactory:
      return "factory";
    case Building::kNone:
      break;
  }
  return "building";
}

std::string_view where(Place place) {
  const int east = place.x < 0 ? -place.x : place.x, north = place.y < 0 ? -place.y : place.y;
  if (east + north == 0) return "at the town square";
  if (east + north == 1) return "beside the town square";
  // A direction is straight while it is more than twice as far one way as the other.
  if (east > 2 * north) return place.x > 0 ? "in the east" : "in the west";
  if (north > 2 * east) return place.y > 0 ? "in the north" : "in the south";
  if (place.y > 0) return place.x > 0 ? "in the north-east" : "in the north-west";
  return place.x > 0 ? "in the south-east" : "in the south-west";
}

std::string CrashCityCodec::sentence(const Event& e, const Content&, const Said&) {
  switch (e.kind) {
    case EventKind::kConstructionBegan:
      return say("{who|You begin|{name} begins} to build the city.", {{"who", e.seat}});
    case EventKind::kSiteChosen:
      return say("{who|You choose|{name} chooses} a site {where}.",
                 {{"who", e.seat}, {"where", where(e.place)}});
    case EventKind::kTileRevealed:
      return revealed(e);
    case EventKind::kPaved:
      return say("{who|You lay|{name} lays} a {tile} {where}.",
                 {{"who", e.seat}, {"tile", noun_for(e.shape)}, {"where", where(e.place)}});
    case EventKind::kBuilt:
      return say("{who|You build|{name} builds} a {building} {where}.",
                 {{"who", e.seat}, {"building", noun_for(e.building)}, {"where", where(e.place)}});
    case EventKind::kCarPlaced:
      return say("{who|Your|{name}'s} new car waits at the kerb, facing {way}.",
                 {{"who", e.seat}, {"way", citybox::name_of(e.to.posture.facing())}});
    case EventKind::kRaceBegan:
      return say("The city is built. {who|You drive|{name} drives} first: start your engines!",
                 {{"who", e.seat}});
    case EventKind::kDrove:
      return drove(e);
    case EventKind::kCrashed:
      return crashed(e);
    case EventKind::kBounced:
      return bounced(e);
    case EventKind::kParked:
      return parked(e);
    case EventKind::kPassed:
      return say(
          "{who|You cannot move a single car and pass|{name} cannot move a single car and passes}.",
          {{"who", e.seat}});
    case EventKind::kLastRound:
      return say(
          "{who|All your cars|All of {name}'s cars} are at work! The round is played to its end.",
          {{"who", e.seat}});
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::crash_city
