// Hostile and unlucky clients against the real program. Each is refused with a clear error, and
// somebody else at the same server plays on.

#include "tests/server/live.hpp"
#include "tests/support/raw.hpp"

namespace citybox::server {
namespace {

class LiveTest : public ::testing::Test {
 protected:
  // Somebody else's game goes on as if nothing had happened.
  void expect_others_play_on() {
    const json::value seen =
        other_.call("watch", {{"table", table_.code}, {"tokens", {table_.tokens[0]}}});
    const json::value seq = seen.at("play").at("seq");
    const std::size_t seat = seen.at("play").at("deciders").at(0).to_number<std::size_t>();
    const json::value played =
        other_.call("play", {{"table", table_.code},
                             {"token", table_.tokens[seat]},
                             {"seq", seq},
                             {"text", "bid " + std::to_string(seq.to_number<int>() / 2 + 1)}});
    EXPECT_EQ(code(played), 0) << played;
  }

  TempFolder folder_;
  Child server_{folder_.path(), {"--idle", "30"}};
  WsClient other_{server_.connect()};
  LiveTable table_{other_};
};

TEST_F(LiveTest, a_message_of_ten_megabytes_is_refused_with_a_reason) {
  WsClient client = server_.connect();
  std::string huge;
  huge.resize(10'000'000, 'x');
  client.send(huge);
  const auto answer = client.receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(json::parse(*answer).at("error").at("code"), -32700);
  EXPECT_FALSE(client.receive());
  EXPECT_EQ(client.close_code(), 1009);
  EXPECT_NE(client.close_reason().find("65536 bytes"), std::string::npos);
  expect_others_play_on();
}

TEST_F(LiveTest, a_flood_is_slowed_down_and_nobody_else_feels_it) {
  WsClient client = server_.connect();
  const std::string ask = client_frame(
      Opcode::kText, R"({"jsonrpc":"2.0","id":7,"method":"mine","params":{"tables":[]}})");
  std::string many;
  for (int i = 0; i < 3000; ++i) many += ask;
  ASSERT_TRUE(client.send_raw(many));
  expect_others_play_on();
  for (int i = 0; i < 1200; ++i) {
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_TRUE(json::parse(*answer).as_object().contains("result"));
  }
  expect_others_play_on();
}

TEST_F(LiveTest, garbage_gets_an_error_and_the_connection_lives) {
  WsClient client = server_.connect();
  for (const char* garbage :
       {"", "garbage", "[]", "42", "null", "{\"jsonrpc\":\"2.0\"}", "{\"a\":", "[[[[[[",
        R"({"jsonrpc":"2.0","id":1,"method":"rm"})",
        R"({"jsonrpc":"2.0","id":1,"method":"watch","params":[1]})",
        R"({"jsonrpc":"2.0","id":1,"method":"watch","params":{"table":7}})"}) {
    ASSERT_TRUE(client.send(garbage));
    const auto answer = client.receive();
    ASSERT_TRUE(answer) << garbage;
    EXPECT_TRUE(json::parse(*answer).as_object().contains("error")) << garbage;
  }
  ASSERT_TRUE(client.send(std::string(60'000, '[')));
  ASSERT_TRUE(client.receive());
  EXPECT_EQ(text(client.call("hello"), "name"), "Citybox");
  expect_others_play_on();
}

TEST_F(LiveTest, half_frames_and_broken_frames_hurt_nobody) {
  WsClient half = server_.connect();
  const std::string frame =
      client_frame(Opcode::kText, R"({"jsonrpc":"2.0","id":1,"method":"hello"})");
  half.send_raw(frame.substr(0, frame.size() / 2));
  WsClient broken = server_.connect();
  broken.send_raw(std::string(20, '\xFF'));
  EXPECT_FALSE(broken.receive());
  WsClient binary = server_.connect();
  binary.send_raw(client_frame(Opcode::kBinary, "x"));
  EXPECT_FALSE(binary.receive());
  EXPECT_EQ(binary.close_code(), 1003);
  expect_others_play_on();
  half.send_raw(frame.substr(frame.size() / 2));  // the other half: it was only slow
  EXPECT_TRUE(half.receive());
}

TEST_F(LiveTest, a_page_of_another_site_may_not_connect) {
  const auto refused = WsClient::connect("127.0.0.1", server_.port, "http://evil.example");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("403"), std::string::npos);
  EXPECT_TRUE(WsClient::connect("127.0.0.1", server_.port,
                                "http://localhost:" + std::to_string(server_.port)));
  expect_others_play_on();
}

TEST(DeafTest, a_listener_who_never_reads_is_let_go) {
  TempFolder folder;
  Child server(folder.path(), {"--rate", "0"});
  WsClient deaf = server.connect();
  std::string many;
  const std::string hello =
      client_frame(Opcode::kText, R"({"jsonrpc":"2.0","id":1,"method":"hello"})");
  for (int i = 0; i < 100; ++i) many += hello;
  int sent = 0;
  while (sent < 10'000 && deaf.send_raw(many)) ++sent;
  EXPECT_LT(sent, 10'000);
  WsClient other = server.connect();
  EXPECT_EQ(text(other.call("hello"), "name"), "Citybox");
}

TEST_F(LiveTest, somebody_elses_seat_needs_its_own_token) {
  WsClient client = server_.connect();
  LiveTable mine(client);
  const json::value stolen = client.call(
      "play", {{"table", table_.code}, {"token", mine.tokens[0]}, {"seq", 0}, {"text", "bid 1"}});
  EXPECT_EQ(code(stolen), -32002);
  expect_others_play_on();
}

TEST_F(LiveTest, ctrl_c_says_goodbye_and_ends_with_zero) {
  EXPECT_EQ(server_.end(SIGINT), 0);
  bool told = false;
  while (const auto note = other_.receive()) {
    if (text(json::parse(*note), "method") == "closing") told = true;
  }
  EXPECT_TRUE(told);
  EXPECT_EQ(other_.close_code(), 1001);
}

TEST_F(LiveTest, no_token_is_in_what_the_server_prints) {
  WsClient client = server_.connect();
  client.call("play",
              {{"table", table_.code}, {"token", table_.tokens[0]}, {"seq", 99}, {"text", "x"}});
  EXPECT_EQ(server_.end(SIGTERM), 0);
  for (const std::string& token : table_.tokens)
    EXPECT_EQ(server_.said.find(token), std::string::npos);
  EXPECT_EQ(server_.said.find(table_.host), std::string::npos);
}

TEST_F(LiveTest, a_second_server_on_the_same_data_is_refused_with_a_sentence) {
  Child second(folder_.path());
  EXPECT_EQ(second.port, 0);
  EXPECT_EQ(second.wait(), 1);
  EXPECT_NE(second.said.find("Another Citybox server uses the data folder"), std::string::npos);
  expect_others_play_on();
}

TEST_F(LiveTest, a_busy_port_is_refused_with_a_sentence) {
  TempFolder elsewhere;
  Child second(elsewhere.path(), {}, server_.port);
  EXPECT_EQ(second.wait(), 1);
  EXPECT_NE(second.said.find("in use already"), std::string::npos);
}

TEST(AccessLogTest, requests_and_sockets_are_logged_without_queries_and_addresses) {
  TempFolder folder;
  Child server(folder.path(), {"--log-level", "debug"});
  ask_http(server.port, "GET /t/KMTRAQ?token=secret HTTP/1.0\r\n\r\n");
  ask_http(server.port, "GET /no\"such\tfile.js HTTP/1.0\r\n\r\n");
  server.connect().call("hello");
  EXPECT_EQ(server.end(SIGTERM), 0);
  const std::string log = server.said.substr(server.said.find("ctrl-C"));
  EXPECT_NE(log.find("level=debug event=http method=GET path=/t/KMTRAQ status=200 us="),
            std::string::npos);
  EXPECT_NE(log.find("level=info event=http method="), std::string::npos);
  EXPECT_NE(log.find("event=ws_opened"), std::string::npos);
  EXPECT_NE(log.find("event=ws_closed seconds="), std::string::npos);
  EXPECT_EQ(log.find("secret"), std::string::npos);
  EXPECT_EQ(log.find("address="), std::string::npos);
}

TEST(KilledTest, nothing_that_was_acknowledged_is_lost) {
  TempFolder folder;
  std::string table;
  std::string token;
  std::size_t acknowledged = 0;
  for (int life = 0; life < 3; ++life) {
    Child server(folder.path(), {"--rate", "0", "--chat-rate", "0"});
    WsClient client = server.connect();
    if (table.empty()) {
      LiveTable made(client);
      table = made.code;
      token = made.tokens[0];
    }
    const json::value seen = client.call("watch", {{"table", table}, {"tokens", {token}}});
    const json::array& chat = seen.at("chat").as_array();  // the last lines, numbered from 1
    const std::size_t kept = chat.empty() ? 0 : chat.back().at("id").to_number<std::size_t>();
    EXPECT_GE(kept, acknowledged);
    EXPECT_LE(kept, acknowledged + 200);
    acknowledged = kept;
    // Many on their way at once, killed in the middle: what was answered counts.
    for (int i = 0; i < 100; ++i) {
      client.send(json::serialize(json::object{
          {"jsonrpc", "2.0"},
          {"id", 1000 + i},
          {"method", "chat"},
          {"params", json::object{{"table", table}, {"token", token}, {"text", "line"}}}}));
    }
    for (int answers = 0; answers < 30;) {
      const auto message = client.receive();
      ASSERT_TRUE(message);
      if (!json::parse(*message).as_object().contains("id")) continue;
      ++answers;
      ++acknowledged;
    }
    EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
    while (const auto message = client.receive()) {  // answers that were on their way
      if (json::parse(*message).as_object().contains("id")) ++acknowledged;
    }
  }
}

TEST(KilledTest, a_game_goes_on_after_the_server_was_killed_in_the_middle) {
  TempFolder folder;
  std::string table;
  std::vector<std::string> tokens;
  std::size_t acknowledged = 0;
  bool over = false;
  for (int life = 0; life < 20 && !over; ++life) {
    Child server(folder.path());
    WsClient client = server.connect();
    if (table.empty()) {
      LiveTable made(client);
      table = made.code;
      tokens = made.tokens;
    }
    const auto look = [&] {
      return client.call("watch", {{"table", table}, {"tokens", {tokens[0], tokens[1]}}})
          .at("play");
    };
    json::value play = look();
    EXPECT_EQ(play.at("seq").to_number<std::size_t>(), acknowledged);
    for (int moves = 0; moves < 3; ++moves) {
      over = play.at("standing").at("over").as_bool();
      if (over) break;
      const std::size_t seat = play.at("deciders").at(0).to_number<std::size_t>();
      const json::value done = client.call("play", {{"table", table},
                                                    {"token", tokens[seat]},
                                                    {"seq", acknowledged},
                                                    {"action", first_of(play, seat)}});
      ASSERT_EQ(code(done), 0);
      acknowledged = done.at("seq").to_number<std::size_t>();
      play = look();
    }
    EXPECT_EQ(server.end(SIGKILL), -SIGKILL);
  }
  EXPECT_TRUE(over);
  EXPECT_EQ(acknowledged, 10U);
}

}  // namespace
}  // namespace citybox::server
