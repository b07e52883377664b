// The database of 0.1.0: its tables go on, or can be looked at and say why not.

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <set>
#include <thread>

#include "catalog/catalog.hpp"
#include "server/store/schema.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

const std::filesystem::path kFixtures = "tests/server/fixtures";

// A table of the fixture: its code, and the tokens of those who sat there.
struct Old {
  std::string table, game, host, phase;
  std::vector<std::string> tokens;
  std::size_t line = 0, seq = 0;
};

std::vector<Old> old_tables() {
  std::ifstream file(kFixtures / "citybox-0.1.0.json");
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  std::vector<Old> tables;
  const json::value list = json::parse(bytes);
  for (const json::value& value : list.as_array()) {
    Old old{text(value, "table"),
            text(value, "game"),
            text(value, "host"),
            text(value, "phase"),
            {},
            value.at("line").to_number<std::size_t>(),
            value.at("seq").to_number<std::size_t>()};
    for (const json::value& token : value.at("tokens").as_array()) {
      old.tokens.emplace_back(token.as_string().c_str());
    }
    tables.push_back(std::move(old));
  }
  return tables;
}

// A box over a copy of the database that 0.1.0 wrote, maybe damaged before it is opened.
struct OldBox : Box {
  enum class Opens { kNow, kLater };

  explicit OldBox(const std::string& damage = "", Opens opens = Opens::kNow) {
    shut();
    for (const char* suffix : {"", "-wal", "-shm"}) {
      std::filesystem::remove(folder.path() / ("citybox.db" + std::string(suffix)));
    }
    std::filesystem::copy_file(kFixtures / "citybox-0.1.0.db", file());
    sql(damage);
    if (opens == Opens::kNow) open();
  }
  std::filesystem::path file() const { return folder.path() / "citybox.db"; }
  void sql(const std::string& statements) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &db), SQLITE_OK);
    char* why = nullptr;
    EXPECT_EQ(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, &why), SQLITE_OK) << why;
    sqlite3_close(db);
  }
  Match& match(const Old& old) { return (*find(old.table))->match(); }
};

std::string wording(const Match& match, Seat seat) {
  const Table& table = match.journal()->table();
  return table.to_text(table.legal(seat).front());
}

std::string phase_name(Phase phase) {
  switch (phase) {
    case Phase::kLobby:
      return "lobby";
    case Phase::kPlaying:
      return "playing";
    case Phase::kPaused:
      return "paused";
    case Phase::kOver:
      return "over";
  }
  return "";
}

// What every old table must be: as it was.
void expect_whole(const Old& old, Match& match) {
  const GameInfo& info = match.game()->info();
  for (std::size_t i = 0; i < old.tokens.size(); ++i) {
    EXPECT_EQ(match.seat_of(hash_token(old.tokens[i])), Seat{static_cast<std::uint8_t>(i)});
  }
  EXPECT_TRUE(match.is_host(hash_token(old.host)));
  if (old.phase == "lobby") {
    EXPECT_EQ(match.phase(), Phase::kLobby);
    return;
  }
  EXPECT_GE(match.history().lines().size(), old.line);
  EXPECT_NE(to_text(match.replay()).find("[Game \"" + old.game + "\"]"), std::string::npos);
  ASSERT_FALSE(match.read_only()) << match.note();
  EXPECT_EQ(match.journal()->line().size(), old.line);
  EXPECT_EQ(match.journal()->seq(), old.seq);
  EXPECT_EQ(match.note().empty(), info.rules_version == 1) << match.note();
  EXPECT_EQ(phase_name(match.phase()), old.phase);
}

TEST(UpgradeTest, every_table_of_0_1_0_is_there_and_its_tokens_hold) {
  OldBox box;
  for (const Old& old : old_tables()) {
    SCOPED_TRACE(old.game + " " + old.table);
    ASSERT_TRUE(box.find(old.table));
    expect_whole(old, box.match(old));
  }
}

TEST(UpgradeTest, running_tables_of_all_games_play_on_and_the_next_program_still_reads_them) {
  OldBox box;
  std::set<std::string> games;
  for (const Old& old : old_tables()) {
    if (old.phase == "over" || old.phase == "lobby") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    const auto guest = box.guest();
    if (old.phase == "paused") {
      box.call(guest, "pause", {{"table", old.table}, {"token", old.host}, {"on", false}});
    }
    ASSERT_FALSE(box.match(old).read_only()) << box.match(old).note();
    const Seat seat = box.match(old).deciders().front();
    if (seat.index >= old.tokens.size()) continue;  // a bot is at it
    games.insert(old.game);
    const json::value answer = box.call(guest, "play",
                                        {{"table", old.table},
                                         {"token", old.tokens[seat.index]},
                                         {"seq", old.seq},
                                         {"text", wording(box.match(old), seat)}});
    ASSERT_EQ(code(answer), 0) << json::serialize(answer);
    EXPECT_EQ(answer.at("seq"), old.seq + 1);
    const std::uint64_t hash = box.match(old).journal()->table().hash();
    const std::string note = box.match(old).note();
    box.reopen();
    ASSERT_FALSE(box.match(old).read_only());
    EXPECT_EQ(box.match(old).journal()->table().hash(), hash);
    EXPECT_EQ(box.match(old).note(), note);
  }
  EXPECT_EQ(games, (std::set<std::string>{"broken-cities", "build-back", "city-roots", "crash-city",
                                          "plots", "sustain"}));
}

