#include "games/build_back/texts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/build_back/codec.hpp"

namespace citybox::build_back {

namespace {

constexpr std::string_view kOne[kTokenKinds] = {
    "water", "food", "supplies", "worker", "money", "story", "influence", "distressed", "injured"};
constexpr std::string_view kMany[kTokenKinds] = {"water",     "food",       "supplies",
                                                 "workers",   "money",      "stories",
                                                 "influence", "distressed", "injured"};

constexpr std::string_view kTitles[kTokenKinds] = {
    "water",   "food",      "building supplies", "workers",       "money",
    "stories", "influence", "distressed people", "injured people"};
constexpr std::string_view kTimes[] = {"never", "once", "twice", "three times", "four times"};

std::string upper(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string_view counted_noun(Measure measure) {
  switch (measure) {
    case Measure::kWaterAndFood:
      return "visible water or food tile you built";
    case Measure::kCommunity:
      return "visible community icon";
    case Measure::kMoney:
      return "money you hold";
    case Measure::kStories:
      return "story you hold";
    case Measure::kWorkers:
      return "worker you hold";
    case Measure::kLeadersGained:
      return "Leader you gained";
    case Measure::kBuiltOver:
      return "tile you built on top of another";
    case Measure::kDifferentIcons:
      return "different icon among the visible tiles you built";
    case Measure::kStationsLeft:
      return "printed station you have not built over";
    case Measure::kNothing:
      break;
  }
  return "nothing";
}

constexpr std::string_view kOrdinals[] = {"", "first", "second", "third", "fourth", "fifth"};

}  // namespace

std::string counted(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string listed(SeatSet seats, Place place) {
  std::vector<std::string> names;
  seats.for_each([&](Seat seat) {
    const bool first = place == Place::kFirst && names.empty();
    names.push_back(fmt::format("{{seat:{}|{}|{{name}}}}", seat.index, first ? "You" : "you"));
  });
  return listed(names);
}

TokenWords token_words(Token token) {
  const auto i = static_cast<std::size_t>(token);
  return {std::string(kOne[i]), std::string(kMany[i]), std::string(kTitles[i])};
}

std::string amounts(const Tokens& tokens) {
  std::vector<std::string> parts;
  const auto bytes = tokens.bytes();
  for (int i = 0; i < kTokenKinds; ++i) {
    if (bytes[i] > 0) parts.push_back(counted(bytes[i], kOne[i], kMany[i]));
  }
  return parts.empty() ? "nothing" : listed(parts);
}

std::string does(const TileInfo& info) {
  const Deed& deed = info.deed;
  std::vector<std::string> parts;
  if (deed.take != Tokens{}) {
    parts.push_back(fmt::format("take {} from the board", amounts(deed.take)));
  }
  if (deed.help != Tokens{}) {
    const int people = deed.help.distressed + deed.help.injured;
    parts.push_back(
        fmt::format("help {} {}", amounts(deed.help), people == 1 ? "person" : "people"));
  }
  if (deed.receive != Tokens{}) {
    parts.push_back(fmt::format("receive {}", amounts(deed.receive)));
  }
  if (deed.any > 0) {
    parts.push_back(
        fmt::format("take {} of your choice from the bank", counted(deed.any, "good", "goods")));
  }
  if (deed.vp > 0) parts.push_back(fmt::format("score {} VP", deed.vp));
  if (deed.leaders > 0) {
    parts.push_back(fmt::format("gain {}", counted(deed.leaders, "Leader", "Leaders")));
  }
  std::string text = parts.empty() ? "do nothing" : listed(parts);
  if (deed.pay != Tokens{}) text = fmt::format("pay {}: {}", amounts(deed.pay), text);
  return upper(text) + ".";
}

std::string power_text(Power power, const Content& content) {
  switch (power) {
    case Power::kAnyBase:
      return "You may build it on top of any of your tiles, whatever the icon, with the discount.";
    case Power::kThirdUse:
      return fmt::format("You may use it {} a round.",
                         kTimes[std::min<std::size_t>(content.uses + content.further_uses,
                                                      std::size(kTimes) - 1)]);
    case Power::kDoubleLeader:
      return fmt::format("A Leader here adds {} instead of {}.", content.double_leader_adds,
                         content.leader_adds);
    case Power::kOutreach:
      return "Where the board has too few people in need, it finds them in the bank.";
    case Power::kKeepsBelow:
      return "VP and icons of the tile directly below it still count.";
    case Power::kCheaperBuilds:
      return fmt::format("While it is visible, everything you build costs {} less.",
                         amounts(content.build_rebate));
    case Power::kNone:
      break;
  }
  return "";
}

std::string goal(const ObjectiveInfo& info) {
  std::vector<std::string> parts;
  for (const Term& term : info.terms) {
    if (term.vp == 0) continue;
    std::string beyond;
    if (term.beyond > 0 && term.beyond < std::size(kOrdinals)) {
      beyond = fmt::format(" beyond the {}", kOrdinals[term.beyond]);
    }
    parts.push_back(
        fmt::format("{} VP for each {}{}", term.vp, counted_noun(term.measure), beyond));
  }
  return fmt::format("{}; at most {}.", listed(parts), info.most);
}

const GameInfo& BuildBackCodec::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "build-back";
    game.title = "Build It Back";
    game.blurb =
        "After the disaster everybody rebuilds a part of the city, with a plan of their own that "
        "nobody else knows.";
    game.kind = "Against each other";
    game.credits = "an unnamed designer; the title is our working title";
    game.ours = "The building tiles, special buildings, objectives and resupply cards are our own.";
    game.rule_prefix = "BB";
    game.min_seats = BuildBack::kMinSeats;
    game.max_seats = BuildBack::kMaxSeats;
    game.standard_seats = 3;
    game.minutes = 60;
    game.secrets = true;
    game.options = {{"objectives",
                     "Objectives",
                     {{"secret", "stay secret until the end"}, {"open", "lie open from the start"}},
                     "secret"}};
    game.ledgers = {{"score", "Score"}, {"influence", "Influence"}, {"community", "Community"}};
    return game;
  }();
  return info;
}

std::string BuildBackCodec::label(const Item& item, const Content&) {
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kTrack:
      return "Scored during the game";
    case ItemLabel::kTile:
      return std::string(title(static_cast<Tile>(item.subject)));
    case ItemLabel::kSecretObjective:
      return fmt::format("Own objective: {}", title(static_cast<Objective>(item.subject)));
    case ItemLabel::kPublicObjective:
      return fmt::format("Objective of all: {}", title(static_cast<Objective>(item.subject)));
    case ItemLabel::kInfluenceBonus:
      return "Most influence";
    case ItemLabel::kCommunityBonus:
      return "Most community";
    case ItemLabel::kTokens:
      return "Influence tokens";
  }
  return "Something else";
}

