// Who comes in, and who hears names and chat.

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

// A private table with two who sit there and play.
struct Private {
  Private() {
    const json::value made =
        box.call(host_guest, "create", {{"game", "plots"}, {"seats", 2}, {"by_link", true}});
    table = text(made, "table");
    host = text(made, "host");
    key = text(made, "key");
    path = text(made, "path");
    for (int seat = 0; seat < 2; ++seat) {
      const json::value sat =
          box.call(box.guest(), "sit",
                   {{"table", table}, {"seat", seat}, {"name", Party::names[seat]}, {"key", key}});
      tokens.push_back(text(sat, "token"));
    }
    EXPECT_EQ(code(box.call(host_guest, "start", {{"table", table}, {"token", host}})), 0);
  }

  json::value ask(const std::shared_ptr<Guest>& who, std::string_view method,
                  json::object params = {}) {
    params["table"] = table;
    return box.call(who, method, std::move(params));
  }

  Box box;
  std::shared_ptr<Guest> host_guest = box.guest();
  std::string table, host, key, path;
  std::vector<std::string> tokens;
};

TEST(PrivateTest, its_link_ends_in_the_key_and_the_server_does_not_keep_it) {
  Private at;
  EXPECT_EQ(at.path, "/t/" + at.table + "#key=" + at.key);
  EXPECT_GE(at.key.size(), 32U);
  const json::value seen = at.ask(at.box.guest(), "watch", {{"key", at.key}});
  EXPECT_TRUE(seen.at("info").at("by_link").as_bool());
  EXPECT_EQ(text(seen.at("info"), "url"), "http://box.test/t/" + at.table);
}

TEST(PrivateTest, a_table_that_is_not_private_has_no_key) {
  Box box;
  const json::value made = box.call(box.guest(), "create", {{"game", "plots"}});
  EXPECT_EQ(text(made, "key"), "");
  EXPECT_EQ(text(made, "path"), "/t/" + text(made, "table"));
  EXPECT_EQ(code(box.call(box.guest(), "watch", {{"table", text(made, "table")}})), 0);
}

TEST(PrivateTest, to_a_stranger_every_call_says_that_there_is_no_such_table) {
  Private at;
  const std::vector<std::pair<const char*, json::object>> calls = {
      {"watch", {}},
      {"watch", {{"key", "wrong"}}},
      {"watch", {{"tokens", {"wrong"}}}},
      {"unwatch", {}},
      {"vocabulary", {{"game", "plots"}}},
      {"log", {{"before", 9}}},
      {"items", {{"what", "score"}}},
      {"at", {{"count", 0}}},
      {"history", {}},
      {"replay", {}},
      {"sit", {{"seat", 0}, {"name", "Eve"}}},
      {"sit", {{"seat", 0}, {"name", "Eve"}, {"key", "wrong"}}},
      {"claim", {{"claim", "wrong"}}},
      {"stand", {{"token", "wrong"}}},
      {"start", {{"token", "wrong"}}},
      {"pause", {{"token", "wrong"}, {"on", true}}},
      {"seat_bot", {{"token", "wrong"}, {"seat", 0}}},
      {"free_seat", {{"token", "wrong"}, {"seat", 0}}},
      {"take_host", {{"token", "wrong"}}},
      {"spectators", {{"token", "wrong"}, {"on", true}}},
      {"hints", {{"token", "wrong"}, {"on", true}}},
      {"redo", {{"token", "wrong"}}},
      {"play", {{"token", "wrong"}, {"seq", 0}, {"text", "bid 1"}}},
      {"chat", {{"token", "wrong"}, {"text", "Hello"}}},
      {"hint", {{"token", "wrong"}}},
      {"hindsight", {{"count", 0}}},
  };
  for (const auto& [method, params] : calls) {
    const json::value there = at.ask(at.box.guest(), method, params);
    json::object nowhere = params;
    nowhere["table"] = "QQQQQQ";
    EXPECT_EQ(code(there), kNoSuchTable) << method;
    EXPECT_EQ(there, at.box.call(at.box.guest(), method, nowhere)) << method;
  }
  const json::value mine = at.box.call(
      at.box.guest(), "mine",
      {{"tables",
        {json::object{{"table", at.table}}, json::object{{"table", at.table}, {"key", "wrong"}}}}});
  EXPECT_TRUE(mine.at(0).at("gone").as_bool());
  EXPECT_TRUE(mine.at(1).at("gone").as_bool());
}

