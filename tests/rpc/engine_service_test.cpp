// `citybox engine`, line by line.

#include <gtest/gtest.h>

#include <set>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "engine/rpc/rpc.hpp"
#include "tests/support/mutate.hpp"

namespace citybox {
namespace {

class Engine : public testing::Test {
 protected:
  json::object ask(std::string_view method, const json::object& params) {
    const json::object request{
        {"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", params}};
    const auto answer = service_.handle(json::serialize(request));
    EXPECT_TRUE(answer);
    const json::object object = json::parse(*answer).as_object();
    EXPECT_EQ(object.at("jsonrpc"), json::value("2.0"));
    EXPECT_EQ(object.at("id"), json::value(id_));
    return object;
  }
  json::value result(std::string_view method, const json::object& params) {
    const json::object answer = ask(method, params);
    EXPECT_TRUE(answer.contains("result")) << json::serialize(answer);
    return answer.contains("result") ? answer.at("result") : json::value();
  }
  int error(std::string_view method, const json::object& params) {
    const json::object answer = ask(method, params);
    if (!answer.contains("error")) return 0;
    EXPECT_FALSE(answer.at("error").at("message").as_string().empty());
    return static_cast<int>(answer.at("error").at("code").as_int64());
  }
  std::string open(std::string_view game, std::uint64_t seed = 1) {
    return std::string(result("new", {{"game", game}, {"seed", seed}}).at("table").as_string());
  }

  EngineService service_{all_games()};
  int id_ = 0;
};

TEST_F(Engine, GamesListsWhatIsInTheBox) {
  std::set<std::string> ids;
  const json::value list = result("games", {});
  for (const json::value& game : list.as_array()) {
    ids.emplace(game.at("id").as_string());
    EXPECT_GE(game.at("seats").at("max").as_int64(), game.at("seats").at("min").as_int64());
    EXPECT_TRUE(game.at("options").is_array());
    EXPECT_FALSE(game.at("bots").as_array().empty());
  }
  EXPECT_EQ(ids.size(), games().size());
  EXPECT_FALSE(ids.contains("plots"));
}

TEST_F(Engine, NewTakesOtherNumbersAndTheReplayCarriesThem) {
  const json::object wanted{{"game", "city-roots"}, {"seed", 3}};
  json::object bent = wanted;
  bent["content"] = json::object{{"revenue_goal", 18}};
  const std::string table(result("new", bent).at("table").as_string());
  const std::string replay(result("replay", {{"table", table}}).at("text").as_string());
  const auto again = check_replay(replay, all_games());
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->game().content(again->setup().content).at("revenue_goal"), json::value(18));
  bent["content"] = json::object{{"revenue_gaol", 18}};
  EXPECT_EQ(error("new", bent), -32602);
  bent["content"] = json::object{{"rent_divisor", 0}};
  EXPECT_EQ(error("new", bent), -32602);
}

TEST_F(Engine, LoadTakesOtherNumbersAndVocabularyTellsThoseOfATable) {
  const json::object content{{"house_limit", 8}};
  const std::string table(
      result("new", {{"game", "city-roots"}, {"content", content}}).at("table").as_string());
  const json::value state = result("state", {{"table", table}});
  const std::string loaded(
      result("load", {{"game", "city-roots"}, {"state", state}, {"content", content}})
          .at("table")
          .as_string());
  for (const std::string& each : {table, loaded}) {
    EXPECT_EQ(result("vocabulary", {{"game", "city-roots"}, {"table", each}}).at("house_limit"),
              json::value(8));
  }
  EXPECT_EQ(result("vocabulary", {{"game", "city-roots"}}).at("house_limit"), json::value(6));
  EXPECT_EQ(error("vocabulary", {{"game", "plots"}, {"table", table}}), -32602);
}

TEST_F(Engine, EveryGameCanBePlayedToItsEndAndItsReplayHolds) {
  for (const GameEntry* game : all_games()) {
    const std::string table = open(game->info().id);
    Rng rng(3);
    json::value deciders = result("new", {{"game", game->info().id}, {"seed", 1}}).at("deciders");
    while (!deciders.as_array().empty()) {
      const json::value seat = deciders.as_array()[0];
      const json::value legal = result("legal", {{"table", table}, {"seat", seat}});
      const auto pick = rng.below(static_cast<std::uint32_t>(legal.as_array().size()));
      const json::value& choice = legal.as_array()[pick];
      json::object play{{"table", table}, {"seat", seat}};
      const bool by_text = rng.below(2) == 0;
      play.emplace(by_text ? "text" : "action", by_text ? choice.at("text") : choice.at("action"));
      const json::value step = result("play", play);
      EXPECT_TRUE(step.at("events").is_array());
      deciders = step.at("deciders");
    }
    const json::value outcome = result("outcome", {{"table", table}});
    EXPECT_TRUE(outcome.at("over").as_bool());
    EXPECT_FALSE(outcome.at("ending").as_string().empty());
    const json::value replay = result("replay", {{"table", table}});
    const auto checked = check_replay(replay.at("text").as_string(), all_games());
    EXPECT_TRUE(checked) << checked.error().text;
    EXPECT_EQ(error("bot", {{"table", table}, {"seat", 0}, {"bot", "random"}}), -32005);
  }
}

TEST_F(Engine, SeveralTablesAreOpenAtOnceUntilClosed) {
  const std::string one = open("plots", 1), two = open("plots", 2);
  EXPECT_NE(one, two);
  result("play", {{"table", one}, {"seat", 0}, {"text", "bid 3"}});
  EXPECT_EQ(result("legal", {{"table", one}, {"seat", 0}}).as_array().size(), 0U);
  EXPECT_EQ(result("legal", {{"table", two}, {"seat", 0}}).as_array().size(), 5U);
  result("close", {{"table", one}});
  EXPECT_EQ(error("state", {{"table", one}}), -32003);
  EXPECT_EQ(error("close", {{"table", one}}), -32003);
  EXPECT_NE(open("plots"), one);
}

TEST_F(Engine, TooManyTablesAreRefusedUntilOneIsClosed) {
  EngineService small(all_games(), {.tables = 1});
  const std::string line = R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"plots"}})";
  EXPECT_NE(small.handle(line)->find("\"t1\""), std::string::npos);
  EXPECT_NE(small.handle(line)->find("-32004"), std::string::npos);
  small.handle(R"({"jsonrpc":"2.0","method":"close","params":{"table":"t1"}})");
  EXPECT_NE(small.handle(line)->find("\"t2\""), std::string::npos);
}

