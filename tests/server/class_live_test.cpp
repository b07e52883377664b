// A class at the real program, which is killed in the middle of it.

#include <set>

#include "tests/server/live.hpp"

namespace citybox::server {
namespace {

// Six pupils at two tables of Broken Cities. All of them speak through one connection, which is
// another one in each life of the server.
class LiveClass {
 public:
  explicit LiveClass(WsClient& client) : client_(&client) {
    const json::value made = client_->call("class_create", {{"game", "broken-cities"}});
    classroom_ = text(made, "classroom");
    token_ = text(made, "token");
    steer("class_watch");  // who steers may bring in many
    for (int i = 1; i <= 6; ++i) {
      const json::value joined = client_->call(
          "class_join", {{"classroom", classroom_}, {"name", "P" + std::to_string(i)}});
      tokens_.push_back(text(joined, "token"));
    }
    EXPECT_EQ(code(steer("class_start")), 0);
  }

  void speak_through(WsClient& client) { client_ = &client; }

  json::value steer(std::string_view method, json::object params = {}) {
    params["classroom"] = classroom_;
    params["token"] = token_;
    return client_->call(method, std::move(params));
  }
  // Once both tables are there and it is as wished; after ten seconds as it is.
  template <class Wish>
  json::value info_when(Wish wish) {
    json::value info;
    for (int i = 0; i < 500; ++i) {
      info = steer("class_watch").at("info");
      if (are_open(info) && wish(info)) break;
      ::usleep(20'000);
    }
    return info;
  }
  json::value watch(int table) {
    const json::value info = steer("class_watch").at("info");
    const json::value& at = info.at("tables").at(place(table));
    json::array held;
    for (const json::value& seat : at.at("seats").as_array()) held.emplace_back(token_of(seat));
    return client_->call("watch", {{"table", at.at("table")}, {"tokens", std::move(held)}});
  }
  // Whoever decides there does as little as may be.
  json::value idle(int table) {
    const json::value seen = watch(table);
    const json::value& play = seen.at("play");
    const std::size_t seat = play.at("deciders").at(0).to_number<std::size_t>();
    const auto choices = each_of(play.at("legal").at(std::to_string(seat)).as_array());
    const json::object* least = &choices[0];
    const std::set<std::string> idle = {"end", "pass", "let-be", "vote-no"};
    for (const json::object& one : choices) {
      if (idle.contains(text(one, "verb"))) least = &one;
    }
    const json::value info = steer("class_watch").at("info");
    return client_->call(
        "play", {{"table", seen.at("info").at("table")},
                 {"token", token_of(info.at("tables").at(place(table)).at("seats").at(seat))},
                 {"seq", play.at("seq")},
                 {"action", *least}});
  }
  // Until the first number is reached and everybody stands still.
  json::value play_to_the_event() {
    for (int i = 0; i < 200; ++i) {
      if (text(steer("class_watch").at("info"), "stop") == "event") break;
      idle(1 + i / 3 % 2);  // a round of three by turns
    }
    return info_when([](const json::value& info) { return all_in(info, "paused"); });
  }

  static bool all_in(const json::value& info, std::string_view phase) {
    for (const json::value& table : info.at("tables").as_array()) {
      if (text(table, "phase") != phase) return false;
    }
    return true;
  }

 private:
  // Both tables, with what is said of them.
  static bool are_open(const json::value& info) {
    const json::array& tables = info.at("tables").as_array();
    return tables.size() == 2 && !text(tables[0], "now").empty() && !text(tables[1], "now").empty();
  }
  static std::size_t place(int table) { return static_cast<std::size_t>(table) - 1; }
  const std::string& token_of(const json::value& seat) const {
    return tokens_.at(seat.at("pupil").to_number<std::size_t>() - 1);
  }

  WsClient* client_;
  std::string classroom_, token_;
  std::vector<std::string> tokens_;  // of pupils, in their order
};

// What must be the same after a kill: tables with their logs, who sits there, the pool with its cards.
std::string kept_of(const json::value& info) {
  json::array kept{info.at("stop"), info.at("pool"), info.at("phase")};
  for (const json::value& pupil : info.at("pupils").as_array()) {
    kept.emplace_back(json::array{pupil.at("name"), pupil.at("table"), pupil.at("seat")});
  }
  for (const json::value& table : info.at("tables").as_array()) {
    kept.emplace_back(json::array{table.at("table"), table.at("phase"), table.at("seq"),
                                  table.at("line"), table.at("figures"), table.at("now")});
  }
  return json::serialize(kept);
}

bool has_fallen(const json::value& watched, std::string_view card) {
  for (const json::value& line : watched.at("log").at("lines").as_array()) {
    const json::value* action = line.as_object().if_contains("action");
    if (action != nullptr && text(*action, "verb") == "card" && text(*action, "card") == card) {
      return true;
    }
  }
  return false;
}

struct KilledClassTest : testing::Test {
  void live() {
    server = std::make_unique<Child>(folder.path(), std::vector<std::string>{"--rate", "0"});
    client = std::make_unique<WsClient>(server->connect());
    if (!school) school = std::make_unique<LiveClass>(*client);
    school->speak_through(*client);
  }
  void kill() { EXPECT_EQ(server->end(SIGKILL), -SIGKILL); }

