// A table made of a replay file.

#include "server/match/from_replay.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "server/match/match.hpp"

namespace citybox::server {
namespace {

std::string file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(FromReplayTest, every_golden_replay_becomes_a_table_that_gives_it_back) {
  ASSERT_TRUE(secrets_ready());
  for (const GameEntry* game : games()) {
    std::string folder = game->info().id;
    std::replace(folder.begin(), folder.end(), '-', '_');
    for (const auto& entry :
         std::filesystem::directory_iterator("games/" + folder + "/tests/replays")) {
      const std::string text = file(entry.path().string());
      auto made = from_replay(text, "KMTRAQ", 1);
      ASSERT_TRUE(made) << entry.path() << made.error().text;
      const auto asked = parse_replay(text);
      const Match match = Match::restore(game, std::move(made->table));
      EXPECT_FALSE(match.read_only()) << entry.path() << match.note();
      const Replay back = match.replay();
      EXPECT_EQ(back.final_hash, asked->final_hash) << entry.path();
      EXPECT_EQ(back.lines.size(), asked->lines.size()) << entry.path();
    }
  }
}

TEST(FromReplayTest, people_get_tokens_and_bots_their_seats) {
  ASSERT_TRUE(secrets_ready());
  const std::string text =
      "[Game \"plots\"]\n[Rules \"1\"]\n[Content \"1\"]\n[Seats \"2\"]\n[Players \"Ann, "
      "random\"]\n[Result \"*\"]\n\nstart ~ 5/6\n";
  const auto made = from_replay(text, "KMTRAQ", 1);
  ASSERT_TRUE(made) << made.error().text;
  ASSERT_EQ(made->seats.size(), 1U);
  EXPECT_EQ(made->seats[0].first, Seat{0});
  EXPECT_EQ(made->table.seats[0].token, hash_token(made->seats[0].second));
  EXPECT_EQ(made->table.seats[0].name, "Ann");
  EXPECT_EQ(made->table.seats[1].bot, "random");
  EXPECT_EQ(made->table.row.host_token, hash_token(made->host));
}

TEST(FromReplayTest, what_is_no_replay_is_refused_with_a_sentence) {
  for (const std::string text :
       {"", "nonsense", "[Game \"chess\"]\n", "[Game \"plots\"]\n[Seats \"2\"]\n\n0: fly away\n"}) {
    const auto made = from_replay(text, "KMTRAQ", 1);
    ASSERT_FALSE(made) << text;
    EXPECT_TRUE(made.error().text.ends_with('.')) << made.error().text;
  }
}

}  // namespace
}  // namespace citybox::server
