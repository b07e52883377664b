// A log from the disk: it goes on, or can be looked at and says why not.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "catalog/catalog.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

constexpr int kNotNow = -32005;

// A new table of Plots with a few bids, two of them undone, as it is on disk.
struct Kept {
  Box box;
  Party party{box, "plots", 3};
  StoredTable stored;

  Kept() {
    for (int i = 0; i < 7; ++i) bid();
    party.call(0, "undo", {{"to", 5}});
    for (std::size_t seat = 1; seat < 3; ++seat) party.call(seat, "consent", {{"yes", true}});
    bid();
    stored = load();
  }
  void bid() {
    const std::size_t seat = party.decider();
    ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  }
  StoredTable load() { return **box.store->load(party.table); }
  Match again() const { return Match::restore(*find("plots"), stored); }
};

TEST(RestoringTest, a_log_is_kept_in_notation_with_what_was_told_to_whom) {
  Kept kept;
  ASSERT_EQ(kept.stored.entries.size(), 9U);
  EXPECT_TRUE(kept.stored.entries[0].text.starts_with("bid "));
  ASSERT_TRUE(kept.stored.entries[0].telling);
  EXPECT_NE(kept.stored.entries[0].telling->audience, kEveryone);
  EXPECT_FALSE(kept.stored.entries[7].telling);
  ASSERT_TRUE(kept.stored.content);
  EXPECT_EQ(kept.stored.content->text, json::serialize(find("plots")->content()));
  EXPECT_EQ(kept.stored.row.rules_version, find("plots")->info().rules_version);
}

TEST(RestoringTest, after_a_restart_the_log_reads_as_before) {
  Kept kept;
  const std::vector<History::Line> before = kept.party.match().history().lines();
  const Match again = kept.again();
  ASSERT_EQ(again.history().lines().size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    const History::Line& line = again.history().lines()[i];
    EXPECT_EQ(line.count, before[i].count);
    EXPECT_EQ(line.seat, before[i].seat);
    EXPECT_EQ(line.text, before[i].text);
    EXPECT_EQ(line.action, before[i].action);
    EXPECT_EQ(line.audience, before[i].audience);
    EXPECT_EQ(line.sentences, before[i].sentences);
    EXPECT_EQ(line.undone, before[i].undone);
  }
  EXPECT_TRUE(again.note().empty());
}

TEST(RestoringTest, a_log_of_older_rules_that_fits_goes_on_and_says_so) {
  Kept kept;
  kept.stored.row.rules_version = 0;
  kept.stored.entries[0].telling.reset();
  Match match = kept.again();
  EXPECT_FALSE(match.read_only());
  EXPECT_EQ(match.note(),
            "This table began under version 0 of the rules and goes on under version 1.");
  Changes changes;
  const Seat seat = match.deciders().front();
  ASSERT_TRUE(match.play(seat, match.journal()->table().legal(seat).front(), {}, 0, changes));
  ASSERT_EQ(changes.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<AppendEntry>(changes[0]));
  EXPECT_EQ(std::get<PutTable>(changes[1]).row.rules_version, 1);
  EXPECT_EQ(std::get<PutTable>(changes[1]).row.upgraded_from, 0);
  EXPECT_EQ(std::get<AddTelling>(changes[2]).seq, 0U);
}

TEST(RestoringTest, a_log_of_older_rules_that_does_not_fit_is_read_only_and_says_why) {
  Kept kept;
  kept.stored.row.rules_version = 0;
  kept.stored.entries[3].text = "bid 77";
  Match match = kept.again();
  ASSERT_TRUE(match.read_only());
  EXPECT_NE(match.note().find("version 0 of the rules"), std::string::npos) << match.note();
  EXPECT_NE(match.note().find("Entry 3: "), std::string::npos) << match.note();
  EXPECT_EQ(match.phase(), Phase::kOver);
  EXPECT_EQ(match.journal(), nullptr);
  EXPECT_TRUE(match.deciders().empty());
  Changes changes;
  EXPECT_FALSE(match.play(Seat{0}, 0, {}, 0, changes));
  EXPECT_FALSE(match.undo(Seat{0}, 0, {}, 0, changes));
  EXPECT_FALSE(match.retract(Seat{0}, 0, changes));
  EXPECT_FALSE(match.start(0, changes));
  EXPECT_FALSE(match.pause(0, changes));
  EXPECT_FALSE(match.configure(3, nullptr, changes));
  EXPECT_TRUE(changes.empty());
  ASSERT_EQ(match.history().lines().size(), 9U);  // the start and eight bids
  EXPECT_EQ(match.history().lines()[4].text, "bid 77");
  EXPECT_FALSE(match.history().lines()[3].sentences.empty());  // the bid that showed all
  const auto replay = parse_replay(to_text(match.replay()));
  ASSERT_TRUE(replay) << replay.error().text;
  EXPECT_EQ(replay->lines.size(), kept.stored.entries.size());
  EXPECT_EQ(replay->rules_version, 0);
}

