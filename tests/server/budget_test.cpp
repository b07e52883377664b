// Who pays for what: holders of tokens for themselves, strangers with all others at their address.

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

struct Limited {
  explicit Limited(Limits limits = {}) {
    box.config.limits = limits;
    box.config.limits.tables_per_hour = 0;
    box.reopen();
  }
  std::vector<std::shared_ptr<Guest>> guests(std::size_t count) {
    std::vector<std::shared_ptr<Guest>> all(count);
    for (auto& one : all) one = box.guest();
    return all;
  }
  // Calls without waiting for the answer.
  void send(const std::shared_ptr<Guest>& who, std::string_view method, json::object params = {}) {
    box.api->message(who, json::serialize(json::object{{"jsonrpc", "2.0"},
                                                       {"id", ++last_id},
                                                       {"method", method},
                                                       {"params", std::move(params)}}));
  }
  // Until nothing more comes from other threads.
  void settle() {
    while (box.loop.run_one(milliseconds(30))) {
    }
  }

  Box box;
  int last_id = 0;
};

TEST(BucketTest, debt_is_paid_by_waiting) {
  Bucket bucket(10, 3);
  Bucket::Time now{std::chrono::hours(1)};
  bucket.charge(now, 5);
  EXPECT_TRUE(bucket.in_debt(now));
  EXPECT_GE(bucket.wait(now), milliseconds(200));
  EXPECT_FALSE(bucket.in_debt(now + bucket.wait(now)));
  EXPECT_TRUE(bucket.full(now + seconds(1)));
}

TEST(BudgetTest, who_asks_too_much_is_held_and_answered_later) {
  Limited t;
  const auto guest = t.box.guest();
  while (!guest->held) t.send(guest, "hello");
  t.send(guest, "hello");
  const std::size_t answered = guest->answers.size();
  EXPECT_LT(answered, static_cast<std::size_t>(t.last_id));
  t.box.loop.advance(seconds(2));
  EXPECT_FALSE(guest->held);
  EXPECT_EQ(guest->answers.size(), static_cast<std::size_t>(t.last_id));
  for (const auto& [id, answer] : guest->answers) EXPECT_TRUE(answer.contains("result")) << id;
}

TEST(BudgetTest, a_holder_of_a_seat_is_served_while_strangers_at_the_same_address_are_held) {
  Limited t;
  Party party(t.box, "plots", 2);
  const auto flood = t.guests(50);
  for (int i = 0; i < 100; ++i) {
    for (const auto& guest : flood) {
      if (!guest->held) t.send(guest, "at", {{"table", party.table}, {"count", 0}});
    }
  }
  for (const auto& guest : flood) EXPECT_TRUE(guest->held);
  const std::size_t seat = party.decider();
  EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  EXPECT_FALSE(party.guests[seat]->held);
}

TEST(BudgetTest, strangers_at_another_address_are_not_held_either) {
  Limited t;
  const auto guest = t.box.guest();
  while (!guest->held) t.send(guest, "hello");
  const auto other = std::make_shared<Guest>("192.0.2.2");
  EXPECT_EQ(code(t.box.call(other, "hello")), 0);
}

TEST(BudgetTest, one_token_has_one_budget_whatever_connections_it_uses) {
  Limited t;
  Party party(t.box, "plots", 2);
  const json::object ask{{"table", party.table}, {"token", party.tokens[0]}, {"text", "bid 1"}};
  std::vector<std::shared_ptr<Guest>> many;
  for (int i = 0; i < 200; ++i) {
    many.push_back(t.box.guest());
    t.send(many.back(), "refusal", ask);
  }
  EXPECT_TRUE(many.back()->held);
  const json::object other{{"table", party.table}, {"token", party.tokens[1]}, {"text", "bid 1"}};
  const auto guest = t.box.guest();
  t.send(guest, "refusal", other);
  EXPECT_FALSE(guest->held);
}

TEST(BudgetTest, who_collects_tokens_meets_a_roof_over_the_address) {
  Limits limits;
  limits.holders_per_second = 300;
  Limited t(limits);
  Party party(t.box, "sustain", 5);
  int held = 0;
  for (int i = 0; i < 100; ++i) {
    for (std::size_t seat = 0; seat < 5; ++seat) {
      const auto guest = t.box.guest();
      t.send(guest, "refusal",
             {{"table", party.table}, {"token", party.tokens[seat]}, {"text", "pass"}});
      if (guest->held) ++held;
    }
  }
  EXPECT_GT(held, 0);
  const auto elsewhere = std::make_shared<Guest>("192.0.2.2");
  t.send(elsewhere, "hello");
  EXPECT_FALSE(elsewhere->held);
}

