#include "engine/rpc/jsonrpc.hpp"

#include <gtest/gtest.h>

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

TEST(JsonRpc, ParametersRememberTheFirstThatIsWrong) {
  const json::object given{{"seat", 9}, {"name", 4}, {"none", nullptr}};
  RpcParams params(given);
  EXPECT_EQ(params.integer_or("none", 0, 5, 3), 3);
  EXPECT_FALSE(params.failed());
  params.integer("seat", 0, 3);
  params.text("name");
  params.text("missing");
  ASSERT_TRUE(params.failed());
  EXPECT_EQ(params.error().value().message, "seat: 9 is not between 0 and 3.");
}

}  // namespace
}  // namespace citybox