TEST_F(Engine, TheSameSeedGivesTheSameGame) {
  const json::object params{{"game", "plots"}, {"seed", 42}};
  const json::value one = result("new", params), two = result("new", params);
  EXPECT_EQ(one.at("draws"), two.at("draws"));
  EXPECT_EQ(result("state", {{"table", one.at("table")}}),
            result("state", {{"table", two.at("table")}}));
}

TEST_F(Engine, ARefusedActionNamesItsRuleAndChangesNothing) {
  const std::string table = open("plots");
  result("play", {{"table", table}, {"seat", 0}, {"text", "bid 3"}});
  const json::value before = result("state", {{"table", table}});
  const json::object again{{"table", table}, {"seat", 0}, {"text", "bid 4"}};
  const json::object answer = ask("play", again);
  EXPECT_EQ(answer.at("error").at("code"), json::value(-32000));
  EXPECT_EQ(answer.at("error").at("data").at("rule"), json::value("table"));
  EXPECT_EQ(result("refusal", again), answer.at("error").at("data"));
  EXPECT_EQ(result("refusal", {{"table", table}, {"seat", 1}, {"text", "bid 4"}}), json::value());
  EXPECT_EQ(result("state", {{"table", table}}), before);
}

TEST_F(Engine, AViewHidesWhatOthersCommitted) {
  const std::string table = open("plots");
  result("play", {{"table", table}, {"seat", 0}, {"text", "bid 3"}});
  const auto bid_seen_by = [&](const json::value& eyes) {
    return result("view", {{"table", table}, {"seat", eyes}}).at("state").at("bids").at(0);
  };
  EXPECT_EQ(bid_seen_by(0), json::value(3));
  EXPECT_EQ(bid_seen_by(1), json::value("face-down"));
  EXPECT_EQ(bid_seen_by(nullptr), json::value("face-down"));
  EXPECT_EQ(bid_seen_by(json::array{1, 0}), json::value(3));
  EXPECT_EQ(error("view", {{"table", table}, {"seat", json::array{7}}}), -32602);
}

