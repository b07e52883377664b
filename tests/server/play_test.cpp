#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

TEST(PlayTest, an_action_is_answered_told_and_kept) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(party.play(0, "bid 3").at("seq"), 1);
  EXPECT_EQ(party.guests[1]->last("play")->at("seq"), 1);
  box.reopen();
  EXPECT_EQ(party.seq(), 1U);
}

TEST(PlayTest, wrong_token_old_number_and_illegal_action_change_nothing) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(
      code(box.call(party.guests[0], "play",
                    {{"table", party.table}, {"token", "wrong"}, {"seq", 0}, {"text", "bid 1"}})),
      kNotAllowed);
  EXPECT_EQ(code(party.play(0, "bid 3")), 0);
  const json::value old = party.call(0, "play", {{"seq", 0}, {"text", "bid 1"}});
  EXPECT_EQ(code(old), kOldSequence);
  EXPECT_EQ(old.at("error").at("data").at("seq"), 1);
  const json::value again = party.play(0, "bid 2");
  EXPECT_EQ(code(again), kRefusedByRules);
  EXPECT_FALSE(text(again.at("error").at("data"), "why").empty());
  EXPECT_EQ(code(party.play(1, "bid 99")), -32602);
  EXPECT_EQ(party.seq(), 1U);
}

TEST(PlayTest, a_commitment_is_known_to_its_maker_only) {
  Box box;
  Party party(box, "plots", 3);
  const auto spectator = box.guest();
  box.call(spectator, "watch", {{"table", party.table}});
  for (const auto& guest : party.guests) guest->notes.clear();
  EXPECT_EQ(code(party.play(0, "bid 4")), 0);
  EXPECT_NE(party.guests[0]->all().find(R"("action":{"verb":"bid","card":4})"), std::string::npos);
  for (const auto& other : {party.guests[1], party.guests[2], spectator}) {
    const json::object& step = other->notes.back().at("params").at("steps").at(0).as_object();
    EXPECT_FALSE(step.contains("action"));
    EXPECT_EQ(json::serialize(step).find('4'), std::string::npos);
  }
  // Two bids that others cannot tell apart look the same to them.
  const json::value log =
      box.call(spectator, "watch", {{"table", party.table}}).at("log").at("lines");
  EXPECT_FALSE(log.at(1).as_object().contains("action"));
  EXPECT_EQ(code(box.call(spectator, "replay", {{"table", party.table}})), kNotNow);
}

TEST(PlayTest, legal_actions_are_told_to_their_own_seat_only) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(party.guests[0]->last("play")->at("legal").as_object().size(), 1U);
  EXPECT_TRUE(party.guests[0]->last("play")->at("legal").as_object().contains("0"));
  const auto spectator = box.guest();
  const json::value seen = box.call(spectator, "watch", {{"table", party.table}});
  EXPECT_TRUE(seen.at("play").at("legal").as_object().empty());
}

TEST(PlayTest, the_seed_is_in_nothing_that_is_said) {
  Box box;
  Party party(box, "plots", 2);
  party.play(0, "bid 3");
  const std::string seed = std::to_string(party.match().row().seed);
  const std::string signed_seed =
      std::to_string(static_cast<std::int64_t>(party.match().row().seed));
  const std::string said = party.guests[0]->all() + json::serialize(party.call(0, "watch"));
  EXPECT_EQ(said.find(seed), std::string::npos);
  EXPECT_EQ(said.find(signed_seed), std::string::npos);
}

