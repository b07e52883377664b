// Lessons, goals and reasons of all games: what a coach and a bot say of a position is so.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/journal/course.hpp"
#include "engine/journal/journal.hpp"
#include "tests/conformance/reading.hpp"

namespace citybox {
namespace {

using conformance::check;
using conformance::Kind;

constexpr Seat kLearner{0};

json::object options_of(const Opening& opening) {
  json::object options;
  for (const auto& [key, value] : opening.options) options[key] = value;
  return options;
}

std::string bot_of_level(const GameEntry& game, std::string_view level) {
  for (const BotInfo& bot : game.bots()) {
    if (bot.level == level) return bot.name;
  }
  return game.bots().front().name;
}

// From the learner's last action on.
std::vector<Happening> since(const Journal& journal) {
  std::size_t from = journal.line().size();
  while (from > 0 && journal.entries()[journal.line()[from - 1]].actor != kLearner) --from;
  std::vector<Happening> all;
  for (std::size_t i = from; i < journal.happenings().size(); ++i) {
    all.insert(all.end(), journal.happenings()[i].begin(), journal.happenings()[i].end());
  }
  return all;
}

// A first game against easy bots, and what the coach said in it.
struct Lesson {
  enum class Learner : std::uint8_t { kObeys, kDoesAnything };

  Lesson(const GameEntry& game, Learner learner, std::uint64_t seed) : rng(seed) {
    const Opening& opening = game.info().lesson;
    auto begun = Journal::begin(game, opening.seats, options_of(opening), seed);
    if (!begun) {
      ADD_FAILURE() << game.info().id << ": " << begun.error().text;
      return;
    }
    const auto bot = game.bot(bot_of_level(game, "easy"));
    while (!begun->table().deciders().empty() && !finished) {
      const std::vector<PackedAction> proposed = listen(*begun);
      const SeatSet deciders = begun->table().deciders();
      const Seat seat = deciders.contains(kLearner) ? kLearner : deciders.front();
      const auto legal = begun->table().legal(seat);
      PackedAction choice = (*bot)->choose(begun->table(), seat, rng.next());
      if (seat == kLearner) {
        const auto& from = learner == Learner::kObeys && !proposed.empty() ? proposed : legal;
        choice = from[rng.below(static_cast<std::uint32_t>(from.size()))];
      }
      if (const auto step = begun->play(seat, choice); !step) {
        ADD_FAILURE() << step.error().why;
        return;
      }
    }
    if (begun->table().deciders().empty()) listen(*begun);
  }

  // Reads all that is said now, up to what the coach proposes to do.
  std::vector<PackedAction> listen(const Journal& journal) {
    for (;;) {
      const auto said = journal.table().coach(kLearner, told, since(journal));
      if (!said) return {};
      of = said->of;
      told.push_back(said->id);
      texts.push_back(said->text);
      check(said->text, journal.table().seats(), Kind::kSentence);
      check(said->title, journal.table().seats(), Kind::kLabel);
      finished = said->place + 1 == said->of;
      const auto legal = journal.table().legal(kLearner);
      for (const PackedAction action : said->proposed) {
        EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << said->id;
      }
      if (!said->proposed.empty()) return said->proposed;
    }
  }

  Rng rng;
  std::vector<std::string> told;
  std::vector<std::string> texts;
  std::size_t of = 0;
  bool finished = false;
};

TEST(Lessons, WhoDoesWhatTheCoachSaysFinishes) {
  for (const GameEntry* game : all_games()) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(game->info().id + " " + std::to_string(seed));
      const Lesson lesson(*game, Lesson::Learner::kObeys, seed);
      EXPECT_TRUE(lesson.finished);
      EXPECT_EQ(lesson.told.size(), lesson.of) << "something was never told";
    }
  }
}

TEST(Lessons, WhoDoesAnythingFinishesToo) {
  for (const GameEntry* game : all_games()) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(game->info().id + " " + std::to_string(seed));
      const Lesson lesson(*game, Lesson::Learner::kDoesAnything, seed);
      EXPECT_TRUE(lesson.finished);
      EXPECT_EQ(std::set<std::string>(lesson.told.begin(), lesson.told.end()).size(),
                lesson.told.size());
    }
  }
}

