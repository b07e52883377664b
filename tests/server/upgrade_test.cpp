// Tables of older programs: they go on, or can be looked at and say why not.

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "catalog/catalog.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

constexpr int kNotNow = -32005;
constexpr int kInternal = -32603;
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
  Match& match(const Old& old) { return (*hall->find(old.table))->match(); }
};

std::string wording(const Match& match, Seat seat) {
  const Table& table = match.journal()->table();
  return table.to_text(table.legal(seat).front());
}

// What every old table must be: as it was, or closed with a reason.
void expect_whole(const Old& old, Match& match) {
  const GameInfo& info = match.game().info();
  for (std::size_t i = 0; i < old.tokens.size(); ++i) {
    EXPECT_EQ(match.seat_of(hash_token(old.tokens[i])), Seat{static_cast<std::uint8_t>(i)});
  }
  EXPECT_TRUE(match.is_host(hash_token(old.host)));
  EXPECT_EQ(match.phase() == Phase::kLobby, old.phase == "lobby");
  if (old.phase == "lobby") return;
  EXPECT_GE(match.history().lines().size(), old.line);
  EXPECT_NE(to_text(match.replay()).find("[Game \"" + old.game + "\"]"), std::string::npos);
  if (match.read_only()) {
    // The pattern for new games changed the bytes of its actions; the games of the box did not.
    EXPECT_TRUE(info.rules_version > 1 || info.example) << match.note();
    const char* reason = info.example ? "as bytes" : "version 1 of the rules";
    EXPECT_NE(match.note().find(reason), std::string::npos) << match.note();
    EXPECT_EQ(match.phase(), Phase::kOver);
    EXPECT_EQ(match.replay().lines.size(), old.seq);
    bool told = true;
    for (const History::Line& line : match.history().lines())
      told &= !line.seat || !line.text.empty();
    EXPECT_TRUE(told);
    return;
  }
  EXPECT_EQ(match.journal()->line().size(), old.line);
  EXPECT_EQ(match.journal()->seq(), old.seq);
  EXPECT_EQ(match.note().empty(), info.rules_version == 1) << match.note();
  EXPECT_EQ(match.phase() == Phase::kOver, old.phase == "over");
}

TEST(UpgradeTest, every_table_of_0_1_0_is_there_and_its_tokens_hold) {
  OldBox box;
  for (const Old& old : old_tables()) {
    SCOPED_TRACE(old.game + " " + old.table);
    ASSERT_TRUE(box.hall->find(old.table));
    expect_whole(old, box.match(old));
  }
}

TEST(UpgradeTest, a_table_goes_on_as_long_as_its_rules_stayed) {
  OldBox box;
  int playable = 0;
  for (const Old& old : old_tables()) {
    const GameInfo& info = box.match(old).game().info();
    if (info.rules_version > 1 || info.example) continue;
    EXPECT_FALSE(box.match(old).read_only()) << box.match(old).note();
    ++playable;
  }
  EXPECT_GE(playable, 3);  // those of Build It Back
}

TEST(UpgradeTest, running_tables_play_on_and_the_next_program_still_reads_them) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase == "over" || old.phase == "lobby") continue;
    SCOPED_TRACE(old.game + " " + old.table);
    const auto guest = box.guest();
    if (old.phase == "paused") {
      box.call(guest, "pause", {{"table", old.table}, {"token", old.host}, {"on", false}});
    }
    Seat seat{0};
    if (!box.match(old).read_only()) seat = box.match(old).deciders().front();
    if (seat.index >= old.tokens.size()) continue;  // a bot is at it
    json::object params{{"table", old.table}, {"token", old.tokens[seat.index]}, {"seq", old.seq}};
    params["text"] = box.match(old).read_only() ? "pass" : wording(box.match(old), seat);
    const json::value answer = box.call(guest, "play", params);
    if (box.match(old).read_only()) {
      EXPECT_EQ(code(answer), kNotNow) << json::serialize(answer);
      continue;
    }
    EXPECT_EQ(answer.at("seq"), old.seq + 1);
    const std::uint64_t hash = box.match(old).journal()->table().hash();
    const std::string note = box.match(old).note();
    box.reopen();
    ASSERT_FALSE(box.match(old).read_only());
    EXPECT_EQ(box.match(old).journal()->table().hash(), hash);
    EXPECT_EQ(box.match(old).note(), note);
    const auto stored = box.store->load(old.table);
    EXPECT_EQ((*stored)->row.rules_version, box.match(old).game().info().rules_version);
    EXPECT_TRUE((*stored)->content);
    for (const EntryRow& entry : (*stored)->entries) {
      EXPECT_EQ(entry.telling.has_value(), entry.kind == Entry::Kind::kAction);
    }
  }
}

