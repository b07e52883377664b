#include "engine/types/json.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "engine/types/options_json.hpp"
#include "games/template/codec.hpp"

namespace citybox {
namespace {

using plots::State;

// A position of three seats in the second round.
json::object position() {
  return json::parse(
             R"({"hands": [[1,2,3,4], [1,2,3,5], [2,3,4,5], []], "bids": [null, 5, null, null],
      "won": [4,0,0,0], "plot": 2, "carried": 0, "round": 2, "seats": 3,
      "options": {"unclaimed": "lost", "pace": "free"}, "ending": "none"})")
      .as_object();
}

std::string problem_with(const json::object& state) {
  const auto read = from_json<State>(state, "state");
  return read ? "" : read.error().text;
}

TEST(Json, AStateReadsBackAsItWasWritten) {
  const auto state = from_json<State>(position(), "state");
  ASSERT_TRUE(state) << state.error().text;
  EXPECT_EQ(to_json(*state), json::value(position()));
}

TEST(Json, AnErrorNamesItsPlace) {
  json::object state = position();
  state["plot"] = 300;
  EXPECT_EQ(problem_with(state), "state.plot: 300 is not between 0 and 255.");
  state = position();
  state["won"].as_array()[1] = -1;
  EXPECT_EQ(problem_with(state), "state.won[1]: -1 is not between 0 and 255.");
  state = position();
  state["options"].as_object()["unclaimed"] = "sold";
  EXPECT_EQ(problem_with(state), "state.options.unclaimed: \"sold\" is none of lost, carried.");
  state = position();
  state["hands"].as_array()[0].as_array()[2] = 9;
  EXPECT_EQ(problem_with(state), "state.hands[0][2]: 9 is not a card from 1 to 5.");
}

TEST(Json, MissingAndUnknownKeysAreRefused) {
  json::object state = position();
  state.erase("won");
  EXPECT_EQ(problem_with(state), "state: \"won\" is missing.");
  state = position();
  state["color"] = 1;
  EXPECT_EQ(problem_with(state), "state: there is no \"color\" in it.");
}

TEST(Json, WrongTypesAreRefused) {
  for (const json::value& wrong :
       {json::value(nullptr), json::value("4"), json::value(0.5), json::value(true),
        json::value(json::object{}), json::value(json::array{})}) {
    json::object state = position();
    state["round"] = wrong;
    EXPECT_NE(problem_with(state).find("is not a whole number"), std::string::npos) << wrong;
  }
}

TEST(Json, AnArrayHasItsSizeAndASetNoDuplicates) {
  json::object state = position();
  state["won"] = json::array{1, 2};
  EXPECT_EQ(problem_with(state), "state.won: it has 2 elements, not 4.");
  state = position();
  state["hands"].as_array()[0] = json::array{1, 1};
  EXPECT_EQ(problem_with(state), "state.hands[0][1]: 1 stands there twice.");
  state["hands"].as_array()[0] = json::array{nullptr};
  EXPECT_EQ(problem_with(state), "state.hands[0][0]: null cannot be in a set.");
}

TEST(Json, WholeNumbersKeepTheirRange) {
  EXPECT_EQ(from_json<std::uint64_t>(UINT64_MAX, "x").value(), UINT64_MAX);
  EXPECT_FALSE(from_json<std::int64_t>(UINT64_MAX, "x"));
  EXPECT_EQ(from_json<std::int8_t>(-128, "x").value(), -128);
  EXPECT_FALSE(from_json<std::int8_t>(-129, "x"));
  EXPECT_EQ(from_json<std::int64_t>(INT64_MIN, "x").value(), INT64_MIN);
}

TEST(Json, SeatsAndSetsOfThemAreNumbers) {
  SeatSet set(Seat{1});
  set.add(Seat{3});
  EXPECT_EQ(json::serialize(to_json(set)), "[1,3]");
  EXPECT_EQ(from_json<SeatSet>(json::array{3, 1}, "x").value(), set);
  EXPECT_FALSE(from_json<SeatSet>(json::array{16}, "x"));
}

TEST(Json, FixedVectorsAreArraysUpToTheirCapacity) {
  using Numbers = FixedVector<std::uint8_t, 3>;
  const auto read = from_json<Numbers>(json::array{4, 5}, "x");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->size(), 2U);
  EXPECT_EQ(json::serialize(to_json(*read)), "[4,5]");
  EXPECT_FALSE(from_json<Numbers>(json::array{1, 2, 3, 4}, "x"));
}

TEST(Json, OptionsThatAreNotNamedKeepTheirDefault) {
  EXPECT_EQ(read_options<plots::Options>({}).value(), plots::Options{});
  EXPECT_EQ(read_options<plots::Options>({{"unclaimed", "carried"}}).value().unclaimed,
            plots::Unclaimed::kCarried);
  EXPECT_FALSE(read_options<plots::Options>({{"unclaimed", "sold"}}));
  EXPECT_FALSE(read_options<plots::Options>({{"walls", "open"}}));
}

TEST(Json, EnumeratorsAreNamedInKebabCase) {
  EXPECT_EQ(kebab("kLowHome"), "low-home");
  EXPECT_EQ(kebab("kA"), "a");
  EXPECT_EQ(kebab("k"), "k");
  EXPECT_EQ(name_of(plots::Ending::kAllSold), "all-sold");
  EXPECT_EQ(name_of(static_cast<plots::Ending>(99)), "");
}

}  // namespace
}  // namespace citybox
