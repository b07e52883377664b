// What one seat could do with its next marker, and why not.

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

std::string why_not(RuleId rule, const Content& content) {
  return rule == kAllowed ? "" : BuildBackCodec::why(rule, content);
}

std::string site_text(Tile tile, const Site& site) {
  const bool open = site.over == Tile::kNone, full = site.discount.tokens == Tokens{};
  const char* sentence = "Build the {tile} on open ground for {price}.";
  if (open && !full) {
    sentence = "Build the {tile} on open ground for {price} ({saved} saved).";
  } else if (!open && full) {
    sentence = "Build the {tile} on top of the {over} for {price}.";
  } else if (!open) {
    sentence = "Build the {tile} on top of the {over} for {price} ({saved} saved).";
  }
  return say(sentence, {{"tile", title(tile)},
                        {"over", title(site.over)},
                        {"price", amounts(site.cost.tokens)},
                        {"saved", amounts(site.discount.tokens)}});
}

std::string lack_text(const Tokens& missing) {
  return missing == Tokens{} ? "" : say("You lack {missing}.", {{"missing", amounts(missing)}});
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
  site.text = sentences({site_text(tile, site), lack_text(site.missing.tokens)});
  const RuleId rule = square == kAllowed ? site_refusal(player, tile, site.over, content) : square;
  site.allowed = rule == kAllowed;
  site.why = why_not(rule, content);
  return site;
}

// What is lacking where least is.
std::string price_text(const std::vector<Site>& sites) {
  if (sites.empty()) return "";
  const Site& nearest =
      *std::min_element(sites.begin(), sites.end(), [](const Site& one, const Site& two) {
        return total(one.missing.tokens) < total(two.missing.tokens);
      });
  if (nearest.missing.tokens == Tokens{}) return "You can pay for it.";
  return lack_text(nearest.missing.tokens);
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
    offer.why = why_not(square, content);
  } else {
    offer.why =
        why_not(offer.sites.empty() ? reason::kNoOpenSpace : reason::kTooExpensive, content);
  }
  offer.price = price_text(offer.sites);
  offer.question = say("{tile}: choose where.", {{"tile", title(tile)}});
  return offer;
}

std::string yield_text(Tile tile, const Yield& yield, int goods) {
  const Gains gains{
      .tokens = gained(yield), .goods = goods, .vp = yield.vp, .leaders = yield.leaders};
  const char* sentence = yield.pay == Tokens{} ? "The {tile} brings {gains} now."
                                               : "The {tile} brings {gains} now, for {price}.";
  return say(sentence,
             {{"tile", title(tile)}, {"gains", amounts_of(gains)}, {"price", amounts(yield.pay)}});
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
  use.text = yield_text(space.tile, yield, use.goods);
  if (use.goods > 0) {
    use.question = say("{tile}: choose {goods|a good|{goods} goods}.",
                       {{"tile", title(space.tile)}, {"goods", use.goods}});
  }
  RuleId rule = kAllowed;
  if (space.used >= use.uses) rule = reason::kTileUsedUp;
  if (rule == kAllowed && !holds(player.tokens, info.deed.pay)) rule = reason::kCannotPayDeed;
  use.allowed = rule == kAllowed;
  use.why = why_not(rule, content);
  return use;
}

SquareOffer square_offer(const Player& player, Square square, RuleId lack, const Content& content) {
  const int used = markers_on(player, square);
  const RuleId rule = used >= content.uses ? reason::kSquareUsedUp : lack;
  const std::string text = say("Used {used|once|{used} times} this round, of {uses}.",
                               {{"used", used}, {"uses", content.uses}});
  return {used, content.uses, text, rule == kAllowed, why_not(rule, content)};
}

SquareOffers square_offers(const State& s, const Player& player, const Content& content) {
  const bool can_spend =
      player.tokens.stories >= 1 || player.tokens.money >= content.influence_price;
  const RuleId spend = can_spend ? kAllowed : reason::kTooFewStories;
  const RuleId trade = player.tokens.money == 0 ? reason::kTooLittleToTrade
                       : goods_in(s.bank) > 0   ? kAllowed
                                                : reason::kBankLacksGoods;
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
      return say("Before the round: send your Leaders to tiles of yours. {n|One is|{n} are} left.",
                 {{"n", left}});
    case Task::kMarker:
      if (s.turn != seat) return "";
      return say("Place a marker ({n} left) on a tile of yours, or on a square:",
                 {{"n", player.markers}});
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
  const RuleId square = full ? reason::kSquareUsedUp : kAllowed;
  You you;
  you.seat = seat;
  you.duty = duty_of(s, seat);
  you.leaders_to_place = leaders_to_place(player);
  for (const Tile tile : s.display) {
    if (tile != Tile::kNone) you.builds.push_back(build_offer(player, tile, square, content));
  }
  if (player.special_built == Flag::kNo && player.special != Tile::kFaceDown) {
    you.builds.push_back(build_offer(player, player.special, square, content));
  }
  const int tiles = visible_tiles(player);
  for (int i = 0; i < tiles; ++i) you.uses.push_back(use_offer(s, player, i, content));
  you.squares = square_offers(s, player, content);
  return you;
}

}  // namespace citybox::build_back
