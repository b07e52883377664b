// The parts below the sockets: who is who by address, what is counted, and what is logged.

#include <gtest/gtest.h>

#include "server/client/frames.hpp"
#include "server/http/access_log.hpp"
#include "server/http/address.hpp"
#include "server/http/pace.hpp"
#include "server/http/visitors.hpp"
#include "server/ws/backlog.hpp"
#include "server/ws/frame_meter.hpp"
#include "server/ws/inflow.hpp"

namespace citybox::server {
namespace {

Address at(const char* text) { return boost::asio::ip::make_address(text); }

TEST(AddressTest, a_visitor_is_an_ipv4_address_or_a_customer_of_ipv6) {
  EXPECT_EQ(address_key(at("203.0.113.5")), "203.0.113.5");
  EXPECT_EQ(address_key(at("::ffff:203.0.113.5")), "203.0.113.5");
  EXPECT_EQ(address_key(at("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(address_key(at("2001:db8:1:2:ffff::1")), address_key(at("2001:db8:1:2::9")));
  EXPECT_NE(address_key(at("2001:db8:1:3::9")), address_key(at("2001:db8:1:2::9")));
}

TEST(AddressTest, networks_have_the_addresses_that_begin_like_them) {
  EXPECT_TRUE(Network::parse("10.0.0.0/8")->has(at("10.200.3.4")));
  EXPECT_FALSE(Network::parse("10.0.0.0/8")->has(at("11.0.0.1")));
  EXPECT_TRUE(Network::parse("172.16.0.0/12")->has(at("172.31.255.255")));
  EXPECT_FALSE(Network::parse("172.16.0.0/12")->has(at("172.32.0.0")));
  EXPECT_TRUE(Network::parse("10.0.0.7")->has(at("::ffff:10.0.0.7")));
  EXPECT_FALSE(Network::parse("10.0.0.7")->has(at("10.0.0.8")));
  EXPECT_TRUE(Network::parse("0.0.0.0/0")->has(at("203.0.113.5")));
  EXPECT_TRUE(Network::parse("2001:db8::/33")->has(at("2001:db8:7fff::1")));
  EXPECT_FALSE(Network::parse("2001:db8::/33")->has(at("2001:db8:8000::1")));
  EXPECT_FALSE(Network::parse("2001:db8::/33")->has(at("10.0.0.1")));
  for (const char* none : {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "here", "10.0.0"}) {
    EXPECT_FALSE(Network::parse(none)) << none;
  }
}

Proxies proxies(std::vector<std::string> trusted) {
  Config config;
  config.behind_proxy = true;
  config.trusted_proxies = std::move(trusted);
  return *Proxies::of(config);
}

TEST(ProxiesTest, without_a_proxy_nobody_speaks_for_others) {
  const Proxies none = *Proxies::of(Config{});
  EXPECT_EQ(none.visitor(at("127.0.0.1"), "203.0.113.5"), "127.0.0.1");
}

TEST(ProxiesTest, a_proxy_in_a_private_network_is_believed_about_its_last_hop) {
  const Proxies any = proxies({});
  EXPECT_EQ(any.visitor(at("127.0.0.1"), "198.51.100.9, 203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(any.visitor(at("::1"), "2001:db8:1:2::7"), "2001:db8:1:2::/64");
  EXPECT_EQ(any.visitor(at("10.1.2.3"), ""), "10.1.2.3");
  EXPECT_EQ(any.visitor(at("10.1.2.3"), " , ,"), "10.1.2.3");
  // A visitor of the same house has a private address, and may not invent another.
  EXPECT_EQ(any.visitor(at("127.0.0.1"), "203.0.113.5, 192.168.1.20"), "192.168.1.20");
  EXPECT_EQ(any.visitor(at("198.51.100.1"), "203.0.113.5"), "198.51.100.1");
}

TEST(ProxiesTest, named_proxies_are_stepped_over_from_the_right) {
  const Proxies named = proxies({"198.51.100.0/24", "10.0.0.1"});
  EXPECT_EQ(named.visitor(at("10.0.0.1"), "1.1.1.1, 203.0.113.5, 198.51.100.7"), "203.0.113.5");
  EXPECT_EQ(named.visitor(at("10.0.0.1"), "198.51.100.7"), "198.51.100.7");
  EXPECT_EQ(named.visitor(at("10.0.0.2"), "203.0.113.5"), "10.0.0.2");
  EXPECT_EQ(named.visitor(at("127.0.0.1"), "203.0.113.5"), "127.0.0.1");
}

TEST(ProxiesTest, hops_may_have_ports_and_brackets) {
  const Proxies any = proxies({});
  EXPECT_EQ(any.visitor(at("127.0.0.1"), "203.0.113.5:4711"), "203.0.113.5");
  EXPECT_EQ(any.visitor(at("127.0.0.1"), "[2001:db8::1]:4711"), "2001:db8::/64");
  EXPECT_EQ(any.visitor(at("127.0.0.1"), "[2001:db8::1]"), "2001:db8::/64");
}

TEST(ProxiesTest, garbage_is_one_stranger_of_the_proxy_that_told_it) {
  const Proxies any = proxies({});
  const std::string huge(10'000, 'x');
  for (const std::string& hop : {std::string("unknown"), std::string("[::1"), std::string("1.2.3"),
                                 std::string("203.0.113.5, \x01\n"), huge}) {
    EXPECT_EQ(any.visitor(at("10.0.0.1"), hop), "unknown at 10.0.0.1") << hop;
  }
}

TEST(ProxiesTest, an_address_that_is_none_is_refused_with_a_sentence) {
  Config config;
  config.trusted_proxies = {"proxy.example"};
  const auto refused = Proxies::of(config);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text.find("--trust-proxy proxy.example"), std::string::npos);
}

TEST(AddressTest, endpoints_are_an_address_and_a_port) {
  EXPECT_EQ(parse_endpoint("127.0.0.1:9100")->port(), 9100);
  EXPECT_TRUE(parse_endpoint("[::1]:9100")->address().is_v6());
  EXPECT_TRUE(parse_endpoint("localhost:1")->address().is_loopback());
  for (const char* none : {"", "9100", ":9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:70000"}) {
    EXPECT_FALSE(parse_endpoint(none)) << none;
  }
}

TEST(VisitorsTest, connections_are_counted_in_all_and_by_address_and_given_back) {
  Limits limits;
  limits.connections = 3;
  limits.connections_per_address = 2;
  const auto visitors = std::make_shared<Visitors>(limits);
  auto first = visitors->admit();
  const auto second = visitors->admit();
  const auto third = visitors->admit();
  EXPECT_FALSE(visitors->admit());
  first.reset();
  EXPECT_TRUE(visitors->admit());
  EXPECT_EQ(visitors->count(), 2);
  auto a = visitors->admit_from("a");
  const auto b = visitors->admit_from("a");
  EXPECT_FALSE(visitors->admit_from("a"));
  EXPECT_TRUE(visitors->admit_from("b"));
  a.reset();
  EXPECT_TRUE(visitors->admit_from("a"));
}

TEST(PaceTest, who_asks_too_fast_waits_and_others_do_not) {
  Limits limits;
  limits.requests_per_second = 10;
  limits.requests_at_once = 3;
  Pace pace(limits);
  Pace::Time now{std::chrono::hours(1)};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(pace.next("a", now), Pace::Wait::zero());
  EXPECT_EQ(pace.next("a", now), std::chrono::milliseconds(100));
  EXPECT_EQ(pace.next("a", now), std::chrono::milliseconds(200));
  EXPECT_EQ(pace.next("b", now), Pace::Wait::zero());
  now += std::chrono::seconds(20);
  EXPECT_EQ(pace.next("a", now), Pace::Wait::zero());
  EXPECT_EQ(pace.addresses(), 1U);
  limits.requests_per_second = 0;
  for (int i = 0; i < 100; ++i) EXPECT_EQ(pace.next("a", now), Pace::Wait::zero());
}

TEST(BacklogTest, what_waits_is_bounded_but_for_one_large_answer) {
  Limits limits;
  limits.send_queue_bytes = 1000;
  Backlog backlog(std::make_shared<Backlogs>(limits));
  EXPECT_TRUE(backlog.takes(600));
  backlog.add(600);
  EXPECT_FALSE(backlog.takes(600));
  EXPECT_TRUE(backlog.takes(5000));
  backlog.add(5000);
  EXPECT_TRUE(backlog.takes(400));
  EXPECT_FALSE(backlog.takes(401));
  EXPECT_FALSE(backlog.takes(5000));
  backlog.remove(5600);
  backlog.forget_large();
  EXPECT_TRUE(backlog.within(1000));
  EXPECT_FALSE(backlog.within(1001));
}

TEST(BacklogTest, the_share_of_each_shrinks_as_the_memory_of_all_fills) {
  Limits limits;
  limits.send_queue_bytes = 1'000'000;
  limits.all_queues_bytes = 16'000'000;
  const auto all = std::make_shared<Backlogs>(limits);
  EXPECT_EQ(all->share(), 1'000'000U);
  {
    Backlog greedy(all);
    greedy.add(12'000'000);
    EXPECT_EQ(all->share(), 500'000U);
    greedy.add(10'000'000);
    EXPECT_EQ(all->share(), 64U * 1024);
    EXPECT_EQ(all->total(), 22'000'000U);
  }
  EXPECT_EQ(all->total(), 0U);
}

TEST(FrameMeterTest, frames_are_counted_however_their_bytes_are_cut) {
  std::string bytes = client_frame(Opcode::kText, std::string(70'000, 'x'));
  bytes += client_frame(Opcode::kText, "a", Piece::kMoreFollows);
  bytes += client_frame(Opcode::kPing, std::string(125, 'p'));
  bytes += client_frame(Opcode::kContinuation, "", Piece::kMoreFollows);
  bytes += client_frame(Opcode::kContinuation, std::string(300, 'x'), Piece::kMoreFollows);
  for (const std::size_t step : {std::size_t{1}, std::size_t{7}, bytes.size()}) {
    FrameMeter meter;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
      meter.feed(std::string_view(bytes).substr(at, step));
    }
    EXPECT_EQ(meter.pieces(), 3);
    meter.feed(client_frame(Opcode::kContinuation, "end"));
    EXPECT_EQ(meter.pieces(), 0);
    EXPECT_EQ(meter.most_pieces(), 4);
  }
}

TEST(InflowTest, a_burst_is_read_at_once_and_then_at_the_rate) {
  Inflow inflow;
  const Inflow::Time now{std::chrono::hours(1)};
  EXPECT_EQ(inflow.wait(now), Inflow::Wait::zero());
  inflow.took(static_cast<std::size_t>(Inflow::kAtOnce));
  const auto wait = inflow.wait(now);
  EXPECT_GT(wait, Inflow::Wait::zero());
  EXPECT_EQ(inflow.wait(now + wait), Inflow::Wait::zero());
}

TEST(LogTest, what_others_chose_cannot_end_the_line_or_look_like_a_key) {
  EXPECT_EQ(log::value("/t/KMTRAQ"), "/t/KMTRAQ");
  EXPECT_EQ(log::value(""), "\"\"");
  EXPECT_EQ(log::value("a b=c"), "\"a b=c\"");
  EXPECT_EQ(log::value("a\nevent=fake"), "\"a\\x0aevent=fake\"");
  EXPECT_EQ(log::value("say \"hi\" \\"), "\"say \\\"hi\\\" \\\\\"");
  EXPECT_EQ(log::value("\x1b[2J"), "\"\\x1b[2J\"");
  EXPECT_EQ(log::value("Zo\xc3\xab"), "\"Zo\\xc3\\xab\"");
  EXPECT_EQ(log::value(std::string(1000, 'a')), '"' + std::string(120, 'a') + "...\"");
  EXPECT_LT(log::value(std::string(1000, '\n')).size(), 140U);
}

TEST(LogTest, a_request_is_a_line_without_its_query) {
  const AccessEntry entry{"GET", "/t/KMTRAQ?token=secret", 200, std::chrono::microseconds(123)};
  EXPECT_EQ(access_line(entry), "event=http method=GET path=/t/KMTRAQ status=200 us=123");
  const std::string long_path = "/" + std::string(16'000, ' ');
  EXPECT_LT(access_line({"GET", long_path, 404}).size(), 200U);
}

}  // namespace
}  // namespace citybox::server
