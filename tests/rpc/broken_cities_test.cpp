// Broken Cities through `citybox engine`: what the rules forbid is refused with the rule and a
// sentence, and nothing changes.

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/rpc/rpc.hpp"

namespace citybox {
namespace {

class BrokenCitiesEngine : public testing::Test {
 protected:
  json::object ask(std::string_view method, json::object params) {
    params["table"] = "t1";
    const json::object request{
        {"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", std::move(params)}};
    return json::parse(*service_.handle(json::serialize(request))).as_object();
  }
  json::value play(std::string_view text) {
    const json::object answer = ask("play", {{"seat", seat_}, {"text", text}});
    EXPECT_TRUE(answer.contains("result")) << text << ": " << json::serialize(answer);
    if (!answer.contains("result")) return {};
    const json::value deciders = answer.at("result").at("deciders");
    if (!deciders.as_array().empty()) seat_ = deciders.at(0).to_number<int>();
    return answer.at("result");
  }
  bool allowed(std::string_view text) {
    return ask("refusal", {{"seat", seat_}, {"text", text}}).at("result").is_null();
  }
  // Nobody builds until the first climate event: the table sits down to make a law.
  void go_to_session() {
    while (!allowed("pass")) {
      if (allowed("end")) {
        play("end");
      } else {
        const json::value legal = ask("legal", {{"seat", seat_}}).at("result");
        play(legal.at(0).at("text").as_string());  // the disease asks which renters leave
      }
    }
  }
  // The rule that says no; "" if nothing did.
  std::string rule_against(json::object params) {
    const json::value before = ask("state", {}).at("result");
    params["seat"] = seat_;
    const json::object answer = ask("play", std::move(params));
    EXPECT_EQ(ask("state", {}).at("result"), before);
    if (!answer.contains("error")) return "";
    EXPECT_EQ(answer.at("error").at("code"), -32000) << json::serialize(answer);
    EXPECT_GT(answer.at("error").at("data").at("why").as_string().size(), 10U);
    return std::string(answer.at("error").at("data").at("rule").as_string());
  }
  std::string rule_against(std::string_view text) { return rule_against({{"text", text}}); }

  void SetUp() override { ask("new", {{"game", "broken-cities"}, {"seats", 4}, {"seed", 5}}); }

  EngineService service_{all_games()};
  int seat_ = 0;
};

TEST_F(BrokenCitiesEngine, BC12_a_building_on_an_occupied_space) {
  play("buy low-cost");
  EXPECT_EQ(rule_against("place b3"), "BC-12");
  EXPECT_EQ(rule_against("end"), "BC-35");
}

TEST_F(BrokenCitiesEngine, BC14_a_renter_in_a_shop) {
  for (int turn = 0; turn < 4; ++turn) play("end");
  ASSERT_EQ(seat_, 0);
  play("buy shopping");
  play("place h8");
  EXPECT_EQ(rule_against("rent-out h8"), "BC-14");
  EXPECT_EQ(rule_against("buy shopping"), "BC-11") << "no money left";
}

TEST_F(BrokenCitiesEngine, BC31_a_law_that_lowers_a_price) {
  go_to_session();
  play("propose surcharge");
  play("about eco-park");
  EXPECT_EQ(rule_against("number -5"), "BC-31");
  EXPECT_EQ(rule_against("number 0"), "BC-32");
  EXPECT_EQ(rule_against("number 13"), "BC-32");
}

TEST_F(BrokenCitiesEngine, BC32_a_fine_out_of_range) {
  go_to_session();
  play("propose forbid");
  play("about shopping");
  for (const char* fine : {"fine 0", "fine -1", "fine 21", "fine 127"}) {
    EXPECT_EQ(rule_against(fine), "BC-32") << fine;
  }
  EXPECT_EQ(ask("play", {{"seat", seat_}, {"text", "fine 99999999999"}}).at("error").at("code"),
            -32602);
}

TEST_F(BrokenCitiesEngine, BC33_words_too_long_or_not_plain_or_in_the_wrong_place) {
  go_to_session();
  const auto worded = [](std::string_view text, const std::string& words) {
    return json::object{{"text", text}, {"words", words}};
  };
  EXPECT_EQ(rule_against(worded("propose free-text", std::string(201, 'x'))), "BC-33");
  EXPECT_EQ(rule_against(worded("propose free-text", "one\ntwo")), "BC-33");
  EXPECT_EQ(rule_against(worded("propose free-text", "\x1B[31mred")), "BC-33");
  EXPECT_EQ(rule_against(worded("propose cap", "Be good.")), "BC-33");
  const json::value before = ask("state", {}).at("result");
  json::object flood = worded("propose free-text", std::string(10'000, 'x'));
  flood["seat"] = seat_;
  EXPECT_TRUE(ask("play", flood).contains("error"));
  EXPECT_EQ(ask("state", {}).at("result"), before);
}

}  // namespace
}  // namespace citybox
