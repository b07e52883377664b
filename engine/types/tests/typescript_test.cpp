#include "engine/types/typescript.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace citybox {
namespace types_test {

enum class Color : int { kRed = -3, kSkyBlue = 7 };
BOOST_DESCRIBE_ENUM(Color, kRed, kSkyBlue)

struct Named {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Named, (), (name))

struct Box : Named {
  Color color = Color::kRed;
  std::optional<int> weight;
  std::vector<std::optional<int>> slots;
  std::map<std::string, Named> parts;
};
BOOST_DESCRIBE_STRUCT(Box, (Named), (color, weight, slots, parts))

struct Loose {
  json::object json;
};

enum class Fruit : int { kNone, kPear, kPlum };
BOOST_DESCRIBE_ENUM(Fruit, kNone, kPear, kPlum)
struct Colors {};
struct Fruits {};

}  // namespace types_test

template <>
struct JsonOf<types_test::Loose> : JsonOfWrapped<types_test::Loose> {
  using Uses = types_test::Named;
  static constexpr const char* kAlias = "Loose";
  static constexpr const char* kParameters = "<Part = Named>";
  static constexpr const char* kTypeScript = "{ part: Part }";
};

template <>
struct JsonOf<types_test::Colors> {
  using Key = types_test::Color;
  using Each = int;
};
template <>
struct JsonOf<types_test::Fruits> {
  using Key = types_test::Fruit;
  using Each = types_test::Color;
};

namespace {

TEST(TypeScript, AStructHasItsBasesFieldsFirstAndOptionalOnesMarked) {
  TypeScript ts;
  EXPECT_EQ(ts.of<types_test::Box>(), "Box");
  EXPECT_EQ(ts.text(),
            "export type Color =\n  | 'red'\n  | 'sky-blue'\n"
            "export interface Named {\n  name: string\n}\n"
            "export interface Box {\n  name: string\n  color: Color\n  weight?: number\n"
            "  slots: (number | null)[]\n  parts: Record<string, Named>\n}\n");
}

TEST(TypeScript, AnAliasIsDeclaredOnceWithWhatItUses) {
  TypeScript ts;
  EXPECT_EQ(ts.of<types_test::Loose>(), "Loose");
  EXPECT_EQ(ts.of<std::vector<types_test::Loose>>(), "Loose[]");
  EXPECT_EQ(ts.text(),
            "export interface Named {\n  name: string\n}\n"
            "export type Loose<Part = Named> = { part: Part }\n");
}

TEST(TypeScript, AnObjectByKindHasTheNamesOfItsKinds) {
  TypeScript ts;
  EXPECT_EQ(ts.of<types_test::Colors>(), "Record<Color, number>");
  EXPECT_EQ(ts.of<types_test::Fruits>(), "Record<Exclude<Fruit, 'none'>, Color>");
}

TEST(TypeScript, NumbersOfAnEnumAreAConstant) {
  TypeScript ts;
  ts.declare_numbers<types_test::Color>("colors");
  EXPECT_EQ(ts.text(), "export const colors = {\n  red: -3,\n  skyBlue: 7,\n} as const\n");
}

TEST(TypeScript, WhatABaseDescribesIsWrittenAndReadToo) {
  types_test::Box box;
  box.name = "big";
  box.slots = {1, std::nullopt};
  const json::value written = to_json(box);
  EXPECT_EQ(json::serialize(written),
            R"({"name":"big","color":"red","slots":[1,null],"parts":{}})");
  EXPECT_EQ(from_json<types_test::Box>(written, "box")->name, "big");
}

}  // namespace
}  // namespace citybox
