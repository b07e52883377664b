// What happened, as sentences for the log.

#include <fmt/format.h>

#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

// "You draw" to the one who does, "Ana draws" to all others.
std::string does(Seat seat, std::string_view you, std::string_view others) {
  return fmt::format("{{seat:{}|You {}|{{name}} {}}}", seat.index, you, others);
}

std::string built(const Event& e) {
  const std::string at = space_name(e.space);
  switch (e.tile) {
    case Tile::kCorporation:
      return fmt::format("A corporation rises at {}.", at);
    case Tile::kBusiness:
      return fmt::format("A local business opens at {}.", at);
    default:
      break;
  }
  if (e.amount <= 1) return fmt::format("A high-income home goes up at {}.", at);
  return fmt::format("The high-income homes at {} grow to {}.", at, e.amount);
}

std::string removed(const Event& e) {
  const std::string at = space_name(e.space);
  if (e.rule == rule_of(Card::kFire))
    return fmt::format("The local business at {} burns down.", at);
  if (e.rule == rule_of(Card::kDownturn)) return fmt::format("The corporation at {} closes.", at);
  return fmt::format("The {} at {} makes way.", noun_for(e.tile), at);
}

std::string flipped(const Event& e) {
  const std::string at = space_name(e.space);
  if (e.amount == 0)
    return fmt::format("A chain takes over the shop at {}: a corporation now.", at);
  if (e.amount == 1) return fmt::format("The shop at {} is swallowed: a corporation now.", at);
  return fmt::format("The ripple reaches {}, wave {}: its shop is a corporation now.", at,
                     e.amount);
}

std::string moved(const Event& e) {
  const std::string from = space_name(e.space), to = space_name(e.to);
  switch (e.tile) {
    case Tile::kLow:
      if (e.rule.number == 22)
        return fmt::format("The home at {} gives way and moves to {}.", from, to);
      if (e.rule.number == 53)
        return fmt::format("The families evicted at {} move to {}.", from, to);
      return fmt::format("The home at {} moves to {}.", from, to);
    case Tile::kHigh:
      if (e.amount <= 1) return fmt::format("A high-income home moves from {} to {}.", from, to);
      return fmt::format("A stack of {} high-income homes moves from {} to {}.", e.amount, from,
                         to);
    default:
      return fmt::format("The {} at {} moves to {}.", noun_for(e.tile), from, to);
  }
}

std::string displaced(const Event& e) {
  const std::string at = space_name(e.space);
  const std::string count =
      fmt::format("{} {} displaced.", e.amount, e.amount == 1 ? "house is" : "houses are");
  switch (e.rule.number) {
    case 22:
      return fmt::format("The home at {} has nowhere to go. Now {}", at, count);
    case 23:
      return fmt::format("The home at {} is walled in on every side. Now {}", at, count);
    case 31:
    case 40:
      return fmt::format("The home at {} is torn down for a corporation. Now {}", at, count);
    case 41:
      return fmt::format("The rent drives out the home at {}. Now {}", at, count);
    case 53:
      return fmt::format("The evicted home at {} finds no place. Now {}", at, count);
    default:
      return fmt::format("The home at {} is displaced. Now {}", at, count);
  }
}

std::string people(const Event& e) {
  const std::string people = people_of(e.amount);
  if (e.kind == EventKind::kResidentsAdded) {
    return fmt::format("{} lose their homes: {} displaced in all.", people, people_of(e.total));
  }
  if (e.total == 0) return fmt::format("{} find shelter; nobody is displaced any more.", people);
  return fmt::format("{} find shelter; {} are still displaced.", people, people_of(e.total));
}

std::string did_nothing(const Event& e) {
  if (e.card == Card::kQuietMonth) return "A month without surprises.";
  if (e.card != Card::kNone) return fmt::format("{} passes without effect.", title_of(e.card));
  return fmt::format("{} finds nothing to do.", title_of(e.policy));
}

std::string drawn(const Event& e) {
  return fmt::format("{} {}, with {} in town.", does(e.seat, "draw", "draws"), title_of(e.card),
                     counted(e.amount, "high-income home", "high-income homes"));
}

std::string ended(const Event& e) {
  switch (e.ending) {
    case Ending::kWon:
      return fmt::format("Revenue {}: the council has done it, together.", e.amount);
    case Ending::kRapidDisplacement:
      return "Too many homes are gone at once. The council has failed its people.";
    case Ending::kDisplacedMasses:
      return "Too many people have lost their homes. The council has failed its people.";
    case Ending::kTermOver:
      return fmt::format("The council's term is over, with revenue {}.", e.amount);
    case Ending::kNone:
      break;
  }
  return "";
}

}  // namespace

std::string CityRootsCodec::sentence(const Event& e, const Content&, const Said&) {
  const std::string at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kTurnBegan:
      return fmt::format("Turn {}: {{seat:{}|you are|{{name}} is}} mayor.", e.amount, e.seat.index);
    case EventKind::kProtectionExpired:
      return fmt::format("The protection of the home at {} ends.", at);
    case EventKind::kEnacted:
      return fmt::format("{} {}.", does(e.seat, "enact", "enacts"), title_of(e.policy));
    case EventKind::kDidNothing:
      return did_nothing(e);
    case EventKind::kLobbied:
      return fmt::format("{} {}.", does(e.seat, "lobby and find", "lobbies and finds"),
                         listed(e.policies));
    case EventKind::kPolicyReplaced:
      return fmt::format("{} {}; {} goes back to the deck.", does(e.seat, "bring in", "brings in"),
                         title_of(e.policy), title_of(e.other));
    case EventKind::kUpdateBegan:
      return "The city feels the change.";
    case EventKind::kBuilt:
      return built(e);
    case EventKind::kRemoved:
      return removed(e);
    case EventKind::kFlipped:
      return flipped(e);
    case EventKind::kMoved:
      return moved(e);
    case EventKind::kSwapped:
      return fmt::format("The tiles at {} and {} change places.", at, space_name(e.to));
    case EventKind::kDisplaced:
      return displaced(e);
    case EventKind::kReturned:
      return fmt::format("A displaced home comes back, at {}.", at);
    case EventKind::kResidentsAdded:
    case EventKind::kResidentsRemoved:
      return people(e);
    case EventKind::kProtected:
      return fmt::format("The home at {} is protected until {{seat:{}|your|{{name}}'s}} next turn.",
                         at, e.seat.index);
    case EventKind::kCardDrawn:
      return drawn(e);
    case EventKind::kReshuffled:
      return "The event cards are shuffled again.";
    case EventKind::kRevenueCounted:
      return fmt::format("The city's revenue is {}.", e.amount);
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::city_roots
