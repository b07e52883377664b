// Two nodes as programs of their own over one database.

#include "tests/server/live.hpp"
#include "tests/support/postgres_place.hpp"

namespace citybox::server {
namespace {

class NodesLiveTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!PostgresPlace::is_there()) GTEST_SKIP() << "script/postgres brings the server";
    place_.emplace();
    one_ = node("one");
    other_ = node("other");
  }
  std::unique_ptr<Child> node(const char* name) const {
    return std::make_unique<Child>(folder_.path() / name,
                                   std::vector<std::string>{"--store", place_->url()});
  }
  static json::value bid(WsClient& client, const LiveTable& table, std::size_t seat, int seq,
                         const char* what) {
    return client.call(
        "play",
        {{"table", table.code}, {"token", table.tokens[seat]}, {"seq", seq}, {"text", what}});
  }

  TempFolder folder_;
  std::optional<PostgresPlace> place_;
  std::unique_ptr<Child> one_;
  std::unique_ptr<Child> other_;
};

TEST_F(NodesLiveTest, whoever_a_node_that_stops_lets_go_plays_on_at_another) {
  WsClient ann = one_->connect();
  const LiveTable table(ann);
  WsClient ben = other_->connect();
  ben.call("watch", {{"table", table.code}, {"tokens", {table.tokens[1]}}});
  EXPECT_EQ(code(bid(ann, table, 0, 0, "bid 3")), 0);
  EXPECT_EQ(one_->end(SIGTERM), 0);
  ann = other_->connect();
  EXPECT_EQ(bid(ann, table, 0, 0, "bid 3").at("seq"), 1);  // it does not know whether it was heard
  EXPECT_EQ(bid(ben, table, 1, 1, "bid 4").at("seq"), 2);
}

TEST_F(NodesLiveTest, a_node_that_is_killed_takes_nothing_with_it_and_comes_back) {
  WsClient ann = one_->connect();
  const LiveTable table(ann);
  EXPECT_EQ(code(bid(ann, table, 0, 0, "bid 3")), 0);
  one_->end(SIGKILL);
  WsClient ben = other_->connect();
  EXPECT_EQ(bid(ben, table, 1, 1, "bid 4").at("seq"), 2);
  one_ = node("one");
  ann = one_->connect();
  const json::value seen =
      ann.call("watch", {{"table", table.code}, {"tokens", {table.tokens[0]}}});
  EXPECT_EQ(seen.at("play").at("seq"), 2);
}

}  // namespace
}  // namespace citybox::server
