// What happened, as a line of the log.

#include <fmt/format.h>

#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

// "the Well", "the Mentors' Lodge"
std::string the(Tile tile) { return fmt::format("the {}", title(tile)); }

std::string leaders_shown(const Event& e) {
  if (e.tiles.empty()) return fmt::format("{} has no Leader to place.", who(e.seat));
  std::vector<std::string> names;
  for (const Tile tile : e.tiles) names.push_back(the(tile));
  const char* noun = names.size() == 1 ? "a Leader" : "Leaders";
  return fmt::format("{} sends {} to {}.", who(e.seat), noun, listed(names));
}

std::string first_player(const Event& e) {
  if (e.other == e.seat) return fmt::format("{} goes first, as before.", who(e.seat));
  return fmt::format("{} has the most influence, {}, and goes first from now on.", who(e.seat),
                     e.amount);
}

std::string used(const Event& e) {
  std::vector<std::string> parts;
  if (e.gained.tokens != Tokens{})
    parts.push_back(fmt::format("gets {}", amounts(e.gained.tokens)));
  if (e.vp > 0) parts.push_back(fmt::format("scores {} VP", e.vp));
  if (e.leaders > 0) {
    parts.push_back(fmt::format("gains {}", counted(e.leaders, "Leader", "Leaders")));
  }
  const std::string paid =
      e.paid.tokens == Tokens{} ? "" : fmt::format(", pays {}", amounts(e.paid.tokens));
  if (parts.empty()) {
    return fmt::format("{} goes to {}{} and comes back with nothing.", who(e.seat), the(e.tile),
                       paid);
  }
  return fmt::format("{} uses {}{} and {}.", who(e.seat), the(e.tile), paid, listed(parts));
}

std::string built(const Event& e) {
  const std::string where = e.over == Tile::kNone ? "" : fmt::format(" on top of {}", the(e.over));
  const std::string cost =
      e.paid.tokens == Tokens{} ? "for nothing" : fmt::format("for {}", amounts(e.paid.tokens));
  const std::string saved =
      e.saved.tokens == Tokens{} ? "" : fmt::format(" ({} saved)", amounts(e.saved.tokens));
  return fmt::format("{} builds {}{} {}{}.", who(e.seat), the(e.tile), where, cost, saved);
}

std::string scored(const Event& e) {
  const bool open = e.other == kFacilitator;
  const std::string_view name = title(e.objective);
  if (open)
    return fmt::format("{} has {} VP from {}, which counts for all.", who(e.seat), e.vp, name);
  return fmt::format("{} turns up the objective {}: {} VP.", who(e.seat), name, e.vp);
}

std::string level_two(const Event& e) {
  return fmt::format(
      "The first bricks of level 2: everybody has {} markers from now on, and richer supplies come "
      "with the next round.",
      e.amount);
}

}  // namespace

std::string BuildBackCodec::sentence(const Event& e) {
  const std::string seat = who(e.seat);
  switch (e.kind) {
    case EventKind::kDealt:
      return fmt::format("{} holds {} and the objective {}.", seat, the(e.tile),
                         title(e.objective));
    case EventKind::kObjectiveShown:
      return fmt::format("The objective that counts for all is {}.", title(e.objective));
    case EventKind::kRoundBegan:
      return fmt::format("Round {}: everybody places Leaders.", e.amount);
    case EventKind::kLeaderPlaced:
      return fmt::format("{} sends a Leader to {}.", seat, the(e.tile));
    case EventKind::kReady:
      return fmt::format("{} is ready.", seat);
    case EventKind::kLeadersShown:
      return leaders_shown(e);
    case EventKind::kFirstPlayer:
      return first_player(e);
    case EventKind::kResupplied:
      return fmt::format("{} brings {}.", title(e.card), amounts(e.gained.tokens));
    case EventKind::kReshuffled:
      return fmt::format("The resupply cards of level {} are shuffled again.", e.amount);
    case EventKind::kUsed:
      return used(e);
    case EventKind::kBuilt:
      return built(e);
    case EventKind::kSpecialShown:
      return fmt::format("{} shows a special building: {}.", seat, title(e.tile));
    case EventKind::kSpent:
      return fmt::format("{} spends {} and gets {}.", seat, amounts(e.paid.tokens),
                         amounts(e.gained.tokens));
    case EventKind::kTraded:
      return fmt::format("{} trades {} for {} at the port.", seat, amounts(e.paid.tokens),
                         amounts(e.gained.tokens));
    case EventKind::kIdled:
      return fmt::format("{} lets a marker rest.", seat);
    case EventKind::kLeaderWaits:
      return fmt::format("The new Leader of {} waits for the next round.", seat);
    case EventKind::kTileEntered:
      return fmt::format("New on offer: {}.", the(e.tile));
    case EventKind::kTileDiscarded:
      return fmt::format("Nobody wanted {}; it goes.", the(e.tile));
    case EventKind::kLevelTwo:
      return level_two(e);
    case EventKind::kEndTriggered:
      return "That was the last tile: when all markers of this round are placed, it is over.";
    case EventKind::kRoundEnded:
      return fmt::format("Round {} is over.", e.amount);
    case EventKind::kObjectiveScored:
      return scored(e);
    case EventKind::kInfluenceBonus:
      return fmt::format("{} has the most influence: {} VP.", seat, e.vp);
    case EventKind::kCommunityBonus:
      return fmt::format("{} has the most community: {} VP.", seat, e.vp);
    case EventKind::kEnded:
      return fmt::format("The city stands again. {} {}.", listed(e.winners),
                         e.winners.size() > 1 ? "share the victory" : "wins");
  }
  return "";
}

}  // namespace citybox::build_back
