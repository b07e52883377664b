// What is printed on tiles and cards, and the words for choices: the same for all tables with this
// content.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

// "Well, water, level 1: 1 VP and 1 community. Take 2 water from the board."
std::string spoken(const TileInfo& info, const TileWords& words) {
  std::vector<std::string> worth;
  if (info.vp > 0) worth.push_back(fmt::format("{} VP", info.vp));
  if (info.influence > 0) worth.push_back(fmt::format("{} influence", info.influence));
  if (info.community > 0) worth.push_back(fmt::format("{} community", info.community));
  return fmt::format("{}, {}{}{}. {}{}{}", words.name, name_of(info.icon),
                     info.level == 0 ? "" : fmt::format(", level {}", info.level),
                     worth.empty() ? "" : ": " + listed(worth), words.does,
                     words.power.empty() ? "" : " ", words.power);
}

TileWords tile_words(const TileInfo& info, const Content& content) {
  const Deed& deed = info.deed;
  TileWords words;
  words.name = title(info.tile);
  words.icon = info.icon;
  words.level = info.level;
  words.three = info.three == Flag::kYes;
  words.cost = {info.cost};
  words.vp = info.vp;
  words.influence = info.influence;
  words.community = info.community;
  words.deed = {{deed.pay}, {deed.take}, {deed.help}, {deed.receive},
                deed.any,   deed.vp,     deed.leaders};
  words.does = does(info);
  words.power = power_text(info.power, content);
  words.leader = fmt::format("A Leader on the {} adds {} to each thing it gives, the whole round.",
                             words.name, leader_adds(info, content));
  words.price = fmt::format("Costs {}.", amounts(info.cost));
  words.spoken = spoken(info, words);
  words.flavor = flavor(info.tile);
  return words;
}

std::vector<Exchange> exchanges(const Content& content) {
  std::vector<Exchange> all;
  const auto add = [&](Verb verb, const Tokens& pay, const Tokens& gain) {
    all.push_back(
        {verb, pay.stories + pay.money, fmt::format("{} for {}", amounts(pay), amounts(gain))});
  };
  for (std::uint8_t n = 1; n <= content.most_stories; ++n) {
    add(Verb::kSpendStories, {.stories = n}, {.money = n});
  }
  for (std::uint8_t n = 1; n <= content.most_influence; ++n) {
    const auto money = static_cast<std::uint8_t>(n * content.influence_price);
    add(Verb::kSpendMoney, {.money = money}, {.influence = n});
  }
  return all;
}

// Every mix that can be traded for or taken, as it stands in an action.
std::map<std::string, std::string> mixes(const Content& content) {
  int most = content.most_goods;
  for (const TileInfo& info : content.tiles) {
    if (info.deed.any > 0) most = std::max(most, info.deed.any + leader_adds(info, content));
  }
  std::map<std::string, std::string> names;
  for (int total = 1; total <= most; ++total) {
    for_each_mix(total, content.supply, [&](const Goods& goods) {
      const Tokens tokens{goods.water, goods.food, goods.supplies, goods.workers};
      names[json::serialize(to_json(goods))] = fmt::format(" for {}", amounts(tokens));
    });
  }
  return names;
}

Words words_for_choices(const Content& content) {
  Words words;
  words.actions = {{"leader", "Send a Leader to the {tile}"},
                   {"ready", "Ready"},
                   {"use", "Use the {tile}{goods}"},
                   {"build", "Build the {tile}{over}"},
                   {"spend-stories", "Spend {amount} of your stories for as much money"},
                   {"spend-money", "Spend {amount} money on influence"},
                   {"trade", "Trade at the port{goods}"},
                   {"idle", "Let the marker rest"},
                   {"wait", "Let the new Leader wait"}};
  for (int i = 1; i <= kTiles; ++i) {
    const std::string name = name_of(tile_at(i));
    words.names["tile"][name] = title(tile_at(i));
    words.names["over"][name] = fmt::format(" on top of the {}", title(tile_at(i)));
  }
  words.names["goods"] = mixes(content);
  return words;
}

}  // namespace

Vocabulary BuildBackCodec::vocabulary(const Content& content) {
  Vocabulary all;
  all.words = words_for_choices(content);
  for (int i = 1; i <= kTiles; ++i) {
    all.tiles[name_of(tile_at(i))] = tile_words(content.of(tile_at(i)), content);
  }
  for (const ObjectiveInfo& info : content.objectives) {
    if (info.objective == Objective::kNone) continue;
    all.objectives[name_of(info.objective)] = {std::string(title(info.objective)), goal(info),
                                               std::string(flavor(info.objective)), info.most};
  }
  for (const ResupplyInfo& info : content.resupply) {
    if (info.card == Resupply::kNone) continue;
    all.resupply[name_of(info.card)] = {
        std::string(title(info.card)), std::string(flavor(info.card)), info.level, {info.add}};
  }
  for (int i = 0; i < kTokenKinds; ++i) all.tokens[name_of(token_at(i))] = token_words(token_at(i));
  all.squares = {
      {"build", {"Build", "a tile", "Build: choose a tile, on the board or here."}},
      {"spend", {"Spend", "stories, money", "Spend: what do you give?"}},
      {"trade", {"Trade", "at the port", "Trade at the port: each good costs 1 money."}}};
  all.exchanges = exchanges(content);
  all.outlook = {{"ready", "You are ready. Until everybody is, you may still take it back."},
                 {"wait", "The new Leader is placed with the others before the next round."},
                 {"idle", "The marker does nothing this round."}};
  all.bonus =
      fmt::format("Most influence and most community bring {} VP each at the end, {} if tied.",
                  content.bonus, content.shared_bonus);
  return all;
}

}  // namespace citybox::build_back
