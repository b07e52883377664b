// What happened, as sentences for the log.

#include <fmt/format.h>

#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

std::string seat_name(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string list_of(PolicySet policies) {
  std::string list;
  int left = policies.size();
  policies.for_each([&](Policy policy) {
    list += title_of(policy);
    if (--left > 0) list += left > 1 ? ", " : " and ";
  });
  return list;
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

std::string residents(const Event& e) {
  const char* noun = e.amount == 1 ? "resident" : "residents";
  if (e.kind == EventKind::kResidentsRemoved) {
    return fmt::format("{} {} {} shelter; {} {} still displaced.", e.amount, noun,
                       e.amount == 1 ? "finds" : "find", e.total, e.total == 1 ? "is" : "are");
  }
  return fmt::format("{} {} {} their home: {} displaced in all.", e.amount, noun,
                     e.amount == 1 ? "loses" : "lose", e.total);
}

std::string did_nothing(const Event& e) {
  if (e.card == Card::kQuietMonth) return "A month without surprises.";
  if (e.card != Card::kNone) return fmt::format("{} passes without effect.", title_of(e.card));
  return fmt::format("{} finds nothing to do.", title_of(e.policy));
}

std::string drawn(const Event& e) {
  return fmt::format("{} draws {}, with {} high-income {} in town.", seat_name(e.seat),
                     title_of(e.card), e.amount, e.amount == 1 ? "home" : "homes");
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

std::string CityRootsCodec::sentence(const Event& e) {
  const std::string at = space_name(e.space);
  switch (e.kind) {
    case EventKind::kTurnBegan:
      return fmt::format("Turn {}: {} is mayor.", e.amount, seat_name(e.seat));
    case EventKind::kProtectionExpired:
      return fmt::format("The protection of the home at {} ends.", at);
    case EventKind::kEnacted:
      return fmt::format("{} enacts {}.", seat_name(e.seat), title_of(e.policy));
    case EventKind::kDidNothing:
      return did_nothing(e);
    case EventKind::kLobbied:
      return fmt::format("{} lobbies and finds {}.", seat_name(e.seat), list_of(e.policies));
    case EventKind::kPolicyReplaced:
      return fmt::format("{} brings in {}; {} goes back to the deck.", seat_name(e.seat),
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
      return residents(e);
    case EventKind::kProtected:
      return fmt::format("The home at {} is protected until {}'s next turn.", at,
                         seat_name(e.seat));
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
