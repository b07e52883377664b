// What nobody else may know (BB-10, BB-20).

#include "engine/table/table_of.hpp"
#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

using TableBB = TableOf<BuildBackCodec>;

std::string everything_sent(const Yard& yard, SeatSet eyes) {
  const TableBB table(yard.s);
  std::string text = json::serialize(table.view(eyes));
  for (const std::int64_t score : table.standing(eyes).scores) text += " " + std::to_string(score);
  for (int i = 0; i < yard.s.seats; ++i) {
    for (const char* ledger : {"score", "influence", "community"}) {
      const auto lines = table.items(ledger, Yard::at(i), eyes);
      for (const ItemLine& line : *lines) {
        text += "\n" + line.label + " " + std::to_string(line.amount);
      }
    }
  }
  return text;
}

TEST(Secrets, BB10_special_and_objective_reach_nobody_else_in_any_form) {
  Yard one, two;
  one.leaders().built(0, Tile::kWell);
  two.leaders().built(0, Tile::kWell);
  two.player(0).special = Tile::kMentorsLodge;
  two.player(0).objective = Objective::kManyHands;
  EXPECT_EQ(everything_sent(one, SeatSet(Seat{1})), everything_sent(two, SeatSet(Seat{1})));
  EXPECT_EQ(everything_sent(one, {}), everything_sent(two, {}));
  EXPECT_NE(everything_sent(one, SeatSet(Seat{0})), everything_sent(two, SeatSet(Seat{0})));
  EXPECT_EQ(everything_sent(one, {}).find("float-stage"), std::string::npos);
}

TEST(Secrets, BB10_BB20_the_drawing_for_all_shows_no_secret) {
  Yard one, two;
  two.player(0).special = Tile::kMentorsLodge;
  two.player(0).objective = Objective::kManyHands;
  one.play(0, "leader job-office");
  EXPECT_EQ(one.draw(), two.draw());
}

TEST(Secrets, BB10_the_dealt_cards_are_told_to_their_owner_only) {
  SeededDraws draws(3);
  Step step;
  const auto table = TableBB::start(3, {}, draws, step);
  ASSERT_TRUE(table);
  int dealt = 0;
  for (const Happening& happening : step.happenings) {
    if (json::parse(happening.event).at("kind") != "dealt") continue;
    EXPECT_EQ(happening.audience, SeatSet(Yard::at(dealt++)));
  }
  EXPECT_EQ(dealt, 3);
}

TEST(Secrets, BB10_open_objectives_are_told_to_all_and_special_buildings_are_not) {
  SeededDraws draws(3);
  Step step;
  const auto table = TableBB::start(3, {{"objectives", "open"}}, draws, step);
  ASSERT_TRUE(table);
  std::string told;
  for (const Happening& happening : step.happenings) {
    if (happening.audience == kEveryone) told += happening.sentence + "\n";
    const json::object event = json::parse(happening.event).as_object();
    if (event.contains("tile") && event.at("kind") == "dealt") {
      EXPECT_EQ(happening.audience.size(), 1);
    }
  }
  const json::object view = (*table)->view({});
  for (const json::value& player : view.at("state").at("players").as_array()) {
    const std::string name(player.at("objective").as_string());
    const Vocabulary vocabulary = BuildBackCodec::vocabulary(Content{});
    EXPECT_THAT(told, testing::HasSubstr("objective is " + vocabulary.objectives.at(name).name));
  }
}

TEST(Secrets, BB20_of_a_commitment_others_see_only_that_somebody_is_ready) {
  const Yard start;
  Yard one, two;
  const std::string before = everything_sent(start, SeatSet(Seat{1}));
  one.play(0, "leader job-office");
  EXPECT_EQ(everything_sent(one, SeatSet(Seat{1})), before);
  one.play(0, "leader water-station").play(0, "ready");
  two.play(0, "leader food-pantry").play(0, "leader supply-depot").play(0, "ready");
  EXPECT_EQ(everything_sent(one, SeatSet(Seat{1})), everything_sent(two, SeatSet(Seat{1})));
  const State seen = redact(one.s, SeatSet(Seat{1}));
  State plain = start.s;
  plain.players[0].ready = Flag::kYes;
  EXPECT_EQ(seen, redact(plain, SeatSet(Seat{1})));
}

