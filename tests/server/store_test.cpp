#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/store/entry_codec.hpp"
#include "server/store/sqlite_store.hpp"
#include "tests/support/store_place.hpp"

namespace citybox::server {
namespace {

TableRow a_table(TableId id, const std::string& code) {
  TableRow row;
  row.id = id;
  row.code = code;
  row.game = "plots";
  row.seats = 2;
  row.options = {{"unclaimed", "lost"}};
  row.seed = 0xFEDCBA9876543210ULL;
  row.draws = {{6, 3}};
  row.host_token = hash_token("host");
  return row;
}

Write write(TableId table, Change change) {
  Write write;
  write.table = table;
  write.changes.push_back(std::move(change));
  return write;
}

AppendEntry entry(std::uint32_t seq) {
  AppendEntry append;
  append.seq = seq;
  append.entry.actor = Seat{1};
  append.entry.text = "build c" + std::to_string(seq);
  append.entry.draws = {{6, 5}, {300, 299}};
  append.entry.telling =
      Telling{SeatSet(Seat{1}), {{kEveryone, "{seat:1} builds."}, {SeatSet(Seat{1}), "At c3."}}};
  append.entry.words = "No cars on Sundays";
  append.entry.at = 77;
  return append;
}

using StoreTest = StoreTestOver;

INSTANTIATE_TEST_SUITE_P(Over, StoreTest, both_stores(), name_of_store);

TEST_P(StoreTest, what_was_written_is_there_after_opening_again) {
  TableRow row = a_table(1, "KMTRAQ");
  row.undo = UndoRequest{Seat{1}, 4, SeatSet(Seat{0})};
  row.host_seat = Seat{1};
  row.rules_version = 4;
  row.upgraded_from = 2;
  row.purpose = Purpose::kReal;
  const ContentRow content = content_row("plots", 3, R"({"cards":5})");
  row.content = content.id;
  ASSERT_TRUE(
      commit({write(1, PutTable{row}), write(1, PutContent{content}), write(1, PutContent{content}),
              write(1, PutSeat{Seat{1}, {"Ann", hash_token("a"), "random"}}), write(1, entry(0)),
              write(1, PutClaim{{hash_token("c"), Seat{1}, 99}}),
              write(1, AppendChat{{1, Seat{1}, "Ann", "Hello", 5}, 100})}));
  open();
  const auto stored = store_->load("KMTRAQ");
  ASSERT_TRUE(stored && *stored);
  const StoredTable& table = **stored;
  EXPECT_EQ(table.row.seed, row.seed);
  EXPECT_EQ(table.row.options, row.options);
  EXPECT_EQ(table.row.draws, row.draws);
  EXPECT_EQ(table.row.host_seat, Seat{1});
  EXPECT_EQ(table.row.host_token, hash_token("host"));
  EXPECT_EQ(table.row.undo->to, 4U);
  EXPECT_EQ(table.row.undo->agreed, SeatSet(Seat{0}));
  ASSERT_EQ(table.seats.size(), 2U);
  EXPECT_EQ(table.seats[1].name, "Ann");
  EXPECT_EQ(table.seats[1].bot, "random");
  EXPECT_EQ(table.seats[1].token, hash_token("a"));
  EXPECT_FALSE(table.seats[0].token);
  ASSERT_EQ(table.entries.size(), 1U);
  EXPECT_EQ(table.row.rules_version, 4);
  EXPECT_EQ(table.row.upgraded_from, 2);
  EXPECT_EQ(table.row.purpose, Purpose::kReal);
  ASSERT_TRUE(table.content);
  EXPECT_EQ(table.content->version, 3);
  EXPECT_EQ(table.content->text, content.text);
  EXPECT_EQ(table.entries[0].text, entry(0).entry.text);
  EXPECT_EQ(table.entries[0].telling, entry(0).entry.telling);
  EXPECT_EQ(table.entries[0].draws, entry(0).entry.draws);
  EXPECT_EQ(table.entries[0].words, "No cars on Sundays");
  EXPECT_EQ(table.last_entry, 77);
  EXPECT_EQ(table.claims.size(), 1U);
  EXPECT_EQ(table.chat.at(0).text, "Hello");
}

TEST_P(StoreTest, two_entries_with_one_number_are_refused_and_nothing_of_the_batch_stays) {
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")}), write(1, entry(0))}));
  EXPECT_FALSE(commit({write(1, entry(1)), write(1, entry(0))}));
  EXPECT_EQ((*store_->load("KMTRAQ"))->entries.size(), 1U);
  EXPECT_TRUE(commit({write(1, entry(1))}));
}

TEST_P(StoreTest, what_was_told_is_added_once_and_never_changed) {
  AppendEntry silent = entry(0);
  silent.entry.telling.reset();
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")}), write(1, silent)}));
  EXPECT_FALSE((*store_->load("KMTRAQ"))->entries[0].telling);
  const Telling first{kEveryone, {{kEveryone, "One."}}};
  ASSERT_TRUE(commit({write(1, AddTelling{0, first})}));
  ASSERT_TRUE(commit({write(1, AddTelling{0, {kEveryone, {{kEveryone, "Another."}}}})}));
  EXPECT_EQ((*store_->load("KMTRAQ"))->entries[0].telling, first);
}

TEST_P(StoreTest, of_chat_only_the_newest_lines_are_kept) {
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")})}));
  for (int id = 1; id <= 9; ++id) {
    ASSERT_TRUE(commit({write(1, AppendChat{{id, std::nullopt, "Ann", "x", 0}, 4})}));
  }
  const auto stored = store_->load("KMTRAQ");
  ASSERT_EQ((*stored)->chat.size(), 4U);
  EXPECT_EQ((*stored)->chat.front().id, 6);
}

TEST(SqliteStoreTest, a_token_is_nowhere_in_the_file) {
  const TempFolder folder;
  auto store = std::move(*SqliteStore::open(folder.path() / "citybox.db"));
  const std::string token = new_token();
  const std::vector<Write> writes = {write(1, PutTable{a_table(1, "KMTRAQ")}),
                                     write(1, PutSeat{Seat{0}, {"Ann", hash_token(token), ""}})};
  ASSERT_TRUE(store->commit(writes));
  store.reset();
  std::ifstream file(folder.path() / "citybox.db", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_FALSE(bytes.empty());
  EXPECT_EQ(bytes.find(token), std::string::npos);
}

TEST_P(StoreTest, of_a_table_that_is_dropped_nothing_stays_and_others_stay_whole) {
  for (const TableId id : {1, 2}) {
    ASSERT_TRUE(
        commit({write(id, PutTable{a_table(id, id == 1 ? "KMTRAQ" : "ABCDEF")}),
                write(id, PutSeat{Seat{0}, {"Ann", hash_token("a"), ""}}), write(id, entry(0)),
                write(id, PutClaim{{hash_token(std::to_string(id)), Seat{1}, 99}}),
                write(id, AppendChat{{1, Seat{1}, "Ann", "Hello", 5}, 100})}));
  }
  EXPECT_EQ(**store_->find("KMTRAQ"), (TableName{1, "KMTRAQ"}));
  ASSERT_TRUE(commit({write(1, DropTable{})}));
  EXPECT_FALSE(*store_->exists("KMTRAQ"));
  EXPECT_EQ(store_->count()->tables, 1);
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")})}));
  const auto again = store_->load("KMTRAQ");
  EXPECT_TRUE((*again)->entries.empty());
  EXPECT_TRUE((*again)->chat.empty());
  EXPECT_TRUE((*again)->claims.empty());
  EXPECT_TRUE((*again)->seats[0].name.empty());
  EXPECT_EQ((*store_->load("ABCDEF"))->entries.size(), 1U);
}

TEST_P(StoreTest, tables_go_by_when_something_last_happened_there) {
  const TableRow lobby = a_table(1, "LLLLLL");
  TableRow old = a_table(2, "KKKKKK");
  TableRow played = a_table(3, "PPPPPP");
  TableRow spoken = a_table(4, "SSSSSS");
  old.started = played.started = spoken.started = true;
  for (const TableRow& row : {lobby, old, played, spoken}) {
    ASSERT_TRUE(commit({write(row.id, PutTable{row})}));
  }
  ASSERT_TRUE(
      commit({write(3, entry(0)), write(4, AppendChat{{1, Seat{1}, "Ann", "Hello", 80}, 100})}));
  const auto codes = [&](Stale stale) {
    std::string all;
    const auto tables = store_->tables_to_go(stale);
    for (const TableName& name : *tables) all += name.code.front();
    return all;
  };
  EXPECT_EQ(codes({}), "");
  EXPECT_EQ(codes({.never_started_before = 1}), "L");
  EXPECT_EQ(codes({.unchanged_before = 1}), "LK");
  EXPECT_EQ(codes({.unchanged_before = 77}), "LK");
  EXPECT_EQ(codes({.unchanged_before = 78}), "LKP");
  EXPECT_EQ(codes({.unchanged_before = 81}), "LKPS");
  EXPECT_EQ(codes({.unchanged_before = 81, .most = 2}), "LK");
}

TEST_P(StoreTest, a_name_is_forgotten_where_it_was_borne_and_however_it_was_written) {
  const ChatRow said{1, Seat{0}, "Jürgen", "I am JÜRGEN, not Jürgens.", 5};
  const ChatRow note{2, std::nullopt, "", "{seat:0|jürgen|{name}} came for Jürgen.", 5, true};
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")}),
                      write(1, PutSeat{Seat{0}, {"Jürgen", hash_token("a"), ""}}),
                      write(1, PutSeat{Seat{1}, {"Jürgens", hash_token("b"), ""}}),
                      write(1, AppendChat{said, 9}), write(1, AppendChat{note, 9}),
                      write(2, PutTable{a_table(2, "ABCDEF")}),
                      write(2, PutSeat{Seat{0}, {"Ann", hash_token("a"), ""}}),
                      write(2, AppendChat{{1, Seat{0}, "Ann", "Where is Jürgen?", 5}, 9})}));
  EXPECT_THAT(*store_->tables_with_name("jÜRGEN"), ::testing::ElementsAre(TableName{1, "KMTRAQ"}));
  ASSERT_TRUE(commit({write(1, ForgetName{"jÜRGEN"})}));
  const auto stored = store_->load("KMTRAQ");
  const StoredTable& table = **stored;
  EXPECT_EQ(table.seats[0].name, kForgotten);
  EXPECT_EQ(table.seats[0].token, hash_token("a"));
  EXPECT_EQ(table.seats[1].name, "Jürgens");
  EXPECT_EQ(table.chat[0].name, kForgotten);
  EXPECT_EQ(table.chat[0].text, "I am Somebody, not Jürgens.");
  EXPECT_EQ(table.chat[1].text, "{seat:0|jürgen|{name}} came for Somebody.");
  EXPECT_THAT(*store_->tables_with_name("Jürgen"), ::testing::IsEmpty());
}

TEST_P(StoreTest, nothing_is_written_of_a_table_that_is_not_there) {
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")}), write(1, entry(0))}));
  ASSERT_TRUE(commit({write(1, DropTable{})}));
  EXPECT_FALSE(commit({write(1, entry(1))}));
  EXPECT_FALSE(commit({write(1, PutSeat{Seat{0}, {"Ann", hash_token("a"), ""}})}));
  EXPECT_TRUE(commit({write(1, PutTable{a_table(1, "KMTRAQ")})}));
  EXPECT_TRUE((*store_->load("KMTRAQ"))->entries.empty());
}

TEST(EntryCodecTest, draws_come_back_and_broken_bytes_do_not) {
  const std::vector<Draw> draws = {{6, 0}, {4'000'000'000U, 3'999'999'999U}, {128, 127}};
  EXPECT_EQ(unpack_draws(pack_draws(draws)), draws);
  EXPECT_TRUE(unpack_draws("\xFF\xFF\xFF\xFF\xFF\xFF\xFF").empty());
  EXPECT_TRUE(unpack_draws("\x06").empty());
}

}  // namespace
}  // namespace citybox::server
