// What happened, as a line of the log.

#include <fmt/format.h>

#include "games/crash_city/codec.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string spaces(std::size_t count) {
  constexpr const char* kWords[] = {"no", "one", "two", "three", "four", "five", "six"};
  const std::string number = count < 7 ? kWords[count] : std::to_string(count);
  return fmt::format("{} {}", number, count == 1 ? "space" : "spaces");
}

std::string drove(const Event& e) {
  const Seat seat = e.seat;
  const std::string end = name_of(e.to.lane());
  const std::size_t length = e.path.size();
  switch (e.maneuver) {
    case Maneuver::kForward:
      return fmt::format("{} {} straight on to {}.", does(seat, "drive", "drives"), spaces(length),
                         end);
    case Maneuver::kDrift:
      return fmt::format("{} around the corner to {}.",
                         does(seat, fmt::format("race {} and drift", spaces(length - 1)),
                              fmt::format("races {} and drifts", spaces(length - 1))),
                         end);
    case Maneuver::kBackUp:
      return fmt::format("{} {} to {}.", does(seat, "back up", "backs up"), spaces(length), end);
    case Maneuver::kBackAround:
      return fmt::format("{} and around the corner to {}.", does(seat, "back up", "backs up"), end);
    case Maneuver::kTurn:
      return fmt::format("{} the corner to {}.", does(seat, "turn", "turns"), end);
    case Maneuver::kBackwardTurn:
      return fmt::format("{} around the corner to {}.", does(seat, "back", "backs"), end);
    default:
      return fmt::format("{} a U-turn to {}.", does(seat, "make", "makes"), end);
  }
}

std::string crashed(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const std::string at = name_of(e.to.lane());
  const bool own = other == e.seat;
  if (e.amount > 1 && own) {
    return fmt::format("Pile-up! {} car slides on into another of the same color at {}.",
                       whose(e.seat), at);
  }
  if (e.amount > 1) {
    return fmt::format("Pile-up! {} car slides on into {{seat:{}|yours|{{name}}'s}} at {}.",
                       whose(e.seat), other.index, at);
  }
  if (own) {
    return fmt::format("Crash! {} at {}.",
                       does(e.seat, "hit one of your own cars", "hits a car of the same color"),
                       at);
  }
  return fmt::format("Crash! {} {{seat:{}|your|{{name}}'s}} car at {}.",
                     does(e.seat, "hit", "hits"), other.index, at);
}

std::string bounced(const Event& e) {
  const std::string car = whose(e.seat), end = name_of(e.to.lane());
  switch (e.maneuver) {
    case Maneuver::kStraightCrash:
      return fmt::format("{} car is pushed straight on to {}.", car, end);
    case Maneuver::kCornerCrash:
      return fmt::format("{} car spins around the corner to {}.", car, end);
    default:
      return fmt::format("{} car is swiped sideways to {}.", car, end);
  }
}

std::string parked(const Event& e) {
  const Seat other = e.other.value_or(e.seat);
  const std::string_view job = noun_for(e.building);
  const std::string at = name_of(e.place), working = counted(e.amount, "car", "cars");
  if (other == e.seat) {
    return fmt::format(
        "{} {} at {}: {} at work.",
        does(e.seat, "park on the roof of your own", "parks on the roof of their own"), job, at,
        working);
  }
  return fmt::format("{} on the roof of {{seat:{}|your|{{name}}'s}} {} at {}: {} at work.",
                     does(e.seat, "park", "parks"), other.index, job, at, working);
}

std::string revealed(const Event& e) {
  const std::string up = does(e.seat, "turn up", "turns up");
  if (e.amount == 0) return fmt::format("{} {}, the last of the stack.", up, noun_for(e.shape));
  return fmt::format("{} {}; {} left in the stack.", up, noun_for(e.shape), e.amount);
}

// "All your cars are at work"
std::string all_at_work(Seat seat) {
  return fmt::format("{{seat:{}|All your cars|All of {{name}}'s cars}} are at work", seat.index);
}

std::string ended(const Event& e) {
  const bool one = e.winners.size() == 1;
  if (e.ending == Ending::kAllParked) {
    return fmt::format("{}. The race is over.",
                       one ? all_at_work(e.winners.front())
                           : fmt::format("{} have every car at work", list_seats(e.winners)));
  }
  return fmt::format("Nobody finds a job any more, and the race ends. {} got {}.",
                     list_seats(e.winners), one ? "farthest" : "equally far");
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

std::string CrashCityCodec::sentence(const Event& e, const Content&, const Said&) {
  const Seat seat = e.seat;
  switch (e.kind) {
    case EventKind::kConstructionBegan:
      return does(seat, "begin", "begins") + " to build the city.";
    case EventKind::kSiteChosen:
      return fmt::format("{} at {}.", does(seat, "point", "points"), name_of(e.place));
    case EventKind::kTileRevealed:
      return revealed(e);
    case EventKind::kPaved:
      return fmt::format("{} {} with {}.", does(seat, "pave", "paves"), name_of(e.place),
                         noun_for(e.shape));
    case EventKind::kBuilt:
      return fmt::format("{} a {} at {}.", does(seat, "build", "builds"), noun_for(e.building),
                         name_of(e.place));
    case EventKind::kCarPlaced:
      return fmt::format("{} new car waits at {}, facing {}.", whose(seat), name_of(e.to.lane()),
                         citybox::name_of(e.to.posture.facing()));
    case EventKind::kRaceBegan:
      return fmt::format("The city is built. {} first: start your engines!",
                         does(seat, "drive", "drives"));
    case EventKind::kDrove:
      return drove(e);
    case EventKind::kCrashed:
      return crashed(e);
    case EventKind::kBounced:
      return bounced(e);
    case EventKind::kParked:
      return parked(e);
    case EventKind::kPassed:
      return does(seat, "cannot move a single car and pass",
                  "cannot move a single car and passes") +
             ".";
    case EventKind::kLastRound:
      return all_at_work(seat) + "! The round is played to its end.";
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::crash_city
