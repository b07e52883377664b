// Two nodes over one database: whoever sits at which, it is one table.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/box.hpp"
#include "tests/support/store_place.hpp"

namespace citybox::server {
namespace {

class NodesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!PostgresPlace::is_there()) GTEST_SKIP() << "script/postgres brings the server";
    place_.emplace();
    for (auto& store : stores_) store = std::move(*open_store(place_->url()));
    one_ = std::make_unique<Box>(*stores_[0]);
    other_ = std::make_unique<Box>(*stores_[1]);
    party_.emplace(*one_, "plots", 2);
    ben_ = other_->guest();
    watched_ = watch(*other_, ben_, 1);
  }
  void TearDown() override {
    for (auto* box : {one_.get(), other_.get()}) {
      if (box != nullptr) box->shut();
    }
  }

  json::value watch(Box& box, const std::shared_ptr<Guest>& who, std::size_t seat) {
    return box.call(who, "watch", {{"table", party_->table}, {"tokens", {party_->tokens[seat]}}});
  }
  json::value play(Box& box, const std::shared_ptr<Guest>& who, std::size_t seat, std::size_t seq,
                   std::string_view text) {
    return box.call(
        who, "play",
        {{"table", party_->table}, {"token", party_->tokens[seat]}, {"seq", seq}, {"text", text}});
  }
  // Both go on until then.
  bool wait(const std::function<bool()>& done) {
    for (int i = 0; i < 2000 && !done(); ++i) {
      one_->loop.run_one(std::chrono::milliseconds(5));
      other_->loop.run_one(std::chrono::milliseconds(5));
    }
    return done();
  }
  std::size_t seq_at(Box& box) {
    const auto room = box.hall->room(party_->table);
    return room && room->match().journal() != nullptr ? room->match().journal()->seq() : 0;
  }

  std::optional<PostgresPlace> place_;
  std::unique_ptr<Store> stores_[2];
  std::unique_ptr<Box> one_;
  std::unique_ptr<Box> other_;
  std::optional<Party> party_;
  std::shared_ptr<Guest> ben_;
  json::value watched_;
};

