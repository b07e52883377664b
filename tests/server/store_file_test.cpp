// The database as a file: private, whole or not there, and nothing is acknowledged once it is not the
// one that was opened.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "server/data_lock.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

using ::testing::HasSubstr;

class StoreFileTest : public ::testing::Test {
 protected:
  tl::expected<std::unique_ptr<SqliteStore>, Problem> open() const {
    return SqliteStore::open(file_, std::chrono::milliseconds(20));
  }
  std::string refusal() const {
    const auto opened = open();
    return opened ? "" : opened.error().text;
  }
  void sql(const char* statements) const {
    sqlite3* db = nullptr;
    sqlite3_open(file_.c_str(), &db);
    EXPECT_EQ(sqlite3_exec(db, statements, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(db);
  }
  // Nothing is taken any more, and the sentence says so each time.
  static void expect_lost(SqliteStore& store) {
    for (int i = 0; i < 2; ++i) {
      const auto done = store.commit(std::array{Write{1, 1, 1, {TrimSeats{2}}}});
      ASSERT_FALSE(done);
      EXPECT_EQ(done.error().reach, Unwritten::Reach::kStore);
      EXPECT_THAT(done.error().text, HasSubstr("was moved, deleted or overwritten; nothing is kept "
                                               "until the server is started again."));
      EXPECT_FALSE(store.probe());
    }
  }
  int rights(const char* name) const {
    struct stat status{};
    return ::stat((folder_.path() / name).c_str(), &status) == 0
               ? static_cast<int>(status.st_mode & 0777U)
               : -1;
  }
  std::filesystem::path in(const char* name) const { return folder_.path() / name; }

  TempFolder folder_;
  std::filesystem::path file_ = folder_.path() / "citybox.db";
};

TEST_F(StoreFileTest, when_its_folder_is_deleted_nothing_is_acknowledged) {
  const auto store = std::move(*open());
  ASSERT_TRUE(store->probe());
  std::filesystem::remove_all(folder_.path());
  expect_lost(*store);
}

TEST_F(StoreFileTest, when_another_file_is_put_in_its_place_nothing_is_acknowledged) {
  const auto store = std::move(*open());
  std::filesystem::copy_file(file_, in("copy"));
  std::filesystem::rename(in("copy"), file_);
  expect_lost(*store);
}

TEST_F(StoreFileTest, when_garbage_is_written_over_it_nothing_is_acknowledged) {
  const auto store = std::move(*open());
  std::fstream(file_, std::ios::in | std::ios::out | std::ios::binary) << std::string(200, 'x');
  expect_lost(*store);
}

TEST_F(StoreFileTest, when_it_is_cut_to_nothing_nothing_is_acknowledged) {
  const auto store = std::move(*open());
  std::filesystem::resize_file(file_, 0);
  EXPECT_FALSE(store->probe());
  EXPECT_FALSE(store->commit(std::array{Write{1, 1, 1, {TrimSeats{2}}}}));
}

TEST_F(StoreFileTest, when_its_log_is_deleted_nothing_is_acknowledged) {
  const auto store = std::move(*open());
  ASSERT_TRUE(store->probe());
  std::filesystem::remove(in("citybox.db-wal"));
  expect_lost(*store);
}

TEST_F(StoreFileTest, once_lost_it_stays_lost_also_when_the_file_comes_back) {
  const auto store = std::move(*open());
  std::filesystem::rename(file_, in("away"));
  expect_lost(*store);
  std::filesystem::rename(in("away"), file_);
  expect_lost(*store);
}

TEST_F(StoreFileTest, an_empty_file_is_refused_and_stays_empty) {
  std::ofstream(file_).close();
  EXPECT_THAT(refusal(),
              HasSubstr("is empty, not a database of Citybox. Put a backup in its place, "
                        "or remove it to begin anew."));
  EXPECT_EQ(std::filesystem::file_size(file_), 0U);
}

TEST_F(StoreFileTest, a_file_of_something_else_is_refused_and_left_alone) {
  const std::string diary = "This is a diary, not a database, and long enough to be one.";
  std::ofstream(file_) << diary;
  EXPECT_THAT(refusal(), HasSubstr("is not a database of Citybox. Move it away"));
  EXPECT_EQ(std::filesystem::file_size(file_), diary.size());
}

TEST_F(StoreFileTest, a_database_of_another_program_is_refused_and_left_alone) {
  for (const char* theirs : {"PRAGMA user_version = 0; CREATE TABLE notes (text);",
                             "PRAGMA user_version = 4; PRAGMA application_id = 7;"}) {
    sql(theirs);
    EXPECT_THAT(refusal(), HasSubstr("is not a database of Citybox. Move it away"));
    EXPECT_FALSE(std::filesystem::exists(in("citybox.db-wal")));
  }
}

TEST_F(StoreFileTest, data_of_a_newer_version_is_refused_with_a_sentence) {
  ASSERT_TRUE(open());
  sql("PRAGMA user_version = 99");
  EXPECT_THAT(refusal(), HasSubstr("newer Citybox"));
}

TEST_F(StoreFileTest, a_half_made_file_of_a_killed_program_is_made_again) {
  std::ofstream(in("citybox.db.new")) << "half";
  std::ofstream(in("citybox.db.new-journal")) << "half";
  EXPECT_EQ(refusal(), "");
  EXPECT_FALSE(std::filesystem::exists(in("citybox.db.new")));
  EXPECT_FALSE(std::filesystem::exists(in("citybox.db.new-journal")));
}

TEST_F(StoreFileTest, a_log_without_its_database_is_not_taken_for_another_one) {
  std::ofstream(in("citybox.db-wal")) << "plays that are not in any database";
  EXPECT_THAT(refusal(), HasSubstr("is gone, but its log citybox.db-wal is there"));
  EXPECT_FALSE(std::filesystem::exists(file_));
}

TEST_F(StoreFileTest, a_database_is_there_whole_or_not_at_all_whenever_its_maker_is_killed) {
  for (int us = 0; us < 6000; us += 300) {
    const pid_t child = fork();
    if (child == 0) {
      (void)SqliteStore::open(file_);
      _exit(0);
    }
    ::usleep(static_cast<useconds_t>(us));
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(refusal(), "");
    std::filesystem::remove(file_);
    std::filesystem::remove(in("citybox.db-wal"));
    std::filesystem::remove(in("citybox.db-shm"));
  }
}

TEST_F(StoreFileTest, what_a_killed_server_left_in_its_log_is_there_again) {
  const pid_t child = fork();
  if (child == 0) {
    auto store = std::move(*SqliteStore::open(file_));
    TableRow row;
    row.id = 1;
    row.code = "KMTRAQ";
    row.seats = 2;
    _exit(store->commit(std::array{Write{1, 1, 1, {PutTable{row}}}}) ? 0 : 1);  // no clean end
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_EQ(status, 0);
  ASSERT_GT(std::filesystem::file_size(in("citybox.db-wal")), 0U);
  const auto store = std::move(*open());
  EXPECT_TRUE(*store->exists("KMTRAQ"));
}

TEST_F(StoreFileTest, a_lock_of_another_program_fails_the_batch_and_is_named) {
  const auto store = std::move(*open());
  for (const char* lock : {"BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"}) {
    sqlite3* other = nullptr;
    sqlite3_open(file_.c_str(), &other);
    ASSERT_EQ(sqlite3_exec(other, lock, nullptr, nullptr, nullptr), SQLITE_OK);
    const auto done = store->commit(std::array{Write{1, 1, 1, {TrimSeats{2}}}});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().reach, Unwritten::Reach::kStore);
    EXPECT_THAT(done.error().text, HasSubstr("locked by another program"));
    EXPECT_FALSE(store->probe());
    sqlite3_close(other);
    EXPECT_TRUE(store->probe());
  }
}

TEST_F(StoreFileTest, a_probe_notices_a_full_disk) {
  const auto store = std::move(*open());
  sql("CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'full'); END;");
  EXPECT_TRUE(store->probe());
  const auto second = store->probe();
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().reach, Unwritten::Reach::kBatch);
  sql("DROP TRIGGER full;");
  EXPECT_TRUE(store->probe());
}

TEST_F(StoreFileTest, all_its_files_are_private_also_where_others_could_read_them_before) {
  const mode_t before = ::umask(0);
  std::optional<DataLock> lock(std::move(*DataLock::take(folder_.path())));
  auto store = std::move(*open());
  ASSERT_TRUE(store->probe());
  for (const char* name : {"citybox.db", "citybox.db-wal", "citybox.db-shm", "lock"}) {
    EXPECT_EQ(rights(name), 0600) << name;
    ::chmod(in(name).c_str(), 0644);
  }
  store.reset();
  lock.reset();
  lock.emplace(std::move(*DataLock::take(folder_.path())));
  store = std::move(*open());
  ASSERT_TRUE(store->probe());
  for (const char* name : {"citybox.db", "citybox.db-wal", "citybox.db-shm", "lock"}) {
    EXPECT_EQ(rights(name), 0600) << name;
  }
  ::umask(before);
}

}  // namespace
}  // namespace citybox::server