// Also those that nobody will ever write to again.
TEST(UpgradeTest, to_find_a_table_is_enough_to_keep_its_numbers_and_its_sentences) {
  OldBox box;
  for (const Old& old : old_tables()) ASSERT_TRUE(box.find(old.table));
  box.reopen();
  for (const Old& old : old_tables()) {
    if (old.phase == "lobby") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    const auto stored = box.store->load(old.table);
    EXPECT_EQ((*stored)->row.rules_version, box.match(old).game()->info().rules_version);
    EXPECT_TRUE((*stored)->content);
    for (const EntryRow& entry : (*stored)->entries) {
      EXPECT_EQ(entry.telling.has_value(), entry.kind == Entry::Kind::kAction);
    }
    EXPECT_TRUE(box.match(old).upgrade().empty());
  }
}

TEST(UpgradeTest, a_disk_that_does_not_take_it_at_once_gets_it_with_the_next_change) {
  OldBox box;
  const auto tables = old_tables();
  const Old& old = tables.front();
  box.sql("CREATE TRIGGER full BEFORE INSERT ON contents BEGIN SELECT RAISE(ABORT, 'full'); END;");
  const auto guest = box.guest();
  box.call(guest, "watch", {{"table", old.table}});  // waits for the disk
  box.sql("DROP TRIGGER full;");
  EXPECT_EQ(code(box.call(guest, "watch", {{"table", old.table}})), 0);
  EXPECT_FALSE((*box.store->load(old.table))->content);
  EXPECT_EQ(code(box.call(guest, "pace", {{"table", old.table}, {"token", old.host}, {"ms", 5}})),
            0);
  EXPECT_TRUE((*box.store->load(old.table))->content);
}

TEST(UpgradeTest, a_finished_table_does_not_say_that_it_goes_on) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase != "over" || box.match(old).game()->info().rules_version == 1) continue;
    EXPECT_EQ(box.match(old).note(),
              "This table began under version 1 of the rules and is shown under version 2.");
  }
}

TEST(UpgradeTest, what_an_old_table_gives_as_a_file_can_be_checked) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase == "lobby") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    const auto again = check_replay(to_text(box.match(old).replay()), all_games());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(again->table().hash(), box.match(old).journal()->table().hash());
  }
}

TEST(UpgradeTest, finished_tables_can_be_looked_at_from_start_to_end) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase != "over") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    const Journal& journal = *box.match(old).journal();
    EXPECT_TRUE(journal.table().standing().over);
    for (std::size_t count = 0; count <= old.line; ++count) {
      EXPECT_FALSE(journal.at(count).view({}).empty());
    }
  }
}

TEST(UpgradeTest, what_was_undone_is_still_in_the_log_with_its_sentences) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase == "lobby") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    std::size_t standing = 0;
    for (const History::Line& line : box.match(old).history().lines()) {
      if (!line.seat || line.undone || line.kind != Entry::Kind::kAction) continue;
      EXPECT_EQ(line.count, ++standing);
      EXPECT_FALSE(line.text.empty());
    }
    EXPECT_EQ(standing, old.line);
  }
}

TEST(UpgradeTest, data_of_format_1_is_read_too) {
  OldBox box(
      "ALTER TABLE tables DROP COLUMN clock_at; ALTER TABLE tables DROP COLUMN clock_period;"
      "PRAGMA user_version = 1;");
  for (const Old& old : old_tables()) {
    expect_whole(old, box.match(old));
    if (old.game != "build-back" || old.phase != "playing") continue;
    const Seat seat = box.match(old).deciders().front();
    EXPECT_EQ(code(box.call(box.guest(), "play",
                            {{"table", old.table},
                             {"token", old.tokens[seat.index]},
                             {"seq", old.seq},
                             {"text", wording(box.match(old), seat)}})),
              0);
  }
}

std::int64_t number_of(const std::filesystem::path& file, const char* query) {
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(db, query, -1, &statement, nullptr);
  const std::int64_t number =
      sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
  sqlite3_finalize(statement);
  sqlite3_close(db);
  return number;
}

