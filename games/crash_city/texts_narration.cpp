// What happened, as a line of the log.

#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string drove(const Event& e) {
  const std::string end = name_of(e.to.lane());
  const auto say_way = [&](std::string_view sentence, std::size_t spaces) {
    return say(sentence, {{"who", e.seat},
                          {"spaces", spaces},
                          {"word", number_word(static_cast<int>(spaces))},
                          {"end", end}});
  };
  switch (e.maneuver) {
    case Maneuver::kForward:
      return say_way(
          "{who|You drive|{name} drives} {spaces|one space|{word} spaces} straight on to {end}.",
          e.path.size());
    case Maneuver::kDrift:
      return say_way(
          "{who|You race {spaces|one space|{word} spaces} and drift|{name} races {spaces|one "
          "space|{word} spaces} and drifts} around the corner to {end}.",
          e.path.size() - 1);
    case Maneuver::kBackUp:
      return say_way("{who|You back up|{name} backs up} {spaces|one space|{word} spaces} to {end}.",
                     e.path.size());
    case Maneuver::kBackAround:
      return say_way("{who|You back up|{name} backs up} and around the corner to {end}.",
                     e.path.size());
    case Maneuver::kTurn:
      return say_way("{who|You turn|{name} turns} the corner to {end}.", e.path.size());
    case Maneuver::kBackwardTurn:
      return say_way("{who|You back|{name} backs} around the corner to {end}.", e.path.size());
    default:
      return say_way("{who|You make|{name} makes} a U-turn to {end}.", e.path.size());
  }
}

std::string crashed(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const bool own = other == e.seat, pile_up = e.amount > 1;
  const std::string_view sentence =
      pile_up && own
          ? "Pile-up! {who|Your|{name}'s} car slides on into another of the same color at {at}."
      : pile_up ? "Pile-up! {who|Your|{name}'s} car slides on into {other|yours|{name}'s} at {at}."
      : own
          ? "Crash! {who|You hit one of your own cars|{name} hits a car of the same color} at {at}."
          : "Crash! {who|You hit|{name} hits} {other|your|{name}'s} car at {at}.";
  return say(sentence, {{"who", e.seat}, {"other", other}, {"at", name_of(e.to.lane())}});
}

std::string bounced(const Event& e) {
  const std::string_view sentence =
      e.maneuver == Maneuver::kStraightCrash
          ? "{who|Your|{name}'s} car is pushed straight on to {end}."
      : e.maneuver == Maneuver::kCornerCrash
          ? "{who|Your|{name}'s} car spins around the corner to {end}."
          : "{who|Your|{name}'s} car is swiped sideways to {end}.";
  return say(sentence, {{"who", e.seat}, {"end", name_of(e.to.lane())}});
}

std::string parked(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const std::string_view sentence =
      other == e.seat
          ? "{who|You park on the roof of your own|{name} parks on the roof of their own} {job} at "
            "{at}: {cars|1 car|{cars} cars} at work."
          : "{who|You park|{name} parks} on the roof of {other|your|{name}'s} {job} at {at}: "
            "{cars|1 car|{cars} cars} at work.";
  return say(sentence, {{"who", e.seat},
                        {"other", other},
                        {"job", noun_for(e.building)},
                        {"at", name_of(e.place)},
                        {"cars", e.amount}});
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

std::string CrashCityCodec::sentence(const Event& e, const Content&, const Said&) {
  switch (e.kind) {
    case EventKind::kConstructionBegan:
      return say("{who|You begin|{name} begins} to build the city.", {{"who", e.seat}});
    case EventKind::kSiteChosen:
      return say("{who|You point|{name} points} at {place}.",
                 {{"who", e.seat}, {"place", name_of(e.place)}});
    case EventKind::kTileRevealed:
      return revealed(e);
    case EventKind::kPaved:
      return say("{who|You pave|{name} paves} {place} with a {tile}.",
                 {{"who", e.seat}, {"place", name_of(e.place)}, {"tile", noun_for(e.shape)}});
    case EventKind::kBuilt:
      return say(
          "{who|You build|{name} builds} a {building} at {place}.",
          {{"who", e.seat}, {"building", noun_for(e.building)}, {"place", name_of(e.place)}});
    case EventKind::kCarPlaced:
      return say("{who|Your|{name}'s} new car waits at {lane}, facing {way}.",
                 {{"who", e.seat},
                  {"lane", name_of(e.to.lane())},
                  {"way", citybox::name_of(e.to.posture.facing())}});
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
