// Whatever is asked of a class, in whatever order: nothing goes wrong on our side, nobody sits twice, and
// what was acknowledged is there after a restart.

#include <gtest/gtest.h>

#include <set>

#include "engine/core/rng.hpp"
#include "tests/server/class_box.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::server {
namespace {

std::vector<std::string> calls() {
  std::vector<std::string> names;
  for_each_member<wire::ClassCalls>([&](const char* name, auto) {
    const std::string call = name;
    if (call != "class_create" && call != "class_delete") names.push_back(call);
  });
  return names;
}

class Monkey {
 public:
  Monkey(Box& box, std::string_view game, std::uint64_t seed)
      : box_(box), school_(box, game), rng_(seed) {
    school_.join(7);
    school_.as(0, "class_hand", {{"on", true}});
    tokens_ = school_.tokens;
    tokens_.insert(tokens_.end(),
                   {school_.token, school_.token, school_.token, school_.token, school_.projector,
                    text(school_.steer("class_helper"), "token"), "nobody"});
  }

  void run(int steps) {
    const std::vector<std::string> names = calls();
    for (int i = 0; i < steps; ++i) {
      step(names[below(names.size())]);
      if (i % 17 == 0) play();
      if (i % 29 == 0) box_.loop.advance(std::chrono::seconds(below(9)));
      if (i % 83 == 82) restart();
    }
    restart();
  }

 private:
  std::size_t below(std::size_t most) { return rng_.below(static_cast<std::uint32_t>(most)); }

  json::object params() {
    static constexpr const char* kTexts[] = {"", "Ana", "Ben & Cem", "=1+1", "{seat:0}", "Hm?"};
    static constexpr const char* kScenes[] = {"auto", "door", "story", "prizes", "tables", "wall"};
    static constexpr const char* kCards[] = {"flood", "drought", "news", "hurricane", "locusts"};
    static constexpr const char* kPapers[] = {"json", "moves", "numbers", "answers"};
    json::object given{{"classroom", school_.classroom},
                       {"token", tokens_[below(tokens_.size())]},
                       {"game", "sustain"},
                       {"name", kTexts[below(6)]},
                       {"code", "ABCDEF"},
                       {"pupil", below(11)},
                       {"on", below(2) == 0},
                       {"text", kTexts[below(6)]},
                       {"question", kTexts[below(6)]},
                       {"answer", below(20)},
                       {"scene", kScenes[below(6)]},
                       {"what", kPapers[below(4)]},
                       {"to", below(30)},
                       {"bot_after", below(4)}};
    if (below(4) != 0) given["table"] = below(4);
    if (below(4) != 0) given["seat"] = below(4);
    if (below(2) == 0) given["card"] = kCards[below(5)];
    if (below(3) == 0) given["tables"] = json::array{{below(9), below(9)}, {below(9)}};
    if (below(3) == 0) given["letters"] = below(2) == 0;
    if (below(5) == 0) given["options"] = json::object{{"broken", "net"}};
    return given;
  }

  void step(const std::string& name) {
    json::value given = params();
    if (below(6) == 0) {
      Rng rng(rng_.next());
      json::value bent = given;
      test::mutate(bent, rng);
      boost::system::error_code no_text;  // where the bytes spell nothing
      json::parse(json::serialize(bent), no_text);
      if (!no_text) given = std::move(bent);
    }
    const json::value answer =
        box_.call(school_.teacher, name, given.is_object() ? given.get_object() : json::object());
    EXPECT_NE(code(answer), -32603) << name << " " << json::serialize(given);
    EXPECT_NE(code(answer), -32006) << name;
    school_.settle();
    check();
  }

  // Somebody at the tables goes on.
  void play() {
    for (const TableOfClass& table : school_.state().tables) {
      const Match& match = school_.match(table.number);
      if (match.phase() != Phase::kPlaying) continue;
      const Seat seat = match.deciders().front();
      const auto room = school_.room()->at(table.number)->room;
      const auto choices = match.journal()->table().legal(seat);
      Changes changes;
      auto played = room->match().play(seat, choices[below(choices.size())], {},
                                       box_.loop.unix_ms(), changes);
      if (played) room->commit(std::move(changes), {.play = true}, nullptr);
    }
    school_.settle();
  }

  void check() {
    std::set<int> seated;
    for (const TableOfClass& table : school_.state().tables) {
      for (const int pupil : table.seats) {
        if (pupil == 0) continue;
        EXPECT_TRUE(seated.insert(pupil).second) << "pupil " << pupil << " sits twice";
      }
      const Match& match = school_.match(table.number);
      SeatSet::first(static_cast<int>(table.seats.size())).for_each([&](Seat seat) {
        const Pupil* pupil = school_.state().find(table.seats[seat.index]);
        EXPECT_EQ(match.seats()[seat.index].token, pupil != nullptr ? pupil->token : std::nullopt);
      });
      const bool stopped = school_.state().stop() != wire::Stop::kNone;
      const bool over = match.phase() == Phase::kOver;
      EXPECT_TRUE(over || (match.phase() == Phase::kPaused) == stopped);
    }
  }

  std::string told() {
    const json::value watched = school_.call(school_.teacher, school_.token, "class_watch");
    json::object info = watched.at("info").as_object();
    for (json::value& pupil : info["pupils"].as_array()) {
      for (const char* passing : {"hand", "hand_at", "online"}) pupil.as_object().erase(passing);
    }
    for (json::value& table : info["tables"].as_array()) {
      for (json::value& seat : table.as_object()["seats"].as_array())
        seat.as_object().erase("online");
    }
    return json::serialize(info);
  }

  // Bots play on by themselves: a pause holds them, if there is none already.
  void restart() {
    const bool held = school_.state().paused;
    school_.steer("class_pause", {{"on", true}});
    school_.settle();
    box_.loop.advance(std::chrono::seconds(4));  // all tables have heard of the pool
    school_.settle();
    const std::string before = told();
    box_.reopen();
    school_.teacher = box_.guest();
    school_.call(school_.teacher, school_.token, "class_watch");
    school_.settle();
    box_.loop.advance(std::chrono::milliseconds(300));
    EXPECT_EQ(told(), before);
    if (!held) school_.steer("class_pause", {{"on", false}});
    school_.settle();
  }

  Box& box_;
  School school_;
  Rng rng_;
  std::vector<std::string> tokens_;
};

class ClassMonkeyTest : public testing::TestWithParam<const char*> {};

TEST_P(ClassMonkeyTest, anything_may_be_asked_of_a_class) {
  for (const std::uint64_t seed : {1U, 2U}) {
    Box box;
    Monkey(box, GetParam(), seed).run(170);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ClassMonkeyTest, testing::Values("broken-cities", "crash-city"),
                         [](const auto& one) { return std::string(one.param).substr(0, 5); });

}  // namespace
}  // namespace citybox::server
