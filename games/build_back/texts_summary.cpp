// What follows from the state, for a page that holds no rules.

#include <fmt/format.h>

#include <string>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

// {"water": 2}; nothing is {}.
json::object json_of(const Tokens& tokens) {
  json::value value = to_json(Change{tokens});
  return value.is_null() ? json::object{} : std::move(value.get_object());
}

json::value why_not(RuleId rule) {
  if (rule == kAllowed) return nullptr;
  return json::value(BuildBackCodec::why(rule));
}

const char* phase(const State& s) {
  switch (s.task) {
    case Task::kLeaders:
      return "leaders";
    case Task::kMarker:
      return "markers";
    case Task::kGained:
      return "gained";
    case Task::kNone:
      break;
  }
  return "over";
}

const char* duty(const State& s) {
  switch (s.task) {
    case Task::kLeaders:
      return "place your Leaders and say that you are ready";
    case Task::kMarker:
      return "place a marker";
    case Task::kGained:
      return "place the Leader you gained, or let it wait";
    case Task::kNone:
      break;
  }
  return "have nothing more to do";
}

std::string now(const State& s) {
  const std::string last = end_is_triggered(s) ? " This is the last round." : "";
  switch (s.task) {
    case Task::kLeaders:
      return fmt::format("Round {}: {} placing Leaders.{}", s.round,
                         listed(deciders(s)) + (deciders(s).size() == 1 ? " is" : " are"), last);
    case Task::kMarker:
      return fmt::format("Round {}: {} places a marker.{}", s.round, who(s.turn), last);
    case Task::kGained:
      return fmt::format("{} gained a Leader and may place it at once.", who(s.turn));
    case Task::kNone:
      break;
  }
  return BuildBackCodec::verdict(s);
}

// What a marker on it does, in numbers, for a strip of signs.
json::object deed_json(const Deed& deed) {
  return {{"pay", json_of(deed.pay)},
          {"take", json_of(deed.take)},
          {"help", json_of(deed.help)},
          {"receive", json_of(deed.receive)},
          {"any", deed.any},
          {"vp", deed.vp},
          {"leaders", deed.leaders}};
}

json::object tile_json(const TileInfo& info) {
  json::object tile;
  tile["name"] = title(info.tile);
  tile["icon"] = name_of(info.icon);
  tile["level"] = info.level;
  tile["three"] = info.three == Flag::kYes;
  tile["cost"] = json_of(info.cost);
  tile["vp"] = info.vp;
  tile["influence"] = info.influence;
  tile["community"] = info.community;
  tile["does"] = does(info);
  tile["deed"] = deed_json(info.deed);
  tile["power"] =
      info.power == Power::kNone ? json::value(nullptr) : json::value(power_text(info.power));
  tile["flavor"] = flavor(info.tile);
  return tile;
}

// All that lie open to these eyes.
json::object tiles_json(const State& s, const Content& content) {
  json::object tiles;
  const auto add = [&](Tile tile) {
    if (!is_named(tile)) return;
    const std::string name = name_of(tile);
    if (!tiles.contains(name)) tiles[name] = tile_json(content.of(tile));
  };
  for (const Tile tile : s.display) add(tile);
  for (int i = 0; i < s.seats; ++i) {
    for (const Space& space : s.players[i].mat) {
      add(space.tile);
      add(space.below);
    }
    add(s.players[i].special);
  }
  return tiles;
}

json::object objective_json(Objective objective, const Content& content) {
  const ObjectiveInfo& info = content.of(objective);
  return {{"objective", name_of(objective)},
          {"name", title(objective)},
          {"text", goal(info)},
          {"flavor", flavor(objective)},
          {"most", info.most}};
}

json::object score_json(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  const bool known = player.objective != Objective::kFaceDown;
  json::object score;
  score["track"] = player.vp;
  score["tiles"] = visible_vp(player, content);
  score["secret"] = nullptr;
  if (known) score["secret"] = points(player, player.objective, content);
  score["public"] = points(player, s.objective, content);
  score["influence"] = influence_bonus(s, seat, content);
  score["community"] = community_bonus(s, seat, content);
  score["total"] = open_score(s, seat, content) + points(player, player.objective, content);
  return score;
}