TEST(PlayTest, a_commitment_is_taken_back_until_all_are_in) {
  Box box;
  Party party(box, "plots", 3);
  party.play(0, "bid 3");
  party.play(1, "bid 5");
  EXPECT_EQ(party.guests[0]->last("play")->at("retract"), (json::array{0}));
  EXPECT_EQ(party.call(0, "retract").at("seq"), 3);
  EXPECT_EQ(party.match().journal()->line().size(), 1U);
  EXPECT_EQ(code(party.call(2, "retract")), kNotNow);
  party.play(0, "bid 1");
  party.play(2, "bid 2");
  EXPECT_EQ(code(party.call(0, "retract")), kNotNow);
  box.reopen();
  EXPECT_EQ(party.seq(), 5U);
  const json::value log =
      box.call(party.guests[0], "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}})
          .at("log")
          .at("lines");
  EXPECT_TRUE(log.at(1).at("undone").as_bool());
  EXPECT_EQ(log.at(1).at("action"), (json::object{{"verb", "bid"}, {"card", 3}}));
}

TEST(PlayTest, paused_means_no_action_until_it_goes_on) {
  Box box;
  Party party(box, "plots", 2);
  party.host_call("pause", {{"on", true}});
  EXPECT_EQ(text(*party.guests[1]->last("info"), "phase"), "paused");
  EXPECT_EQ(code(party.play(0, "bid 3")), kNotNow);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", "Where are you?"}})), 0);
  box.reopen();
  EXPECT_EQ(code(party.play(0, "bid 3")), kNotNow);
  party.host_call("pause", {{"on", false}});
  EXPECT_EQ(code(party.play(0, "bid 3")), 0);
}

TEST(PlayTest, a_whole_game_can_be_played_and_its_replay_downloaded) {
  Box box;
  Party party(box, "plots", 2);
  while (party.match().phase() == Phase::kPlaying) {
    const std::size_t seat = party.decider();
    ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  }
  EXPECT_EQ(text(*party.guests[1]->last("info"), "phase"), "over");
  EXPECT_EQ(code(party.play(0, "bid 1")), kNotNow);
  const json::value replay = box.call(box.guest(), "replay", {{"table", party.table}});
  EXPECT_NE(text(replay, "text").find("[Game \"plots\"]"), std::string::npos);
  const json::value first = box.call(box.guest(), "at", {{"table", party.table}, {"count", 0}});
  EXPECT_FALSE(first.at("standing").at("over").as_bool());
}

TEST(PlayTest, a_full_disk_refuses_and_the_table_stays_as_it_was) {
  Box box;
  Party party(box, "plots", 2);
  ASSERT_EQ(code(party.play(0, "bid 3")), 0);
  box.store->limit_pages(1);
  int refused = 0;
  for (int i = 0; i < 400 && refused == 0; ++i) {
    refused = code(party.call(1, "chat", {{"text", std::string(500, 'x')}}));
  }
  EXPECT_EQ(refused, kNotStored);
  const std::size_t seq = party.seq();
  EXPECT_EQ(seq, 1U);
  box.store->limit_pages(0);
  EXPECT_EQ(code(party.play(1, "bid 2")), 0);
  EXPECT_EQ(party.guests[0]->last("play")->at("seq"), 2);
}

TEST(PlayTest, unused_tables_leave_memory_and_come_back) {
  Box box;
  Party party(box, "plots", 2);
  party.play(0, "bid 3");
  for (const auto& guest : party.guests) box.api->closed(guest);
  EXPECT_EQ(box.hall->loaded(), 1U);
  box.loop.advance(std::chrono::minutes(10));
  EXPECT_EQ(box.hall->loaded(), 0U);
  EXPECT_EQ(party.seq(), 1U);
}

TEST(PlayTest, questions_are_answered_for_the_own_seat) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_TRUE(party.call(0, "refusal", {{"text", "bid 3"}}).is_null());
  EXPECT_FALSE(text(party.call(0, "hint").at("action"), "verb").empty());
  EXPECT_TRUE(party.call(0, "preview", {{"text", "bid 3"}}).as_object().contains("chance"));
  EXPECT_EQ(party.seq(), 0U);
  party.play(0, "bid 3");
  EXPECT_EQ(text(party.call(0, "refusal", {{"text", "bid 2"}}), "rule").empty(), false);
  EXPECT_EQ(code(party.call(0, "hint")), kNotNow);
}

}  // namespace
}  // namespace citybox::server