TEST_F(Engine, LoadTakesWhatStateGaveAndRefusesTheImpossible) {
  const json::value state = result("state", {{"table", open("plots")}});
  const json::value loaded = result("load", {{"game", "plots"}, {"state", state}});
  EXPECT_EQ(result("state", {{"table", loaded.at("table")}}), state);
  json::object edited = state.as_object();
  edited["plot"] = 5;
  result("load", {{"game", "plots"}, {"state", edited}});
  edited["plot"] = 9;
  const json::object refused = ask("load", {{"game", "plots"}, {"state", edited}});
  EXPECT_EQ(refused.at("error").at("message"),
            json::value("This position is impossible: the plot has no such value (TP-2)."));
  EXPECT_EQ(error("load", {{"game", "plots"}, {"state", json::object{}}}), -32602);
  EXPECT_EQ(error("load", {{"game", "plots"}, {"state", 5}}), -32602);
}

TEST_F(Engine, AnUndoneActionDrawsTheSameAgain) {
  const std::string table = open("plots");
  json::value last;
  for (int seat = 0; seat < 3; ++seat) {
    last = result("play", {{"table", table}, {"seat", seat}, {"text", "bid 3"}});
  }
  EXPECT_EQ(last.at("draws").as_array().size(), 1U);
  EXPECT_EQ(result("undo", {{"table", table}, {"to", 2}}).at("line"), json::value(2));
  EXPECT_EQ(result("redo", {{"table", table}}).at("line"), json::value(3));
  EXPECT_EQ(error("redo", {{"table", table}}), -32005);
  EXPECT_EQ(result("undo", {{"table", table}, {"to", 2}}).at("line"), json::value(2));
  const json::value again = result("play", {{"table", table}, {"seat", 2}, {"text", "bid 3"}});
  EXPECT_EQ(again.at("draws"), last.at("draws"));
  EXPECT_EQ(again.at("seq"), json::value(7));
  EXPECT_EQ(error("undo", {{"table", table}, {"to", 99}}), -32602);
}

TEST_F(Engine, ItemsPreviewsAndBotsAnswer) {
  const std::string table = open("plots");
  EXPECT_TRUE(
      result("items", {{"table", table}, {"what", "score"}}).as_array()[0].at("amount").is_int64());
  EXPECT_EQ(error("items", {{"table", table}, {"what", "gold"}}), -32602);
  const json::value preview = result("preview", {{"table", table}, {"seat", 0}, {"text", "bid 3"}});
  EXPECT_EQ(preview.at("chance"), json::value(false));
  const json::value choice = result("bot", {{"table", table}, {"seat", 0}, {"bot", "random"}});
  result("play", {{"table", table}, {"seat", 0}, {"action", choice.at("action")}});
  EXPECT_EQ(error("bot", {{"table", table}, {"seat", 1}, {"bot", "nobody"}}), -32602);
}

// Many Hands scores from the first moment on: whose objective it is must not show.
TEST_F(Engine, ASecretLedgerIsCountedThroughItsOwnSeatsEyes) {
  const auto own = [&](const json::object& params) {
    std::int64_t sum = 0;
    const json::value items = result("items", params);
    for (const json::value& item : items.as_array()) {
      if (item.at("label").as_string().starts_with("Own objective")) {
        sum += item.at("amount").to_number<std::int64_t>();
      }
    }
    return sum;
  };
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    const std::string table = open("build-back", seed);
    const json::value state = result("state", {{"table", table}});
    if (state.at("players").as_array()[0].at("objective") != "many-hands") continue;
    EXPECT_EQ(own({{"table", table}, {"what", "score"}, {"seat", 0}}), 1);
    EXPECT_EQ(own({{"table", table}, {"what", "score"}}), 0);
    return;
  }
  FAIL() << "nobody was dealt Many Hands";
}