// The amount of a part as it is now; parts without any are not listed.
std::int32_t amount_of(const std::vector<WorthLine>& worth, std::uint8_t key) {
  for (const WorthLine& line : worth) {
    if (line.key == key) return line.amount;
  }
  return 0;
}

// Chance that looks how a seat stands before it comes in.
class Eve final : public DrawSource {
 public:
  Eve(const Bot& bot, const Table& table, Seat seat, std::uint64_t seed)
      : bot_(bot), table_(table), seat_(seat), draws_(seed) {}

  std::uint32_t draw(std::uint32_t sides) override {
    if (!before) before = bot_.weigh(table_, seat_);
    return draws_.draw(sides);
  }

  std::optional<std::vector<WorthLine>> before;

 private:
  const Bot& bot_;
  const Table& table_;
  Seat seat_;
  SeededDraws draws_;
};

// Plays bots' games and the plans that they tell, each from where it was told. What is claimed holds
// when the plan is done, or when chance first comes in.
struct Thinker {
  const char* level;
  int decisions;
};
class Reasons : public testing::TestWithParam<Thinker> {};
INSTANTIATE_TEST_SUITE_P(Levels, Reasons,
                         testing::Values(Thinker{"normal", 60}, Thinker{"hard", 16}),
                         [](const auto& given) { return std::string(given.param.level); });

TEST_P(Reasons, WhatIsClaimedComesTrue) {
  for (const GameEntry* game : all_games()) {
    SCOPED_TRACE(game->info().id);
    const auto bot = game->bot(bot_of_level(*game, GetParam().level));
    auto journal = Journal::begin(*game, game->info().standard_seats, {}, 7);
    ASSERT_TRUE(journal);
    Rng rng(7);
    int claims = 0;
    for (int decision = 0; decision < GetParam().decisions && !journal->table().deciders().empty();
         ++decision) {
      const Table& table = journal->table();
      const Seat seat = table.deciders().front();
      const PackedAction choice = (*bot)->choose(table, seat, rng.next());
      const auto reason = (*bot)->explain(table, seat, choice, rng.next());
      if (reason) {
        ASSERT_EQ(reason->plan.front(), choice);
        const auto played = table.clone();
        const auto before = (*bot)->weigh(table, seat);
        Eve draws(**bot, *played, seat, rng.next());
        for (const PackedAction step : reason->plan) {
          if (!played->play(seat, step, draws)) break;
        }
        const auto after = (*bot)->weigh(*played, seat);
        for (const ClaimLine& claim : reason->claims) {
          EXPECT_EQ(amount_of(before, claim.key), claim.from) << claim.text;
          if (!draws.before || amount_of(*draws.before, claim.key) != claim.to) {
            EXPECT_EQ(amount_of(after, claim.key), claim.to) << claim.text;
          }
          check(claim.text, table.seats(), Kind::kPart);
          ++claims;
        }
        check(advice_of(*reason), table.seats(), Kind::kSentence);
        const std::string other = other_of(*reason);
        if (!other.empty()) check(other, table.seats(), Kind::kSentence);
        if (reason->found) check(reason->found->text, table.seats(), Kind::kSentence);
        EXPECT_NE(other, advice_of(*reason));
      }
      ASSERT_TRUE(journal->play(seat, choice));
    }
    EXPECT_GT(claims, 0) << "nothing was ever claimed";
    const Course went = course(*journal, **bot, 50);
    EXPECT_FALSE(went.turns.empty());
    EXPECT_EQ(went.places.front().count, 0U);
    EXPECT_EQ(went.places.back().count, journal->line().size());
  }
}

TEST(Found, OfWinsItSpeaksWhereEveryLineWasPlayedToTheEnd) {
  EXPECT_EQ(
      in_words({.lines = 100, .along = 31, .beside = 31, .lead = -2, .ended = 31}, Seat{1}).text,
      "It looked at 100 ways the game may go: 31 begin so, 31 with the next best choice. On "
      "average the latter came out better. It played all 31 that begin so to the end: "
      "{seat:1|you win|{name} wins} none of them.");
  EXPECT_EQ(in_words({.lines = 60, .along = 50, .beside = 1, .lead = 3}, Seat{0}).text,
            "It looked at 60 ways the game may go: 50 begin so, one with the next best choice. On "
            "average they came out a little better than those.");
  EXPECT_EQ(in_words({.lines = 12, .along = 12}, Seat{0}).text,
            "All 12 ways the game may go that it looked at begin so.");
}

