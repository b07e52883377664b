// What a coach says in somebody's first game, and how choices are explained.

#include <algorithm>
#include <optional>

#include "games/build_back/codec.hpp"
#include "games/build_back/concern.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

using Sight = CoachSight<BuildBack>;

const Player& learner(const Sight& sight) { return sight.state().players[sight.seat.index]; }

bool places_leaders(const Sight& sight) {
  return sight.deciding && sight.state().task == Task::kLeaders;
}
bool places_marker(const Sight& sight) {
  return sight.deciding && sight.state().task == Task::kMarker;
}

// What the tiles on offer cost of each kind, all together.
Tokens demand(const Sight& sight) {
  Tokens sum;
  for (const Tile tile : sight.state().display) {
    if (tile != Tile::kNone) sum = together(sum, sight.content.of(tile).cost);
  }
  return sum;
}

// The learner's free tile that takes what is needed most, and how much of it is.
struct Wanted {
  Tile tile = Tile::kNone;
  Tokens tokens;
};
Wanted wanted_leader(const Sight& sight) {
  constexpr int kNoLimit = 99;
  Wanted best;
  const Tokens needed = demand(sight);
  for (const Space& space : learner(sight).mat) {
    if (space.tile == Tile::kNone || space.leader == Flag::kYes) continue;
    const Tokens taken = grown(sight.content.of(space.tile).deed.take, kNoLimit);
    const Tokens tokens = at_most(taken, needed);
    if (total(tokens) > total(best.tokens)) best = {space.tile, tokens};
  }
  return best;
}

// The use that brings most now, a Leader's tile first. None: every tile is empty-handed.
const Space* best_use(const Sight& sight) {
  const Space* best = nullptr;
  int most = 0;
  const Player& player = learner(sight);
  for (const Space& space : player.mat) {
    const TileInfo& info = sight.content.of(space.tile);
    if (space.tile == Tile::kNone || space.used >= uses_allowed(info, sight.content)) continue;
    if (info.deed.any > 0 || !holds(player.tokens, info.deed.pay)) continue;
    const Yield yield = yield_of(sight.state(), space, {}, sight.content);
    const int things = 2 * (total(gained(yield)) + yield.vp + yield.leaders) +
                       (space.leader == Flag::kYes ? 1 : 0);
    if (things > 1 && things > most) {
      best = &space;
      most = things;
    }
  }
  return best;
}

// The build that adds most points and icons; among those, the cheapest.
std::optional<Action> best_build(const Sight& sight) {
  ActionList<BuildBack> all;
  BuildBack::legal(sight.state(), sight.seat, all, sight.content);
  std::optional<Action> best;
  int most = 0;
  for (const Action& action : all) {
    if (action.verb != Verb::kBuild) continue;
    const TileInfo &tile = sight.content.of(action.tile), &under = sight.content.of(action.over);
    const auto worth = [](const TileInfo& info) {
      return info.vp + info.influence + info.community;
    };
    const int cost = total(price(learner(sight), action.tile, action.over, sight.content));
    const int value = 100 * (worth(tile) - worth(under)) - cost;
    if (best && value <= most) continue;
    best = action;
    most = value;
  }
  return best;
}

const Event* last_of(const Sight& sight, bool own, std::initializer_list<EventKind> kinds) {
  for (auto event = sight.since.rbegin(); event != sight.since.rend(); ++event) {
    if ((event->seat == sight.seat) != own) continue;
    if (std::find(kinds.begin(), kinds.end(), event->kind) != kinds.end()) return &*event;
  }
  return nullptr;
}
const Event* act_of_rival(const Sight& sight) {
  return last_of(sight, false, {EventKind::kBuilt, EventKind::kUsed});
}
const Event* own_build(const Sight& sight) { return last_of(sight, true, {EventKind::kBuilt}); }

std::string about(const Sight& sight) {
  return say(
      "A disaster has flattened the city, and each of you builds a part of it back. Whoever has "
      "the "
      "most victory points in the end wins. It ends when the last tile comes in: {n|one is|{n} "
      "are} "
      "still to come.",
      {{"n", tiles_to_come(sight.state())}});
}

std::string plans(const Sight& sight) {
  const Player& player = learner(sight);
  const char* sentence = sight.state().options.objectives == Objectives::kOpen
                             ? "Your own objective is {plan}: {goal} The {tile} is your special "
                               "building: nobody else can build it."
                             : "Only you know your objective, {plan}: {goal} The {tile} is your "
                               "special building: nobody else can build it.";
  return say(sentence, {{"plan", title(player.objective)},
                        {"goal", goal(sight.content.of(player.objective))},
                        {"tile", title(player.special)}});
}