TEST(Secrets, BB20_where_a_leader_goes_is_its_owners_own) {
  const Yard yard;
  const auto audience = [&](const char* text) {
    return BuildBackCodec::action_audience(yard.s, Seat{0}, Yard::action(text));
  };
  EXPECT_EQ(audience("leader job-office"), SeatSet(Seat{0}));
  EXPECT_EQ(audience("ready"), kEveryone);
  TableBB table(yard.s);
  SeededDraws draws(1);
  const auto step = table.play(Seat{0}, pack(Yard::action("leader job-office")), draws, "");
  ASSERT_TRUE(step);
  EXPECT_EQ(step->action_audience, SeatSet(Seat{0}));
  ASSERT_EQ(step->happenings.size(), 1U);
  EXPECT_EQ(step->happenings[0].audience, SeatSet(Seat{0}));
  EXPECT_FALSE(table.revealed(TableBB(yard.s), Seat{0}, pack(Yard::action("leader job-office"))));
}

TEST(Secrets, BB20_the_last_one_who_is_ready_sees_the_others) {
  Yard yard;
  yard.play(0, "leader job-office").play(0, "leader supply-depot");
  yard.play(1, "leader job-office").play(1, "leader supply-depot");
  TableBB table(yard.s);
  SeededDraws draws(1);
  const auto reveals = [&](Seat seat) {
    const TableBB before = table;
    const PackedAction ready = pack(Yard::action("ready"));
    EXPECT_TRUE(table.play(seat, ready, draws, ""));
    return table.revealed(before, seat, ready);
  };
  EXPECT_FALSE(reveals(Seat{0}));
  EXPECT_TRUE(reveals(Seat{1}));
}

TEST(Secrets, BB30_a_refusal_does_not_depend_on_what_others_hold) {
  Yard yard;
  yard.leaders();
  for (const char* special : {"night-barge", "mentors-lodge", "pattern-archive"}) {
    EXPECT_EQ(yard.refusal(0, std::string("build ") + special), reason::kNotYourSpecial);
  }
}

TEST(Secrets, BB42_objectives_come_out_at_the_end_and_not_before) {
  Yard yard;
  yard.leaders();
  yard.s.decks = {};
  yard.s.level = 1;
  yard.s.decks[1].add(Tile::kWaterworks);
  EXPECT_EQ(redact(yard.s, {}).players[0].objective, Objective::kFaceDown);
  const State seen = redact(yard.s, SeatSet(Seat{1}));
  EXPECT_EQ(known_score(seen, Seat{0}, yard.c), open_score(yard.s, Seat{0}, yard.c));
  yard.idle_out();
  EXPECT_EQ(redact(yard.s, {}).players[0].objective, Objective::kDailyBread);
  EXPECT_EQ(yard.all(EventKind::kObjectiveScored).size(), 4U);
}

TEST(Secrets, BB42_a_score_is_what_its_lines_add_up_to_for_whoever_looks) {
  Yard yard;
  yard.leaders().built(0, Tile::kWell).built(1, Tile::kNoticeWall);
  const TableBB table(yard.s);
  for (const SeatSet eyes : {SeatSet(), SeatSet(Seat{0}), SeatSet(Seat{1}), SeatSet::first(2)}) {
    const json::object view = table.view(eyes);
    const auto scores = table.standing(eyes).scores;
    for (int i = 0; i < 2; ++i) {
      std::int64_t sum = 0;
      const auto lines = table.items("score", Yard::at(i), eyes);
      for (const ItemLine& line : *lines) sum += line.amount;
      EXPECT_EQ(scores[static_cast<std::size_t>(i)], sum);
      EXPECT_EQ(
          view.at("summary").at("players").at(static_cast<std::size_t>(i)).at("score").at("total"),
          sum);
    }
  }
  // Daily Bread counts the Well, and only its owner knows.
  EXPECT_EQ(table.standing(SeatSet(Seat{0})).scores[0], table.standing().scores[0] + 3);
}

}  // namespace citybox::build_back
