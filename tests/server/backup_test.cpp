// Copies of the games, and whether what is kept can be read.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <fstream>
#include <thread>

#include "server/admin/backup.hpp"
#include "server/admin/checkup.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using ::testing::HasSubstr;

class BackupTest : public ::testing::Test {
 protected:
  std::filesystem::path database() const { return box_.folder.path() / "citybox.db"; }
  std::filesystem::path copy() const { return elsewhere_.path() / "games.db"; }
  tl::expected<void, Problem> back_up_now(Overwrite overwrite = Overwrite::kNo) const {
    return back_up(database(), copy(), overwrite);
  }
  static void sql(const std::filesystem::path& file, const std::string& statements) {
    sqlite3* db = nullptr;
    sqlite3_open(file.c_str(), &db);
    char* why = nullptr;
    EXPECT_EQ(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, &why), SQLITE_OK) << why;
    sqlite3_close(db);
  }
  void play(Party& party, int actions) const {
    for (int i = 0; i < actions; ++i) {
      const std::size_t seat = party.decider();
      ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
    }
  }

  Box box_;
  TempFolder elsewhere_;
};

TEST_F(BackupTest, a_game_goes_on_from_a_copy_that_was_made_while_it_was_played) {
  Party party(box_, "plots", 3);
  play(party, 5);
  ASSERT_TRUE(back_up_now());
  const std::size_t then = party.seq();
  play(party, 2);
  EXPECT_EQ(check_database(copy())->fit(), 1U);

  Box restored;
  restored.shut();
  std::filesystem::remove(restored.folder.path() / "citybox.db");
  std::filesystem::copy_file(copy(), restored.folder.path() / "citybox.db");
  restored.open();
  const Match& match = (*restored.find(party.table))->match();
  ASSERT_EQ(match.journal()->seq(), then);
  const Seat seat = match.deciders().front();
  const Table& at = match.journal()->table();
  EXPECT_EQ(code(restored.call(restored.guest(), "play",
                               {{"table", party.table},
                                {"token", party.tokens[seat.index]},
                                {"seq", then},
                                {"text", at.to_text(at.legal(seat).front())}})),
            0);
}

TEST_F(BackupTest, a_copy_is_whole_while_others_write) {
  std::atomic<bool> stop = false;
  Party party(box_, "plots", 2);
  std::thread writer([&] {
    for (std::uint32_t i = 0; !stop; ++i) {
      TableRow row;
      row.id = 1000 + i;
      row.code = fmt::format("X{}", i);
      row.game = "plots";
      row.seats = 2;
      // Both or neither.
      (void)box_.store->commit(
          std::array{Write{row.id, 1, 1, {PutTable{row}, PutSeat{Seat{0}, {"Ann", {}, ""}}}}});
    }
  });
  for (int i = 0; i < 5; ++i) {
    const auto made = back_up_now(Overwrite::kYes);
    ASSERT_TRUE(made) << made.error().text;
    const auto checkup = check_database(copy());
    ASSERT_TRUE(checkup) << checkup.error().text;
    EXPECT_TRUE(checkup->whole());
    const auto store = std::move(*SqliteStore::look_at(copy()));
    const auto named = store->tables_with_name("Ann");
    EXPECT_EQ(static_cast<std::int64_t>(named->size()), store->count()->tables);
  }
  stop = true;
  writer.join();
}

TEST_F(BackupTest, a_copy_is_private_and_one_file) {
  const mode_t before = ::umask(0);
  ASSERT_TRUE(back_up_now());
  ::umask(before);
  struct stat status{};
  ::stat(copy().c_str(), &status);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  const auto files = std::filesystem::directory_iterator(elsewhere_.path());
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(BackupTest, nothing_is_overwritten_unless_asked_for) {
  std::ofstream(copy()) << "an older copy";
  std::ofstream(copy().string() + ".part") << "half a copy of a killed program";
  const auto refused = back_up_now();
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().text, HasSubstr("is there already"));
  EXPECT_EQ(std::filesystem::file_size(copy()), 13U);
  EXPECT_TRUE(back_up_now(Overwrite::kYes));
  EXPECT_TRUE(check_database(copy()));
  EXPECT_FALSE(std::filesystem::exists(copy().string() + ".part"));
}

TEST_F(BackupTest, the_database_itself_is_never_overwritten) {
  const auto refused = back_up(database(), database(), Overwrite::kYes);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().text, HasSubstr("the database itself"));
  EXPECT_FALSE(back_up(database(), elsewhere_.path(), Overwrite::kYes));
}

TEST_F(BackupTest, where_nothing_can_be_written_or_read_a_sentence_says_so) {
  const auto nowhere = back_up(database(), elsewhere_.path() / "no" / "file", Overwrite::kNo);
  ASSERT_FALSE(nowhere);
  EXPECT_THAT(nowhere.error().text, HasSubstr("cannot be written"));
  EXPECT_FALSE(back_up(elsewhere_.path() / "none.db", copy(), Overwrite::kNo));
  std::ofstream(elsewhere_.path() / "diary") << "Dear diary, this is long enough to be one.";
  EXPECT_FALSE(back_up(elsewhere_.path() / "diary", copy(), Overwrite::kNo));
  EXPECT_FALSE(std::filesystem::exists(copy()));
  EXPECT_FALSE(std::filesystem::exists(copy().string() + ".part"));
}

