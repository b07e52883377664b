// What a store that several nodes share does beyond what any store does (store_test.cpp).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "server/admin/copying.hpp"
#include "server/store/others.hpp"
#include "tests/support/store_place.hpp"

namespace citybox::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TableRow a_table(TableId id, const std::string& code) {
  TableRow row;
  row.id = id;
  row.code = code;
  row.game = "plots";
  row.seats = 2;
  return row;
}

Write write(TableId id, std::uint64_t edition, Change change) {
  return {id, 1, 0, {std::move(change)}, edition};
}

Write a_new_table(TableId id, const std::string& code) {
  return write(id, 1, PutTable{a_table(id, code)});
}

Write entry(TableId id, std::uint64_t edition, std::uint32_t seq) {
  AppendEntry append;
  append.seq = seq;
  append.entry.text = "bid 1";
  return write(id, edition, append);
}

// What one node heard of the others.
class Ear {
 public:
  void operator()(const Heard& heard) {
    const std::lock_guard lock(mutex_);
    all_.written.insert(all_.written.end(), heard.written.begin(), heard.written.end());
    all_.words.insert(all_.words.end(), heard.words.begin(), heard.words.end());
    missed_ += heard.missed ? 1 : 0;
    heard_.notify_all();
  }
  template <class Enough>
  bool wait(Enough enough) {
    std::unique_lock lock(mutex_);
    return heard_.wait_for(lock, std::chrono::seconds(20), [&] { return enough(all_, missed_); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable heard_;
  Heard all_;
  int missed_ = 0;
};

class PostgresStoreTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!PostgresPlace::is_there()) GTEST_SKIP() << "script/postgres brings the server";
    place_.emplace();
    one_ = opened();
    other_ = opened();
  }
  std::unique_ptr<Store> opened() const {
    auto store = open_store(place_->url());
    EXPECT_TRUE(store) << store.error().text;
    return std::move(*store);
  }
  static std::size_t entries(Store& store, const std::string& code) {
    return (*store.load(code))->entries.size();
  }

  std::optional<PostgresPlace> place_;
  std::unique_ptr<Store> one_;
  std::unique_ptr<Store> other_;
};

TEST_F(PostgresStoreTest,
       of_two_who_write_on_one_edition_the_second_is_overtaken_with_what_rests_on_it) {
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ"), a_new_table(2, "ABCDEF")}));
  EXPECT_THAT(*one_->commit(std::vector{entry(1, 2, 0)}), IsEmpty());
  EXPECT_THAT(*other_->commit(std::vector{entry(2, 2, 0), entry(1, 2, 0), entry(1, 3, 1)}),
              ElementsAre(1U, 2U));
  EXPECT_EQ(entries(*one_, "ABCDEF"), 1U);
  EXPECT_EQ(entries(*one_, "KMTRAQ"), 1U);
  EXPECT_EQ((*one_->load("KMTRAQ"))->edition, 2U);
}

TEST_F(PostgresStoreTest, an_entry_is_refused_where_there_is_one_whatever_edition_is_named) {
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ"), entry(1, 2, 0)}));
  EXPECT_FALSE(other_->commit(std::vector{entry(1, 0, 0)}));
  EXPECT_EQ(entries(*one_, "KMTRAQ"), 1U);
}

TEST_F(PostgresStoreTest, what_rests_on_a_table_that_was_deleted_is_overtaken) {
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ")}));
  ASSERT_TRUE(other_->commit(std::vector{write(1, 0, DropTable{})}));
  EXPECT_THAT(*one_->commit(std::vector{entry(1, 2, 0)}), ElementsAre(0U));
  EXPECT_FALSE(*one_->load("KMTRAQ"));
}

TEST_F(PostgresStoreTest, the_rest_of_a_table_is_what_comes_behind_what_is_known) {
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ"), entry(1, 2, 0), entry(1, 3, 1)}));
  const auto rest = other_->load_rest("KMTRAQ", 1);
  EXPECT_EQ((*rest)->entries.size(), 1U);
  EXPECT_EQ((*rest)->edition, 3U);
  EXPECT_EQ((*rest)->fault, "");
}

TEST_F(PostgresStoreTest, what_one_writes_and_says_the_others_hear) {
  Ear ear;
  other_->others()->listen(std::ref(ear));
  ASSERT_TRUE(ear.wait([](const Heard&, int missed) { return missed > 0; }));
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ"), entry(1, 2, 0)}));
  one_->others()->say(1, "here 3 1 0");
  EXPECT_TRUE(ear.wait([](const Heard& all, int) {
    return all.written == std::vector<Edition>{{1, 2}} && all.words.size() == 1 &&
           all.words[0].table == 1 && all.words[0].text == "here 3 1 0";
  }));
  ASSERT_TRUE(one_->commit(std::vector{write(1, 0, DropTable{})}));
  EXPECT_TRUE(ear.wait([](const Heard& all, int) {
    return all.written.size() == 2 && all.written[1] == Edition{1, 0};
  }));
  other_->others()->listen(nullptr);
}

