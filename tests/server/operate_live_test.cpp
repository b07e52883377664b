// An operator's day against the real program: copies while people play, a restore, a folder that goes
// away.

#include <fmt/format.h>

#include <cstdlib>

#include "tests/server/live.hpp"

namespace citybox::server {
namespace {

// The exit code of a command of ours; what it says goes nowhere.
int citybox(const std::string& words) {
  const int status =
      std::system(fmt::format("{} {} >/dev/null 2>&1", CITYBOX_PROGRAM, words).c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

class OperateTest : public ::testing::Test {
 protected:
  std::size_t seq(WsClient& client, const LiveTable& table) {
    const json::value seen =
        client.call("watch", {{"table", table.code}, {"tokens", {table.tokens[0]}}});
    decider_ = seen.at("play").at("deciders").at(0).to_number<std::size_t>();
    return seen.at("play").at("seq").to_number<std::size_t>();
  }
  json::value play(WsClient& client, const LiveTable& table) {
    const std::size_t now = seq(client, table);
    return client.call("play", {{"table", table.code},
                                {"token", table.tokens[decider_]},
                                {"seq", now},
                                {"text", fmt::format("bid {}", now / 2 + 1)}});
  }
  std::string path(const char* name) const { return (folder_.path() / name).string(); }

  TempFolder folder_;
  std::size_t decider_ = 0;
};

TEST_F(OperateTest, after_a_kill_a_game_goes_on_from_a_copy_made_while_it_was_played) {
  std::optional<Child> server(std::in_place, folder_.path());
  std::optional<WsClient> client(server->connect());
  const LiveTable table(*client);
  for (int i = 0; i < 4; ++i) ASSERT_EQ(code(play(*client, table)), 0);
  ASSERT_EQ(citybox(fmt::format("backup --data {} {}", path("data"), path("copy.db"))), 0);
  ASSERT_EQ(code(play(*client, table)), 0);
  EXPECT_EQ(citybox(fmt::format("check --data {}", path("data"))), 0);
  server->end(SIGKILL);

  std::filesystem::rename(path("data"), path("broken"));
  std::filesystem::create_directory(path("data"));
  std::filesystem::copy_file(path("copy.db"), path("data") + "/citybox.db");
  EXPECT_EQ(citybox(fmt::format("check --data {}", path("data"))), 0);
  EXPECT_EQ(citybox(fmt::format("check --data {}", path("broken"))), 0);
  server.emplace(folder_.path());
  client.emplace(server->connect());
  EXPECT_EQ(seq(*client, table), 4U);
  EXPECT_EQ(code(play(*client, table)), 0);
}

TEST_F(OperateTest, a_server_does_not_notice_how_often_it_is_copied_and_checked) {
  Child server(folder_.path());
  WsClient client = server.connect();
  const LiveTable table(client);
  for (int i = 0; i < 6; ++i) {
    ASSERT_EQ(citybox(fmt::format("backup --force --data {} {}", path("data"), path("copy.db"))),
              0);
    ASSERT_EQ(citybox(fmt::format("check --data {}", path("data"))), 0);
    const json::value played = play(client, table);
    ASSERT_EQ(code(played), 0) << played;
  }
  EXPECT_EQ(server.end(SIGTERM), 0);
  EXPECT_EQ(citybox(fmt::format("check --data {}", path("data"))), 0);
}

TEST_F(OperateTest, when_the_folder_is_deleted_no_play_is_acknowledged_any_more) {
  Child server(folder_.path());
  WsClient client = server.connect();
  const LiveTable table(client);
  ASSERT_EQ(code(play(client, table)), 0);
  std::filesystem::remove_all(path("data"));
  EXPECT_NE(code(play(client, table)), 0);
  EXPECT_NE(code(play(client, table)), 0);
  WsClient other = server.connect();
  EXPECT_NE(code(other.call("create", {{"game", "plots"}, {"seats", 2}})), 0);
  server.end(SIGTERM);
  EXPECT_NE(server.said.find("was moved, deleted or overwritten"), std::string::npos);
}

TEST_F(OperateTest, a_checkup_of_damaged_games_ends_with_1) {
  std::optional<Child> server(std::in_place, folder_.path());
  WsClient client = server->connect();
  const LiveTable table(client);
  ASSERT_EQ(code(play(client, table)), 0);
  server->end(SIGTERM);
  const auto store = std::move(*SqliteStore::open(path("data") + "/citybox.db"));
  AppendEntry wrong;
  wrong.seq = 1;
  wrong.entry.text = "dance";
  ASSERT_TRUE(store->commit(std::array{Write{1, 1, 1, {wrong}}}));
  EXPECT_EQ(citybox(fmt::format("check --data {}", path("data"))), 1);
  EXPECT_EQ(citybox(fmt::format("check --file {}", path("none.db"))), 2);
}

}  // namespace
}  // namespace citybox::server