std::string sending(const Sight& sight) {
  const Wanted wanted = wanted_leader(sight);
  return say(
      "Before a round you send your Leaders to tiles of yours. A Leader adds {more} to each thing "
      "that its tile gives, until the round is over. Send one to the {tile}: the tiles on offer "
      "cost "
      "{tokens} in all.",
      {{"more", leader_adds(sight.content.of(wanted.tile), sight.content)},
       {"tile", title(wanted.tile)},
       {"tokens", amounts(wanted.tokens)}});
}

std::string using_tiles(const Sight& sight) {
  const Space& space = *best_use(sight);
  const Yield yield = yield_of(sight.state(), space, {}, sight.content);
  const Gains gains{.tokens = gained(yield), .vp = yield.vp, .leaders = yield.leaders};
  const char* sentence =
      space.leader == Flag::kYes
          ? "You have {n|one marker|{n} markers} to place, one each turn: on a tile of yours, "
            "which "
            "then does what it says, or on Build, Spend or Trade. Use the {tile}: with your Leader "
            "it brings {gains}."
          : "You have {n|one marker|{n} markers} to place, one each turn: on a tile of yours, "
            "which "
            "then does what it says, or on Build, Spend or Trade. Use the {tile}: it brings "
            "{gains}.";
  return say(
      sentence,
      {{"n", learner(sight).markers}, {"tile", title(space.tile)}, {"gains", amounts_of(gains)}});
}

std::string what_a_rival_did(const Sight& sight) {
  const State& s = sight.state();
  const Event& event = *act_of_rival(sight);
  const char* meaning = "What others take from the board is gone for you, too.";
  if (event.kind == EventKind::kBuilt) {
    meaning = is_special(event.tile) ? "It was a special building that nobody else could build."
                                     : "That tile is gone from the offer.";
  }
  const Player& rival = s.players[event.seat.index];
  return sentences(
      {BuildBackCodec::sentence(event, sight.content), meaning,
       say("Keep an eye on each other: you have {influence} influence and {community} community, "
           "{name} has {influences} and {communities}. The most of either brings {bonus} points.",
           {{"influence", influence(learner(sight), sight.content)},
            {"community", community(learner(sight), sight.content)},
            {"name", event.seat},
            {"influences", influence(rival, sight.content)},
            {"communities", community(rival, sight.content)},
            {"bonus", sight.content.bonus}})});
}

std::string building(const Sight& sight) {
  const Action action = *best_build(sight);
  const Player& player = learner(sight);
  const Tokens cost = price(player, action.tile, action.over, sight.content);
  const Tokens saved = reduced(sight.content.of(action.tile).cost, cost);
  const char* sentence =
      "Points come from buildings. Build the {tile} for {price}: {vp|one point|{vp} points}, and a "
      "new tile to use.";
  if (action.over != Tile::kNone) {
    sentence =
        saved == Tokens{}
            ? "Points come from buildings. Build the {tile} for {price}, on top of the {over}: "
              "{vp|one point|{vp} points}, and a better tile to use."
            : "Points come from buildings. Build the {tile} for {price}, on top of the {over}: "
              "what that one cost saves you {saved}. It is worth {vp|one point|{vp} points}.";
  }
  return say(sentence, {{"tile", title(action.tile)},
                        {"over", title(action.over)},
                        {"price", amounts(cost)},
                        {"saved", amounts(saved)},
                        {"vp", sight.content.of(action.tile).vp}});
}

std::string counting(const Sight& sight) {
  const Event& event = *own_build(sight);
  return sentences(
      {say("You have built the {tile}: now your score is {sum}.",
           {{"tile", title(event.tile)},
            {"sum", score_of(sight.state(), sight.seat, sight.content).text}}),
       say("The {bonus} points for the most influence or community are counted as if it ended now: "
           "they go again when somebody overtakes you.",
           {{"bonus", sight.content.bonus}})});
}

std::string ending(const Sight& sight) {
  return say(
      "Round {round}: your markers are back and the board is filled again before you use them. "
      "{n|One tile is|{n} tiles are} still to come; when the last one lies open, the round is "
      "played to its end and all points are counted. Now you know all you need: build it back!",
      {{"round", sight.state().round}, {"n", tiles_to_come(sight.state())}});
}

}  // namespace

