#pragma once
// BB-42, BB-43: points, line by line, and who wins.

#include <algorithm>

#include "engine/core/game.hpp"
#include "engine/kit/seats.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/mat.hpp"

namespace citybox::build_back {

// What `items` recounts.
enum class Ledger : std::uint8_t { kScore, kInfluence, kCommunity };

enum class ItemLabel : std::uint8_t {
  kTrack,            //
  kTile,             // subject: the tile
  kSecretObjective,  // subject: the objective
  kPublicObjective,  // subject: the objective
  kInfluenceBonus,   //
  kCommunityBonus,   //
  kTokens,           // influence tokens
};

// Of the visible tiles that were built: printed stations do not count.
constexpr IconSet built_icons(const Player& player, const Content& content) {
  IconSet seen;
  for (const Space& space : player.mat) {
    if (space.tile == Tile::kNone || is_station(space.tile)) continue;
    seen.add(content.of(space.tile).icon);
  }
  return seen;
}

// Printed stations that still stand, and beside them a tile with the same icon.
constexpr int stations_joined(const Player& player, const Content& content) {
  const IconSet built = built_icons(player, content);
  int count = 0;
  for (const Space& space : player.mat) {
    count += is_station(space.tile) && built.contains(content.of(space.tile).icon);
  }
  return count;
}

constexpr int measure(const Player& player, Measure what, const Content& content) {
  int count = 0;
  switch (what) {
    case Measure::kNothing:
      return 0;
    case Measure::kCommunity:
      return community(player, content);
    case Measure::kMoney:
      return player.tokens.money;
    case Measure::kStories:
      return player.tokens.stories;
    case Measure::kWorkers:
      return player.tokens.workers;
    case Measure::kLeadersGained:
      return player.leaders - content.first_leaders;
    case Measure::kDifferentIcons:
      return built_icons(player, content).size();
    case Measure::kWaterAndFood:
      for (const Space& space : player.mat) {
        if (space.tile == Tile::kNone || is_station(space.tile)) continue;
        const Icon icon = content.of(space.tile).icon;
        count += icon == Icon::kWater || icon == Icon::kFood;
      }
      return count;
    case Measure::kBuiltOver:
      for (const Space& space : player.mat) count += space.height;
      return count;
    case Measure::kStationsLeft:
      for (const Space& space : player.mat) count += is_station(space.tile);
      return count;
    case Measure::kStationsJoined:
      return stations_joined(player, content);
  }
  return 0;
}

// An objective that nobody may see yet is worth nothing.
constexpr int points(const Player& player, Objective objective, const Content& content) {
  if (objective == Objective::kNone || objective == Objective::kFaceDown) return 0;
  const ObjectiveInfo& info = content.of(objective);
  int sum = 0;
  for (const Term& term : info.terms) {
    const int count = measure(player, term.measure, content) - term.beyond;
    if (count > 0) sum += count * term.vp;
  }
  return std::min<int>(sum, info.most);
}

// BB-42: for the most of something; shared when tied, nobody gets it for 0.
template <class Count>
constexpr int bonus(const State& s, Seat seat, Count&& count, const Content& content) {
  const int own = count(s.players[seat.index]);
  if (own == 0) return 0;
  int most = 0;
  for_each_seat(s, [&](Seat other) {
    if (other != seat) most = std::max<int>(most, count(s.players[other.index]));
  });
  if (most > own) return 0;
  return most == own ? content.shared_bonus : content.bonus;
}

constexpr int influence_bonus(const State& s, Seat seat, const Content& c) {
  return bonus(s, seat, [&](const Player& player) { return influence(player, c); }, c);
}
constexpr int community_bonus(const State& s, Seat seat, const Content& c) {
  return bonus(s, seat, [&](const Player& player) { return community(player, c); }, c);
}

constexpr int visible_vp(const Player& player, const Content& content) {
  int sum = 0;
  for_each_counted(player, content, [&](const TileInfo& info, int) { sum += info.vp; });
  return sum;
}

// What all can count. The own objective comes on top once it is open.
constexpr int open_score(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  return player.vp + visible_vp(player, content) + points(player, s.objective, content) +
         influence_bonus(s, seat, content) + community_bonus(s, seat, content);
}

constexpr bool objectives_are_open(const State& s) {
  return s.ending != Ending::kNone || s.options.objectives == Objectives::kOpen;
}

// The score as these eyes may know it: an objective that lies face down to them is not in it.
constexpr int known_score(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  return open_score(s, seat, content) + points(player, player.objective, content);
}

// BB-43: more points, then fewer visible buildings, then more money. Positive: `a` is ahead.
constexpr int compare(const State& s, Seat a, Seat b, const Content& content) {
  const Player &one = s.players[a.index], &two = s.players[b.index];
  const int score = known_score(s, a, content) - known_score(s, b, content);
  if (score != 0) return score;
  const int tiles = visible_tiles(two) - visible_tiles(one);
  return tiles != 0 ? tiles : one.tokens.money - two.tokens.money;
}

constexpr SeatSet leading(const State& s, const Content& content) {
  SeatSet best;
  for_each_seat(s, [&](Seat seat) {
    const int ahead = best.empty() ? 1 : compare(s, seat, best.front(), content);
    if (ahead > 0) best = SeatSet{};
    if (ahead >= 0) best.add(seat);
  });
  return best;
}

constexpr Outcome outcome(const State& s, const Content& content) {
  Outcome outcome;
  outcome.ending = static_cast<std::uint8_t>(s.ending);
  for_each_seat(s, [&](Seat seat) { outcome.scores.push_back(known_score(s, seat, content)); });
  if (outcome.over()) outcome.winners = leading(s, content);
  return outcome;
}

constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out,
                     const Content& content) {
  const Player& player = s.players[seat.index];
  const auto line = [&](ItemLabel label, int subject, int amount, RuleId rule) {
    if (amount == 0) return;
    out.push_back(
        {rule, static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(subject), amount});
  };
  if (ledger == Ledger::kScore) line(ItemLabel::kTrack, 0, player.vp, rule(42));
  for_each_counted(player, content, [&](const TileInfo& info, int) {
    const int amount = ledger == Ledger::kScore       ? info.vp
                       : ledger == Ledger::kInfluence ? info.influence
                                                      : info.community;
    line(ItemLabel::kTile, index_of(info.tile), amount,
         ledger == Ledger::kInfluence ? rule(21) : rule(42));
  });
  if (ledger == Ledger::kInfluence) {
    line(ItemLabel::kTokens, 0, player.tokens.influence, rule(21));
  }
  if (ledger != Ledger::kScore) return;
  line(ItemLabel::kSecretObjective, static_cast<int>(player.objective),
       points(player, player.objective, content), rule(42));
  line(ItemLabel::kPublicObjective, static_cast<int>(s.objective),
       points(player, s.objective, content), rule(42));
  line(ItemLabel::kInfluenceBonus, 0, influence_bonus(s, seat, content), rule(42));
  line(ItemLabel::kCommunityBonus, 0, community_bonus(s, seat, content), rule(42));
}

}  // namespace citybox::build_back
