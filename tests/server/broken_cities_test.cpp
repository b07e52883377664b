// Broken Cities at a server's table: what the rules forbid is refused and nothing changes.

#include <gtest/gtest.h>

#include "server/match/allowance.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

struct City : Party {
  explicit City(Box& in, Until until = Until::kStarted) : Party(in, "broken-cities", 3, until) {}

  json::value say(std::string_view text, json::object more = {}) {
    more["seq"] = seq();
    more["text"] = text;
    return call(decider(), "play", std::move(more));
  }
  // Nobody builds until the first climate event: the table sits down to make a law.
  void go_to_session() {
    const auto in_session = [&] {
      const Table& at = match().journal()->table();
      for (const PackedAction choice : at.legal(Seat{static_cast<std::uint8_t>(decider())})) {
        if (at.to_text(choice) == "pass") return true;
      }
      return false;
    };
    while (!in_session()) {
      const std::string first = allowed(decider());
      EXPECT_EQ(code(say(first.starts_with("lose") ? first : "end")), 0);
    }
  }
  // The rule that says no, with nothing changed.
  std::string rule_against(std::string_view text, json::object more = {}) {
    const std::size_t before = seq();
    const std::uint64_t position = match().journal()->table().hash();
    const json::value answer = say(text, std::move(more));
    EXPECT_EQ(seq(), before);
    EXPECT_EQ(match().journal()->table().hash(), position);
    if (code(answer) != -32000) return std::to_string(code(answer));
    EXPECT_GT(server::text(answer.at("error").at("data"), "why").size(), 10U);
    return server::text(answer.at("error").at("data"), "rule");
  }
};

// One of many tables: its climate comes from a facilitator, the host.
struct SharedCity : City {
  explicit SharedCity(Box& in) : City(in, Until::kSeated) {
    host_call("configure", {{"options", {{"climate", "shared"}}}});
    host_call("start");
  }
};

TEST(BrokenCitiesTest, BC12_BC14_what_cannot_be_built_is_not) {
  Box box;
  City city(box);
  EXPECT_EQ(code(city.say("buy greenspace")), 0);
  EXPECT_EQ(city.rule_against("place b3"), "BC-12");
  EXPECT_EQ(code(city.say("place c3")), 0);
  EXPECT_EQ(city.rule_against("rent-out c3"), "BC-14");
  EXPECT_EQ(city.rule_against("rent-out e3"), "BC-15");
}

