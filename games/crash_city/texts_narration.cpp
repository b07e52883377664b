// What happened, as a line of the log.

#include <fmt/format.h>

#include "games/crash_city/codec.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string who(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string spaces(std::size_t count) {
  constexpr const char* kWords[] = {"no", "one", "two", "three", "four", "five", "six"};
  const std::string number = count < 7 ? kWords[count] : std::to_string(count);
  return fmt::format("{} {}", number, count == 1 ? "space" : "spaces");
}

std::string drove(const Event& e) {
  const std::string seat = who(e.seat), end = name_of(e.to.lane());
  switch (e.maneuver) {
    case Maneuver::kForward:
      return fmt::format("{} drives {} straight on to {}.", seat, spaces(e.path.size()), end);
    case Maneuver::kDrift:
      return fmt::format("{} races {} and drifts around the corner to {}.", seat,
                         spaces(e.path.size() - 1), end);
    case Maneuver::kBackUp:
      return fmt::format("{} backs up {} to {}.", seat, spaces(e.path.size()), end);
    case Maneuver::kBackAround:
      return fmt::format("{} backs up and around the corner to {}.", seat, end);
    case Maneuver::kTurn:
      return fmt::format("{} turns the corner to {}.", seat, end);
    case Maneuver::kBackwardTurn:
      return fmt::format("{} backs around the corner to {}.", seat, end);
    default:
      return fmt::format("{} makes a U-turn to {}.", seat, end);
  }
}

std::string crashed(const Event& e) {
  const std::string at = name_of(e.to.lane());
  if (e.amount > 1) {
    return fmt::format("Pile-up! {}'s car slides on into {{seat:{}}}'s at {}.", who(e.seat),
                       e.other.index, at);
  }
  if (e.other.index == e.seat.index) {
    return fmt::format("Crash! {} hits a car of the same color at {}.", who(e.seat), at);
  }
  return fmt::format("Crash! {} hits {{seat:{}}}'s car at {}.", who(e.seat), e.other.index, at);
}

std::string bounced(const Event& e) {
  const std::string seat = who(e.seat), end = name_of(e.to.lane());
  switch (e.maneuver) {
    case Maneuver::kStraightCrash:
      return fmt::format("{}'s car is pushed straight on to {}.", seat, end);
    case Maneuver::kCornerCrash:
      return fmt::format("{}'s car spins around the corner to {}.", seat, end);
    default:
      return fmt::format("{}'s car is swiped sideways to {}.", seat, end);
  }
}

std::string parked(const Event& e) {
  const bool own = e.other.index == e.seat.index;
  const std::string whose = own ? "an own" : fmt::format("{{seat:{}}}'s", e.other.index);
  return fmt::format("{} parks on the roof of {} {} at {}: {} at work.", who(e.seat), whose,
                     noun_for(e.building), name_of(e.place), e.amount);
}

std::string ended(const Event& e) {
  if (e.ending == Ending::kAllParked) {
    return fmt::format("Everybody of {} is at work. The race is over.", list_seats(e.winners));
  }
  return fmt::format("Nobody finds a job any more, and the race ends. {} got farthest.",
                     list_seats(e.winners));
}

}  // namespace

std::string_view noun_for(Shape shape) {
  switch (shape) {
    case Shape::kOneEdge:
      return "a tile with a single lane";
    case Shape::kCorner:
      return "a corner tile";
    case Shape::kParallel:
      return "a tile with two separate streets";
    case Shape::kThreeEdge:
      return "a tile with three lanes";
    case Shape::kFourEdge:
      return "a tile with lanes all around";
    case Shape::kNone:
      break;
  }
  return "no tile";
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

std::string CrashCityCodec::sentence(const Event& e) {
  const std::string seat = who(e.seat);
  switch (e.kind) {
    case EventKind::kConstructionBegan:
      return seat + " rolls highest and begins to build.";
    case EventKind::kSiteChosen:
      return fmt::format("{} points at {}.", seat, name_of(e.place));
    case EventKind::kTileRevealed:
      return fmt::format("{} turns up {}; {} left in the stack.", seat, noun_for(e.shape),
                         e.amount);
    case EventKind::kPaved:
      return fmt::format("{} paves {}: {}.", seat, name_of(e.place), noun_for(e.shape));
    case EventKind::kBuilt:
      return fmt::format("{} builds a {} at {}.", seat, noun_for(e.building), name_of(e.place));
    case EventKind::kCarPlaced:
      return fmt::format("A car of {} waits at {}, facing {}.", seat, name_of(e.to.lane()),
                         citybox::name_of(e.to.posture.facing()));
    case EventKind::kRaceBegan:
      return fmt::format("The city is built. {} rolls highest: start your engines!", seat);
    case EventKind::kDrove:
      return drove(e);
    case EventKind::kCrashed:
      return crashed(e);
    case EventKind::kBounced:
      return bounced(e);
    case EventKind::kParked:
      return parked(e);
    case EventKind::kPassed:
      return seat + " cannot move a single car and passes.";
    case EventKind::kLastRound:
      return fmt::format("Everybody of {} is at work! The round is played to its end.", seat);
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::crash_city
