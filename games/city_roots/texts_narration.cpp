// What happened, as sentences for the log.

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

std::string built(const Event& e) {
  const std::string at = space_name(e.space);
  switch (e.tile) {
    case Tile::kCorporation:
      return say("A corporation rises at {at}.", {{"at", at}});
    case Tile::kBusiness:
      return say("A local business opens at {at}.", {{"at", at}});
    default:
      break;
  }
  if (e.amount <= 1) return say("A high-income home goes up at {at}.", {{"at", at}});
  return say("The high-income homes at {at} grow to {homes}.", {{"at", at}, {"homes", e.amount}});
}

std::string removed(const Event& e) {
  const std::string at = space_name(e.space);
  if (e.rule == rule_of(Card::kFire)) {
    return say("The local business at {at} burns down.", {{"at", at}});
  }
  if (e.rule == rule_of(Card::kDownturn)) {
    return e.tile == Tile::kCorporation ? say("The corporation at {at} closes.", {{"at", at}})
                                        : say("The local business at {at} closes.", {{"at", at}});
  }
  if (e.tile == Tile::kCorporation) {
    return say("The corporation at {at} makes way.", {{"at", at}});
  }
  return say("The local business at {at} makes way.", {{"at", at}});
}

std::string flipped(const Event& e) {
  const std::string at = space_name(e.space);
  if (e.amount == 0) {
    return say("A chain takes over the shop at {at}: a corporation now.", {{"at", at}});
  }
  if (e.amount == 1) {
    return say("The shop at {at} is swallowed: a corporation now.", {{"at", at}});
  }
  return say("The ripple reaches {at}, wave {wave}: its shop is a corporation now.",
             {{"at", at}, {"wave", e.amount}});
}

std::string home_moved(const Event& e) {
  const Fill from{"from", space_name(e.space)}, to{"to", space_name(e.to)};
  if (e.rule == rule(22))
    return say("The families at {from} make way and move to {to}.", {from, to});
  if (e.rule == rule_of(Card::kEvictionWave)) {
    return say("The families evicted at {from} move to {to}.", {from, to});
  }
  return say("The families at {from} move to {to}.", {from, to});
}

std::string moved(const Event& e) {
  const Fill from{"from", space_name(e.space)}, to{"to", space_name(e.to)};
  switch (e.tile) {
    case Tile::kLow:
      return home_moved(e);
    case Tile::kHigh:
      if (e.amount <= 1) return say("A high-income home moves from {from} to {to}.", {from, to});
      return say("A stack of {homes} high-income homes moves from {from} to {to}.",
                 {{"homes", e.amount}, from, to});
    case Tile::kCorporation:
      return say("The corporation at {from} moves to {to}.", {from, to});
    default:
      return say("The local business at {from} moves to {to}.", {from, to});
  }
}

std::string displaced(const Event& e) {
  const Fill at{"at", space_name(e.space)}, houses{"houses", e.amount};
  if (e.rule == rule(22)) {
    return say(
        "The families at {at} have nowhere to go. Now {houses|1 house is|{houses} houses are} "
        "displaced.",
        {at, houses});
  }
  if (e.rule == rule(23)) {
    return say(
        "Walled in on every side, the families at {at} give up. Now {houses|1 house is|{houses} "
        "houses are} displaced.",
        {at, houses});
  }
  if (e.rule == rule_of(Policy::kCutCorporateTaxes) || e.rule == rule_of(Card::kTechBoom)) {
    return say(
        "The home at {at} is torn down for a corporation. Now {houses|1 house is|{houses} houses "
        "are} displaced.",
        {at, houses});
  }
  if (e.rule == rule_of(Card::kRentHike)) {
    return say(
        "The families at {at} can no longer pay the rent. Now {houses|1 house is|{houses} houses "
        "are} displaced.",
        {at, houses});
  }
  if (e.rule == rule_of(Card::kEvictionWave)) {
    return say(
        "The families evicted at {at} find no place. Now {houses|1 house is|{houses} houses are} "
        "displaced.",
        {at, houses});
  }
  return say(
      "The home at {at} is displaced. Now {houses|1 house is|{houses} houses are} displaced.",
      {at, houses});
}