const std::vector<CoachLine<BuildBack>>& BuildBackCodec::lesson() {
  static const std::vector<CoachLine<BuildBack>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal,
       [](const Sight& sight) { return sight.deciding; }, &about},
      {"plans", "What you want", CoachShows::kSide,
       [](const Sight& sight) { return sight.deciding; }, &plans},
      {"leaders", "Leaders first", CoachShows::kBoard,
       [](const Sight& sight) {
         return places_leaders(sight) && leaders_to_place(learner(sight)) > 0 &&
                wanted_leader(sight).tile != Tile::kNone;
       },
       &sending,
       [](const Sight& sight, const Action& action) {
         return action.verb == Verb::kLeader && action.tile == wanted_leader(sight).tile;
       }},
      {"use", "What you can do", CoachShows::kBoard,
       [](const Sight& sight) { return places_marker(sight) && best_use(sight) != nullptr; },
       &using_tiles,
       [](const Sight& sight, const Action& action) {
         return action.verb == Verb::kUse && action.tile == best_use(sight)->tile;
       }},
      {"rival", "What just happened", CoachShows::kSeats,
       [](const Sight& sight) { return sight.deciding && act_of_rival(sight) != nullptr; },
       &what_a_rival_did},
      {"build", "How to build", CoachShows::kChoices,
       [](const Sight& sight) { return places_marker(sight) && best_build(sight).has_value(); },
       &building,
       [](const Sight& sight, const Action& action) { return action == *best_build(sight); }},
      {"points", "What came of it", CoachShows::kSide,
       [](const Sight& sight) { return sight.deciding && own_build(sight) != nullptr; }, &counting},
      {"end", "How it ends", CoachShows::kGoal,
       [](const Sight& sight) { return sight.state().round > 1 && places_leaders(sight); },
       &ending},
  };
  return kLesson;
}

// More than others, or fewer: what becomes no better by it is left out.
std::string BuildBackCodec::claim(std::uint8_t concern, std::int32_t from, std::int32_t to,
                                  Seat seat, const Content& content) {
  const Fill who{"who", seat}, was{"from", from}, is{"to", to}, bonus{"bonus", content.bonus};
  const bool grows = to > from;
  switch (static_cast<Concern>(concern)) {
    case Concern::kTrack:
      return say(grows ? "{who|you score|{name} scores} {n|one point|{n} points} on the track"
                       : "{who|you lose|{name} loses} {n|one point|{n} points} on the track",
                 {who, {"n", grows ? to - from : from - to}});
    case Concern::kBuilt:
      return say("{who|your|{name}’s} buildings count {to|one point|{to} points} instead of {from}",
                 {who, was, is});
    case Concern::kCommon:
      return say(
          "the objective of all brings {who|you|{name}} {to|one point|{to} points} instead of "
          "{from}",
          {who, was, is});
    case Concern::kOwn:
      return say(
          "{who|your|{name}’s} own objective brings {to|one point|{to} points} instead of {from}",
          {who, was, is});
    case Concern::kInfluence:
      return say(grows ? "{who|your|{name}’s} influence grows from {from} to {to} (the most of all "
                         "brings {bonus} points)"
                       : "{who|your|{name}’s} influence falls from {from} to {to}",
                 {who, was, is, bonus});
    case Concern::kCommunity:
      return say(grows ? "{who|your|{name}’s} community grows from {from} to {to} (the most of all "
                         "brings {bonus} points)"
                       : "{who|your|{name}’s} community falls from {from} to {to}",
                 {who, was, is, bonus});
    case Concern::kPurse:
      return say(grows ? "{who|you get|{name} gets} {n|one token|{n} tokens} more to spend"
                       : "it takes {n|one token|{n} tokens}",
                 {who, {"n", grows ? to - from : from - to}});
    case Concern::kNextBuild:
      if (grows) return "";
      return say(to == 0 ? "the next building can be paid for"
                         : "the next building lacks only {to|one token|{to} tokens}",
                 {is});
    case Concern::kMat:
      if (!grows) return "";
      return say("{who|your|{name}’s} tiles together give {to} instead of {from}", {who, was, is});
    case Concern::kLeaders:
      if (!grows) return "";
      return say("{who|your|{name}’s} Leaders add {to} to what their tiles give", {who, is});
    case Concern::kRival:
      return say(
          grows ? "{who|your|{name}’s} best rival rises from {from} to {to|one point|{to} points}"
                : "{who|your|{name}’s} best rival falls from {from} to {to|one point|{to} points}",
          {who, was, is});
    case Concern::kRound:
    case Concern::kRivalPlans:
      break;
  }
  return "";
}

std::string BuildBackCodec::concern(std::uint8_t concern) {
  constexpr const char* kNames[] = {
      "Points on the track", "Buildings",      "Objective of all", "Own objective",   "Influence",
      "Community",           "Tokens",         "Next building",    "What tiles give", "Leaders",
      "This round",          "Best of others", "Plans of others"};
  return kNames[concern];
}

bool BuildBackCodec::secret_concern(std::uint8_t concern) {
  const auto which = static_cast<Concern>(concern);
  return which == Concern::kOwn || which == Concern::kNextBuild;
}

}  // namespace citybox::build_back
