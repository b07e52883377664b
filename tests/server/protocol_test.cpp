// The seam to the page: every call has a method, and the page's types are those of the messages.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "server/wire/class_calls.hpp"
#include "server/wire/typescript.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

TEST(ProtocolTest, every_call_has_a_method) {
  Box box;
  const auto guest = box.guest();
  const auto ask = [&](const char* name, auto) {
    EXPECT_NE(code(box.call(guest, name)), -32601) << name;
  };
  for_each_member<wire::Calls>(ask);
  for_each_member<wire::ClassCalls>(ask);
}

std::string contents(const char* path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(ProtocolTest, every_call_is_explained) {
  const std::string page = contents("protocol/PROTOCOL.md");
  const std::size_t server = page.find("## The server");
  for_each_member<wire::EngineCalls>([&](const char* name, auto) {
    const std::string row = "| `" + wire::call_name(name) + "` |";
    EXPECT_LT(page.find(row), server) << row;
  });
  const auto look = [&](const char* name, auto) {
    const std::string row = std::string("| `") + name + "` |";
    EXPECT_NE(page.find(row, server), std::string::npos) << row;
  };
  for_each_member<wire::Calls>(look);
  for_each_member<wire::ClassCalls>(look);
}

TEST(ProtocolTest, the_types_of_the_page_are_current) {
  EXPECT_TRUE(contents("web/src/protocol/generated.ts") == typescript_of_all())
      << "Run: citybox protocol types > web/src/protocol/generated.ts";
}

TEST(ProtocolTest, what_is_wrong_with_a_parameter_is_said_by_name) {
  Box box;
  Party party(box, "plots", 2);
  const auto problem = [&](std::string_view method, json::object params) {
    const json::value answer = party.call(0, method, std::move(params));
    EXPECT_EQ(code(answer), -32602);
    return text(answer.at("error"), "message");
  };
  EXPECT_EQ(problem("play", {{"text", "bid 3"}}), "The parameter \"seq\" is missing.");
  EXPECT_EQ(problem("play", {{"seq", "one"}, {"text", "bid 3"}}),
            "seq: \"one\" is not a whole number.");
  EXPECT_EQ(problem("play", {{"seq", 0}}), "Give the action as either \"text\" or \"action\".");
  EXPECT_EQ(problem("consent", {{"yes", 1}}), "yes: 1 is neither true nor false.");
  EXPECT_EQ(problem("pace", {{"ms", 9000}}), "ms: 9000 is not between 0 and 5000.");
  EXPECT_EQ(problem("mine", {{"tables", {json::object{{"table", 3}}}}}),
            "tables[0].table: 3 is not a text.");
}

TEST(ProtocolTest, a_choice_is_its_action) {
  Box box;
  Party party(box, "plots", 2);
  const auto legal = each_of(party.guests[0]->last("play")->at("legal").at("0").as_array());
  EXPECT_EQ(legal.at(2), (json::object{{"verb", "bid"}, {"card", 3}}));
  EXPECT_EQ(code(party.call(0, "play", {{"seq", 0}, {"action", legal.at(2)}})), 0);
  EXPECT_TRUE(party.call(1, "preview", {{"action", legal.at(0)}}).as_object().contains("events"));
  EXPECT_EQ(text(party.call(0, "refusal", {{"action", legal.at(2)}}), "rule"), "table");
}

TEST(ProtocolTest, the_words_of_a_game_travel_once) {
  Box box;
  Party party(box, "plots", 2);
  const auto guest = box.guest();
  const json::value words = box.call(guest, "vocabulary", {{"game", "plots"}}).at("words");
  EXPECT_EQ(words.at("actions").at("bid"), "Bid {card}");
  EXPECT_EQ(box.call(guest, "vocabulary", {{"game", "plots"}, {"table", party.table}}).at("words"),
            words);
  EXPECT_EQ(code(box.call(guest, "vocabulary", {{"game", "chess"}})), -32602);
  EXPECT_EQ(code(box.call(guest, "vocabulary", {{"game", "sustain"}, {"table", party.table}})),
            -32602);
}

TEST(ProtocolTest, the_game_comes_whole_first_and_then_as_what_changed) {
  Box box;
  Party party(box, "plots", 2);
  const json::object& play = *party.guests[0]->last("play");
  EXPECT_TRUE(play.at("view").at("summary").at("now").is_string());
  EXPECT_EQ(play.at("seq"), 0);
  EXPECT_EQ(play.at("standing").at("ending"), "");
  EXPECT_FALSE(party.guests[0]->notes.back().at("params").as_object().contains("changes"));
  party.play(0, "bid 3");
  const json::value update = party.guests[0]->notes.back().at("params");
  const json::object& change = update.at("changes").at("play").as_object();
  EXPECT_EQ(change.at("seq"), 1);
  EXPECT_EQ(change.at("legal"), (json::object{{"0", json::array()}}));
  EXPECT_FALSE(change.contains("standing")) << "it is as it was";
}

TEST(ProtocolTest, who_asks_for_it_gets_the_whole_game_each_time) {
  Box box;
  Party party(box, "plots", 2);
  const auto simple = box.guest();
  box.call(simple, "watch", {{"table", party.table}, {"whole", true}});
  party.play(0, "bid 3");
  const json::value update = simple->notes.back().at("params");
  EXPECT_FALSE(update.as_object().contains("changes"));
  EXPECT_EQ(update.at("play").at("seq"), 1);
  EXPECT_EQ(update.at("play").at("view"),
            box.call(box.guest(), "watch", {{"table", party.table}}).at("play").at("view"));
}

TEST(ProtocolTest, what_changed_builds_on_what_each_was_told_last) {
  Box box;
  Party party(box, "sustain", 3);
  const auto late = box.guest();  // their changes are checked as they come
  for (int i = 0; i < 200 && party.match().phase() == Phase::kPlaying; ++i) {
    const std::size_t seat = party.decider();
    EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
    if (i % 7 == 3) party.call(seat, "undo", {{"to", party.match().journal()->line().size() - 1}});
    if (i % 9 == 5) box.call(late, "watch", {{"table", party.table}});
    if (i % 11 == 8) party.call(seat, "watch", {{"tokens", {party.tokens[seat]}}});
  }
  for (std::size_t seat = 0; seat < 3; ++seat) {
    json::object play = *party.guests[seat]->last("play");
    json::object now =
        party.call(seat, "watch", {{"tokens", {party.tokens[seat]}}}).at("play").as_object();
    play.erase("clock");  // it runs
    now.erase("clock");
    EXPECT_EQ(play, now);
  }
}

TEST(ProtocolTest, the_log_comes_in_pages) {
  Box box;
  Party party(box, "plots", 2);
  while (party.match().phase() == Phase::kPlaying) {
    const std::size_t seat = party.decider();
    party.play(seat, party.allowed(seat));
  }
  const json::value whole = party.call(0, "watch").at("log");
  EXPECT_EQ(whole.at("from"), 0);
  EXPECT_EQ(whole.at("total"), 11) << "the start and ten bids";
  const json::value page = party.call(0, "log", {{"before", 5}, {"limit", 2}});
  EXPECT_EQ(page.at("from"), 3);
  EXPECT_EQ(page.at("total"), 11);
  EXPECT_EQ(page.at("lines").at(0), whole.at("lines").at(3));
  EXPECT_EQ(page.at("lines").as_array().size(), 2U);
  EXPECT_EQ(party.call(0, "log", {{"before", 99}}).at("lines").as_array().size(), 11U);
}

TEST(ProtocolTest, an_undo_and_a_retraction_say_what_leaves_the_line) {
  Box box;
  Party party(box, "plots", 3);
  party.play(0, "bid 3");
  party.play(1, "bid 5");
  party.call(0, "retract");
  const json::value update = party.guests[2]->notes.back().at("params");
  EXPECT_EQ(
      update.at("undone"),
      (json::object{
          {"by", 0}, {"to", 0}, {"seq", 3}, {"retract", true}, {"redo", false}, {"sentence", ""}}));
  EXPECT_EQ(update.at("play").at("line"), 1);
  const json::value lines = party.call(2, "watch").at("log").at("lines");
  EXPECT_TRUE(lines.at(1).at("undone").as_bool());
  EXPECT_EQ(lines.at(2).at("count"), 1) << "it moved up";
}

TEST(ProtocolTest, how_a_game_went_is_one_question) {
  Box box;
  Party party(box, "plots", 2);
  while (party.match().phase() == Phase::kPlaying) {
    const std::size_t seat = party.decider();
    party.play(seat, party.allowed(seat));
  }
  const json::value places = party.call(0, "history");
  EXPECT_EQ(places.at(0).at("count"), 0);
  EXPECT_EQ(places.as_array().back().at("count"), 10);
  EXPECT_TRUE(places.as_array().back().at("standing").at("over").as_bool());
  EXPECT_TRUE(places.at(0).at("view").at("summary").at("now").is_string());
  EXPECT_EQ(party.call(0, "history", {{"most", 3}}).as_array().size(), 3U);
}

}  // namespace
}  // namespace citybox::server