TEST(RestoringTest, a_read_only_table_is_watched_and_downloaded_and_listed_beside_the_others) {
  Kept kept;
  Party other(kept.box, "plots", 2);
  kept.box.shut();
  const auto file = (kept.box.folder.path() / "citybox.db").string();
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  const std::string damage =
      "UPDATE entries SET action = 'dance' WHERE seq = 3 AND tbl = 1;"
      "UPDATE tables SET options = 'not json' WHERE code = '" +
      other.table + "';";
  ASSERT_EQ(sqlite3_exec(db, damage.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
  kept.box.open();
  const auto guest = kept.box.guest();
  const json::value watched = kept.box.call(
      guest, "watch", {{"table", kept.party.table}, {"tokens", {kept.party.tokens[1]}}});
  EXPECT_TRUE(watched.at("info").at("read_only").as_bool());
  EXPECT_NE(text(watched.at("info"), "note").find("Entry 3"), std::string::npos);
  EXPECT_EQ(text(watched.at("info"), "phase"), "over");
  EXPECT_EQ(watched.at("log").at("lines").as_array().size(), 9U);
  const json::value replay = kept.box.call(guest, "replay", {{"table", kept.party.table}});
  EXPECT_NE(text(replay, "text").find(": dance"), std::string::npos);
  EXPECT_EQ(code(kept.party.call(1, "hint")), kNotNow);
  EXPECT_EQ(code(kept.party.call(1, "preview", {{"text", "bid 1"}})), kNotNow);
  EXPECT_EQ(code(kept.party.call(1, "undo", {{"to", 0}})), kNotNow);
  EXPECT_EQ(code(kept.party.host_call("facilitate", {{"text", "bid 1"}})), kNotNow);
  const json::value mine = kept.box.call(
      guest, "mine",
      {{"tables",
        json::array{json::object{{"table", other.table}, {"tokens", json::array{}}},
                    json::object{{"table", kept.party.table}, {"tokens", json::array{}}}}}});
  ASSERT_EQ(mine.as_array().size(), 2U);
  EXPECT_TRUE(mine.at(0).at("unreadable").as_bool());
  EXPECT_FALSE(mine.at(0).at("gone").as_bool());
  EXPECT_EQ(text(mine.at(1), "phase"), "over");
}

TEST(RestoringTest, what_was_undone_need_not_be_readable_any_more) {
  Kept kept;
  kept.stored.entries[6].text = "dance";
  EXPECT_FALSE(kept.again().read_only());
  EXPECT_EQ(kept.again().history().lines()[7].text, "dance");
  kept.stored.entries[6].telling.reset();
  EXPECT_FALSE(kept.again().read_only());
}

TEST(RestoringTest, a_log_of_newer_rules_is_not_guessed_at) {
  Kept kept;
  kept.stored.row.rules_version = 99;
  EXPECT_TRUE(kept.again().read_only());
  EXPECT_NE(kept.again().note().find("older than the one that wrote it"), std::string::npos);
}

TEST(RestoringTest, a_bot_that_is_no_more_is_followed_by_the_standard_one) {
  Kept kept;
  kept.stored.seats[1].bot = "greedy:forgotten";
  EXPECT_EQ(kept.again().seats()[1].bot, standard_bot(*find("plots")));
}

TEST(RestoringTest, numbers_that_cannot_be_read_give_way_to_the_published_ones) {
  Kept kept;
  kept.stored.content = content_row("plots", 0, "[1, 2");
  const Match match = kept.again();
  EXPECT_FALSE(match.read_only());
  EXPECT_NE(match.note().find("goes on with the published ones"), std::string::npos);
  EXPECT_EQ(match.journal()->table().hash(), kept.party.match().journal()->table().hash());
}

}  // namespace
}  // namespace citybox::server
