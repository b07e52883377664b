// What one seat could do with its next marker, and why not.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

std::string why_not(RuleId rule) { return rule == kAllowed ? "" : BuildBackCodec::why(rule); }

std::string site_text(const Site& site) {
  const std::string where = site.over == Tile::kNone
                                ? "on open ground"
                                : fmt::format("on top of the {}", title(site.over));
  const std::string saved = site.discount.tokens == Tokens{}
                                ? ""
                                : fmt::format(" ({} saved)", amounts(site.discount.tokens));
  const std::string missing = site.missing.tokens == Tokens{}
                                  ? ""
                                  : fmt::format("; you lack {}", amounts(site.missing.tokens));
  return fmt::format("{} for {}{}{}", where, amounts(site.cost.tokens), saved, missing);
}

// `square`: may a marker go to Build at all?
Site site_at(const Player& player, Tile tile, int at, RuleId square, const Content& content) {
  Site site;
  site.over = player.mat[static_cast<std::size_t>(at)].tile;
  site.space = at + 1;
  const Tokens cost = price(player, tile, site.over, content);
  site.cost = {cost};
  site.discount = {reduced(content.of(tile).cost, cost)};
  site.missing = {reduced(cost, player.tokens)};
  site.text = site_text(site);
  const RuleId rule = square == kAllowed ? refuse_site(player, tile, site.over, content) : square;
  site.allowed = rule == kAllowed;
  site.why = why_not(rule);
  return site;
}

int size_of(const Tokens& tokens) {
  int sum = 0;
  for (const std::uint8_t count : tokens.bytes()) sum += count;
  return sum;
}

// What is lacking where least is.
std::string price_text(const std::vector<Site>& sites) {
  if (sites.empty()) return "";
  const Site& nearest =
      *std::min_element(sites.begin(), sites.end(), [](const Site& one, const Site& two) {
        return size_of(one.missing.tokens) < size_of(two.missing.tokens);
      });
  if (nearest.missing.tokens == Tokens{}) return "You can pay for it.";
  return fmt::format("You lack {}.", amounts(nearest.missing.tokens));
}

BuildOffer build_offer(const Player& player, Tile tile, RuleId square, const Content& content) {
  BuildOffer offer;
  offer.tile = tile;
  offer.special = is_special(tile);
  const int tiles = visible_tiles(player);
  const auto add = [&](int at) {
    offer.sites.push_back(site_at(player, tile, at, square, content));
    offer.possible = offer.possible || offer.sites.back().allowed;
  };
  if (tiles < kSpaces) add(tiles);
  for (int i = 0; i < tiles; ++i) {
    if (may_cover(content.of(tile), content.of(player.mat[i].tile))) add(i);
  }
  if (offer.possible) {
    offer.why = "";
  } else if (square != kAllowed) {
    offer.why = why_not(square);
  } else {
    offer.why = why_not(offer.sites.empty() ? kNoOpenSpace : kTooExpensive);
  }
  offer.price = price_text(offer.sites);
  return offer;
}

std::string yield_text(const Yield& yield, int goods) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (yield.pay != Tokens{}) text = fmt::format("pay {}", amounts(yield.pay));
  const Tokens gain = gained(yield);
  if (gain != Tokens{}) add("get " + amounts(gain));
  if (goods > 0) add(fmt::format("get {}", counted(goods, "good", "goods")));
  if (yield.vp > 0) add(fmt::format("score {} VP", yield.vp));
  if (yield.leaders > 0) add("gain " + counted(yield.leaders, "Leader", "Leaders"));
  return text.empty() ? "nothing is there to be had" : text;
}

UseOffer use_offer(const State& s, const Player& player, int at, const Content& content) {
  const Space& space = player.mat[static_cast<std::size_t>(at)];
  const TileInfo& info = content.of(space.tile);
  const Yield yield = yield_of(s, space, Goods{}, content);
  UseOffer use;
  use.tile = space.tile;
  use.space = at + 1;
  use.used = space.used;
  use.uses = uses_allowed(info, content);
  use.leader = space.leader == Flag::kYes;
  use.pay = {yield.pay};
  use.gain = {gained(yield)};
  use.vp = yield.vp;
  use.leaders = yield.leaders;
  use.goods = goods_due(s, space, content);
  use.text = yield_text(yield, use.goods);
  RuleId rule = kAllowed;
  if (space.used >= use.uses) rule = kTileUsedUp;
  if (rule == kAllowed && !holds(player.tokens, info.deed.pay)) rule = kCannotPayDeed;
  use.allowed = rule == kAllowed;
  use.why = why_not(rule);
  return use;
}

SquareOffer square_offer(const Player& player, Square square, RuleId lack, const Content& content) {
  const int used = markers_on(player, square);
  const RuleId rule = used >= content.uses ? kSquareUsedUp : lack;
  return {used, content.uses, rule == kAllowed, why_not(rule)};
}

SquareOffers square_offers(const State& s, const Player& player, const Content& content) {
  const bool can_spend =
      player.tokens.stories >= 1 || player.tokens.money >= content.influence_price;
  const RuleId spend = can_spend ? kAllowed : kTooFewStories;
  const RuleId trade = player.tokens.money == 0 ? kTooLittleToTrade
                       : goods_in(s.bank) > 0   ? kAllowed
                                                : kBankLacksGoods;
  return {square_offer(player, Square::kBuild, kAllowed, content),
          square_offer(player, Square::kSpend, spend, content),
          square_offer(player, Square::kTrade, trade, content)};
}

std::string duty_of(const State& s, Seat seat) {
  const Player& player = s.players[seat.index];
  const int left = leaders_to_place(player);
  switch (s.task) {
    case Task::kLeaders:
      if (player.ready == Flag::kYes) {
        return "You are ready. The others still place; until then you may take it back.";
      }
      if (left == 0) return "Your Leaders stand. Nobody sees where until all are ready.";
      return fmt::format("Before the round: send your Leaders to tiles of yours. {} left.",
                         left == 1 ? "One is" : fmt::format("{} are", left));
    case Task::kMarker:
      if (s.turn != seat) return "";
      return fmt::format("Place a marker ({} left) on a tile of yours, or on a square:",
                         player.markers);
    case Task::kGained:
      return s.turn == seat ? "You gained a Leader: choose a tile, or let it wait." : "";
    case Task::kNone:
      break;
  }
  return "";
}

}  // namespace

You offers_to(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  const bool full = markers_on(player, Square::kBuild) >= content.uses;
  const RuleId square = full ? kSquareUsedUp : kAllowed;
  You you;
  you.seat = seat;
  you.duty = duty_of(s, seat);
  you.leaders_to_place = leaders_to_place(player);
  for (const Tile tile : s.display) {
    if (tile != Tile::kNone) you.builds.push_back(build_offer(player, tile, square, content));
  }
  if (player.special_built == Flag::kNo) {
    you.builds.push_back(build_offer(player, player.special, square, content));
  }
  const int tiles = visible_tiles(player);
  for (int i = 0; i < tiles; ++i) you.uses.push_back(use_offer(s, player, i, content));
  you.squares = square_offers(s, player, content);
  return you;
}

}  // namespace citybox::build_back