TEST(UpgradeTest, finished_tables_can_be_looked_at_from_start_to_end) {
  OldBox box;
  for (const Old& old : old_tables()) {
    if (old.phase != "over" || box.match(old).read_only()) continue;
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
    if (old.phase == "lobby" || box.match(old).read_only()) continue;
    SCOPED_TRACE(old.game + " " + old.table);
    std::size_t standing = 0;
    for (const History::Line& line : box.match(old).history().lines()) {
      if (!line.seat || line.undone) continue;
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
  EXPECT_EQ(box.hall->find(no_game.table).error().code, RpcCode{kInternal});
  EXPECT_TRUE(box.match(*bad_bytes).read_only());
  EXPECT_NE(box.match(*bad_bytes).note().find("Entry 1: "), std::string::npos);
  EXPECT_NE(to_text(box.match(*bad_bytes).replay()).find("bytes fffffffffffffffe"),
            std::string::npos);
  for (const Old& old : tables) {
    if (old.table == no_game.table || old.table == bad_bytes->table) continue;
    expect_whole(old, box.match(old));
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
    EXPECT_TRUE(format == 2 || format == 3);
    EXPECT_EQ(
        number_of(box.file(), "SELECT count(*) FROM sqlite_master WHERE name LIKE '%format%'"), 0);
  }
  EXPECT_GT(killed, 0);
  box.open();
  for (const Old& old : old_tables()) expect_whole(old, box.match(old));
}

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

TEST(UpgradeTest, a_log_is_kept_in_notation_with_what_was_told_to_whom) {
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

TEST(UpgradeTest, after_a_restart_the_log_reads_as_before) {
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

TEST(UpgradeTest, a_log_of_older_rules_that_fits_goes_on_and_says_so) {
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

TEST(UpgradeTest, a_log_of_older_rules_that_does_not_fit_is_read_only_and_says_why) {
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
  EXPECT_FALSE(match.pause(true, 0, changes));
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

TEST(UpgradeTest, a_read_only_table_is_watched_and_downloaded_and_listed_beside_the_others) {
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

TEST(UpgradeTest, what_was_undone_need_not_be_readable_any_more) {
  Kept kept;
  kept.stored.entries[6].text = "dance";
  EXPECT_FALSE(kept.again().read_only());
  EXPECT_EQ(kept.again().history().lines()[7].text, "dance");
  kept.stored.entries[6].telling.reset();
  EXPECT_FALSE(kept.again().read_only());
}

TEST(UpgradeTest, a_log_of_newer_rules_is_not_guessed_at) {
  Kept kept;
  kept.stored.row.rules_version = 99;
  EXPECT_TRUE(kept.again().read_only());
  EXPECT_NE(kept.again().note().find("older than the one that wrote it"), std::string::npos);
}

TEST(UpgradeTest, a_bot_that_is_no_more_is_followed_by_the_standard_one) {
  Kept kept;
  kept.stored.seats[1].bot = "greedy:forgotten";
  EXPECT_EQ(kept.again().seats()[1].bot, standard_bot(*find("plots")));
}

TEST(UpgradeTest, numbers_that_cannot_be_read_give_way_to_the_published_ones) {
  Kept kept;
  kept.stored.content = content_row("plots", 0, "[1, 2");
  const Match match = kept.again();
  EXPECT_FALSE(match.read_only());
  EXPECT_NE(match.note().find("goes on with the published ones"), std::string::npos);
  EXPECT_EQ(match.journal()->table().hash(), kept.party.match().journal()->table().hash());
}

}  // namespace
}  // namespace citybox::server
