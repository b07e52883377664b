// What the coach says, held against what is so: counted in the JSON of the state, in recounts, and by
// playing what is proposed.

#include <numeric>
#include <regex>

#include "engine/table/table_of.hpp"
#include "engine/types/sentence.hpp"
#include "games/build_back/concern.hpp"
#include "games/build_back/tests/yard.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

using TableBB = TableOf<BuildBackCodec>;
using testing::HasSubstr;

constexpr Seat kLearner{0};

std::int64_t recount(const Table& table, const char* ledger, Seat seat) {
  const auto lines = table.items(ledger, seat, SeatSet(kLearner));
  return std::accumulate(lines->begin(), lines->end(), std::int64_t{0},
                         [](std::int64_t sum, const ItemLine& line) { return sum + line.amount; });
}

std::size_t face_down(const Table& table) {
  std::size_t count = 0;
  const json::object state = table.state();
  for (const json::value& deck : state.at("decks").as_array()) count += deck.as_array().size();
  return count;
}

Tokens purse_of(const TableBB& table) { return table.whole().players[0].tokens; }

std::string number(std::size_t n, const char* one, const char* many) {
  return n == 1 ? one : std::to_string(n) + many;
}

// A first game in which the learner sometimes obeys; everything the coach says is checked.
class Lesson {
 public:
  explicit Lesson(std::uint64_t seed) : rng_(seed) {
    SeededDraws draws(seed);
    Step step;
    table_ = *TableBB::start(2, {}, draws, step);
    hear(step);
    while (!table_->deciders().empty()) {
      const auto proposed = listen();
      const Seat seat = table_->deciders().front();
      const auto legal = table_->legal(seat);
      const bool obeys = seat == kLearner && !proposed.empty() && rng_.below(2) == 0;
      const auto& from = obeys ? proposed : legal;
      if (seat == kLearner) since_.clear();
      hear(*table_->play(seat, from[rng_.below(static_cast<std::uint32_t>(from.size()))], draws,
                         {}));
    }
  }
  std::vector<std::string> told;

 private:
  void hear(const Step& step) {
    since_.insert(since_.end(), step.happenings.begin(), step.happenings.end());
  }

  std::vector<PackedAction> listen() {
    for (;;) {
      const auto said = table_->coach(kLearner, told, since_);
      if (!said) return {};
      told.push_back(said->id);
      SCOPED_TRACE(said->id + ": " + said->text);
      check(*said);
      if (!said->proposed.empty()) return said->proposed;
    }
  }

  // The learner's purse before and after what is proposed.
  std::pair<Tokens, Tokens> after(const Coaching& said) const {
    EXPECT_EQ(said.proposed.size(), 1U);
    TableBB played = *table_;
    SeededDraws draws(1);
    EXPECT_TRUE(played.play(kLearner, said.proposed[0], draws, {}));
    return {purse_of(*table_), purse_of(played)};
  }

  void check(const Coaching& said) const {
    const json::object state = table_->state();
    const json::object& own = state.at("players").at(0).as_object();
    const Vocabulary words = BuildBackCodec::vocabulary(table_->content());
    if (said.id == "goal" || said.id == "end") {
      EXPECT_THAT(said.text, HasSubstr(number(face_down(*table_), "ne ",
                                              said.id == "goal" ? " are still to come"
                                                                : " tiles are still to come")));
    } else if (said.id == "plans") {
      EXPECT_THAT(
          said.text,
          HasSubstr(words.objectives.at(std::string(own.at("objective").as_string())).text));
      EXPECT_THAT(said.text,
                  HasSubstr(words.tiles.at(std::string(own.at("special").as_string())).name));
    } else if (said.id == "leaders") {
      int most = 0;
      for (const auto cost : {&Tokens::water, &Tokens::food, &Tokens::supplies, &Tokens::workers}) {
        int sum = 0;
        for (const json::value& tile : state.at("display").as_array()) {
          sum += words.tiles.at(std::string(tile.as_string())).cost.tokens.*cost;
        }
        most = std::max(most, sum);
      }
      std::smatch told_cost;
      ASSERT_TRUE(std::regex_search(said.text, told_cost, std::regex("offer cost (\\d+) ")));
      EXPECT_LE(std::stoi(told_cost[1]), most);
      ASSERT_EQ(said.proposed.size(), 1U);
      EXPECT_THAT(table_->to_text(said.proposed[0]), HasSubstr("leader "));
    } else if (said.id == "use") {
      const auto [before, now] = after(said);
      EXPECT_THAT(said.text, HasSubstr(amounts(reduced(now, before))));
      EXPECT_THAT(said.text, HasSubstr(number(own.at("markers").to_number<std::size_t>(),
                                              "one marker", " markers")));
    } else if (said.id == "build") {
      const auto [before, now] = after(said);
      EXPECT_THAT(said.text, HasSubstr("for " + amounts(reduced(before, now))));
    } else if (said.id == "rival") {
      EXPECT_THAT(
          said.text,
          HasSubstr("you have " + std::to_string(recount(*table_, "influence", kLearner)) +
                    " influence and " + std::to_string(recount(*table_, "community", kLearner)) +
                    " community"));
      EXPECT_THAT(
          said.text,
          HasSubstr("has " + std::to_string(recount(*table_, "influence", Seat{1})) + " and " +
                    std::to_string(recount(*table_, "community", Seat{1})) + "."));
    } else if (said.id == "points") {
      EXPECT_THAT(said.text, HasSubstr("your score is " +
                                       std::to_string(recount(*table_, "score", kLearner))));
    } else {
      ADD_FAILURE() << "nobody checks this";
    }
  }

  Rng rng_;
  std::unique_ptr<TableBB> table_;
  std::vector<Happening> since_;
};

TEST(Lesson, WhatTheCoachSaysIsSo) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SCOPED_TRACE(seed);
    const Lesson lesson(seed);
    ASSERT_GE(lesson.told.size(), 5U);
    EXPECT_EQ(lesson.told.front(), "goal");
  }
}

}  // namespace

TEST(Lesson, AReasonSpeaksOfOneAndOfMany) {
  const auto claim = [](Concern concern, int from, int to) {
    return resolve(BuildBackCodec::claim(static_cast<std::uint8_t>(concern), from, to, Seat{0}),
                   SeatSet(Seat{0}), [](Seat) { return "Ana"; });
  };
  EXPECT_EQ(claim(Concern::kTrack, 3, 4), "you score one point on the track");
  EXPECT_EQ(claim(Concern::kBuilt, 1, 4), "your buildings count 4 points instead of 1");
  EXPECT_EQ(claim(Concern::kNextBuild, 3, 1), "the next building lacks only one token");
  EXPECT_EQ(claim(Concern::kNextBuild, 0, 3), "");
  EXPECT_EQ(claim(Concern::kPurse, 9, 6), "it takes 3 tokens");
  for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Concern::kRivalPlans); ++i) {
    EXPECT_NE(BuildBackCodec::concern(i), "");
  }
}

}  // namespace citybox::build_back