TEST(BudgetTest, guessing_codes_is_slow_and_shuts_nobody_out) {
  Limited t;
  const auto guest = t.box.guest();
  json::array tables;
  for (int i = 0; i < 64; ++i) tables.emplace_back(json::object{{"table", new_code()}});
  std::size_t asked = 0;
  for (int i = 0; i < 40; ++i) {  // a minute and a half
    if (!guest->held) {
      t.send(guest, "mine", {{"tables", tables}});
      asked += tables.size();
      t.settle();
    }
    t.box.loop.advance(seconds(2));
    t.settle();
  }
  EXPECT_LT(asked, 64U * 40);
  EXPECT_LE(asked, 80U * 20 + 200 + 64);
  t.box.loop.advance(seconds(30));
  EXPECT_EQ(code(t.box.call(guest, "hello")), 0);
}

TEST(BudgetTest, a_newcomer_is_served_while_others_at_the_address_guess_codes) {
  Limited t;
  Party party(t.box, "plots", 2);
  std::vector<std::shared_ptr<Guest>> many;
  for (int i = 0; i < 40; ++i) {
    json::array tables;
    for (int k = 0; k < 64; ++k) tables.emplace_back(json::object{{"table", new_code()}});
    many.push_back(t.box.guest());
    t.send(many.back(), "mine", {{"tables", tables}});
  }
  t.settle();
  EXPECT_TRUE(many.back()->held);
  t.box.loop.advance(seconds(4));
  EXPECT_EQ(code(t.box.call(t.box.guest(), "watch", {{"table", party.table}})), 0);
}

TEST(BudgetTest, of_those_who_wait_the_one_who_used_least_comes_first) {
  Limited t;
  const auto flood = t.guests(50);
  for (int i = 0; i < 100; ++i) {
    for (const auto& guest : flood) {
      if (!guest->held) t.send(guest, "vocabulary", {{"game", "plots"}});
    }
  }
  const auto newcomer = t.box.guest();
  t.send(newcomer, "hello");
  EXPECT_TRUE(newcomer->held);
  t.box.loop.advance(milliseconds(60));  // one of the flood is served in that time, or a few
  EXPECT_FALSE(newcomer->held);
  EXPECT_TRUE(newcomer->answers.contains(std::to_string(t.last_id)));
}

TEST(BudgetTest, who_tells_many_pays_for_many) {
  const auto calls_until_held = [](int watchers) {
    Limited t;
    Party party(t.box, "plots", 2);
    std::vector<std::shared_ptr<Guest>> crowd;
    for (int i = 0; i < watchers; ++i) {
      crowd.push_back(t.box.guest());
      t.box.call(crowd.back(), "watch", {{"table", party.table}});
    }
    int calls = 0;
    for (;; ++calls) {
      t.send(party.guests[0], "pace",
             {{"table", party.table}, {"token", party.tokens[0]}, {"ms", 100}});
      if (party.guests[0]->held) return calls;
      t.box.wait([&] { return party.guests[0]->answers.contains(std::to_string(t.last_id)); });
    }
  };
  EXPECT_LT(2 * calls_until_held(100), calls_until_held(0));
}

TEST(BudgetTest, what_takes_longer_than_it_is_said_to_cost_is_paid) {
  Limited t;
  const auto guest = t.box.guest();
  t.send(guest, "hello");
  EXPECT_FALSE(guest->held);
  t.box.loop.work = seconds(1);
  t.send(guest, "hello");
  t.box.loop.work = {};
  t.send(guest, "hello");
  EXPECT_TRUE(guest->held);
}

TEST(BudgetTest, a_pong_of_a_player_does_not_wait_for_strangers) {
  Limited t;
  Party party(t.box, "plots", 2);
  const auto stranger = t.box.guest();
  while (!stranger->held) t.send(stranger, "hello");
  const std::size_t seat = party.decider();
  t.box.api->control_frame(party.guests[seat]);
  EXPECT_FALSE(party.guests[seat]->held);
  EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
}

