#include "engine/types/json_change.hpp"

#include <gtest/gtest.h>

namespace citybox {
namespace change_test {

struct Purse {
  int coins = 0;
  std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(Purse, (), (coins, note))

struct Town {
  std::string name;
  std::vector<std::string> homes;
  std::vector<Purse> purses;
  std::map<std::string, int> counts;
  std::optional<Purse> bank;
  json::value odd;
};
BOOST_DESCRIBE_STRUCT(Town, (), (name, homes, purses, counts, bank, odd))

}  // namespace change_test

namespace {

using change_test::Purse;
using change_test::Town;

Town town() {
  return {.name = "Elm",
          .homes = {"a1", "b2", "c3"},
          .purses = {{1, {}}, {2, "two"}},
          .counts = {{"elm", 1}, {"oak", 2}},
          .bank = Purse{3, {}},
          .odd = {{"x", 1}, {"y", {{"z", nullptr}}}}};
}

// What changed, after it was seen to make the one the other: as the types say it, and as the JSON does.
std::string change(const Town& before, const Town& now) {
  std::string text;
  append_change(text, before, now);
  json::value value = to_json(before);
  apply_change(value, json::parse(text));
  EXPECT_EQ(value, to_json(now)) << text;
  EXPECT_EQ(checksum(value), checksum(to_json(now)));
  std::string of_json;
  append_change_of_json(of_json, to_json(before), to_json(now));
  json::value again = to_json(before);
  apply_change(again, json::parse(of_json));
  EXPECT_EQ(again, to_json(now)) << of_json;
  return text;
}

TEST(JsonChange, NamesOnlyWhatIsNotAsBefore) {
  Town now = town();
  now.name = "Oak";
  now.purses[1].coins = 7;
  EXPECT_EQ(change(town(), now), R"({"name":"Oak","purses":{"1":{"coins":7}}})");
}

TEST(JsonChange, GivesAListWholeWhereThatIsShorterAndElseByItsElements) {
  Town now = town();
  now.homes = {"a1", "c3"};
  EXPECT_EQ(change(town(), now), R"({"homes":["a1","c3"]})");
  now = town();
  now.homes.assign(20, "a1");
  Town grown = now;
  grown.homes.emplace_back("f6");
  EXPECT_EQ(change(now, grown), R"({"homes":{"20":"f6"}})");
}

TEST(JsonChange, TakesAwayWhatIsNotThereAnyMoreAndPutsWhatIsNew) {
  Town now = town();
  now.purses[1].note.reset();
  now.purses[0].note = "one";
  now.bank.reset();
  change(town(), now);
  change(now, town());
  now.bank = Purse{0, "null"};
  change(town(), now);
}

TEST(JsonChange, GivesAMapWithOtherKeysInPlaceOfTheOneBefore) {
  Town now = town();
  now.counts = {{"oak", 2}};
  EXPECT_EQ(change(town(), now), R"({"counts":{"":{"oak":2}}})");
  now.counts = {{"elm", 1}, {"oak", 5}};
  EXPECT_EQ(change(town(), now), R"({"counts":{"oak":5}})");
}

TEST(JsonChange, KnowsWhatHasAJsonOfItsOwn) {
  for (const char* odd : {"null", "3", "[]", "{}", R"({"x":1})", R"({"x":null,"y":{"z":[1]}})",
                          R"([{"x":null},null])", R"({"y":{}})"}) {
    Town now = town();
    now.odd = json::parse(odd);
    change(town(), now);
    change(now, town());
    Town other = town();
    other.odd = json::parse(R"([{"x":1},2,null])");
    change(now, other);
    change(other, now);
  }
}

TEST(JsonChange, OfAChecksumTheOrderOfMembersIsNoPart) {
  EXPECT_EQ(checksum(json::parse(R"({"a":1,"b":[true,null]})")),
            checksum(json::parse(R"({"b":[true,null],"a":1})")));
  EXPECT_NE(checksum(json::parse("[1,2]")), checksum(json::parse("[2,1]")));
  EXPECT_NE(checksum(json::parse(R"({"a":"1"})")), checksum(json::parse(R"({"b":"1"})")));
  // The page counts the same (web/src/net/change.test.ts).
  EXPECT_EQ(checksum(json::parse(R"({"now":"Grüße","n":[1,-2,true,null,{}],"o":{"a":""}})")),
            2769240403U);
}

}  // namespace
}  // namespace citybox