TEST(PrivateTest, who_came_in_with_the_key_needs_it_once) {
  Private at;
  const auto guest = at.box.guest();
  EXPECT_EQ(code(at.ask(guest, "watch", {{"key", at.key}})), 0);
  EXPECT_EQ(code(at.ask(guest, "at", {{"count", 0}})), 0);
  EXPECT_EQ(code(at.ask(guest, "watch")), 0);
  EXPECT_EQ(code(at.ask(guest, "stand", {{"token", "wrong"}})), kNotAllowed);
  EXPECT_EQ(code(at.ask(guest, "unwatch")), 0);
  EXPECT_EQ(code(at.ask(guest, "at", {{"count", 0}})), kNoSuchTable);
}

TEST(PrivateTest, a_token_or_a_claim_opens_it_after_a_restart_too) {
  Private at;
  const std::string link =
      text(at.ask(at.host_guest, "move_link", {{"token", at.tokens[0]}}), "path");
  at.box.reopen();
  EXPECT_EQ(code(at.ask(at.box.guest(), "watch")), kNoSuchTable);
  EXPECT_EQ(code(at.ask(at.box.guest(), "watch", {{"tokens", {at.host}}})), 0);
  EXPECT_EQ(code(at.ask(at.box.guest(), "watch", {{"tokens", {at.tokens[1]}}})), 0);
  EXPECT_EQ(code(at.ask(at.box.guest(), "watch", {{"key", at.key}})), 0);
  const std::string claim = link.substr(link.find("#claim=") + 7);
  EXPECT_EQ(code(at.ask(at.box.guest(), "claim", {{"claim", claim}})), 0);
  EXPECT_EQ(code(at.ask(at.box.guest(), "claim", {{"claim", claim}})), kNoSuchTable);
  const json::value mine =
      at.box.call(at.box.guest(), "mine",
                  {{"tables",
                    {json::object{{"table", at.table}, {"tokens", {at.tokens[1]}}},
                     json::object{{"table", at.table}, {"key", at.key}}}}});
  EXPECT_EQ(mine.at(0).at("seats"), (json::array{"Ann", "Ben"}));
  EXPECT_EQ(mine.at(1).at("seats"), (json::array{"", ""})) << "there, and nameless";
}

TEST(SpectatorsTest, a_stranger_sees_the_board_and_hears_no_names_and_no_chat) {
  Box box;
  Party party(box, "plots", 2);
  party.call(0, "chat", {{"text", "Nobody knows that I am Ann."}});
  const auto stranger = box.guest();
  const json::value seen = box.call(stranger, "watch", {{"table", party.table}});
  EXPECT_FALSE(seen.at("info").at("you").at("let_in").as_bool());
  EXPECT_TRUE(seen.at("play").at("view").as_object().contains("state"));
  EXPECT_FALSE(seen.at("log").at("lines").as_array().empty());
  EXPECT_TRUE(seen.at("chat").as_array().empty());
  party.call(1, "chat", {{"text", "Ben says the same."}});
  party.call(1, "rename", {{"name", "Benjamin"}});
  party.play(0, "bid 3");
  party.play(1, "bid 2");
  EXPECT_FALSE(stranger->notes.empty());
  for (const std::string& heard : {json::serialize(seen), stranger->all()}) {
    EXPECT_EQ(heard.find("Ann"), std::string::npos) << heard;
    EXPECT_EQ(heard.find("Ben"), std::string::npos) << heard;
  }
  EXPECT_NE(party.guests[0]->all().find("Benjamin"), std::string::npos);
  const json::value mine =
      box.call(stranger, "mine", {{"tables", {json::object{{"table", party.table}}}}});
  EXPECT_EQ(mine.at(0).at("seats"), (json::array{"", ""}));
}

TEST(SpectatorsTest, a_replay_names_its_players_to_those_who_are_let_in) {
  Box box;
  Party party(box, "plots", 2);
  while (party.match().phase() == Phase::kPlaying) {
    const std::size_t seat = party.decider();
    party.play(seat, party.allowed(seat));
  }
  const auto replay = [&](const std::shared_ptr<Guest>& who) {
    return text(box.call(who, "replay", {{"table", party.table}}), "text");
  };
  EXPECT_NE(replay(party.guests[1]).find("Ann"), std::string::npos);
  EXPECT_EQ(replay(box.guest()).find("Ann"), std::string::npos);
  EXPECT_EQ(replay(box.guest()).find("Ben"), std::string::npos);
}

