// What strangers may do to the sockets: each of these took the server down, or could have.

#include "server/http/metrics_door.hpp"
#include "tests/server/open_door.hpp"

namespace citybox::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

std::string repeated(const std::string& text, int times) {
  std::string many;
  for (int i = 0; i < times; ++i) many += text;
  return many;
}

TEST(HostileSocketTest, pongs_that_nobody_reads_are_bounded_and_others_are_served) {
  Config config;
  config.limits.send_queue_bytes = 256 * 1024;
  OpenDoor open(config);
  std::size_t most = 0;
  open.ask([&] { open.desk.watch = [&] { most = std::max(most, open.door->backlog()); }; });
  WsClient other = open.connect();
  WsClient deaf = open.connect();
  const std::string pings = repeated(client_frame(Opcode::kPing, std::string(125, 'p')), 1000);
  int sent = 0;
  while (sent < 1000 && deaf.send_raw(pings)) {
    if (++sent % 10 != 0) continue;
    other.send("still here");
    EXPECT_EQ(other.receive(), "still here");
  }
  EXPECT_LT(sent, 1000);
  open.until([&] { return open.door->sessions() == 1; });
  EXPECT_LE(most, 256 * 1024 + 200U);
  EXPECT_EQ(open.ask([&] { return open.door->backlog(); }), 0U);
  other.send("and now");
  EXPECT_EQ(other.receive(), "and now");
}

