// Beside a real table: people play there, and the box keeps count.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using testing::HasSubstr;

constexpr int kAsksForDraw = static_cast<int>(RpcCode::kAsksForDraw);

std::string message(const json::value& answer) { return text(answer.at("error"), "message"); }
const json::array& outcomes(const json::value& answer) {
  return answer.at("error").at("data").at("outcomes").as_array();
}

// Everybody sits at one screen.
struct RealTable {
  explicit RealTable(std::string_view game, int seats = 3) : guest(box.guest()) {
    const json::value made =
        box.call(guest, "create", {{"game", game}, {"seats", seats}, {"purpose", "real"}});
    table = text(made, "table");
    host = text(made, "host");
    for (int seat = 0; seat < seats; ++seat) {
      const json::value sat =
          box.call(guest, "sit", {{"table", table}, {"seat", seat}, {"name", "P"}});
      tokens.push_back(text(sat, "token"));
    }
  }

  json::value start(json::array draws = {}) {
    return box.call(guest, "start",
                    {{"table", table}, {"token", host}, {"draws", std::move(draws)}});
  }
  // The first allowed action of whoever decides.
  json::value play(json::array draws = {}) {
    const Seat seat = match().deciders().front();
    const Table& at = match().journal()->table();
    return box.call(guest, "play",
                    {{"table", table},
                     {"token", tokens[seat.index]},
                     {"seq", match().journal()->seq()},
                     {"text", at.to_text(at.legal(seat).front())},
                     {"draws", std::move(draws)}});
  }
  // Goes on until something must be told; says what.
  json::value play_to_a_draw() {
    for (;;) {
      json::value answer = play();
      if (code(answer) != 0) return answer;
    }
  }
  json::value undo(Seat seat, std::size_t to) {
    return box.call(guest, "undo", {{"table", table}, {"token", tokens[seat.index]}, {"to", to}});
  }
  const Match& match() { return (*box.find(table))->match(); }
  std::size_t line() { return match().journal()->line().size(); }

  Box box;
  std::shared_ptr<Guest> guest;
  std::string table;
  std::string host;
  std::vector<std::string> tokens;
};

TEST(RealTableTest, a_draw_is_asked_for_by_name_and_then_counts) {
  RealTable real("broken-cities");
  ASSERT_EQ(code(real.start()), 0);
  const json::value asked = real.play_to_a_draw();
  ASSERT_EQ(code(asked), kAsksForDraw) << message(asked);
  EXPECT_EQ(message(asked), "Say what came up on your table.");
  ASSERT_GT(outcomes(asked).size(), 1U);
  const std::size_t before = real.line();
  const json::value& last = outcomes(asked).at(outcomes(asked).size() - 1);
  json::array told{last.at("value")};
  json::value answer = real.play(told);
  for (; code(answer) == kAsksForDraw; answer = real.play(told)) {
    told.push_back(outcomes(answer).at(0).at("value"));
  }
  ASSERT_EQ(code(answer), 0) << message(answer);
  EXPECT_EQ(real.line(), before + 1);
  const Journal& journal = *real.match().journal();
  EXPECT_EQ(journal.entries().back().draws.front().value,
            last.at("value").to_number<std::uint32_t>());
  std::vector<std::string> sentences;
  for (const Happening& happening : journal.happenings().back()) {
    sentences.push_back(happening.sentence);
  }
  EXPECT_THAT(sentences, testing::Contains(text(last, "sentence")));
}

TEST(RealTableTest, what_cannot_have_come_up_changes_nothing) {
  RealTable real("broken-cities");
  real.start();
  real.play_to_a_draw();
  const std::size_t before = real.line();
  for (const json::array& told : {json::array{999}, json::array(70, 0)}) {
    const json::value refused = real.play(told);
    EXPECT_EQ(code(refused), kInvalidParams);
    EXPECT_THAT(message(refused), HasSubstr("does not fit"));
  }
  EXPECT_EQ(real.line(), before);
}

