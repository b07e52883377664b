// What happened, as a line of the log.

#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

std::string dealt(const Event& e) {
  const Fill who{"who", e.seat}, tile{"tile", title(e.tile)}, plan{"plan", title(e.objective)};
  if (e.tile == Tile::kNone) {
    return say("{who|Your|{name}’s} objective is {plan}.", {who, plan});
  }
  if (e.objective == Objective::kNone) {
    return say("{who|You hold|{name} holds} the {tile}.", {who, tile});
  }
  return say("{who|You hold|{name} holds} the {tile} and the objective {plan}.", {who, tile, plan});
}

std::string leaders_shown(const Event& e) {
  const Fill who{"who", e.seat};
  if (e.tiles.empty()) return say("{who|You have|{name} has} no Leader to place.", {who});
  std::vector<std::string> names;
  for (const Tile tile : e.tiles) names.push_back(say("the {tile}", {{"tile", title(tile)}}));
  return say("{who|You send|{name} sends} {n|a Leader|Leaders} to {tiles}.",
             {who, {"n", names.size()}, {"tiles", listed(names)}});
}

std::string first_player(const Event& e) {
  const Fill who{"who", e.seat};
  if (e.other == e.seat) return say("{who|You go|{name} goes} first.", {who});
  return say("{who|You go|{name} goes} first from now on, with the most influence: {influence}.",
             {who, {"influence", e.amount}});
}

std::string used(const Event& e) {
  const Gains gains{.tokens = e.gained.tokens, .vp = e.vp, .leaders = e.leaders};
  const bool paid = e.paid.tokens != Tokens{};
  const bool empty = e.gained.tokens == Tokens{} && e.vp == 0 && e.leaders == 0;
  const char* sentence =
      "{who|You use the {tile} and get|{name} uses the {tile} and gets} {gains}.";
  if (paid && empty) {
    sentence =
        "{who|You go to the {tile}, pay {price} and come|{name} goes to the {tile}, pays {price} "
        "and comes} back with nothing.";
  } else if (paid) {
    sentence =
        "{who|You use the {tile}, pay {price} and get|{name} uses the {tile}, pays {price} and "
        "gets} {gains}.";
  } else if (empty) {
    sentence =
        "{who|You go to the {tile} and come|{name} goes to the {tile} and comes} back with "
        "nothing.";
  }
  return say(sentence, {{"who", e.seat},
                        {"tile", title(e.tile)},
                        {"price", amounts(e.paid.tokens)},
                        {"gains", amounts_of(gains)}});
}

std::string built(const Event& e) {
  const bool open = e.over == Tile::kNone, full = e.saved.tokens == Tokens{};
  const char* sentence = "{who|You build|{name} builds} the {tile} for {price}.";
  if (open && !full) {
    sentence = "{who|You build|{name} builds} the {tile} for {price} ({saved} saved).";
  } else if (!open && full) {
    sentence = "{who|You build|{name} builds} the {tile} on top of the {over} for {price}.";
  } else if (!open) {
    sentence =
        "{who|You build|{name} builds} the {tile} on top of the {over} for {price} ({saved} "
        "saved).";
  }
  return say(sentence, {{"who", e.seat},
                        {"tile", title(e.tile)},
                        {"over", title(e.over)},
                        {"price", amounts(e.paid.tokens)},
                        {"saved", amounts(e.saved.tokens)}});
}

// Tokens for others, at a square of the board.
std::string exchanged(const Event& e, const char* sentence) {
  return say(
      sentence,
      {{"who", e.seat}, {"price", amounts(e.paid.tokens)}, {"gain", amounts(e.gained.tokens)}});
}

std::string scored(const Event& e) {
  const Fill who{"who", e.seat}, plan{"plan", title(e.objective)}, vp{"vp", e.vp};
  if (e.other == kFacilitator) {
    return say("{who|You have|{name} has} {vp} VP from {plan}, which counts for all.",
               {who, vp, plan});
  }
  return say("{who|Your|{name}’s} objective {plan} brings {vp} VP.", {who, plan, vp});
}

std::string ended(const Event& e) {
  if (e.winners.size() == 1) {
    return say("The city stands again. {who|You win|{name} wins}.", {{"who", e.winners.front()}});
  }
  return say("The city stands again, and {who} share the victory.", {{"who", e.winners}});
}

}  // namespace

std::string BuildBackCodec::sentence(const Event& e, const Content&, const Said&) {
  const Fill who{"who", e.seat}, tile{"tile", title(e.tile)}, number{"n", e.amount}, vp{"vp", e.vp};
  switch (e.kind) {
    case EventKind::kDealt:
      return dealt(e);
    case EventKind::kObjectiveShown:
      return say("The objective that counts for all is {plan}.", {{"plan", title(e.objective)}});
    case EventKind::kRoundBegan:
      return say("Round {n}: everybody places Leaders.", {number});
    case EventKind::kLeaderPlaced:
      return say("{who|You send|{name} sends} a Leader to the {tile}.", {who, tile});
    case EventKind::kReady:
      return say("{who|You are|{name} is} ready.", {who});
    case EventKind::kLeadersShown:
      return leaders_shown(e);
    case EventKind::kFirstPlayer:
      return first_player(e);
    case EventKind::kResupplied:
      return say("{card} brings {tokens}.",
                 {{"card", title(e.card)}, {"tokens", amounts(e.gained.tokens)}});
    case EventKind::kReshuffled:
      return say("The resupply cards of level {n} are shuffled again.", {number});
    case EventKind::kUsed:
      return used(e);
    case EventKind::kBuilt:
      return built(e);
    case EventKind::kSpecialShown:
      return say("{who|You show|{name} shows} a special building: {tile}.", {who, tile});
    case EventKind::kSpent:
      return exchanged(e, "{who|You spend|{name} spends} {price} for {gain}.");
    case EventKind::kTraded:
      return exchanged(e, "{who|You trade|{name} trades} {price} for {gain} at the port.");
    case EventKind::kIdled:
      return say("{who|You let|{name} lets} a marker rest.", {who});
    case EventKind::kLeaderWaits:
      return say("{who|Your|{name}’s} new Leader waits for the next round.", {who});
    case EventKind::kTileEntered:
      return say("New on offer: the {tile}.", {tile});
    case EventKind::kTileDiscarded:
      return say("Nobody wanted the {tile}; it goes.", {tile});
    case EventKind::kLevelTwo:
      return say(
          "The first bricks of level 2: everybody has {n|one marker|{n} markers} from now on, and "
          "richer supplies come with the next round.",
          {number});
    case EventKind::kEndTriggered:
      return "That was the last tile: when all markers of this round are placed, it is over.";
    case EventKind::kRoundEnded:
      return say("Round {n} is over.", {number});
    case EventKind::kObjectiveScored:
      return scored(e);
    case EventKind::kInfluenceBonus:
      return say("{who|You have|{name} has} the most influence: {vp} VP.", {who, vp});
    case EventKind::kCommunityBonus:
      return say("{who|You have|{name} has} the most community: {vp} VP.", {who, vp});
    case EventKind::kEnded:
      return ended(e);
  }
  return "";
}

}  // namespace citybox::build_back