std::string people(const Event& e) {
  const Fill people{"people", people_of(e.amount)}, all{"all", people_of(e.total)};
  if (e.rule == rule_of(Card::kWaitingList)) {
    return say("{people} people give up waiting: {all} people displaced in all.", {people, all});
  }
  if (e.rule == rule_of(Card::kPropertyTaxes)) {
    return say("{people} people cannot pay the taxes: {all} people displaced in all.",
               {people, all});
  }
  if (e.kind == EventKind::kResidentsAdded) {
    return say("{people} people lose their homes: {all} people displaced in all.", {people, all});
  }
  if (e.total == 0) {
    return say("{people} people find shelter; nobody is displaced any more.", {people});
  }
  return say("{people} people find shelter; {all} people are still displaced.", {people, all});
}

std::string did_nothing(const Event& e) {
  if (e.card == Card::kQuietMonth) return "A month without surprises.";
  if (e.card != Card::kNone) {
    return say("Nothing comes of {card}.", {{"card", title_of(e.card)}});
  }
  return say("There is nothing for {policy} to do.", {{"policy", title_of(e.policy)}});
}

std::string lobbied(const Event& e) {
  std::vector<std::string> found;
  e.policies.for_each([&](Policy policy) { found.emplace_back(title_of(policy)); });
  return say("{who|You lobby and find|{name} lobbies and finds} {policies}.",
             {{"who", e.seat}, {"policies", listed(found)}});
}

std::string drawn(const Event& e) {
  const Fill who{"who", e.seat}, card{"card", title_of(e.card)};
  if (e.amount == 0) {
    return say("{who|You draw|{name} draws} {card}, with no high-income homes in town.",
               {who, card});
  }
  return say(
      "{who|You draw|{name} draws} {card}, with {homes|1 high-income home|{homes} high-income "
      "homes} in town.",
      {who, card, {"homes", e.amount}});
}

std::string ended(const Event& e, const Content& c) {
  const Fill revenue{"revenue", e.amount};
  if (e.ending != Ending::kWon && e.amount >= c.revenue_goal) {
    return say("The council has failed its people. Revenue {revenue} came too late to count.",
               {revenue});
  }
  switch (e.ending) {
    case Ending::kWon:
      return say("Revenue {revenue}: the council has done it, together.", {revenue});
    case Ending::kRapidDisplacement:
      return "Too many homes are gone at once. The council has failed its people.";
    case Ending::kDisplacedMasses:
      return "Too many people have lost their homes. The council has failed its people.";
    case Ending::kTermOver:
      return say("The council's term is over, with revenue {revenue}.", {revenue});
    case Ending::kNone:
      break;
  }
  return "";
}

}  // namespace

std::string CityRootsCodec::sentence(const Event& e, const Content& content, const Said&) {
  const Fill who{"who", e.seat}, at{"at", space_name(e.space)};
  switch (e.kind) {
    case EventKind::kTurnBegan:
      return say("Turn {turn}: {who|you are|{name} is} mayor.", {{"turn", e.amount}, who});
    case EventKind::kProtectionExpired:
      return say("The protection of the home at {at} ends.", {at});
    case EventKind::kEnacted:
      return say("{who|You enact|{name} enacts} {policy}.", {who, {"policy", title_of(e.policy)}});
    case EventKind::kDidNothing:
      return did_nothing(e);
    case EventKind::kLobbied:
      return lobbied(e);
    case EventKind::kPolicyReplaced:
      return say("{who|You bring in|{name} brings in} {policy} in place of {other}.",
                 {who, {"policy", title_of(e.policy)}, {"other", title_of(e.other)}});
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
      return say("The tiles at {at} and {to} change places.", {at, {"to", space_name(e.to)}});
    case EventKind::kDisplaced:
      return displaced(e);
    case EventKind::kReturned:
      return say("Families come home, to {at}.", {at});
    case EventKind::kResidentsAdded:
    case EventKind::kResidentsRemoved:
      return people(e);
    case EventKind::kProtected:
      return say("The home at {at} is protected until {who|your|{name}'s} next turn.", {at, who});
    case EventKind::kCardDrawn:
      return drawn(e);
    case EventKind::kReshuffled:
      return "The event cards are shuffled again.";
    case EventKind::kRevenueCounted:
      return say("The city's revenue is {revenue}.", {{"revenue", e.amount}});
    case EventKind::kEnded:
      return ended(e, content);
  }
  return "";
}

}  // namespace citybox::city_roots
