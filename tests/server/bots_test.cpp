#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using std::chrono::milliseconds;

struct Botty {
  Botty() {
    party.host_call("seat_bot", {{"seat", 1}, {"bot", "random"}});
    party.host_call("start");
  }
  bool acted(std::size_t count) {
    return box.wait([&] { return party.seq() >= count; });
  }

  Box box;
  Party party{box, "plots", 2, Party::Until::kSeated};
};

TEST(BotsTest, a_bot_moves_at_its_pace) {
  Botty t;
  EXPECT_EQ(t.party.seq(), 0U);
  t.box.loop.advance(milliseconds(899));
  EXPECT_EQ(t.party.seq(), 0U);
  t.box.loop.advance(milliseconds(1));
  EXPECT_TRUE(t.acted(1));
  EXPECT_EQ(t.party.match().journal()->entries()[0].actor, Seat{1});
}

TEST(BotsTest, no_bot_moves_while_paused) {
  Botty t;
  t.party.host_call("pause", {{"on", true}});
  t.box.loop.advance(milliseconds(5000));
  EXPECT_EQ(t.party.seq(), 0U);
  t.party.host_call("pause", {{"on", false}});
  t.box.loop.advance(milliseconds(900));
  EXPECT_TRUE(t.acted(1));
}

TEST(BotsTest, skip_makes_bots_hurry_until_a_person_decides) {
  Botty t;
  t.party.call(0, "skip");
  t.box.loop.advance(milliseconds(0));
  EXPECT_TRUE(t.acted(1));
}

TEST(BotsTest, bots_sleep_when_nobody_looks_and_wake_up_again) {
  Botty t;
  t.box.config.grace_seconds = 0;
  for (const auto& guest : t.party.guests) t.box.api->closed(guest);
  t.box.loop.advance(std::chrono::seconds(60));
  EXPECT_EQ(t.party.seq(), 0U);
  t.box.call(t.box.guest(), "watch", {{"table", t.party.table}, {"tokens", {t.party.tokens[0]}}});
  t.box.loop.advance(milliseconds(900));
  EXPECT_TRUE(t.acted(1));
}

// A page that shows one step after another.
struct Watching : Botty {
  Watching() { saw(0); }
  void saw(std::size_t seq) { party.call(0, "seen", {{"seq", seq}}); }
  // Seat 0 plays the first card, so that the next round's is owed.
  void plays() { party.play(0, party.allowed(0)); }
};

TEST(BotsTest, a_bot_waits_until_those_who_look_on_have_seen_what_happened) {
  Watching t;
  t.plays();
  t.box.loop.advance(milliseconds(3000));
  EXPECT_EQ(t.party.seq(), 1U);
  t.saw(1);
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, one_who_has_seen_it_early_changes_nothing_about_the_pace) {
  Watching t;
  t.plays();
  t.saw(1);
  t.box.loop.advance(milliseconds(899));
  EXPECT_EQ(t.party.seq(), 1U);
  t.box.loop.advance(milliseconds(1));
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, one_who_looks_away_holds_nobody_up_for_long) {
  Watching t;
  t.plays();
  t.box.loop.advance(milliseconds(7999));
  EXPECT_EQ(t.party.seq(), 1U);
  t.box.loop.advance(milliseconds(1));
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, one_who_leaves_is_not_waited_for) {
  Watching t;
  const auto other = t.box.guest();
  t.box.call(other, "watch", {{"table", t.party.table}});
  t.plays();
  t.box.loop.advance(milliseconds(2000));
  EXPECT_EQ(t.party.seq(), 1U);
  t.box.api->closed(t.party.guests[0]);
  EXPECT_TRUE(t.box.wait([&] { return t.party.seq() >= 2; }));
}

TEST(BotsTest, skip_does_not_wait_for_eyes) {
  Watching t;
  t.plays();
  t.box.loop.advance(milliseconds(2000));
  t.party.call(0, "skip");
  t.box.loop.advance(milliseconds(0));
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, looking_anew_forgets_nothing_of_what_was_seen) {
  Watching t;
  t.plays();
  t.box.call(t.party.guests[0], "watch",
             {{"table", t.party.table}, {"tokens", {t.party.tokens[0]}}});
  t.box.loop.advance(milliseconds(3000));
  EXPECT_EQ(t.party.seq(), 1U);
  t.saw(1);
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, who_has_no_seat_here_is_not_waited_for) {
  Watching t;
  const auto stranger = t.box.guest();
  t.box.call(stranger, "watch", {{"table", t.party.table}});
  EXPECT_NE(
      code(t.box.call(stranger, "seen", {{"table", t.party.table}, {"token", "x"}, {"seq", 0}})),
      0);
  t.plays();
  t.saw(1);
  t.box.loop.advance(milliseconds(900));
  EXPECT_TRUE(t.acted(2));
}

TEST(BotsTest, a_game_of_bots_only_goes_to_its_end_and_is_kept) {
  Botty t;
  t.party.host_call("seat_bot", {{"seat", 0}, {"bot", "random"}});
  t.party.host_call("pace", {{"ms", 0}});
  EXPECT_TRUE(t.box.wait([&] {
    t.box.loop.advance(milliseconds(1));
    return t.party.match().phase() == Phase::kOver;
  }));
  const auto hash = t.party.match().journal()->table().hash();
  t.box.reopen();
  EXPECT_EQ(t.party.match().journal()->table().hash(), hash);
}

}  // namespace
}  // namespace citybox::server