json::array players_json(const State& s, const Content& content) {
  json::array players;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const int placed = placed_leaders(player);
    json::object one;
    one["influence"] = influence(player, content);
    one["community"] = community(player, content);
    one["tiles"] = visible_tiles(player);
    one["leaders"] = player.leaders;
    one["leaders_placed"] = placed;
    one["leaders_waiting"] = player.leaders - placed;
    one["markers"] = player.markers;
    one["ready"] = player.ready == Flag::kYes;
    one["special"] = name_of(player.special);
    one["special_built"] = player.special_built == Flag::kYes;
    one["objective"] = name_of(player.objective);
    one["score"] = score_json(s, Seat{i}, content);
    players.push_back(std::move(one));
  }
  return players;
}

json::object site_json(const Player& player, Tile tile, int at, const Content& content) {
  const Tile over = player.mat[static_cast<std::size_t>(at)].tile;
  const Tokens cost = price(player, tile, over, content);
  const RuleId rule = refuse_site(player, tile, over, content);
  json::object site;
  site["over"] = over == Tile::kNone ? json::value(nullptr) : json::value(name_of(over));
  site["space"] = at + 1;
  site["cost"] = json_of(cost);
  site["discount"] = json_of(reduced(content.of(tile).cost, cost));
  site["missing"] = json_of(reduced(cost, player.tokens));
  site["allowed"] = rule == kAllowed;
  site["why"] = why_not(rule);
  return site;
}

json::object build_json(const Player& player, Tile tile, RuleId square, const Content& content) {
  json::array sites;
  bool possible = false;
  const int tiles = visible_tiles(player);
  const auto add = [&](int at) {
    sites.push_back(site_json(player, tile, at, content));
    possible = possible || sites.back().at("allowed").get_bool();
  };
  if (tiles < kSpaces) add(tiles);
  for (int i = 0; i < tiles; ++i) {
    if (may_cover(content.of(tile), content.of(player.mat[i].tile))) add(i);
  }
  RuleId rule = square;
  if (rule == kAllowed && !possible) rule = sites.empty() ? kNoOpenSpace : kTooExpensive;
  return {{"tile", name_of(tile)},
          {"special", is_special(tile)},
          {"possible", rule == kAllowed},
          {"why", why_not(rule)},
          {"sites", std::move(sites)}};
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

json::object use_json(const State& s, const Player& player, int at, const Content& content) {
  const Space& space = player.mat[static_cast<std::size_t>(at)];
  const TileInfo& info = content.of(space.tile);
  const Yield yield = yield_of(s, space, Goods{}, content);
  const int goods = goods_due(s, space, content), uses = uses_allowed(info, content);
  RuleId rule = kAllowed;
  if (space.used >= uses) rule = kTileUsedUp;
  if (rule == kAllowed && !holds(player.tokens, info.deed.pay)) rule = kCannotPayDeed;
  json::object use;
  use["tile"] = name_of(space.tile);
  use["space"] = at + 1;
  use["used"] = space.used;
  use["uses"] = uses;
  use["leader"] = space.leader == Flag::kYes;
  use["pay"] = json_of(yield.pay);
  use["gain"] = json_of(gained(yield));
  use["vp"] = yield.vp;
  use["leaders"] = yield.leaders;
  use["goods"] = goods;
  use["text"] = yield_text(yield, goods);
  use["allowed"] = rule == kAllowed;
  use["why"] = why_not(rule);
  return use;
}

json::object square_json(const Player& player, Square square, RuleId lack, const Content& content) {
  const int used = player.used[static_cast<std::size_t>(square)];
  const RuleId rule = used >= content.uses ? kSquareUsedUp : lack;
  return {{"used", used},
          {"uses", content.uses},
          {"allowed", rule == kAllowed},
          {"why", why_not(rule)}};
}

json::object squares_json(const State& s, const Player& player, const Content& content) {
  const bool can_spend = player.tokens.stories >= 1 || player.tokens.money >= 2;
  const bool any_goods = s.bank.water + s.bank.food + s.bank.supplies + s.bank.workers > 0;
  const RuleId trade = player.tokens.money == 0 ? kTooLittleToTrade
                       : any_goods              ? kAllowed
                                                : kBankLacksGoods;
  return {{"build", square_json(player, Square::kBuild, kAllowed, content)},
          {"spend",
           square_json(player, Square::kSpend, can_spend ? kAllowed : kTooFewStories, content)},
          {"trade", square_json(player, Square::kTrade, trade, content)}};
}

// What one seat could do with its next marker, with its own secrets.
json::object you_json(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  const bool full = player.used[static_cast<std::size_t>(Square::kBuild)] >= content.uses;
  const RuleId square = full ? kSquareUsedUp : kAllowed;
  json::array builds, uses;
  for (const Tile tile : s.display) {
    if (tile != Tile::kNone) builds.push_back(build_json(player, tile, square, content));
  }
  if (player.special_built == Flag::kNo) {
    builds.push_back(build_json(player, player.special, square, content));
  }
  const int tiles = visible_tiles(player);
  for (int i = 0; i < tiles; ++i) uses.push_back(use_json(s, player, i, content));
  json::object objective = objective_json(player.objective, content);
  objective["points"] = points(player, player.objective, content);
  return {{"seat", seat.index},
          {"objective", std::move(objective)},
          {"special", name_of(player.special)},
          {"builds", std::move(builds)},
          {"uses", std::move(uses)},
          {"squares", squares_json(s, player, content)},
          {"leaders_to_place", leaders_to_place(player)}};
}

// Who has the most of something, if anybody has any.
template <class Count>
json::object most_json(const State& s, Count&& count) {
  int most = 0;
  json::array seats;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const int own = count(s.players[i]);
    if (own > most) {
      most = own;
      seats.clear();
    }
    if (own == most && most > 0) seats.emplace_back(i);
  }
  return {{"most", most}, {"seats", std::move(seats)}};
}