TEST(Debriefs, AFinishedGameSaysWhatDecidedItAndAsksOfItsQuestions) {
  for (const GameEntry* game : all_games()) {
    SCOPED_TRACE(game->info().id);
    const auto bot = game->bot(bot_of_level(*game, "easy"));
    auto journal =
        Journal::begin(*game, game->info().lesson.seats, options_of(game->info().lesson), 5);
    ASSERT_TRUE(journal);
    Rng rng(5);
    while (!journal->table().deciders().empty()) {
      const Seat seat = journal->table().deciders().front();
      ASSERT_TRUE(journal->play(seat, (*bot)->choose(journal->table(), seat, rng.next())));
    }
    const int seats = journal->table().seats();
    const Course went = course(*journal, **game->bot(bot_of_level(*game, "normal")), 50);
    ASSERT_TRUE(went.deciding);
    EXPECT_LT(went.deciding->from, went.deciding->count);
    EXPECT_LE(went.deciding->count, journal->line().size());
    EXPECT_FALSE(went.deciding->text.empty() && went.deciding->story.empty());
    std::vector<TurningPoint> all = went.turns;
    all.push_back(*went.deciding);
    for (const TurningPoint& turn : all) {
      if (!turn.text.empty()) check(turn.text, seats, Kind::kSentence);
      for (const std::string& sentence : turn.story) check(sentence, seats, Kind::kSentence);
    }
    std::vector<std::string> known = game->questions();
    EXPECT_EQ(std::set<std::string>(known.begin(), known.end()).size(), known.size());
    for (const Asked& common : common_questions(game->info().cooperative)) {
      known.push_back(common.id);
    }
    const std::vector<Asked> asked = journal->table().standing().questions;
    ASSERT_EQ(asked.size(), kQuestionsAsked);
    for (const Asked& question : asked) EXPECT_THAT(known, testing::Contains(question.id));
  }
}

// Random players and easy bots, with as many people as the game takes: what they never bring about would
// never be asked.
std::set<std::string> asked_after(const GameEntry& game, std::uint64_t seed) {
  const GameInfo& info = game.info();
  const auto bot = game.bot(bot_of_level(game, "easy"));
  Rng rng(seed);
  const int seats = info.min_seats + static_cast<int>(seed) % (info.max_seats - info.min_seats + 1);
  auto journal = Journal::begin(game, seats, options_of(info.play_now), seed);
  if (!journal) return {};
  const bool random = seed % 2 == 0;
  while (!journal->table().deciders().empty()) {
    const Table& table = journal->table();
    const Seat seat = table.deciders().front();
    const std::vector<PackedAction> legal =
        random ? table.legal(seat) : std::vector<PackedAction>();
    const PackedAction chosen = random ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))]
                                       : (*bot)->choose(table, seat, rng.next());
    if (!journal->play(seat, chosen)) return {};
  }
  std::set<std::string> ids;
  for (const Asked& asked : journal->table().standing().questions) ids.insert(asked.id);
  return ids;
}

// A new game may go without; these may not.
TEST(Classes, TheFiveGamesOfTheBoxHaveWordsForThem) {
  for (const char* id : {"broken-cities", "build-back", "city-roots", "crash-city", "sustain"}) {
    const GameEntry* game = find(id);
    ASSERT_NE(game, nullptr) << id;
    EXPECT_FALSE(game->class_words().plans.empty()) << id;
  }
}

TEST(Debriefs, EveryQuestionIsAskedAfterSomeGame) {
  for (const GameEntry* game : all_games()) {
    SCOPED_TRACE(game->info().id);
    std::set<std::string> missing;
    for (const std::string& id : game->questions()) missing.insert(id);
    for (std::uint64_t seed = 1; seed <= 200 && !missing.empty(); ++seed) {
      for (const std::string& id : asked_after(*game, seed)) missing.erase(id);
    }
    EXPECT_THAT(missing, testing::IsEmpty());
  }
}

}  // namespace
}  // namespace citybox
