// Bots talk with people: they wait with their last word, and what they say can be read again.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using std::chrono::milliseconds;

// Ann and two bots, at SUSTAIN; of a seat that stays held a bot looks after it.
struct Talking {
  explicit Talking(int freed = 2, std::string_view game = "sustain")
      : party(box, game, 3, Party::Until::kSeated) {
    for (int seat = 1; seat <= 2; ++seat) {
      if (seat > 2 - freed) party.host_call("free_seat", {{"seat", seat}});
      party.host_call("seat_bot", {{"seat", seat},
                                   {"bot", game == "sustain" ? "greedy:cooperative" : "greedy"}});
    }
    EXPECT_EQ(code(party.host_call("start")), 0);
  }

  const Table& table() { return party.match().journal()->table(); }
  bool talks() { return table().clock().has_value(); }
  // Bots go on thinking and acting until it is so; false if it never is.
  template <class Done>
  bool until(const Done& done) {
    for (int i = 0; i < 2000 && !done() && party.match().phase() != Phase::kOver; ++i) {
      box.loop.advance(milliseconds(1000));
      while (box.loop.run_one(milliseconds(30))) {
      }
    }
    return done();
  }
  void pass_time() {
    int seconds = 0;
    until([&] { return ++seconds > 8; });
  }
  // One of her choices that begins so; nothing where there is none.
  std::string choice(std::string_view begin) {
    for (const PackedAction action : table().legal(Seat{0})) {
      const std::string text = table().to_text(action);
      if (text.starts_with(begin)) return text;
    }
    return "";
  }
  bool ann_decides() { return party.match().deciders().contains(Seat{0}); }
  void until_talk() {
    ASSERT_TRUE(until([&] {
      if (!talks() && ann_decides()) {
        const std::string pass = choice("pass");
        party.play(0, pass.empty() ? party.allowed(0) : pass);
      }
      return talks();
    }));
  }
  bool heard(std::string_view begin) {
    const auto& chat = party.match().chat();
    return std::any_of(chat.begin(), chat.end(),
                       [&](const ChatRow& line) { return line.text.starts_with(begin); });
  }

  Box box;
  Party party;
};

TEST(TalkTest, bots_wait_with_their_last_word_until_no_person_has_one) {
  Talking t;
  t.until_talk();
  t.pass_time();
  EXPECT_EQ(t.party.match().deciders(), SeatSet::first(3)) << "nobody is ready";
  const std::size_t seq = t.party.seq();
  t.pass_time();
  EXPECT_EQ(t.party.seq(), seq) << "they have nothing more to say";
  EXPECT_EQ(code(t.party.play(0, "ready")), 0);
  EXPECT_TRUE(t.until([&] { return !t.talks(); }));
}

TEST(TalkTest, bots_do_not_wait_for_one_whose_seat_a_bot_looks_after) {
  Talking t;
  t.until_talk();
  t.pass_time();
  EXPECT_EQ(code(t.party.host_call("seat_bot", {{"seat", 0}, {"bot", "greedy"}})), 0);
  EXPECT_TRUE(t.until([&] { return !t.talks(); }));
}

// Ann promises a coin each year and puts none.
struct Breaking : Talking {
  using Talking::Talking;

  void two_years() {
    for (int year = 1; year <= 2; ++year) {
      until_talk();
      const std::string promise = choice("promise put 1 on ");
      ASSERT_NE(promise, "");
      EXPECT_EQ(code(party.play(0, promise)), 0);
      if (year == 2) return;
      EXPECT_EQ(code(party.play(0, "ready")), 0);
      ASSERT_TRUE(until([&] { return !talks(); }));
    }
  }
};

TEST(TalkTest, what_a_bot_says_stands_in_the_chat_once) {
  Breaking t;
  t.two_years();
  EXPECT_TRUE(t.until([&] { return t.heard("Ann promised"); }));
  t.pass_time();
  std::set<std::string> said;
  int names_ann = 0;
  for (const ChatRow& line : t.party.match().chat()) {
    if (line.note) continue;
    EXPECT_TRUE(said.insert(line.text).second) << "twice: " << line.text;
    ASSERT_TRUE(line.seat);
    EXPECT_NE(*line.seat, Seat{0});
    EXPECT_EQ(line.name, line.seat->index == 1 ? "Bo" : "Cleo");
    EXPECT_EQ(line.text.find('{'), std::string::npos) << line.text;
    names_ann += line.text.starts_with("Ann promised 1 coin for ") ? 1 : 0;
  }
  EXPECT_EQ(names_ann, 1);
  EXPECT_NE(t.party.guests[0]->all().find("Ann promised 1 coin for "), std::string::npos);
}

// Not every game comes to an argument.
TEST(TalkTest, an_argument_for_a_law_goes_with_the_step_that_brings_it_to_the_vote) {
  constexpr int kTables = 20;
  bool argued = false;
  for (int i = 0; i < kTables && !argued; ++i) {
    Talking t(2, "broken-cities");
    argued = t.until([&] {
      const std::string words = t.ann_decides() ? t.choice("end") + t.choice("pass") : "";
      if (t.ann_decides()) t.party.play(0, words.empty() ? t.party.allowed(0) : words);
      const auto& chat = t.party.match().chat();
      return std::any_of(chat.begin(), chat.end(), [](const ChatRow& line) {
        return line.text.find("as things stand") != std::string::npos;
      });
    });
    if (argued) {
      EXPECT_NE(t.party.guests[0]->all().find("\"because\":\"“"), std::string::npos);
    }
  }
  EXPECT_TRUE(argued);
}

TEST(TalkTest, a_bot_puts_no_words_into_the_mouth_of_a_person) {
  Breaking t(0);
  t.two_years();
  t.pass_time();
  for (const ChatRow& line : t.party.match().chat()) EXPECT_TRUE(line.note) << line.text;
}

}  // namespace
}  // namespace citybox::server