std::int64_t BuildBackCodec::headline(const State& s, Ledger ledger, Seat seat,
                                      const Content& content) {
  const Player& player = s.players[seat.index];
  switch (ledger) {
    case Ledger::kScore:
      return open_score(s, seat, content) + points(player, player.objective, content);
    case Ledger::kInfluence:
      return influence(player, content);
    case Ledger::kCommunity:
      return community(player, content);
  }
  return 0;
}

std::string BuildBackCodec::choice(const Action& a) {
  Action plain = a;
  plain.over = Tile::kNone;
  plain.goods = {};
  if (a.verb == Verb::kTrade) return "trade";
  if (a.verb == Verb::kSpendStories) return "spend stories";
  return a.verb == Verb::kSpendMoney ? "spend money" : to_text(plain);
}

Hooks<BuildBack>::Numbers BuildBackCodec::measures(const State& s, const Content& content) {
  int best = 0, second = 0;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const int score = known_score(s, Seat{i}, content);
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  }
  return {{"rounds", s.round}, {"winner's score", best}, {"winner's margin", best - second}};
}

// What a seat held, and what it made of it.
Hooks<BuildBack>::Numbers BuildBackCodec::facts(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  return {
      {"score", known_score(s, seat, content)},
      {"tiles built over others", measure(player, Measure::kBuiltOver, content)},
      {"Leaders gained", measure(player, Measure::kLeadersGained, content)},
      {"held " + name_of(player.special) + ", built", player.special_built == Flag::kYes ? 1 : 0},
      {"secret " + name_of(player.objective), points(player, player.objective, content)},
      {"public " + name_of(s.objective), points(player, s.objective, content)}};
}

std::string BuildBackCodec::verdict(const State& s, const Content& content) {
  const SeatSet winners = leading(s, content);
  const int score = known_score(s, winners.front(), content);
  if (winners.size() > 1) {
    return fmt::format("The city stands again. {} share the victory with {} points.",
                       listed(winners, Place::kFirst), score);
  }
  bool tied = false;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    tied = tied || (i != winners.front().index && known_score(s, Seat{i}, content) == score);
  }
  return fmt::format("The city stands again. {} built the best part of it: {} points{}.",
                     listed(winners, Place::kFirst), score,
                     tied ? ", and the tie goes that way" : "");
}

}  // namespace citybox::build_back
