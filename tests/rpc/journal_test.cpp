// Taking back in a game with secrets and simultaneous choice.

#include <gtest/gtest.h>

#include <string>

#include "catalog/catalog.hpp"
#include "engine/journal/journal.hpp"

namespace citybox {
namespace {

class Taking : public testing::Test {
 protected:
  void bid(int seat, int card) {
    const auto action = journal_.table().parse("bid " + std::to_string(card));
    ASSERT_TRUE(action);
    ASSERT_TRUE(journal_.play(Seat{static_cast<std::uint8_t>(seat)}, *action));
  }
  static Seat seat(int index) { return Seat{static_cast<std::uint8_t>(index)}; }

  Journal journal_ = *Journal::begin(*find("plots"), 3, {}, 5);
};

TEST_F(Taking, ACommitmentCanBeTakenBackUntilAllAreIn) {
  bid(0, 3);
  bid(1, 4);
  EXPECT_EQ(journal_.retractable(seat(0)), 0U);
  EXPECT_EQ(journal_.retractable(seat(1)), 1U);
  EXPECT_FALSE(journal_.retractable(seat(2)));
  bid(2, 5);
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(journal_.retractable(seat(i)));
}

TEST_F(Taking, RetractingLeavesTheOthersAlone) {
  bid(0, 3);
  bid(1, 4);
  journal_.retract(seat(0), 0);
  EXPECT_EQ(journal_.seq(), 3U);
  EXPECT_EQ(journal_.line(), std::vector<std::size_t>{1});
  EXPECT_TRUE(journal_.table().deciders().contains(seat(0)));
  EXPECT_FALSE(journal_.table().deciders().contains(seat(1)));
  bid(0, 1);
  bid(2, 1);
  const auto restored = Journal::restore(*find("plots"), journal_.setup(), journal_.entries(), 5);
  ASSERT_TRUE(restored) << restored.error().text;
  EXPECT_EQ(restored->table().hash(), journal_.table().hash());
}

TEST_F(Taking, MyOwnLastCommitmentIsFreeToUndoUntilItRevealsTheOthers) {
  bid(0, 3);
  EXPECT_TRUE(journal_.undo_is_free(seat(0), 0));
  bid(1, 4);
  EXPECT_FALSE(journal_.undo_is_free(seat(0), 0));
  EXPECT_TRUE(journal_.undo_is_free(seat(1), 1));
  bid(2, 5);
  EXPECT_FALSE(journal_.undo_is_free(seat(2), 2));
}

TEST_F(Taking, TheLastRevealIsNotFreeToUndoThoughNothingIsDrawn) {
  for (int card = 1; card <= 5; ++card) {
    for (int i = 0; i < 3; ++i) bid(i, card);
  }
  ASSERT_TRUE(journal_.table().standing().over);
  ASSERT_TRUE(journal_.entries().back().draws.empty());
  EXPECT_FALSE(journal_.undo_is_free(seat(2), 14));
}

TEST_F(Taking, ARedoLetsTheLastUndoStandAndThenTheOneBefore) {
  bid(0, 3);
  bid(1, 4);
  bid(2, 5);
  const std::uint64_t hash = journal_.table().hash();
  EXPECT_FALSE(journal_.redoable());
  journal_.undo(seat(1), 2);
  journal_.undo(seat(0), 0);
  ASSERT_TRUE(journal_.redoable());
  EXPECT_EQ(journal_.redoable()->by, seat(0));
  EXPECT_EQ(journal_.redoable()->to, 2U);
  ASSERT_TRUE(journal_.redo(seat(0)));
  EXPECT_EQ(journal_.redoable()->by, seat(1));
  ASSERT_TRUE(journal_.redo(seat(1)));
  EXPECT_FALSE(journal_.redoable());
  EXPECT_EQ(journal_.table().hash(), hash);
  EXPECT_EQ(journal_.line(), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(journal_.seq(), 7U);
}

TEST_F(Taking, TheNextActionEndsRedo) {
  bid(0, 3);
  journal_.undo(seat(0), 0);
  bid(1, 4);
  EXPECT_FALSE(journal_.redoable());
  Entry entry;
  entry.kind = Entry::Kind::kRedo;
  entry.place = 1;
  EXPECT_FALSE(journal_.add(entry));
  journal_.undo(seat(1), 0);
  entry.place = 2;
  EXPECT_FALSE(journal_.add(entry)) << "it was one action";
  entry.place = 1;
  EXPECT_TRUE(journal_.add(entry));
}

TEST_F(Taking, ARetractionEndsRedo) {
  bid(0, 3);
  bid(1, 4);
  journal_.undo(seat(1), 1);
  journal_.retract(seat(0), 0);
  EXPECT_FALSE(journal_.redoable());
}

TEST_F(Taking, AHiddenCommitmentIsForItsMakersEyes) {
  bid(1, 4);
  EXPECT_EQ(journal_.entries().back().audience, SeatSet(seat(1)));
  for (const Happening& happening : journal_.happenings().back()) {
    EXPECT_FALSE(happening.event.contains("card"));
  }
}

TEST_F(Taking, ARecordThatTakesBackTooMuchIsRefused) {
  Entry entry;
  entry.kind = Entry::Kind::kUndo;
  EXPECT_FALSE(journal_.add(entry));
  bid(0, 3);
  entry.kind = Entry::Kind::kRetract;
  entry.actor = seat(1);
  EXPECT_FALSE(journal_.add(entry));
  entry.actor = seat(0);
  EXPECT_TRUE(journal_.add(entry));
}

// BB-20: a commitment of several steps, placed one after another and then declared ready.
class TakingBackLeaders : public testing::Test {
 protected:
  void play(int by, const std::string& text) {
    const auto action = journal_.table().parse(text);
    ASSERT_TRUE(action) << text;
    const auto step = journal_.play(seat(by), *action);
    ASSERT_TRUE(step) << step.error().why;
  }
  void commit(int by) {
    play(by, "leader water-station");
    play(by, "leader job-office");
    play(by, "ready");
  }
  // Takes steps back for as long as it can be done without asking anybody.
  int take_back(int by) {
    int steps = 0;
    for (auto place = journal_.retractable(seat(by)); place;
         place = journal_.retractable(seat(by))) {
      journal_.retract(seat(by), *place);
      ++steps;
    }
    return steps;
  }
  static Seat seat(int index) { return Seat{static_cast<std::uint8_t>(index)}; }

  Journal journal_ = *Journal::begin(*find("build-back"), 3, {}, 5);
};

TEST_F(TakingBackLeaders, BB20_is_free_step_by_step_while_somebody_is_still_placing) {
  const std::uint64_t start = journal_.table().hash();
  commit(0);
  play(1, "leader food-pantry");
  EXPECT_EQ(take_back(0), 3);
  EXPECT_TRUE(journal_.table().deciders().contains(seat(0)));
  EXPECT_EQ(take_back(1), 1);
  EXPECT_EQ(journal_.table().hash(), start);
}

TEST_F(TakingBackLeaders, BB20_leaves_the_others_commitments_alone) {
  commit(1);
  commit(0);
  play(2, "leader food-pantry");
  EXPECT_EQ(take_back(0), 3);
  EXPECT_FALSE(journal_.table().deciders().contains(seat(1)));
  EXPECT_TRUE(journal_.table().deciders().contains(seat(2)));
  EXPECT_EQ(journal_.line().size(), 4U);
}

TEST_F(TakingBackLeaders, BB20_is_over_once_all_are_ready_and_shown) {
  commit(0);
  commit(1);
  commit(2);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(take_back(i), 0);
  EXPECT_FALSE(journal_.undo_is_free(seat(2), journal_.line().size() - 1));
}

TEST_F(TakingBackLeaders, BB20_the_last_one_can_think_again_before_being_ready) {
  commit(0);
  commit(1);
  play(2, "leader water-station");
  play(2, "leader job-office");
  EXPECT_TRUE(journal_.undo_is_free(seat(2), journal_.line().size() - 2));
}

TEST_F(TakingBackLeaders, BB20_is_written_down_and_plays_back) {
  commit(0);
  play(1, "leader food-pantry");
  take_back(0);
  play(0, "leader supply-depot");
  const auto again = Journal::restore(*find("build-back"), journal_.setup(), journal_.entries(), 5);
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->table().hash(), journal_.table().hash());
}

}  // namespace
}  // namespace citybox