TEST(MetricsTest, a_play_is_counted_and_timed) {
  Limited t;
  Party party(t.box, "plots", 2);
  const std::size_t seat = party.decider();
  EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  const std::string text = t.box.hall->metrics().text();
  EXPECT_NE(text.find("citybox_moves_total{game=\"plots\"} 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("citybox_calls_total{method=\"play\"} 1\n"), std::string::npos);
  EXPECT_EQ(text.find("citybox_acknowledgement_seconds_count 0\n"), std::string::npos);
  EXPECT_NE(text.find("citybox_tables 1\n"), std::string::npos);
}

TEST(BudgetTest, pings_are_paid_for) {
  Limited t;
  const auto guest = t.box.guest();
  for (int i = 0; i < 100 && !guest->held; ++i) t.box.api->control_frame(guest);
  EXPECT_TRUE(guest->held);
  t.box.loop.advance(seconds(1));
  EXPECT_FALSE(guest->held);
}

TEST(BudgetTest, garbage_is_paid_for) {
  Limited t;
  const auto guest = t.box.guest();
  for (int i = 0; i < 100'000 && !guest->held; ++i) t.box.api->message(guest, "{]");
  EXPECT_TRUE(guest->held);
}

TEST(BudgetTest, without_a_rate_nobody_waits) {
  Limits limits;
  limits.messages_per_second = 0;
  Limited t(limits);
  const auto guest = t.box.guest();
  for (int i = 0; i < 10'000; ++i) t.send(guest, "hello");
  EXPECT_FALSE(guest->held);
  EXPECT_EQ(guest->answers.size(), 10'000U);
}

TEST(BudgetTest, a_call_of_somebody_who_left_meanwhile_changes_nothing) {
  Limited t;
  Party party(t.box, "plots", 2);
  t.box.reopen();
  const auto guest = t.box.guest();
  t.send(guest, "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
  EXPECT_TRUE(guest->held);  // the table is being read
  t.box.api->closed(guest);
  t.settle();
  EXPECT_TRUE((*t.box.find(party.table))->online().empty());
}

TEST(BudgetTest, who_leaves_waits_for_nothing) {
  Limited t;
  std::vector<std::shared_ptr<Guest>> guests;
  for (int i = 0; i < 400; ++i) {
    guests.push_back(t.box.guest());
    t.send(guests.back(), "vocabulary", {{"game", "plots"}});
    t.send(guests.back(), "vocabulary", {{"game", "plots"}});
  }
  const auto waiting = [&] {
    const std::string text = t.box.hall->metrics().text();
    const std::string_view name = "\ncitybox_waiting_calls ";
    return std::stoi(text.substr(text.find(name) + name.size()));
  };
  EXPECT_GT(waiting(), 0);
  for (const auto& guest : guests) t.box.api->closed(guest);
  EXPECT_EQ(waiting(), 0);
  t.box.loop.advance(seconds(10));
  EXPECT_EQ(code(t.box.call(t.box.guest(), "hello")), 0);
}

TEST(BudgetTest, calls_of_one_connection_keep_their_order_while_a_table_is_read) {
  Limited t;
  Party party(t.box, "plots", 2);
  t.box.reopen();
  const auto guest = t.box.guest();
  EXPECT_EQ(code(t.box.call(guest, "watch", {{"table", party.table}})), 0);
  EXPECT_FALSE(guest->held);
}

TEST(HintTest, one_hint_for_a_seat_at_a_time) {
  Limited t;
  Party party(t.box, "city-roots", 3);
  const std::size_t seat = party.decider();
  const auto guest = party.guests[seat];
  const json::object ask{{"table", party.table}, {"token", party.tokens[seat]}};
  t.send(guest, "hint", ask);
  t.send(guest, "hint", ask);
  EXPECT_EQ(guest->answers[std::to_string(t.last_id)].at("error").at("code"), kNotNow);
  EXPECT_TRUE(t.box.wait([&] { return guest->answers.contains(std::to_string(t.last_id - 1)); }));
  EXPECT_EQ(code(party.call(seat, "hint")), 0);
}

TEST(HintTest, so_many_may_wait_and_no_more) {
  Limits limits;
  limits.hints = 0;
  Limited t(limits);
  Party party(t.box, "city-roots", 3);
  EXPECT_EQ(code(party.call(party.decider(), "hint")), kLimit);
}

}  // namespace
}  // namespace citybox::server
