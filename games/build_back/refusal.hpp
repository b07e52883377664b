#pragma once
// What may be done. `legal.hpp` lists the same without trying everything; a test holds them
// together.

#include "engine/core/game.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/reasons.hpp"

namespace citybox::build_back {

constexpr SeatSet deciders(const State& s) {
  SeatSet set;
  if (s.ending != Ending::kNone) return set;
  if (s.task != Task::kLeaders) return SeatSet(s.turn);
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (s.players[i].ready == Flag::kNo) set.add(Seat{i});
  }
  return set;
}

// BB-20, BB-33: on any own tile without one.
constexpr RuleId refuse_leader(const Player& player, Tile tile) {
  const int at = find(player, tile);
  if (at < 0) return kNotYourTile;
  return player.mat[at].leader == Flag::kYes ? kTileHasLeader : kAllowed;
}

constexpr RuleId refuse_placing(const Player& player, const Action& a) {
  const int left = leaders_to_place(player);
  if (a.verb == Verb::kReady) return left == 0 ? kAllowed : kLeadersLeftToPlace;
  if (a.verb != Verb::kLeader) return kPlaceLeadersFirst;
  return left == 0 ? kAllLeadersPlaced : refuse_leader(player, a.tile);
}

constexpr RuleId refuse_use(const State& s, const Player& player, const Action& a,
                            const Content& content) {
  const int at = find(player, a.tile);
  if (at < 0) return kNotYourTile;
  const Space& space = player.mat[at];
  const TileInfo& info = content.of(a.tile);
  if (space.used >= uses_allowed(info, content)) return kTileUsedUp;
  if (!holds(player.tokens, info.deed.pay)) return kCannotPayDeed;
  if (info.deed.any == 0) return a.goods == Goods{} ? kAllowed : kNoGoodsToChoose;
  if (a.goods.total() != goods_due(s, space, content)) return kOtherNumberOfGoods;
  return a.goods <= s.bank ? kAllowed : kBargeFindsNone;
}

// BB-31
constexpr bool buys_influence(int money, const Content& content) {
  for (int n = 1; n <= content.most_influence; ++n) {
    if (n * content.influence_price == money) return true;
  }
  return false;
}

constexpr RuleId refuse_marker(const State& s, const Player& player, const Action& a,
                               const Content& content) {
  const auto full = [&](Square square) { return markers_on(player, square) >= content.uses; };
  switch (a.verb) {
    case Verb::kUse:
      return refuse_use(s, player, a, content);
    case Verb::kBuild: {
      if (full(Square::kBuild)) return kSquareUsedUp;
      const RuleId tile = refuse_tile(s, player, a.tile);
      return tile != kAllowed ? tile : refuse_site(player, a.tile, a.over, content);
    }
    case Verb::kSpendStories:
      if (full(Square::kSpend)) return kSquareUsedUp;
      if (a.amount > content.most_stories) return kOtherAmount;
      return player.tokens.stories >= a.amount ? kAllowed : kTooFewStories;
    case Verb::kSpendMoney:
      if (full(Square::kSpend)) return kSquareUsedUp;
      if (!buys_influence(a.amount, content)) return kOtherAmount;
      return player.tokens.money >= a.amount ? kAllowed : kTooLittleMoney;
    case Verb::kTrade:
      if (full(Square::kTrade)) return kSquareUsedUp;
      if (a.goods.total() > content.most_goods) return kTooManyGoods;
      if (player.tokens.money < a.goods.total()) return kTooLittleToTrade;
      return a.goods <= s.bank ? kAllowed : kBankLacksGoods;
    case Verb::kIdle:
      return kAllowed;
    default:
      return kPlaceAMarker;
  }
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& content) {
  if (s.ending != Ending::kNone) return kGameIsOver;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  if (!is_well_formed(a)) return kNoSuchAction;
  const Player& player = s.players[seat.index];
  if (s.task == Task::kLeaders) return refuse_placing(player, a);
  if (s.task == Task::kMarker) return refuse_marker(s, player, a, content);
  if (a.verb == Verb::kWait) return kAllowed;
  return a.verb == Verb::kLeader ? refuse_leader(player, a.tile) : kPlaceGainedLeader;
}

}  // namespace citybox::build_back