TEST_F(BackupTest, a_checkup_names_each_damaged_table_and_why) {
  Party good(box_, "plots", 2);
  Party bad(box_, "plots", 2);
  Party misfit(box_, "plots", 2);
  Party lobby(box_, "plots", 2, Party::Until::kSeated);
  for (Party* party : {&good, &bad, &misfit}) play(*party, 4);
  EXPECT_TRUE(check_database(database())->whole());
  EXPECT_EQ(check_database(database())->fit(), 4U);
  sql(database(),
      "UPDATE entries SET kind = 9 WHERE tbl = 2 AND seq = 1;"
      "UPDATE entries SET action = 'dance' WHERE tbl = 3 AND seq = 2;");
  const auto checkup = check_database(database());
  ASSERT_TRUE(checkup) << checkup.error().text;
  EXPECT_FALSE(checkup->whole());
  EXPECT_EQ(checkup->fit(), 2U);
  ASSERT_EQ(checkup->damaged.size(), 2U);
  EXPECT_EQ(checkup->damaged[0].code, bad.table);
  EXPECT_THAT(checkup->damaged[0].why, HasSubstr("Entry 1: There is no such kind of entry."));
  EXPECT_EQ(checkup->damaged[1].code, misfit.table);
  EXPECT_THAT(checkup->damaged[1].why, HasSubstr("Entry 2: \"dance\" cannot be read"));
}

TEST_F(BackupTest, a_copy_has_the_classes_and_a_checkup_says_which_cannot_be_read) {
  const Party party(box_, "plots", 2);
  const auto add = [&](TableId id, const std::string& code) {
    Write write{id, 1, 0, {PutClass{{id, code, "plots", 5}}}};
    for (std::uint32_t seq = 0; seq < 4; ++seq) {
      write.changes.emplace_back(AppendClassEntry{seq, {R"({"kind":"joined"})", "Ann", 6}});
    }
    ASSERT_TRUE(box_.store->commit(std::array{write}));
  };
  add(11, "GRADEA");
  add(12, "GRADEB");
  add(13, "GRADEC");
  ASSERT_TRUE(back_up_now());
  const auto whole = check_database(copy());
  ASSERT_TRUE(whole) << whole.error().text;
  EXPECT_TRUE(whole->whole());
  EXPECT_EQ(whole->fit(), 1U);
  EXPECT_EQ(whole->readable_classes(), 3U);
  EXPECT_EQ((*(*SqliteStore::look_at(copy()))->load_class("GRADEB"))->entries.size(), 4U);
  sql(copy(),
      "DELETE FROM entries WHERE tbl = 11 AND seq = 1;"
      "UPDATE entries SET action = 'dance' WHERE tbl = 13 AND seq = 2;");
  const auto checkup = check_database(copy());
  EXPECT_FALSE(checkup->whole());
  EXPECT_EQ(checkup->fit(), 1U);
  EXPECT_EQ(checkup->readable_classes(), 1U);
  ASSERT_EQ(checkup->damaged_classes.size(), 2U);
  EXPECT_EQ(checkup->damaged_classes[0].code, "GRADEA");
  EXPECT_EQ(checkup->damaged_classes[0].why, "Entry 1: It is not there.");
  EXPECT_EQ(checkup->damaged_classes[1].code, "GRADEC");
  EXPECT_EQ(checkup->damaged_classes[1].why, "Entry 2: It is not legible.");
}

TEST_F(BackupTest, a_table_of_a_game_that_is_not_in_the_box_is_not_damaged) {
  const Party party(box_, "plots", 2);
  sql(database(), "UPDATE tables SET game = 'chess'");
  const auto checkup = check_database(database());
  EXPECT_TRUE(checkup->whole());
  ASSERT_EQ(checkup->of_others.size(), 1U);
  EXPECT_THAT(checkup->of_others[0].why, HasSubstr("\"chess\" is not in this box"));
}

TEST_F(BackupTest, a_checkup_finds_pages_that_do_not_fit_together) {
  Party party(box_, "plots", 2);
  play(party, 4);
  ASSERT_TRUE(back_up_now());
  sql(copy(),
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2 WHERE name = "
      "'claims';");
  const auto checkup = check_database(copy());
  EXPECT_FALSE(checkup && checkup->whole());
}

TEST_F(BackupTest, a_copy_of_an_older_format_is_checked_and_stays_as_it_is) {
  std::filesystem::copy_file("tests/server/fixtures/citybox-0.1.0.db", copy());
  const auto written = std::filesystem::last_write_time(copy());
  const auto checkup = check_database(copy());
  ASSERT_TRUE(checkup) << checkup.error().text;
  EXPECT_TRUE(checkup->whole());
  EXPECT_GT(checkup->fit(), 10U);
  EXPECT_EQ(std::filesystem::last_write_time(copy()), written);
}

}  // namespace
}  // namespace citybox::server