// As the file was in an older format, from 3 to 6.
std::string back_to_format(int format) {
  std::string sql =
      "ALTER TABLE tables DROP COLUMN pack; ALTER TABLE tables DROP COLUMN pack_title;";
  if (format < 6) {
    sql +=
        "DROP TRIGGER table_apart; DROP INDEX tables_of_class; DROP TABLE classes;"
        "ALTER TABLE tables DROP COLUMN classroom;";
  }
  if (format < 5) sql += "ALTER TABLE tables DROP COLUMN hints;";
  if (format < 4) {
    sql +=
        "ALTER TABLE tables DROP COLUMN link_key; ALTER TABLE tables DROP COLUMN spectators;"
        "ALTER TABLE chat DROP COLUMN note; DROP TABLE pulse;";
  }
  return sql + "PRAGMA user_version = " + std::to_string(format) + ";";
}

TEST(UpgradeTest, data_of_every_format_is_read_and_takes_classes_from_then_on) {
  for (const int format : {2, 3, 4, 5, 6}) {
    SCOPED_TRACE(format);
    OldBox box;
    box.shut();
    if (format > 2) box.sql(back_to_format(format));
    box.open();
    EXPECT_EQ(number_of(box.file(), "PRAGMA user_version"), kSchemaVersion);
    for (const Old& old : old_tables()) {
      expect_whole(old, box.match(old));
      EXPECT_EQ(box.match(old).row().classroom, "");
    }
    box.leave();  // nobody else writes from here on
    const TableId id = box.store->count()->last_id + 1;
    const Write add{id,
                    1,
                    0,
                    {PutClass{{id, "GRADEA", "plots", 5}},
                     AppendClassEntry{0, {R"({"kind":"joined"})", "Ann", 6}}}};
    ASSERT_TRUE(box.store->commit(std::array{add}));
    EXPECT_EQ((*box.store->load_class("GRADEA"))->entries.size(), 1U);
    const Write taken{id + 1, 1, 0, {PutClass{{id + 1, old_tables().front().table, "plots", 5}}}};
    EXPECT_FALSE(box.store->commit(std::array{taken}));
  }
}

TEST(UpgradeTest, one_table_that_cannot_be_read_disturbs_no_other) {
  const auto tables = old_tables();
  const auto bad_bytes = std::find_if(tables.begin(), tables.end(),
                                      [](const Old& old) { return old.game == "build-back"; });
  const Old& no_game = tables[3];
  OldBox box(
      "UPDATE entries SET action = -2 WHERE seq = 1 AND tbl = (SELECT id FROM tables WHERE "
      "code = '" +
      bad_bytes->table + "'); UPDATE tables SET game = 'chess' WHERE code = '" + no_game.table +
      "';");
  EXPECT_TRUE(box.match(no_game).read_only());
  EXPECT_EQ(box.match(no_game).replay().lines.size(), no_game.seq);
  EXPECT_EQ(box.match(no_game).seat_of(hash_token(no_game.tokens[1])), Seat{1});
  EXPECT_TRUE(box.match(*bad_bytes).read_only());
  EXPECT_NE(box.match(*bad_bytes).note().find("Entry 1: "), std::string::npos);
  EXPECT_NE(to_text(box.match(*bad_bytes).replay()).find("bytes fffffffffffffffe"),
            std::string::npos);
  for (const Old& old : tables) {
    if (old.table == no_game.table || old.table == bad_bytes->table) continue;
    expect_whole(old, box.match(old));
  }
}

TEST(UpgradeTest, a_kill_in_the_middle_of_it_loses_nothing) {
  // A hundred times as many entries, so that there is a middle.
  OldBox box(
      "INSERT INTO entries SELECT 9999, row_number() OVER (), 0, actor, action, place, draws, "
      "words, at FROM entries, (SELECT id FROM tables), (SELECT id FROM tables LIMIT 8);",
      OldBox::Opens::kLater);
  const std::int64_t entries = number_of(box.file(), "SELECT count(*) FROM entries");
  ASSERT_GT(entries, 50'000);
  int killed = 0;
  for (const int ms : {2, 5, 10, 20, 40, 80, 120, 200}) {
    const pid_t child = fork();
    if (child == 0) {
      (void)SqliteStore::open(box.file());
      _exit(0);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    killed += WIFSIGNALED(status) ? 1 : 0;
    EXPECT_EQ(number_of(box.file(), "SELECT count(*) FROM entries"), entries);
    const std::int64_t format = number_of(box.file(), "PRAGMA user_version");
    EXPECT_TRUE(format == 2 || format == kSchemaVersion);
    EXPECT_EQ(
        number_of(box.file(), "SELECT count(*) FROM sqlite_master WHERE name LIKE '%format%'"), 0);
  }
  EXPECT_GT(killed, 0);
  box.open();
  for (const Old& old : old_tables()) expect_whole(old, box.match(old));
}

}  // namespace
}  // namespace citybox::server