  TempFolder folder;
  std::unique_ptr<Child> server;
  std::unique_ptr<WsClient> client;
  std::unique_ptr<LiveClass> school;
};

TEST_F(KilledClassTest, an_event_still_waits_for_its_card_and_it_falls_on_both_tables) {
  live();
  const json::value before = school->play_to_the_event();
  ASSERT_EQ(text(before, "stop"), "event");
  EXPECT_EQ(before.at("pool").at("event"), 1);
  kill();

  live();
  const auto paused = [](const json::value& info) { return LiveClass::all_in(info, "paused"); };
  const json::value after = school->info_when(paused);
  EXPECT_EQ(kept_of(after), kept_of(before));
  EXPECT_EQ(code(school->idle(1)), -32005) << "nobody plays before the card";
  for (const int table : {1, 2}) EXPECT_FALSE(has_fallen(school->watch(table), "drought"));
  EXPECT_EQ(code(school->steer("class_card", {{"card", "drought"}})), 0);
  kill();  // the card was acknowledged: it is not drawn twice

  live();
  const json::value carded = school->info_when(paused);
  EXPECT_EQ(text(carded, "stop"), "event") << "all read it first";
  EXPECT_EQ(text(carded.at("pool").at("events").at(0).at("card"), "id"), "drought");
  EXPECT_EQ(carded.at("pool").at("left").as_array().size(), 5U);
  for (const int table : {1, 2}) EXPECT_TRUE(has_fallen(school->watch(table), "drought")) << table;
  EXPECT_EQ(code(school->steer("class_go_on")), 0);
  school->info_when([](const json::value& info) { return LiveClass::all_in(info, "playing"); });
  for (const int table : {1, 2}) EXPECT_EQ(code(school->idle(table)), 0) << table;
}

TEST_F(KilledClassTest, a_paused_class_is_still_paused_with_all_that_was_played) {
  live();
  for (int i = 0; i < 4; ++i) EXPECT_EQ(code(school->idle(1)), 0);
  EXPECT_EQ(code(school->steer("class_pause", {{"on", true}})), 0);
  const auto paused = [](const json::value& info) { return LiveClass::all_in(info, "paused"); };
  const json::value before = school->info_when(paused);
  ASSERT_EQ(text(before, "stop"), "paused");
  EXPECT_GT(before.at("pool").at("pool").to_number<int>(), 0) << "a round has ended";
  kill();

  live();
  EXPECT_EQ(kept_of(school->info_when(paused)), kept_of(before));
  EXPECT_EQ(code(school->idle(2)), -32005);
  EXPECT_EQ(code(school->steer("class_pause", {{"on", false}})), 0);
  school->info_when([](const json::value& info) { return LiveClass::all_in(info, "playing"); });
  EXPECT_EQ(code(school->idle(2)), 0);
}

}  // namespace
}  // namespace citybox::server