void add_course(const State& s, const Content& content, json::object& summary) {
  json::array order, waiting;
  for (int i = 0; i < s.seats; ++i) order.emplace_back((s.first.index + i) % s.seats);
  if (s.task == Task::kLeaders) {
    deciders(s).for_each([&](Seat seat) { waiting.emplace_back(seat.index); });
  }
  const bool on_turn = s.task == Task::kMarker || s.task == Task::kGained;
  const Tile out = s.display[kDisplay - 1];
  summary["round"] = s.round;
  summary["level"] = s.level;
  summary["phase"] = phase(s);
  summary["order"] = std::move(order);
  summary["turn"] = on_turn ? json::value(s.turn.index) : json::value(nullptr);
  summary["waiting"] = std::move(waiting);
  summary["deck"] = {{"one", s.decks[0].size()}, {"two", s.decks[1].size()}};
  summary["to_end"] = s.decks[0].size() + s.decks[1].size();
  summary["end_triggered"] = end_is_triggered(s);
  summary["next_out"] =
      out == Tile::kNone || end_is_triggered(s) ? json::value(nullptr) : json::value(name_of(out));
  summary["resupply_deck"] = {{"one", s.resupply_decks[0].size()},
                              {"two", s.resupply_decks[1].size()}};
  summary["leaders_in_supply"] = leaders_in_supply(s, content);
  summary["markers_each"] = markers_each(s, content);
}

}  // namespace

json::object BuildBackCodec::summary(const Seen<BuildBack>& seen, const Content& content) {
  const State& s = seen.state();
  json::object summary;
  summary["now"] = now(s);
  summary["duty"] = duty(s);
  add_course(s, content, summary);
  const ResupplyInfo& card = content.of(s.resupply);
  summary["resupply"] = {{"card", name_of(s.resupply)},
                         {"name", title(s.resupply)},
                         {"text", flavor(s.resupply)},
                         {"level", card.level},
                         {"add", json_of(card.add)}};
  summary["objective"] = objective_json(s.objective, content);
  summary["influence"] = most_json(s, [&](const Player& p) { return influence(p, content); });
  summary["community"] = most_json(s, [&](const Player& p) { return community(p, content); });
  summary["bonus"] = content.bonus;
  summary["shared_bonus"] = content.shared_bonus;
  summary["tiles"] = tiles_json(s, content);
  summary["players"] = players_json(s, content);
  json::array you;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (seen.viewers().contains(Seat{i})) you.push_back(you_json(s, Seat{i}, content));
  }
  summary["you"] = std::move(you);
  return summary;
}

}  // namespace citybox::build_back