TEST(RealTableTest, what_was_told_wrongly_is_taken_back_and_told_anew) {
  RealTable real("broken-cities");
  real.start();
  const json::value asked = real.play_to_a_draw();
  const auto tell = [&](std::size_t which) {
    json::array told{outcomes(asked).at(which).at("value")};
    json::value answer = real.play(told);
    for (; code(answer) == kAsksForDraw; answer = real.play(told)) told.push_back(0);
    EXPECT_EQ(code(answer), 0);
    return real.match().journal()->entries().back().draws.front().value;
  };
  const std::size_t before = real.line();
  const std::uint32_t first = tell(0);
  EXPECT_EQ(real.match().plain_to(), 0U);
  EXPECT_EQ(real.match().free_to(Seat{2}), before) << "one step, whoever took it";
  const json::value undone = real.undo(Seat{2}, before);
  EXPECT_TRUE(undone.as_object().contains("seq"));
  EXPECT_NE(tell(1), first);
}

TEST(RealTableTest, it_outlives_a_restart) {
  RealTable real("broken-cities");
  real.start();
  real.play_to_a_draw();
  const std::size_t before = real.line();
  real.box.reopen();
  real.guest = real.box.guest();
  EXPECT_EQ(real.match().row().purpose, Purpose::kReal);
  EXPECT_EQ(code(real.play()), kAsksForDraw);
  EXPECT_EQ(real.line(), before);
}

TEST(RealTableTest, each_seat_is_somebodys_and_no_bot_decides) {
  RealTable real("broken-cities");
  const json::value bot =
      real.box.call(real.guest, "seat_bot",
                    {{"table", real.table}, {"token", real.host}, {"seat", 2}, {"bot", "greedy"}});
  EXPECT_EQ(code(bot), kNotNow);
  real.box.call(real.guest, "stand", {{"table", real.table}, {"token", real.tokens[1]}});
  const json::value refused = real.start();
  EXPECT_EQ(code(refused), kNotNow);
  EXPECT_THAT(message(refused), HasSubstr("Nobody sits in seat 2"));
}

TEST(RealTableTest, SU5_cards_come_in_the_printed_order_and_no_clock_runs) {
  RealTable real("sustain", 4);
  real.box.call(real.guest, "configure",
                {{"table", real.table}, {"token", real.host}, {"options", {{"cards", "dealt"}}}});
  EXPECT_EQ(text(real.match().row().options, "cards"), "fixed");
  const json::value asked = real.start();
  ASSERT_EQ(code(asked), kAsksForDraw);
  EXPECT_EQ(outcomes(asked).size(), 4U) << "who begins";
  ASSERT_EQ(code(real.start({2})), 0);
  EXPECT_EQ(real.match().journal()->setup().draws.front().value, 2U);
  for (int i = 0; i < 40; ++i) {
    EXPECT_FALSE(real.match().row().clock);
    ASSERT_EQ(code(real.play()), 0)
        << "a card that is turned asks for nothing: the order is printed";
  }
}

TEST(RealTableTest, a_game_that_deals_in_secret_is_not_counted_for) {
  Box box;
  const json::value refused =
      box.call(box.guest(), "create", {{"game", "build-back"}, {"purpose", "real"}});
  EXPECT_EQ(code(refused), kInvalidParams);
  EXPECT_THAT(message(refused), HasSubstr("deals in secret"));
}

TEST(RealTableTest, elsewhere_nobody_says_what_comes_up) {
  Box box;
  Party party{box, "broken-cities", 3};
  const std::size_t seat = party.decider();
  const json::value refused = party.call(
      seat, "play", {{"seq", 0}, {"text", party.allowed(seat)}, {"draws", json::array{1}}});
  EXPECT_EQ(code(refused), kInvalidParams);
  EXPECT_THAT(message(refused), HasSubstr("only beside a real table"));
}

}  // namespace
}  // namespace citybox::server
