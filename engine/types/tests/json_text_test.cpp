#include "engine/types/json_text.hpp"

#include <gtest/gtest.h>

namespace citybox {
namespace text_test {

enum class Mood : int { kGood, kVeryBad };
BOOST_DESCRIBE_ENUM(Mood, kGood, kVeryBad)

struct Named {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Named, (), (name))

struct Loose {
  json::object json;
};

struct Letter : Named {
  Mood mood = Mood::kGood;
  std::optional<int> age;
  std::vector<Named> friends;
  std::map<std::string, std::vector<int>> lists;
  SeatSet seats;
  Seat seat{};
  bool open = false;
  std::int64_t number = 0;
  Loose loose;
  std::optional<std::vector<Loose>> more;
};
BOOST_DESCRIBE_STRUCT(Letter, (Named),
                      (mood, age, friends, lists, seats, seat, open, number, loose, more))

}  // namespace text_test

template <>
struct JsonOf<text_test::Loose> : JsonOfWrapped<text_test::Loose> {
  static constexpr const char* kTypeScript = "unknown";
};

namespace {

using text_test::Letter;

TEST(JsonText, IsWhatTheTreeOfValuesGives) {
  Letter letter;
  EXPECT_EQ(json::parse(json_text(letter)), to_json(letter));
  letter.name = "Ann \"the\" \\ Bold\n\x01 ü";
  letter.mood = text_test::Mood::kVeryBad;
  letter.age = -7;
  letter.friends = {{"Ben"}, {""}};
  letter.lists = {{"a\"b", {1, 2}}, {"", {}}};
  letter.seats.add(Seat{1});
  letter.seats.add(Seat{3});
  letter.seat = Seat{2};
  letter.open = true;
  letter.number = std::int64_t{1} << 60;
  letter.loose.json = {{"deep", {{"er", nullptr}}}};
  letter.more = {{{{"x", 1}}}, {}};
  EXPECT_EQ(json::parse(json_text(letter)), to_json(letter));
}

TEST(JsonText, WhatIsEncodedAlreadyIsPutInAsItIs) {
  const std::vector<Encoded<int>> numbers = {{"1"}, {"2"}};
  EXPECT_EQ(json_text(numbers), "[1,2]");
  EXPECT_EQ(json_text(std::vector<int>{}), "[]");
  EXPECT_EQ(json_text(std::optional<int>{}), "null");
}

TEST(JsonText, AnObjectIsReadBackAndNothingElse) {
  EXPECT_EQ(parse_object(R"({"a": 1})"), (json::object{{"a", 1}}));
  EXPECT_EQ(parse_object("{}"), json::object());
  for (const char* other : {"", "[1]", "1", "{", R"({"a": 1} x)"}) {
    EXPECT_FALSE(parse_object(other)) << other;
  }
}

}  // namespace
}  // namespace citybox
