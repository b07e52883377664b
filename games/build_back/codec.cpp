#include "games/build_back/codec.hpp"

#include <algorithm>

#include "engine/kit/seats.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

const GameInfo& BuildBackCodec::info() {
  static const GameInfo kInfo{
      .id = "build-back",
      .title = "Build It Back",
      .blurb =
          "After the disaster everybody rebuilds a part of the city, with a plan of their own that "
          "nobody else knows.",
      .kind = "Against each other",
      .credits = "an unnamed designer; the title is our working title",
      .ours = "The building tiles, special buildings, objectives and resupply cards are our own.",
      .rule_prefix = "BB",
      .min_seats = BuildBack::kMinSeats,
      .max_seats = BuildBack::kMaxSeats,
      .standard_seats = 3,
      .minutes = 60,
      .secrets = true,
      .real = false,  // a special tile and an objective are dealt to each, secretly
      .options = {{.key = "objectives",
                   .label = "Objectives",
                   .choices = {{"secret", "stay secret until the end"},
                               {"open", "lie open from the start"}},
                   .standard = "secret"}},
      .ledgers = {{"score", "Score"}, {"influence", "Influence"}, {"community", "Community"}},
      .play_now = {.seats = 2, .note = "You and one bot."},
      .lesson = {.seats = 2, .note = "You, one easy bot and a coach."},
  };
  return kInfo;
}

std::string BuildBackCodec::label(const Item& item, const Content&) {
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kTrack:
      return "Scored during the game";
    case ItemLabel::kTile:
      return std::string(title(static_cast<Tile>(item.subject)));
    case ItemLabel::kSecretObjective:
      return say("Own objective: {plan}", {{"plan", title(static_cast<Objective>(item.subject))}});
    case ItemLabel::kPublicObjective:
      return say("Objective of all: {plan}",
                 {{"plan", title(static_cast<Objective>(item.subject))}});
    case ItemLabel::kInfluenceBonus:
      return "Most influence";
    case ItemLabel::kCommunityBonus:
      return "Most community";
    case ItemLabel::kTokens:
      return "Influence tokens";
  }
  return "Something else";
}

std::string BuildBackCodec::verdict(const State& s, const Content& content) {
  const SeatSet winners = leading(s, content);
  const Seat best = winners.front();
  const int score = known_score(s, best, content);
  if (winners.size() > 1) {
    return say("The city stands again, and {who} share the victory with {score} points.",
               {{"who", winners}, {"score", score}});
  }
  bool tied = false;
  for_each_seat(s, [&](Seat seat) {
    tied = tied || (seat != best && known_score(s, seat, content) == score);
  });
  if (tied) {
    return say(
        "The city stands again. {who|You|{name}} built the best part of it: {score} points, and "
        "the tie goes that way.",
        {{"who", best}, {"score", score}});
  }
  return say("The city stands again. {who|You|{name}} built the best part of it: {score} points.",
             {{"who", best}, {"score", score}});
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
  for_each_seat(s, [&](Seat seat) {
    const int score = known_score(s, seat, content);
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  });
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

const BoardShape& BuildBackCodec::shape() {
  static const BoardShape kShape{{"1", "2", "3", "4"},
                                 {"9–12", "5–8", "1–4"},
                                 "The twelve spaces of a player's own mat: the printed stations in "
                                 "the upper row, then tiles in "
                                 "the order of building.",
                                 {"9", "10", "11", "12", "5", "6", "7", "8", "1", "2", "3", "4"}};
  return kShape;
}

// A tile that is built lies on the one it covers, or on the first free space.
std::optional<BoardPlace> BuildBackCodec::place(const State& before, Seat seat, const Action& a) {
  const Player& player = before.players[seat.index];
  int space = -1;
  if (a.verb == Verb::kBuild) {
    space = a.over == Tile::kNone ? visible_tiles(player) : find(player, a.over);
  } else if (a.tile != Tile::kNone) {
    space = find(player, a.tile);
  }
  if (space < 0 || space >= kSpaces) return std::nullopt;
  return BoardPlace{space % 4, 2 - space / 4};
}

}  // namespace citybox::build_back
