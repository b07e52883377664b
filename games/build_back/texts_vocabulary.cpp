// What is printed on tiles and cards, and the words for choices: the same for all tables with this
// content.

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

std::string kind_of(const TileInfo& info) {
  const char* kind = info.vp > 0 ? "{icon}, {vp} VP" : "{icon}";
  if (info.level > 0)
    kind = info.vp > 0 ? "{icon}, level {level}, {vp} VP" : "{icon}, level {level}";
  return say(kind, {{"icon", name_of(info.icon)}, {"level", info.level}, {"vp", info.vp}});
}

namespace {

// "Well, water, level 1: 1 VP and 1 community. Take 2 water from the board."
std::string spoken(const TileInfo& info, const TileWords& words) {
  std::vector<std::string> worth;
  if (info.vp > 0) worth.push_back(counted(info.vp, "VP", "VP"));
  if (info.influence > 0) worth.push_back(counted(info.influence, "influence", "influence"));
  if (info.community > 0) worth.push_back(counted(info.community, "community", "community"));
  const bool leveled = info.level > 0;
  const char* sentence = leveled ? "{tile}, {icon}, level {level}." : "{tile}, {icon}.";
  if (!worth.empty()) {
    sentence = leveled ? "{tile}, {icon}, level {level}: {worth}." : "{tile}, {icon}: {worth}.";
  }
  const std::string printed = say(sentence, {{"tile", words.name},
                                             {"icon", name_of(info.icon)},
                                             {"level", info.level},
                                             {"worth", listed(worth)}});
  return sentences({printed, words.does, words.power});
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
  words.leader = say("A Leader on the {tile} adds {more} to each thing it gives, the whole round.",
                     {{"tile", words.name}, {"more", leader_adds(info, content)}});
  words.price = say("Costs {price}.", {{"price", amounts(info.cost)}});
  words.kind = kind_of(info);
  words.spoken = spoken(info, words);
  words.flavor = flavor(info.tile);
  return words;
}

std::vector<Exchange> exchanges(const Content& content) {
  std::vector<Exchange> all;
  const auto add = [&](Verb verb, const Tokens& pay, const Tokens& gain) {
    all.push_back({verb, total(pay),
                   say("{price} for {gain}", {{"price", amounts(pay)}, {"gain", amounts(gain)}})});
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
  std::map<std::string, std::string> names{{"", "what it brings"}};
  for (int number = 1; number <= most; ++number) {
    for_each_mix(number, content.supply, [&](const Goods& goods) {
      names[json::serialize(to_json(goods))] = amounts(tokens_of(goods));
    });
  }
  return names;
}

Notes notes() {
  return {.score_change = "Your score changes by {change}: {sum}.",
          .score_stays = "Your score stays at {sum}.",
          .open_ground = "Open ground.",
          .leader_here = "A Leader stands here.",
          .markers_here = "Markers here: {markers}.",
          .height = "{n} high",
          .brings_nothing = "nothing there",
          .goes_next = "Goes at the end of the round.",
          .goes_next_tag = "goes next →",
          .saves = "saves {n}",
          .deck = "level {level}",
          .special_own = "Your special building.",
          .special_stands = "Your special building, the {tile}, stands.",
          .special_hidden = "The special building is not yet shown.",
          .purse = "{markers|1 marker|{markers} markers} to place",
          .purse_with_leaders =
              "{markers|1 marker|{markers} markers} to place, {leaders|1 Leader "
              "waits|{leaders} Leaders wait}",
          .leaders_left = "{n|1 Leader|{n} Leaders}",
          .on_track = "{name}: {sum}.",
          .secret_to_come = "A secret objective comes on top at the end.",
          .points =
              "{n|1 point of {name}: what it is made of|{n} points of {name}: what they are "
              "made of}",
          .open_points =
              "{n|1 point of {name} without the secret objective: what it is made "
              "of|{n} points of {name} without the secret objective: what they are made "
              "of}",
          .influence = "{n} influence of {name}: what it is made of",
          .community = "{n} community of {name}: what it is made of",
          .round = "Round {round}: {card}",
          .look_around = "Look around meanwhile: every tile tells what it does.",
          .three_only = "Only with three players.",
          .curve = "Own objectives are counted in the last step of the curve."};
}

Words words_for_choices(const Content& content) {
  Words words;
  words.actions = {{"leader", "Send a Leader to the {tile}"},
                   {"ready", "Ready"},
                   {"use", "Use the {tile} for {goods}"},
                   {"build", "Build the {tile} {over}"},
                   {"spend-stories", "Spend {amount} of your stories for as much money"},
                   {"spend-money", "Spend {amount} money on influence"},
                   {"trade", "Trade at the port for {goods}"},
                   {"idle", "Let the marker rest"},
                   {"wait", "Let the new Leader wait"}};
  words.names["over"][""] = "on open ground";
  for (int i = 1; i <= kTiles; ++i) {
    const std::string name = name_of(tile_at(i));
    words.names["tile"][name] = title(tile_at(i));
    words.names["over"][name] = say("on top of the {tile}", {{"tile", title(tile_at(i))}});
  }
  words.names["goods"] = mixes(content);
  return words;
}

// What only a page says.
void put_page_words(Vocabulary& all) {
  all.scores = {{"track", "Scored during the game"},
                {"tiles", "Visible tiles"},
                {"common", "Objective of all"},
                {"own", "Own objectives"},
                {"influence", "Most influence"},
                {"community", "Most community"},
                {"total", "In all"}};
  all.changes = {{"track", {"+{n} on the track", "−{n} on the track", "−{n} on the track"}},
                 {"tiles",
                  {"+{n} from tiles", "−{n}: a tile with points is covered",
                   "−{n}: a tile with points is covered"}},
                 {"common",
                  {"+{n} from the objective of all", "−{n}: the objective of all counts less",
                   "−{n}: the objective of all counts nothing now"}},
                 {"own",
                  {"+{n} from your objective", "−{n}: your objective counts less",
                   "−{n}: your objective counts nothing now"}},
                 {"influence",
                  {"+{n} for the most influence", "−{n}: somebody has as much influence",
                   "−{n}: somebody has more influence"}},
                 {"community",
                  {"+{n} for the most community", "−{n}: somebody has as much community",
                   "−{n}: somebody has more community"}}};
  all.moments = {{"leaders-shown", {"All are ready", "The Leaders are out"}},
                 {"special-shown", {"Nobody knew of it until now", "{tile}"}},
                 {"level-two", {"Level 2", "The city grows up"}},
                 {"end-triggered", {"The last tile", "The end is in sight"}}};
  all.endings = {{name_of(Ending::kRebuilt), "What was built"}};
  all.notes = notes();
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
    const std::string brings = say("It brings {tokens}.", {{"tokens", amounts(info.add)}});
    all.resupply[name_of(info.card)] = {std::string(title(info.card)),
                                        std::string(flavor(info.card)),
                                        brings,
                                        info.level,
                                        {info.add}};
  }
  for (int i = 0; i < kTokenKinds; ++i) all.tokens[name_of(token_at(i))] = token_words(token_at(i));
  all.squares = {
      {"build",
       {"Build", "a tile", "Build: a tile.", "Build: choose a tile, on the board or here."}},
      {"spend", {"Spend", "stories, money", "Spend: stories, money.", "Spend: what do you give?"}},
      {"trade",
       {"Trade", "at the port", "Trade: at the port.",
        "Trade at the port: goods for as much money."}}};
  all.exchanges = exchanges(content);
  all.outlook = {{"ready", "You are ready. Until everybody is, you may still take it back."},
                 {"wait", "The new Leader is placed with the others before the next round."},
                 {"idle", "The marker does nothing this round."}};
  all.bonus =
      say("Most influence and most community bring {all} VP each at the end, {shared} if tied.",
          {{"all", content.bonus}, {"shared", content.shared_bonus}});
  put_page_words(all);
  return all;
}

}  // namespace citybox::build_back