TEST_F(NodesTest, a_table_that_was_made_at_one_node_is_there_at_the_other) {
  EXPECT_EQ(code(watched_), 0);
  EXPECT_EQ(watched_.at("info").at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(watched_.at("play").at("seq"), 0);
}

TEST_F(NodesTest, a_move_at_one_node_is_told_at_the_other_as_a_step) {
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  ASSERT_TRUE(wait([&] { return seq_at(*other_) == 1; }));
  EXPECT_THAT(ben_->all(), ::testing::HasSubstr("\"steps\""));
  EXPECT_EQ(code(play(*other_, ben_, 1, 1, "bid 4")), 0);
  EXPECT_TRUE(wait([&] { return seq_at(*one_) == 2; }));
}

TEST_F(NodesTest,
       what_was_decided_at_both_at_once_counts_once_and_the_other_is_asked_to_look_again) {
  // Neither hears of the other before both have played.
  const auto ann = other_->guest();
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  EXPECT_EQ(code(play(*other_, ann, 0, 0, "bid 2")), kOldSequence);
  EXPECT_EQ(seq_at(*other_), 1U);
}

TEST_F(NodesTest, a_play_that_is_repeated_at_another_node_is_answered_as_done) {
  EXPECT_EQ(party_->play(0, "bid 3").at("seq"), 1);
  const auto ann = other_->guest();
  EXPECT_EQ(play(*other_, ann, 0, 0, "bid 3").at("seq"), 1);
  EXPECT_EQ(seq_at(*other_), 1U);
  EXPECT_EQ(play(*other_, ann, 0, 0, "bid 3").at("seq"), 1);
}

TEST_F(NodesTest, who_comes_from_another_node_finds_what_was_done_there) {
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  EXPECT_EQ(watch(*other_, other_->guest(), 0).at("play").at("seq"), 1);
}

TEST_F(NodesTest, no_is_said_only_by_a_node_that_knows_what_was_done_elsewhere) {
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  EXPECT_EQ(play(*other_, ben_, 1, 1, "bid 4").at("seq"), 2);
}

TEST_F(NodesTest, what_two_say_at_two_nodes_at_once_is_said_twice) {
  party_->call(0, "chat", {{"text", "Hello"}});
  EXPECT_EQ(code(other_->call(
                ben_, "chat",
                {{"table", party_->table}, {"token", party_->tokens[1]}, {"text", "Good day"}})),
            0);
  ASSERT_TRUE(wait([&] { return (*one_->hall->find(party_->table))->match().chat().size() == 2; }));
  EXPECT_THAT(party_->guests[0]->all(), ::testing::HasSubstr("Good day"));
  EXPECT_THAT(ben_->all(), ::testing::HasSubstr("Hello"));
}

TEST_F(NodesTest, who_is_here_is_known_at_both_nodes) {
  const auto online = [&](Box& box) { return (*box.hall->find(party_->table))->online(); };
  const SeatSet both = SeatSet::first(2);
  EXPECT_TRUE(wait([&] { return online(*other_) == both; }));
  one_->api->closed(party_->guests[0]);
  one_->api->closed(party_->guests[1]);
  EXPECT_TRUE(wait([&] { return online(*other_) == SeatSet(Seat{1}); }));
}

TEST_F(NodesTest, an_undo_at_one_node_is_one_at_the_other) {
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  ASSERT_TRUE(wait([&] { return seq_at(*other_) == 1; }));
  EXPECT_EQ(code(party_->call(0, "undo", {{"to", 0}})), 0);
  party_->box.call(party_->guests[1], "consent",
                   {{"table", party_->table}, {"token", party_->tokens[1]}, {"yes", true}});
  ASSERT_TRUE(wait([&] { return seq_at(*other_) == 2; }));
  EXPECT_EQ((*other_->hall->find(party_->table))->match().journal()->line().size(), 0U);
  EXPECT_THAT(ben_->all(), ::testing::HasSubstr("\"undone\""));
}

TEST_F(NodesTest, after_the_connection_was_cut_both_go_on_with_what_they_missed) {
  place_->cut_connections();
  EXPECT_EQ(code(party_->play(0, "bid 3")), 0);
  EXPECT_TRUE(wait([&] { return seq_at(*other_) == 1; }));
  EXPECT_EQ(code(play(*other_, ben_, 1, 1, "bid 4")), 0);
}

TEST_F(NodesTest, a_table_that_was_deleted_at_one_node_is_gone_at_the_other) {
  bool done = false;
  one_->hall->carry_out(Remove{party_->table}, [&](const auto&) { done = true; });
  ASSERT_TRUE(wait([&] { return done; }));
  EXPECT_TRUE(wait(
      [&] { return !ben_->notes.empty() && ben_->all().find("\"gone\"") != std::string::npos; }));
}

TEST_F(NodesTest, bots_are_run_by_one_node_and_play_on_at_the_other_when_that_one_is_gone) {
  EXPECT_EQ(code(party_->host_call("seat_bot", {{"seat", 0}, {"bot", "random"}})), 0);
  EXPECT_EQ(code(party_->host_call("pace", {{"ms", 0}})), 0);
  ASSERT_TRUE(wait([&] {
    one_->loop.advance(std::chrono::milliseconds(50));
    return seq_at(*one_) == 1 && seq_at(*other_) == 1;
  }));
  one_->shut();
  stores_[0].reset();
  EXPECT_EQ(code(play(*other_, ben_, 1, 1, "bid 4")), 0);
  EXPECT_TRUE(wait([&] {
    other_->loop.advance(std::chrono::milliseconds(50));
    return seq_at(*other_) == 3;
  }));
}

}  // namespace
}  // namespace citybox::server
