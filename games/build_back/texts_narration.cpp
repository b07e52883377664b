// What happened, as a line of the log.

#include <fmt/format.h>

#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

// "the Well", "the Mentors' Lodge"
std::string the(Tile tile) { return fmt::format("the {}", title(tile)); }

// Who does it, in both persons: "{seat:0|You build|{name} builds}".
std::string does(Seat seat, std::string_view you, std::string_view other) {
  return fmt::format("{{seat:{}|You {}|{{name}} {}}}", seat.index, you, other);
}
std::string has(Seat seat) { return does(seat, "have", "has"); }
std::string whose(Seat seat) { return fmt::format("{{seat:{}|Your|{{name}}’s}}", seat.index); }

std::string dealt(const Event& e) {
  if (e.tile == Tile::kNone) {
    return fmt::format("{} objective is {}.", whose(e.seat), title(e.objective));
  }
  if (e.objective == Objective::kNone) {
    return fmt::format("{} {}.", does(e.seat, "hold", "holds"), the(e.tile));
  }
  return fmt::format("{} {} and the objective {}.", does(e.seat, "hold", "holds"), the(e.tile),
                     title(e.objective));
}

std::string leaders_shown(const Event& e) {
  if (e.tiles.empty()) return fmt::format("{} no Leader to place.", has(e.seat));
  std::vector<std::string> names;
  for (const Tile tile : e.tiles) names.push_back(the(tile));
  const char* noun = names.size() == 1 ? "a Leader" : "Leaders";
  return fmt::format("{} {} to {}.", does(e.seat, "send", "sends"), noun, listed(names));
}

std::string first_player(const Event& e) {
  const std::string goes = does(e.seat, "go", "goes");
  if (e.other == e.seat) return fmt::format("{} first, as before.", goes);
  return fmt::format("{} first from now on, with the most influence: {}.", goes, e.amount);
}

// One person's verbs for what a tile brings.
struct Verbs {
  const char* use;
  const char* go;
  const char* come;
  const char* pay;
  const char* get;
  const char* score;
  const char* gain;
};
constexpr Verbs kYou{"use", "go to", "come", "pay", "get", "score", "gain"};
constexpr Verbs kOther{"uses", "goes to", "comes", "pays", "gets", "scores", "gains"};

std::string use_clause(const Event& e, const Verbs& verbs) {
  std::vector<std::string> parts;
  if (e.gained.tokens != Tokens{}) {
    parts.push_back(fmt::format("{} {}", verbs.get, amounts(e.gained.tokens)));
  }
  if (e.vp > 0) parts.push_back(fmt::format("{} {} VP", verbs.score, e.vp));
  if (e.leaders > 0) {
    parts.push_back(fmt::format("{} {}", verbs.gain, counted(e.leaders, "Leader", "Leaders")));
  }
  const std::string paid =
      e.paid.tokens == Tokens{} ? "" : fmt::format(", {} {}", verbs.pay, amounts(e.paid.tokens));
  if (parts.empty()) {
    return fmt::format("{} {}{} and {} back with nothing", verbs.go, the(e.tile), paid, verbs.come);
  }
  return fmt::format("{} {}{} and {}", verbs.use, the(e.tile), paid, listed(parts));
}

std::string built(const Event& e) {
  const std::string where = e.over == Tile::kNone ? "" : fmt::format(" on top of {}", the(e.over));
  const std::string saved =
      e.saved.tokens == Tokens{} ? "" : fmt::format(" ({} saved)", amounts(e.saved.tokens));
  return fmt::format("{} {}{} for {}{}.", does(e.seat, "build", "builds"), the(e.tile), where,
                     amounts(e.paid.tokens), saved);
}

std::string scored(const Event& e) {
  const std::string_view name = title(e.objective);
  if (e.other == kFacilitator) {
    return fmt::format("{} {} VP from {}, which counts for all.", has(e.seat), e.vp, name);
  }
  return fmt::format("{} objective {} brings {} VP.", whose(e.seat), name, e.vp);
}

std::string level_two(const Event& e) {
  return fmt::format(
      "The first bricks of level 2: everybody has {} markers from now on, and richer supplies come "
      "with the next round.",
      e.amount);
}

std::string ended(const Event& e) {
  if (e.winners.size() == 1) {
    return fmt::format("The city stands again. {}.", does(e.winners.front(), "win", "wins"));
  }
  return fmt::format("The city stands again. {} share the victory.",
                     listed(e.winners, Place::kFirst));
}

}  // namespace

std::string BuildBackCodec::sentence(const Event& e, const Content&, const Said&) {
  switch (e.kind) {
    case EventKind::kDealt:
      return dealt(e);
    case EventKind::kObjectiveShown:
      return fmt::format("The objective that counts for all is {}.", title(e.objective));
    case EventKind::kRoundBegan:
      return fmt::format("Round {}: everybody places Leaders.", e.amount);
    case EventKind::kLeaderPlaced:
      return fmt::format("{} a Leader to {}.", does(e.seat, "send", "sends"), the(e.tile));
    case EventKind::kReady:
      return does(e.seat, "are ready.", "is ready.");
    case EventKind::kLeadersShown:
      return leaders_shown(e);
    case EventKind::kFirstPlayer:
      return first_player(e);
    case EventKind::kResupplied:
      return fmt::format("{} brings {}.", title(e.card), amounts(e.gained.tokens));
    case EventKind::kReshuffled:
      return fmt::format("The resupply cards of level {} are shuffled again.", e.amount);
    case EventKind::kUsed:
      return does(e.seat, use_clause(e, kYou), use_clause(e, kOther)) + ".";
    case EventKind::kBuilt:
      return built(e);
    case EventKind::kSpecialShown:
      return fmt::format("{} a special building: {}.", does(e.seat, "show", "shows"),
                         title(e.tile));
    case EventKind::kSpent:
      return fmt::format("{} {} for {}.", does(e.seat, "spend", "spends"), amounts(e.paid.tokens),
                         amounts(e.gained.tokens));
    case EventKind::kTraded:
      return fmt::format("{} {} for {} at the port.", does(e.seat, "trade", "trades"),
                         amounts(e.paid.tokens), amounts(e.gained.tokens));
    case EventKind::kIdled:
      return does(e.seat, "let", "lets") + " a marker rest.";
    case EventKind::kLeaderWaits:
      return whose(e.seat) + " new Leader waits for the next round.";
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
      return fmt::format("{} the most influence: {} VP.", has(e.seat), e.vp);
    case EventKind::kCommunityBonus:
      return fmt::format("{} the most community: {} VP.", has(e.seat), e.vp);
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::build_back