TEST_F(PostgresStoreTest, after_connections_were_cut_all_goes_on_and_others_are_looked_at_anew) {
  Ear ear;
  other_->others()->listen(std::ref(ear));
  ASSERT_TRUE(ear.wait([](const Heard&, int missed) { return missed == 1; }));
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ")}));
  ASSERT_TRUE(*one_->others()->take(1));
  place_->cut_connections();
  EXPECT_TRUE(one_->commit(std::vector{entry(1, 2, 0)}));
  EXPECT_EQ(entries(*one_, "KMTRAQ"), 1U);
  EXPECT_TRUE(one_->probe());
  EXPECT_TRUE(*other_->others()->take(1));  // it is free again
  EXPECT_TRUE(ear.wait([](const Heard&, int missed) { return missed == 2; }));
  other_->others()->listen(nullptr);
}

TEST_F(PostgresStoreTest, one_node_at_a_time_has_what_it_takes_to_run_a_table) {
  EXPECT_TRUE(*one_->others()->take(7));
  EXPECT_TRUE(*one_->others()->take(7));
  EXPECT_FALSE(*other_->others()->take(7));
  one_->others()->leave(7);
  EXPECT_TRUE(*other_->others()->take(7));
}

TEST_F(PostgresStoreTest, a_program_that_is_older_than_the_data_says_so_and_writes_nothing) {
  ASSERT_TRUE(one_->commit(std::vector{a_new_table(1, "KMTRAQ")}));
  place_->sql("UPDATE citybox SET format = 99");
  const auto late = open_store(place_->url());
  ASSERT_FALSE(late);
  EXPECT_THAT(late.error().text, HasSubstr("newer Citybox (format 99"));
  const auto written = one_->commit(std::vector{entry(1, 2, 0)});
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error().text, HasSubstr("newer Citybox (format 99"));
  EXPECT_EQ(written.error().reach, Unwritten::Reach::kStore);
}

TEST_F(PostgresStoreTest, a_place_that_is_not_there_is_said_without_its_password) {
  const auto none = open_store("postgresql://ann:secret@127.0.0.1:1/none");
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().text, HasSubstr("postgresql://ann@127.0.0.1:1/none"));
  EXPECT_EQ(none.error().text.find("secret"), std::string::npos);
}

TEST_F(PostgresStoreTest, all_of_a_file_is_copied_and_back_and_nothing_into_what_is_not_empty) {
  const TempFolder folder;
  const auto file = open_store((folder.path() / "one.db").string());
  Write all = a_new_table(1, "KMTRAQ");
  all.changes.emplace_back(PutSeat{Seat{1}, {"Jürgen \"J\"", hash_token("a"), "random"}});
  all.changes.emplace_back(std::get<AppendEntry>(entry(1, 0, 0).changes[0]));
  all.changes.emplace_back(PutClaim{{hash_token("c"), Seat{1}, 99}});
  all.changes.emplace_back(AppendChat{{4, Seat{1}, "Ann", "Hello {you} \\ there", 5}, 100});
  const Write classroom{2,
                        1,
                        0,
                        {PutClass{{2, "GRADEA", "broken-cities", 33}},
                         AppendClassEntry{0, {R"({"kind":"joined"})", "Ana", 7}}}};
  ASSERT_TRUE((*file)->commit(std::vector{all, classroom}));
  const auto copied = copy_all(**file, *one_);
  ASSERT_TRUE(copied) << copied.error().text;
  EXPECT_EQ(copied->tables, 1U);
  EXPECT_EQ(copied->classes, 1U);
  EXPECT_THAT(copied->damaged, IsEmpty());
  EXPECT_FALSE(copy_all(**file, *one_));
  const auto back = open_store((folder.path() / "two.db").string());
  ASSERT_TRUE(copy_all(*other_, **back));
  const StoredTable was = **(*file)->load("KMTRAQ");
  const StoredTable is = **(*back)->load("KMTRAQ");
  EXPECT_EQ(is.seats[1].name, was.seats[1].name);
  EXPECT_EQ(is.seats[1].token, was.seats[1].token);
  EXPECT_EQ(is.entries[0].text, was.entries[0].text);
  EXPECT_EQ(is.claims.size(), 1U);
  EXPECT_EQ(is.chat[0].text, "Hello {you} \\ there");
  EXPECT_EQ((*(*back)->load_class("GRADEA"))->entries, (*(*file)->load_class("GRADEA"))->entries);
  // A copied table goes on.
  EXPECT_THAT(*other_->commit(std::vector{entry(1, (*other_->load("KMTRAQ"))->edition + 1, 1)}),
              IsEmpty());
}

}  // namespace
}  // namespace citybox::server