TEST(BrokenCitiesTest, BC31_BC32_BC33_laws_keep_to_their_limits) {
  Box box;
  City city(box);
  city.go_to_session();
  EXPECT_EQ(city.rule_against("propose free-text", {{"words", std::string(201, 'x')}}), "BC-33");
  EXPECT_EQ(city.rule_against("propose free-text", {{"words", "one\ntwo"}}), "-32602");
  EXPECT_EQ(city.rule_against("propose free-text", {{"words", std::string(10'000, 'x')}}),
            "-32602");
  EXPECT_EQ(code(city.say("propose surcharge")), 0);
  EXPECT_EQ(code(city.say("about low-cost")), 0);
  EXPECT_EQ(city.rule_against("number -1"), "BC-31");
  EXPECT_EQ(city.rule_against("number 13"), "BC-32");
}

TEST(BrokenCitiesTest, BC41_the_host_brings_the_cards_of_a_shared_climate) {
  Box box;
  SharedCity party(box);
  EXPECT_EQ(code(party.call(1, "facilitator")), -32002);
  EXPECT_EQ(code(party.call(1, "facilitate", {{"text", "card flood"}})), -32002);
  const std::string choices = json::serialize(party.host_call("facilitator"));
  EXPECT_NE(choices.find(R"({"verb":"card","card":"flood"})"), std::string::npos) << choices;
  EXPECT_EQ(code(party.host_call("facilitate", {{"text", "card flood"}})), 0);
  EXPECT_EQ(party.match().journal()->entries().back().actor, kFacilitator);
  EXPECT_EQ(code(party.host_call("facilitate", {{"text", "card flood"}})), -32000);
  EXPECT_EQ(code(party.call(1, "facilitate", {{"text", "pool 7"}})), -32002);
  EXPECT_EQ(code(party.host_call("facilitate", {{"text", "pool 7"}})), 0);
  EXPECT_EQ(code(party.host_call("facilitate", {{"text", "pool 200"}})), -32000);
  box.reopen();
  EXPECT_EQ(party.seq(), 2U);
}

TEST(BrokenCitiesTest, BC44_the_facilitator_can_pause_a_table) {
  Box box;
  City city(box);
  city.host_call("pause", {{"on", true}});
  EXPECT_NE(code(city.say("end")), 0);
  EXPECT_EQ(city.seq(), 0U);
  city.host_call("pause", {{"on", false}});
  EXPECT_EQ(code(city.say("end")), 0);
}

TEST(BrokenCitiesTest, BC44_nobody_else_pauses_it) {
  Box box;
  City city(box);
  EXPECT_EQ(code(city.call(city.decider(), "pause", {{"on", true}})), -32002);
  EXPECT_EQ(code(city.say("end")), 0);
  city.host_call("pause", {{"on", true}});
  EXPECT_EQ(code(city.call(city.decider(), "pause", {{"on", false}})), -32002);
  EXPECT_EQ(city.match().phase(), Phase::kPaused);
}

TEST(BrokenCitiesTest, BC44_a_pause_stops_everything_and_outlives_a_restart) {
  Box box;
  SharedCity city(box);
  EXPECT_EQ(code(city.say("end")), 0);
  const std::size_t next = city.decider();
  EXPECT_EQ(code(city.host_call("pause", {{"on", true}})), 0);
  for (const auto& guest : city.guests) {
    EXPECT_EQ(server::text(*guest->last("info"), "phase"), "paused");
  }
  box.reopen();
  EXPECT_EQ(code(city.say("end")), kNotNow);
  EXPECT_EQ(code(city.call(next, "undo", {{"to", 0}})), kNotNow);
  EXPECT_EQ(code(city.call(next, "consent", {{"yes", true}})), kNotNow);
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), kNotNow);
  EXPECT_EQ(city.seq(), 1U);
  EXPECT_EQ(code(city.host_call("pause", {{"on", false}})), 0);
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), 0);
}

TEST(BrokenCitiesTest, BC44_what_the_facilitator_brought_is_taken_back_if_all_agree) {
  Box box;
  SharedCity city(box);
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), 0);
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), -32000);
  EXPECT_TRUE(city.call(0, "undo", {{"to", 0}}).at("asked").as_bool());
  EXPECT_EQ(code(city.call(1, "consent", {{"yes", true}})), 0);
  EXPECT_EQ(code(city.call(2, "consent", {{"yes", true}})), 0);
  EXPECT_TRUE(city.match().journal()->line().empty());
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), 0);
}

TEST(BrokenCitiesTest, BC41_the_facilitator_cannot_fill_the_log_while_nobody_plays) {
  Box box;
  SharedCity city(box);
  const auto tell = [&] { return city.host_call("facilitate", {{"text", "pool 7"}}); };
  for (std::size_t i = 0; i < kFacilitatedAtStart; ++i) ASSERT_EQ(code(tell()), 0) << i;
  const json::value refused = tell();
  EXPECT_EQ(code(refused), kLimit);
  EXPECT_EQ(server::text(refused.at("error"), "message"),
            "The facilitator has done as much as may be for now; let the others play on.");
  box.reopen();
  EXPECT_EQ(code(tell()), kLimit) << "after a restart, too";
  ASSERT_EQ(code(city.say("end")), 0);
  for (std::size_t i = 0; i < kFacilitatedPerStep; ++i) EXPECT_EQ(code(tell()), 0);
  EXPECT_EQ(code(tell()), kLimit);
}

TEST(BrokenCitiesTest, BC40_a_table_with_its_own_climate_needs_no_facilitator) {
  Box box;
  City city(box);
  EXPECT_EQ(json::serialize(city.host_call("facilitator")), "[]");
  EXPECT_EQ(code(city.host_call("facilitate", {{"text", "card flood"}})), -32000);
}

}  // namespace
}  // namespace citybox::server
