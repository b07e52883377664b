#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

json::value hindsight(Party& party, const std::shared_ptr<Guest>& from, std::int64_t count) {
  return party.box.call(from, "hindsight", {{"table", party.table}, {"count", count}});
}

TEST(HindsightTest, a_hard_bot_says_what_it_would_have_done_and_why) {
  Box box;
  Party party(box, "city-roots", 3);
  const std::size_t seat = party.decider();
  party.play(seat, party.allowed(seat));
  const auto spectator = box.guest();
  for (const auto& from : {party.guests[seat], spectator}) {
    const json::value told = hindsight(party, from, 0);
    ASSERT_EQ(code(told), 0) << "nothing is secret here";
    EXPECT_EQ(told.at("seat"), json::value(seat));
    EXPECT_FALSE(text(told.at("action"), "verb").empty());
    EXPECT_FALSE(text(told, "why").empty());
    EXPECT_TRUE(told.at("preview").as_object().contains("after"));
    EXPECT_FALSE(text(told.at("found"), "text").empty());
  }
}

TEST(HindsightTest, nobody_learns_by_it_what_a_seat_knew_while_the_game_is_on) {
  Box box;
  Party party(box, "build-back", 2);
  const std::size_t seat = party.decider();
  party.play(seat, party.allowed(seat));
  ASSERT_TRUE(party.match().journal()->at(0).holds_secret(Seat{static_cast<std::uint8_t>(seat)}));
  EXPECT_EQ(code(hindsight(party, party.guests[seat], 0)), 0);
  const json::value refused = hindsight(party, party.guests[1 - seat], 0);
  EXPECT_EQ(code(refused), kNotAllowed);
  EXPECT_EQ(text(refused.at("error"), "message"),
            "What that seat knew is told when the game is over.");
  EXPECT_EQ(code(hindsight(party, box.guest(), 0)), kNotAllowed);
}

TEST(HindsightTest, once_it_is_over_everybody_may_ask) {
  Box box;
  Party party(box, "plots", 2);
  while (!party.match().deciders().empty()) {
    const std::size_t seat = party.decider();
    ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  }
  EXPECT_EQ(code(hindsight(party, box.guest(), 1)), 0);
}

TEST(HindsightTest, what_was_not_decided_has_no_hindsight) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(text(hindsight(party, party.guests[0], 0).at("error"), "message"),
            "Nothing was decided there yet.");
  EXPECT_EQ(text(hindsight(party, party.guests[0], 9).at("error"), "message"),
            "count: 9 is not between 0 and 0.");
  EXPECT_EQ(code(hindsight(party, party.guests[0], -1)), kInvalidParams);
  EXPECT_EQ(code(box.call(party.guests[0], "hindsight", {{"table", party.table}})), kInvalidParams);
}

TEST(HindsightTest, where_hints_are_off_there_is_none) {
  Box box;
  Party party(box, "plots", 2);
  party.play(0, party.allowed(0));
  party.host_call("hints", {{"on", false}});
  const json::value refused = hindsight(party, party.guests[0], 0);
  EXPECT_EQ(code(refused), kNotNow);
  EXPECT_EQ(text(refused.at("error"), "message"), "The host has switched hints off at this table.");
}

// Whoever advises remembers nobody's game.
TEST(HintTest, one_who_sits_at_two_games_gets_hints_at_both) {
  Box box;
  Party one(box, "city-roots", 3), other(box, "crash-city", 2);
  const auto guest = one.guests[one.decider()];
  const auto hint = [&](Party& party) {
    const std::size_t seat = party.decider();
    return code(box.call(guest, "hint", {{"table", party.table}, {"token", party.tokens[seat]}}));
  };
  EXPECT_EQ(hint(one), 0);
  EXPECT_EQ(hint(other), 0);
  EXPECT_EQ(hint(one), 0);
}

}  // namespace
}  // namespace citybox::server