TEST(HostileSocketTest, a_desk_that_holds_at_pings_stops_them) {
  OpenDoor open({});
  open.ask([&] { open.desk.hold_at_control_frames = true; });
  WsClient client = open.connect();
  client.give_up_sending_after(milliseconds(300));
  const std::string pings = repeated(client_frame(Opcode::kPing, ""), 10'000);
  for (int i = 0; i < 1000 && client.send_raw(pings); ++i) {
  }
  // Not one more read from the socket than the one that brought the first.
  const int frames = open.ask([&] { return open.desk.control_frames; });
  EXPECT_GE(frames, 1);
  EXPECT_LE(frames, 300);
}

TEST(HostileSocketTest, many_who_do_not_read_share_a_bound) {
  Config config;
  config.limits.send_queue_bytes = 4 * 1024 * 1024;
  config.limits.all_queues_bytes = 4 * 1024 * 1024;
  OpenDoor open(config);
  std::vector<WsClient> deaf;
  for (int i = 0; i < 40; ++i) {
    deaf.push_back(open.connect());
    deaf.back().give_up_sending_after(milliseconds(200));
    for (int more = 0; more < 20 && deaf.back().send("large 400000"); ++more) {
    }
  }
  WsClient other = open.connect();
  other.send("large 400000");
  EXPECT_EQ(other.receive()->size(), 400'000U);
  // The total, one large answer for each that is left, and no more.
  EXPECT_LT(open.ask([&] { return open.door->backlog(); }),
            4U * 1024 * 1024 + 40U * (400'000 + 64 * 1024));
}

TEST(HostileSocketTest, endless_empty_pieces_of_a_message_are_closed_with_a_sentence) {
  OpenDoor open({});
  WsClient client = open.connect();
  client.send_raw(client_frame(Opcode::kText, "", Piece::kMoreFollows));
  client.send_raw(repeated(client_frame(Opcode::kContinuation, "", Piece::kMoreFollows), 200));
  EXPECT_FALSE(client.receive());
  EXPECT_EQ(client.close_code(), 1008);
  EXPECT_EQ(client.close_reason(), "A message may come in 64 pieces.");
}

TEST(HostileSocketTest, frames_that_come_with_the_request_are_heard) {
  OpenDoor open({});
  RawClient hasty(open.port);
  hasty.say(handshake("x", "") + client_frame(Opcode::kText, "one") +
            client_frame(Opcode::kText, "two").substr(0, 4));
  open.until([&] { return open.desk.messages.size() == 1; });
  hasty.say(client_frame(Opcode::kText, "two").substr(4));
  open.until([&] { return open.desk.messages.size() == 2; });
  EXPECT_EQ(open.heard(), (std::vector<std::string>{"one", "two"}));
}

TEST(HostileSocketTest, a_message_in_a_few_pieces_with_pings_between_is_one) {
  OpenDoor open({});
  WsClient client = open.connect();
  client.send_raw(client_frame(Opcode::kText, "one ", Piece::kMoreFollows));
  client.send_raw(client_frame(Opcode::kPing, "?"));
  client.send_raw(client_frame(Opcode::kContinuation, "message"));
  EXPECT_EQ(client.receive(), "one message");
}

TEST(HostileSocketTest, an_answer_larger_than_the_queue_goes_out_when_nothing_else_waits) {
  Config config;
  config.limits.send_queue_bytes = 10'000;
  OpenDoor open(config);
  WsClient client = open.connect();
  for (int i = 0; i < 3; ++i) {
    client.send("large 5000000");
    client.send("after it");
    EXPECT_EQ(client.receive()->size(), 5'000'000U);
    EXPECT_EQ(client.receive(), "large 5000000");
    EXPECT_EQ(client.receive(), "after it");
  }
}

TEST(HoldTest, nothing_reaches_the_desk_while_a_connection_is_held) {
  OpenDoor open({});
  WsClient client = open.connect();
  WsClient other = open.connect();
  client.send_raw(client_frame(Opcode::kText, "hold") + client_frame(Opcode::kPing, "") +
                  client_frame(Opcode::kText, "a") + client_frame(Opcode::kText, "b"));
  open.until([&] { return !open.desk.messages.empty(); });
  const auto held = open.ask([&] { return open.desk.last; });
  for (int i = 0; i < 5; ++i) {
    other.send("x");
    EXPECT_EQ(other.receive(), "x");
  }
  EXPECT_EQ(open.heard(), (std::vector<std::string>{"hold", "x", "x", "x", "x", "x"}));
  open.ask([&] { held->go_on(); });
  EXPECT_EQ(client.receive(), "a");
  EXPECT_EQ(client.receive(), "b");
}

TEST(HoldTest, what_is_held_can_still_be_talked_to_and_closed) {
  OpenDoor open({});
  WsClient client = open.connect();
  client.send("hold");
  open.until([&] { return !open.desk.messages.empty(); });
  open.ask([&] {
    open.desk.last->send(message_of("news"));
    open.desk.last->close("Enough.");
  });
  EXPECT_EQ(client.receive(), "news");
  EXPECT_FALSE(client.receive());
  EXPECT_EQ(client.close_reason(), "Enough.");
  client.shut();
  open.until([&] { return open.desk.closed_count == 1 && open.door->empty(); });
}

TEST(HoldTest, a_stop_ends_what_is_held) {
  OpenDoor open({});
  WsClient client = open.connect();
  client.send("hold");
  open.until([&] { return !open.desk.messages.empty(); });
  open.ask([&] { open.door->close(message_of("bye")); });
  EXPECT_EQ(client.receive(), "bye");
  EXPECT_FALSE(client.receive());
  EXPECT_EQ(client.close_code(), 1001);
  client.shut();
  open.until([&] { return open.door->empty(); });
}

TEST(HoldTest, who_left_while_held_is_noticed_afterwards) {
  OpenDoor open({});
  WsClient client = open.connect();
  client.send("hold");
  open.until([&] { return !open.desk.messages.empty(); });
  client.shut();
  open.go_on();
  open.until([&] { return open.desk.closed_count == 1 && open.door->empty(); });
}

TEST(HoldTest, being_held_for_longer_than_the_idle_time_is_no_silence) {
  Config config;
  config.limits.idle_seconds = 1;
  OpenDoor open(config);
  WsClient client = open.connect();
  client.send("hold");
  open.until([&] { return !open.desk.messages.empty(); });
  std::this_thread::sleep_for(milliseconds(2500));
  open.go_on();
  client.send("still here");
  EXPECT_EQ(client.receive(), "still here");
}

TEST(IdleTest, the_silent_are_asked_and_then_given_up) {
  Config config;
  config.limits.idle_seconds = 1;
  OpenDoor open(config);
  WsClient silent = open.connect();  // answers no pings, because it does not receive
  WsClient quiet = open.connect();
  EXPECT_FALSE(quiet.receive(milliseconds(3000)));
  EXPECT_FALSE(quiet.closed());
  EXPECT_EQ(open.ask([&] { return open.door->sessions(); }), 1U);
  EXPECT_EQ(open.ask([&] { return open.desk.closed_count; }), 1);
}

TEST(IdleTest, who_takes_nothing_of_what_waits_is_given_up) {
  Config config;
  config.limits.idle_seconds = 1;
  OpenDoor open(config);
  WsClient deaf = open.connect();
  deaf.send("large 60000000");
  for (int i = 0; i < 10 && open.ask([&] { return open.desk.closed_count; }) == 0; ++i) {
    std::this_thread::sleep_for(milliseconds(400));
    deaf.send("x");  // it is not silent
  }
  open.until([&] { return open.desk.closed_count == 1; });
}

struct Malformed {
  std::string request;
  int status;
};

TEST(HostileHttpTest, a_malformed_request_is_answered_and_not_just_closed) {
  OpenDoor open({});
  const std::string host = "Host: x\r\n";
  const std::vector<Malformed> all = {
      {"garbage\r\n\r\n", 400},
      {std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15), 400},
      {"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\n" + host + host + "\r\n", 400},
      {"GET / HTTP/9.9\r\n" + host + "\r\n", 505},
      {"GET / HTTP/1.1\r\n" + host + "Content-Length: x\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\n" + host + "X: " + std::string(20'000, 'x') + "\r\n\r\n", 431},
      {"GET /" + std::string(20'000, 'x') + " HTTP/1.1\r\n" + host + "\r\n", 431},
      {"POST / HTTP/1.1\r\n" + host + "Content-Length: 5000\r\n\r\n" + std::string(5000, 'x'), 413},
      {"POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nConnection: close\r\n\r\nx", 405},
  };
  for (const auto& [request, status] : all) {
    const std::string answer = ask_http(open.port, request);
    EXPECT_EQ(status_of(answer), status) << request.substr(0, 60) << "\n" << answer;
    EXPECT_NE(answer.find("Connection: close"), std::string::npos) << request.substr(0, 60);
    EXPECT_TRUE(answer.ends_with(".\n")) << answer;
  }
}

TEST(HostileHttpTest, a_request_that_is_never_finished_is_told_so) {
  Config config;
  config.limits.request_seconds = 1;
  OpenDoor open(config);
  EXPECT_EQ(status_of(ask_http(open.port, "GET / HTTP/1.1\r\nHost: x\r\nX-")), 408);
  EXPECT_EQ(ask_http(open.port, ""), "");
}

TEST(HostileHttpTest, unfinished_requests_count_as_connections) {
  Config config;
  config.limits.connections = 3;
  OpenDoor open(config);
  std::vector<RawClient> slow;
  for (int i = 0; i < 3; ++i) {
    slow.emplace_back(open.port);
    slow.back().say("GET / HT");
  }
  open.until([&] { return open.door->connections() == 3; });
  const std::string full = ask_http(open.port, "");
  EXPECT_EQ(status_of(full), 503);
  EXPECT_FALSE(WsClient::connect("127.0.0.1", open.port));
  slow.pop_back();
  open.until([&] { return open.door->connections() == 2; });
  EXPECT_TRUE(WsClient::connect("127.0.0.1", open.port));
}

TEST(HostileHttpTest, unfinished_requests_count_for_their_address) {
  Config config;
  config.limits.connections_per_address = 2;
  OpenDoor open(config);
  RawClient one(open.port);
  RawClient two(open.port);
  open.until([&] { return open.door->connections() == 2; });
  EXPECT_EQ(status_of(ask_http(open.port, "")), 503);
}

TEST(HostileHttpTest, idle_sockets_of_strangers_make_room_for_others) {
  Config config;
  config.limits.connections_per_address = 3;
  OpenDoor open(config);
  WsClient player = open.connect();
  player.send("hello");
  EXPECT_EQ(player.receive(), "hello");
  open.ask([&] { open.desk.last->known = true; });
  WsClient oldest = open.connect();
  WsClient newer = open.connect();
  WsClient late = open.connect();
  for (WsClient* one : {&player, &newer, &late}) {
    one->send("Still here?");
    EXPECT_EQ(one->receive(), "Still here?");
  }
  EXPECT_FALSE(oldest.receive());
  EXPECT_EQ(oldest.close_code(), 1008);
  EXPECT_EQ(oldest.close_reason(), "Somebody who plays needs this place; come back later.");
  oldest.shut();
  open.until([&] { return open.desk.closed_count == 1; });
  WsClient next = open.connect();
  EXPECT_FALSE(newer.receive()) << "the place is taken again, and the next one goes";
}

TEST(HostileHttpTest, those_who_showed_a_token_are_not_sent_away) {
  Config config;
  config.limits.connections_per_address = 1;
  OpenDoor open(config);
  WsClient player = open.connect();
  player.send("hello");
  open.until([&] { return open.desk.last != nullptr; });
  open.ask([&] { open.desk.last->known = true; });
  EXPECT_FALSE(WsClient::connect("127.0.0.1", open.port));
  EXPECT_EQ(open.ask([&] { return open.desk.closed_count; }), 0);
}

std::string upgrade_for(const std::string& forwarded) {
  std::string request = handshake("x", "");
  request.insert(request.size() - 2, forwarded);
  return request;
}

TEST(ProxyTest, behind_a_proxy_visitors_are_told_apart_by_the_last_hop) {
  Config config;
  config.behind_proxy = true;
  config.limits.connections_per_address = 1;
  OpenDoor open(config);
  RawClient one(open.port);
  one.say(upgrade_for("X-Forwarded-For: 198.51.100.7, 203.0.113.1\r\n"));
  EXPECT_EQ(status_of(one.hear(milliseconds(300))), 101);
  one.say(client_frame(Opcode::kText, "hello"));
  open.until([&] { return open.desk.last != nullptr; });
  EXPECT_EQ(open.ask([&] { return open.desk.last->address(); }), "203.0.113.1");
  open.ask([&] { open.desk.last->known = true; });
  // The first hop is what the visitor says about itself: it changes nothing.
  EXPECT_EQ(
      status_of(ask_http(open.port, upgrade_for("X-Forwarded-For: 198.51.100.8, 203.0.113.1\r\n"))),
      503);
  // A line that the proxy added below the visitor's own counts.
  EXPECT_EQ(status_of(ask_http(open.port, upgrade_for("X-Forwarded-For: 198.51.100.9\r\n"
                                                      "X-Forwarded-For: 203.0.113.1\r\n"))),
            503);
  RawClient two(open.port);
  two.say(upgrade_for("X-Forwarded-For: 203.0.113.2\r\n"));
  EXPECT_EQ(status_of(two.hear(milliseconds(300))), 101);
}

class SlowHealth final : public HealthDesk {
 public:
  void ask(HealthQuestion question, std::function<void(HealthReport)> tell) override {
    asked = question;
    later = std::move(tell);
  }
  HealthQuestion asked = HealthQuestion::kWell;
  std::function<void(HealthReport)> later;
};

TEST(HealthTest, an_answer_that_takes_a_while_holds_nobody_up) {
  SlowHealth health;
  OpenDoor open({}, &health);
  RawClient asks(open.port);
  asks.say("GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  open.until([&] { return static_cast<bool>(health.later); });
  EXPECT_EQ(status_of(ask_http(open.port, "GET / HTTP/1.0\r\n\r\n")), 200);
  // What is told is let go at once: a visit does not outlive its context.
  open.ask([&] { std::exchange(health.later, {})({503, R"({"why":"The disk is full."})"}); });
  const std::string answer = asks.hear();
  EXPECT_EQ(status_of(answer), 503);
  EXPECT_NE(answer.find("The disk is full."), std::string::npos);
  EXPECT_EQ(health.asked, HealthQuestion::kReady);
}

TEST(MetricsDoorTest, metrics_are_told_at_their_own_address_only) {
  OpenDoor open({});
  EXPECT_EQ(status_of(ask_http(open.port, "GET /metrics HTTP/1.0\r\n\r\n")), 404);
  MetricsDoor metrics(open.context, [] { return std::string("citybox_tables 3\n"); });
  const auto port = open.ask([&] { return metrics.open("127.0.0.1:0"); });
  ASSERT_TRUE(port);
  const std::string answer = ask_http(*port, "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_TRUE(answer.ends_with("\r\n\r\ncitybox_tables 3\n"));
  EXPECT_EQ(status_of(ask_http(*port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")), 404);
  EXPECT_EQ(status_of(ask_http(*port, "POST /metrics HTTP/1.1\r\nHost: x\r\n\r\n")), 404);
  EXPECT_EQ(status_of(ask_http(*port, std::string(10'000, 'x'))), 400);
  open.ask([&] { metrics.close(); });
}

TEST(MetricsDoorTest, an_address_that_is_none_is_refused_with_a_sentence) {
  boost::asio::io_context context;
  MetricsDoor metrics(context, [] { return std::string(); });
  const auto port = metrics.open("everywhere");
  ASSERT_FALSE(port);
  EXPECT_NE(port.error().text.find("127.0.0.1:9100"), std::string::npos);
}

}  // namespace
}  // namespace citybox::server