TEST(SpectatorsTest, what_was_written_with_an_action_is_for_those_who_are_let_in) {
  Box box;
  Party party(box, "sustain", 2, Party::Until::kSeated);
  const auto stranger = box.guest();
  box.call(stranger, "watch", {{"table", party.table}});
  ASSERT_EQ(code(party.host_call("start")), 0);
  const std::size_t seat = party.decider();
  ASSERT_EQ(code(party.call(seat, "play",
                            {{"seq", party.seq()}, {"text", "found"}, {"words", "Call 5550123"}})),
            0);
  const auto words_of = [](const json::value& line) { return text(line, "words"); };
  const auto told = [&](const Guest& guest) {
    return words_of(guest.notes.back().at("params").at("steps").at(0));
  };
  EXPECT_EQ(told(*party.guests[1]), "Call 5550123");
  EXPECT_EQ(told(*stranger), "");
  const auto logged = [&](const std::shared_ptr<Guest>& who) {
    return words_of(
        box.call(who, "log", {{"table", party.table}, {"before", 9}}).at("lines").at(1));
  };
  EXPECT_EQ(logged(party.guests[0]), "Call 5550123");
  EXPECT_EQ(logged(stranger), "");
  const json::value seen = box.call(stranger, "watch", {{"table", party.table}});
  EXPECT_EQ(words_of(seen.at("log").at("lines").at(1)), "");
}

TEST(SpectatorsTest, a_replay_for_strangers_has_no_words_and_can_be_played_again) {
  Box box;
  Party party(box, "sustain", 2);
  const std::size_t seat = party.decider();
  party.call(seat, "play", {{"seq", party.seq()}, {"text", "found"}, {"words", "Call 5550123"}});
  EXPECT_NE(to_text(party.match().replay(Names::kTold)).find("5550123"), std::string::npos);
  const std::string kept = to_text(party.match().replay(Names::kKept));
  EXPECT_EQ(kept.find("5550123"), std::string::npos);
  const auto read = check_replay(kept, all_games());
  ASSERT_TRUE(read) << read.error().text;
}

TEST(SpectatorsTest, the_host_lets_them_in_and_out_again) {
  Box box;
  Party party(box, "plots", 2);
  const auto stranger = box.guest();
  box.call(stranger, "watch", {{"table", party.table}});
  EXPECT_EQ(code(party.call(1, "spectators", {{"on", true}})), kNotAllowed);
  EXPECT_EQ(code(party.host_call("spectators", {{"on", true}})), 0);
  EXPECT_TRUE(stranger->last("info")->at("you").at("let_in").as_bool());
  EXPECT_TRUE(stranger->last("info")->at("spectators").as_bool());
  EXPECT_EQ(stranger->last("info")->at("seats").at(1).at("name"), "Ben");
  party.call(0, "chat", {{"text", "Welcome"}});
  EXPECT_EQ(text(stranger->notes.back().at("params").at("line"), "text"), "Welcome");
  box.reopen();
  const auto later = box.guest();
  const json::value seen = box.call(later, "watch", {{"table", party.table}});
  EXPECT_EQ(seen.at("chat").at(0).at("name"), "Ann");
  EXPECT_EQ(code(party.host_call("spectators", {{"on", false}})), 0);
  EXPECT_FALSE(later->last("info")->at("you").at("let_in").as_bool());
  EXPECT_EQ(later->last("info")->at("seats").at(1).at("name"), "");
}

TEST(SpectatorsTest, who_sits_down_is_let_in) {
  Box box;
  Party party(box, "plots", 3, Party::Until::kSeated);
  const json::value seen =
      box.call(box.guest(), "watch", {{"table", party.table}, {"tokens", {party.tokens[2]}}});
  EXPECT_TRUE(seen.at("info").at("you").at("let_in").as_bool());
  EXPECT_EQ(seen.at("info").at("seats").at(0).at("name"), "Ann");
  party.call(2, "stand");
  EXPECT_FALSE(party.guests[2]->last("info")->at("you").at("let_in").as_bool());
  EXPECT_EQ(party.guests[2]->last("info")->at("seats").at(0).at("name"), "");
}

}  // namespace
}  // namespace citybox::server
