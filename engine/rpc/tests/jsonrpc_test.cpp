#include "engine/rpc/jsonrpc.hpp"

#include <gtest/gtest.h>

#include "engine/rpc/call.hpp"

namespace citybox {
namespace {

RpcCode code_of(std::string_view message, const RpcLimits& limits = {}) {
  const auto request = parse_request(message, limits);
  return request ? RpcCode{} : request.error().error.code;
}

TEST(JsonRpc, ARequestHasMethodParametersAndId) {
  const auto request =
      parse_request(R"({"jsonrpc":"2.0","id":"a","method":"legal","params":{"seat":1}})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->method, "legal");
  EXPECT_EQ(request->params.at("seat"), json::value(1));
  EXPECT_EQ(*request->id, json::value("a"));
}

TEST(JsonRpc, AnIdIsATextANumberOrNull) {
  for (const char* id : {"1", "-1", "1.5", "\"x\"", "null", "18446744073709551615"}) {
    const auto request =
        parse_request(std::string(R"({"jsonrpc":"2.0","method":"x","id":)") + id + "}");
    ASSERT_TRUE(request) << id;
    EXPECT_EQ(*request->id, json::parse(id));
  }
  for (const char* id : {"{}", "[]", "true", "1e400"}) {
    EXPECT_EQ(code_of(std::string(R"({"jsonrpc":"2.0","method":"x","id":)") + id + "}"),
              RpcCode::kInvalidRequest);
  }
}

TEST(JsonRpc, WithoutAnIdItIsANotification) {
  EXPECT_FALSE(parse_request(R"({"jsonrpc":"2.0","method":"x"})")->id);
}

TEST(JsonRpc, WhatIsNotJsonIsAParseError) {
  for (const char* text : {"{", "garbage", "{\"a\":}", "\xff\xfe", "{\"a\":\"\xc3\"}",
                           "\"\\ud800\"", "1e99999999999999999999", "{} {}", "nul"}) {
    const RpcCode code = code_of(text);
    EXPECT_TRUE(code == RpcCode::kParse || code == RpcCode::kInvalidRequest) << text;
  }
}

TEST(JsonRpc, DeepNestingIsAParseError) {
  EXPECT_EQ(code_of(std::string(100'000, '[')), RpcCode::kParse);
  std::string objects;
  for (int i = 0; i < 1000; ++i) objects += "{\"a\":";
  EXPECT_EQ(code_of(objects), RpcCode::kParse);
}

TEST(JsonRpc, ALongMessageIsRefusedUnread) {
  EXPECT_EQ(code_of(std::string(101, ' '), {.bytes = 100}), RpcCode::kParse);
}

TEST(JsonRpc, WhatIsNotARequestIsSaidToBeNone) {
  for (const char* text :
       {"[]", "[{\"jsonrpc\":\"2.0\",\"method\":\"x\",\"id\":1}]", "1", "null", "{}",
        R"({"jsonrpc":"1.0","method":"x","id":1})", R"({"jsonrpc":"2.0","method":1,"id":1})",
        R"({"jsonrpc":"2.0","id":1})"}) {
    EXPECT_EQ(code_of(text), RpcCode::kInvalidRequest) << text;
  }
  EXPECT_EQ(code_of(R"({"jsonrpc":"2.0","method":"x","id":1,"params":[1]})"),
            RpcCode::kInvalidParams);
}

TEST(JsonRpc, AnErrorKeepsTheIdWhereItIsKnown) {
  const auto request = parse_request(R"({"jsonrpc":"2.0","id":7})");
  ASSERT_FALSE(request);
  EXPECT_EQ(request.error().id, json::value(7));
}

struct Asked {
  std::optional<int> none;
  std::uint8_t seat = 0;
  std::string name;
  std::string missing;
};
BOOST_DESCRIBE_STRUCT(Asked, (), (none, seat, name, missing))

TEST(JsonRpc, ParametersNameTheFirstThatIsWrong) {
  const auto problem = [](const json::object& given) {
    return read_params<Asked>(given).error().text;
  };
  EXPECT_EQ(problem({{"seat", 999}, {"name", 4}, {"none", nullptr}}),
            "seat: 999 is not between 0 and 255.");
  EXPECT_EQ(problem({{"seat", 9}, {"name", 4}}), "name: 4 is not a text.");
  EXPECT_EQ(problem({{"seat", 9}, {"name", "Ann"}}), "The parameter \"missing\" is missing.");
}

TEST(JsonRpc, ParametersThatAreNotKnownArePassedOver) {
  const auto asked =
      read_params<Asked>({{"seat", 9}, {"name", nullptr}, {"missing", ""}, {"colour", "red"}});
  ASSERT_TRUE(asked);
  EXPECT_FALSE(asked->none);
  EXPECT_EQ(asked->seat, 9);
  EXPECT_EQ(asked->name, "");
}

}  // namespace
}  // namespace citybox
