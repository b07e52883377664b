// Clocks belong to the table: they run, stop and ring whoever looks.

#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using std::chrono::seconds;

struct Hasty {
  Hasty() {
    party.host_call("configure", {{"options", {{"pace", "minute"}}}});
    party.host_call("start");
  }
  void pass(seconds time, int seq) {
    box.loop.advance(time);
    EXPECT_TRUE(box.wait([&] {
      const json::object* told = party.guests[1]->last("play");
      return told != nullptr && told->at("seq").to_number<int>() >= seq;
    }));
  }
  std::int64_t left(std::size_t seat = 0) {
    const json::value seen = box.call(party.guests[seat], "watch",
                                      {{"table", party.table}, {"tokens", {party.tokens[seat]}}});
    const json::object& play = seen.at("play").as_object();
    return play.contains("clock") ? play.at("clock").at("left").as_int64() : -1;
  }

  Box box;
  Party party{box, "plots", 2, Party::Until::kSeated};
};

TEST(ClockTest, a_table_without_one_says_so) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_FALSE(party.guests[0]->last("play")->contains("clock"));
}

TEST(ClockTest, it_is_told_and_runs_down) {
  Hasty t;
  EXPECT_EQ(t.left(), 60'000);
  t.box.loop.advance(seconds(20));
  EXPECT_EQ(t.left(), 40'000);
}

TEST(ClockTest, when_it_runs_out_the_game_goes_on) {
  Hasty t;
  t.party.play(1, "bid 5");
  t.pass(seconds(60), 2);
  EXPECT_EQ(t.party.seq(), 2U);
  EXPECT_EQ(t.party.match().journal()->entries()[1].actor, Seat{0});
  EXPECT_NE(t.party.guests[1]->all().find(R"("time_is_up":true)"), std::string::npos);
  EXPECT_EQ(t.left(), 60'000);  // the next round has its own
}

TEST(ClockTest, TP7_it_plays_the_lowest_card_of_each_who_waited) {
  Hasty t;
  t.pass(seconds(60), 2);
  t.pass(seconds(60), 4);
  const auto& entries = t.party.match().journal()->entries();
  const Table& table = t.party.match().journal()->table();
  EXPECT_EQ(table.to_text(entries[0].action), "bid 1");
  EXPECT_EQ(table.to_text(entries[3].action), "bid 2");
}

TEST(ClockTest, it_rings_once_and_not_before_time) {
  Hasty t;
  t.box.loop.advance(seconds(59));
  EXPECT_EQ(t.party.seq(), 0U);
  t.party.play(0, "bid 3");
  t.party.play(1, "bid 4");
  t.box.loop.advance(seconds(59));
  EXPECT_EQ(t.party.seq(), 2U);
}

TEST(ClockTest, a_pause_stops_it) {
  Hasty t;
  t.box.loop.advance(seconds(50));
  t.party.host_call("pause", {{"on", true}});
  t.party.host_call("pause", {{"on", true}});  // twice is once
  t.box.loop.advance(seconds(500));
  EXPECT_EQ(t.left(), 10'000);
  EXPECT_EQ(t.party.guests[1]->last("play")->at("clock").at("running"), json::value(false));
  t.party.host_call("pause", {{"on", false}});
  EXPECT_EQ(t.left(), 10'000);
  t.pass(seconds(10), 2);
}

TEST(ClockTest, it_outlives_a_restart_with_a_moment_to_find_ones_place) {
  Hasty t;
  t.box.loop.advance(seconds(20));
  t.box.reopen();
  EXPECT_EQ(t.left(), 40'000);
  t.box.loop.advance(seconds(39));
  EXPECT_EQ(t.party.seq(), 0U);
  t.box.reopen();
  EXPECT_EQ(t.left(1), 30'000);
  t.pass(seconds(30), 2);
}

TEST(ClockTest, it_runs_though_nobody_looks) {
  Hasty t;
  for (const auto& guest : t.party.guests) t.box.api->closed(guest);
  t.box.loop.advance(seconds(60));
  EXPECT_TRUE(t.box.wait([&] { return t.party.seq() == 2; }));
}

TEST(ClockTest, taking_back_gives_no_second_full_clock) {
  Hasty t;
  t.party.play(0, "bid 3");
  t.box.loop.advance(seconds(45));
  EXPECT_EQ(code(t.party.call(0, "retract")), 0);
  EXPECT_EQ(t.left(), 15'000);
}

// In a simultaneous decision others' commitments do not cross one's own.
TEST(SequenceTest, who_still_owes_a_decision_may_take_it_though_others_were_quicker) {
  Box box;
  Party party(box, "plots", 3);
  party.play(0, "bid 3");
  EXPECT_EQ(code(party.call(1, "play", {{"seq", 0}, {"text", "bid 4"}})), 0);
  EXPECT_EQ(code(party.call(2, "play", {{"seq", 7}, {"text", "bid 4"}})), kOldSequence);
  EXPECT_EQ(code(party.call(2, "play", {{"seq", 0}, {"text", "bid 4"}})), 0);
  EXPECT_EQ(code(party.call(0, "play", {{"seq", 0}, {"text", "bid 1"}})), kOldSequence);
}

// Two years of SUSTAIN have cards to read: until that is done, more than the whole is left.
struct Reading {
  Reading() {
    for (int i = 0; i < 400 && left() <= whole; ++i) {
      const std::size_t seat = party.decider();
      const Table& table = party.match().journal()->table();
      const bool timed = table.clock().has_value();
      party.play(seat, timed
                           ? table.to_text(table.time_is_up(Seat{static_cast<std::uint8_t>(seat)}))
                           : party.allowed(seat));
    }
    EXPECT_GT(left(), whole);
  }
  std::int64_t left() {
    const json::value seen =
        box.call(party.guests[0], "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
    const json::object& play = seen.at("play").as_object();
    return play.contains("clock") ? play.at("clock").at("left").as_int64() : -1;
  }
  void saw(std::size_t seat, std::size_t seq) { party.call(seat, "seen", {{"seq", seq}}); }

  static constexpr std::int64_t whole = 300'000;
  Box box;
  Party party{box, "sustain", 3};
};

TEST(ClockTest, it_starts_when_all_have_seen_what_came) {
  Reading t;
  const std::size_t seq = t.party.seq();
  t.saw(0, seq - 1);
  t.saw(1, seq);
  EXPECT_GT(t.left(), t.whole);
  t.box.loop.advance(seconds(2));
  t.saw(0, seq);
  EXPECT_TRUE(t.box.wait([&] { return t.left() == t.whole; }));
  t.box.loop.advance(seconds(1));
  EXPECT_EQ(t.left(), t.whole - 1000);
}

TEST(ClockTest, one_who_looks_away_holds_it_up_no_longer_than_its_lead) {
  Reading t;
  t.saw(0, t.party.seq() - 1);
  const std::int64_t before = t.left();
  t.box.loop.advance(seconds(60));
  EXPECT_EQ(t.left(), before - 60'000);
}

TEST(ClockTest, where_nobody_tells_what_was_seen_it_waits_for_its_lead) {
  Reading t;
  const std::int64_t before = t.left();
  t.box.loop.advance(seconds(1));
  EXPECT_EQ(t.left(), before - 1000);
}

TEST(ClockTest, a_system_clock_set_back_while_the_server_was_down_gives_nobody_a_day) {
  Hasty t;
  t.box.loop.advance(seconds(10));
  t.box.loop.set_wall(-std::chrono::hours(24));
  t.box.reopen();
  EXPECT_EQ(t.left(1), 60'000);
  t.pass(seconds(60), 2);
  EXPECT_EQ(t.party.seq(), 2U) << "it rang";
}

TEST(ClockTest, set_back_while_paused_it_has_what_was_left) {
  Hasty t;
  t.box.loop.advance(seconds(10));
  t.party.host_call("pause", {{"on", true}});
  t.box.loop.set_wall(-std::chrono::hours(24));
  t.box.reopen();
  EXPECT_EQ(t.left(), 50'000);
}

}  // namespace
}  // namespace citybox::server