TEST_F(Engine, WrongParametersAreNamed) {
  const std::string table = open("plots");
  EXPECT_EQ(error("new", {}), -32602);
  EXPECT_EQ(error("new", {{"game", "chess"}}), -32602);
  EXPECT_EQ(error("new", {{"game", 1}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"seats", 99}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"seats", -1}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"seed", -1}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"seed", 1e300}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"options", json::array{}}}), -32602);
  EXPECT_EQ(error("new", {{"game", "plots"}, {"options", {{"x", 1}}}}), -32602);
  EXPECT_EQ(error("legal", {{"table", table}}), -32602);
  EXPECT_EQ(error("legal", {{"table", table}, {"seat", 3}}), -32602);
  EXPECT_EQ(error("legal", {{"table", 5}, {"seat", 0}}), -32602);
  EXPECT_EQ(error("play", {{"table", table}, {"seat", 0}}), -32602);
  EXPECT_EQ(error("play", {{"table", table}, {"seat", 0}, {"text", "dance"}}), -32602);
  EXPECT_EQ(error("play", {{"table", table}, {"seat", 0}, {"action", 5}}), -32602);
  EXPECT_EQ(error("dance", {}), -32601);
  EXPECT_EQ(
      error("play",
            {{"table", table}, {"seat", 0}, {"text", "bid 3"}, {"words", std::string(3000, 'x')}}),
      -32004);
}

TEST_F(Engine, ANumberWithAPointIsWholeIfItIs) {
  const json::object start{{"game", "city-roots"}, {"seats", 3.0}, {"seed", 1}};
  const std::string table(result("new", start).at("table").as_string());
  EXPECT_EQ(result("legal", {{"table", table}, {"seat", 0.0}}).as_array().size(), 3U);
  EXPECT_EQ(error("legal", {{"table", table}, {"seat", 0.5}}), -32602);
  EXPECT_EQ(error("legal", {{"table", table}, {"seat", 1e300}}), -32602);
}

TEST_F(Engine, WhatAnActionDoesNotUseMayBeLeftOut) {
  const std::string table = open("city-roots");
  const json::object lobby{{"verb", "lobby"}};
  EXPECT_EQ(result("play", {{"table", table}, {"seat", 0}, {"action", lobby}}).at("text"),
            json::value("lobby"));
  const json::object unknown{{"verb", "lobby"}, {"colour", "red"}};
  EXPECT_EQ(error("refusal", {{"table", table}, {"seat", 0}, {"action", unknown}}), -32602);
}

TEST_F(Engine, ANotificationGetsNoAnswerButActs) {
  EXPECT_FALSE(service_.handle(R"({"jsonrpc":"2.0","method":"new","params":{"game":"plots"}})"));
  EXPECT_FALSE(service_.handle(R"({"jsonrpc":"2.0","method":"dance"})"));
  EXPECT_FALSE(service_.handle(""));
  EXPECT_FALSE(service_.handle("  \r"));
  result("state", {{"table", "t1"}});
}

TEST_F(Engine, NoDamageToAMessageHurts) {
  const std::string table = open("plots");
  const std::string good = json::serialize(json::object{
      {"jsonrpc", "2.0"},
      {"id", 1},
      {"method", "play"},
      {"params", {{"table", table}, {"seat", 0}, {"action", {{"card", 3}}}, {"words", "ü"}}}});
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    std::string line = test::bent_text(good, rng);
    if (rng.below(2) == 0) line = test::bent_text(line, rng);
    const auto answer = service_.handle(line);
    if (answer) {
      EXPECT_NO_THROW(json::parse(*answer)) << *answer;
    }
    json::value value = json::parse(good);
    test::mutate(value, rng);
    service_.handle(json::serialize(value));
  }
  result("state", {{"table", table}});
}

}  // namespace
}  // namespace citybox
