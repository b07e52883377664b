// What an operator asks for, by the socket of a running server and on a folder that none uses.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <fstream>
#include <thread>

#include "server/admin/admin_client.hpp"
#include "server/admin/admin_door.hpp"
#include "server/admin/store_desk.hpp"
#include "server/data_lock.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

namespace asio = boost::asio;
using std::chrono::hours;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr UnixMs kNow = 1'000'000'000'000;
constexpr UnixMs kHour = 3'600'000;

enum class Begun : std::uint8_t { kNo, kYes };

// A table of this age, in hours.
Write table(TableId id, const std::string& code, UnixMs age, Begun begun, UnixMs now = kNow) {
  TableRow row;
  row.id = id;
  row.code = code;
  row.game = "plots";
  row.seats = 2;
  row.started = begun == Begun::kYes;
  row.created = row.changed = now - age * kHour;
  return {id, 1, 0, {PutTable{row}, PutSeat{Seat{0}, {"Ann", hash_token("a"), ""}}}};
}

using Codes = tl::expected<std::vector<std::string>, Problem>;
using Done = tl::expected<Outcome, Problem>;

class AdminTest : public ::testing::Test {
 protected:
  AdminTest() { secrets_ready(); }
  void fill(UnixMs now = kNow) {
    store_ = std::move(*SqliteStore::open(file()));
    ASSERT_TRUE(store_->commit(std::array{table(1, "AAAAAA", 100, Begun::kYes, now),
                                          table(2, "BBBBBB", 100, Begun::kNo, now),
                                          table(3, "CCCCCC", 1, Begun::kYes, now)}));
  }
  Codes ordered(const Order& order) {
    Codes codes;
    StoreDesk(*store_, kNow).carry_out(order, [&](Done done) {
      codes = done.map([](const Outcome& outcome) { return outcome.codes; });
    });
    return codes;
  }
  std::filesystem::path file() const { return folder_.path() / "citybox.db"; }
  // In the database or its log.
  bool holds(std::string_view text) const {
    return std::ranges::any_of(std::array{"", "-wal"}, [&](const char* suffix) {
      std::ifstream in(file().string() + suffix, std::ios::binary);
      const std::string bytes{std::istreambuf_iterator<char>(in), {}};
      return bytes.find(text) != std::string::npos;
    });
  }

  TempFolder folder_;
  std::unique_ptr<SqliteStore> store_;
};

TEST_F(AdminTest, orders_come_back_from_their_lines) {
  for (const Order& order : {Order(Purge{hours(7), Purge::Which::kNeverStarted}),
                             Order(Purge{hours(9), {}, Purge::Really::kOnlyList}),
                             Order(Remove{"KMTRAQ"}), Order(Forget{"Ann \"the\"\nfirst"})}) {
    const std::string line = line_of(order);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto again = read_order(line);
    ASSERT_TRUE(again) << line;
    EXPECT_EQ(line_of(*again), line);
  }
}

TEST_F(AdminTest, what_is_no_order_is_refused_with_a_sentence) {
  for (
      const char* line :
      {"", "[]", "{}", R"({"do": "dance"})", R"({"do": "purge"})", R"({"do": "remove", "code": 1})",
       R"({"do": "purge", "unused_ms": -1, "never_started": false, "only_list": false, "after": 0})"}) {
    EXPECT_FALSE(read_order(line)) << line;
  }
}

TEST_F(AdminTest, a_purge_takes_what_nobody_used_for_so_long) {
  fill();
  EXPECT_THAT(*ordered(Purge{hours(99), {}, Purge::Really::kOnlyList}),
              ElementsAre("AAAAAA", "BBBBBB"));
  EXPECT_EQ(store_->count()->tables, 3);
  EXPECT_THAT(*ordered(Purge{hours(99), Purge::Which::kNeverStarted}), ElementsAre("BBBBBB"));
  EXPECT_THAT(*ordered(Purge{hours(99)}), ElementsAre("AAAAAA"));
  EXPECT_THAT(*ordered(Purge{hours(99)}), IsEmpty());
  EXPECT_TRUE(*store_->exists("CCCCCC"));
}

TEST_F(AdminTest, the_rest_of_a_purge_is_behind_what_it_has_seen) {
  fill();
  EXPECT_THAT(*ordered(rest_of(Purge{hours(99)}, 1)), ElementsAre("BBBBBB"));
  EXPECT_TRUE(*store_->exists("AAAAAA"));
}

TEST_F(AdminTest, one_table_is_deleted_by_its_code_as_people_write_it) {
  fill();
  EXPECT_THAT(*ordered(Remove{"aaaaaa"}), ElementsAre("AAAAAA"));
  EXPECT_EQ(store_->count()->tables, 2);
  EXPECT_THAT(ordered(Remove{"AAAAAA"}).error().text,
              HasSubstr("There is no table or class AAAAAA."));
  EXPECT_THAT(ordered(Remove{"no code"}).error().text,
              HasSubstr("There is no table or class no code."));
}

// Two classes of this age, in hours, with two tables and one.
std::vector<Write> classes(UnixMs age) {
  const UnixMs then = kNow - age * kHour;
  std::vector<Write> all;
  for (const TableId id : {10, 20}) {
    const std::string code = id == 10 ? "GRADEA" : "GRADEB";
    all.push_back({id,
                   1,
                   0,
                   {PutClass{{id, code, "plots", then}},
                    AppendClassEntry{0, {R"({"kind":"joined"})", "Zoe & Ann", then}}}});
  }
  all.push_back(table(11, "DESKSA", age, Begun::kYes));
  all.push_back(table(12, "DESKSB", age, Begun::kNo));
  all.push_back(table(21, "DESKSC", age, Begun::kYes));
  for (std::size_t i = 2; i < 5; ++i) {
    std::get<PutTable>(all[i].changes[0]).row.classroom = i < 4 ? "GRADEA" : "GRADEB";
  }
  return all;
}

TEST_F(AdminTest, a_class_is_deleted_after_all_its_tables_and_no_other_one) {
  fill();
  ASSERT_TRUE(store_->commit(classes(1)));
  EXPECT_THAT(*ordered(Remove{"gradea"}), ElementsAre("DESKSA", "DESKSB", "GRADEA"));
  EXPECT_EQ(store_->count()->tables, 5);
  EXPECT_TRUE(*store_->exists("GRADEB"));
  EXPECT_TRUE(*store_->exists("DESKSC"));
}

TEST_F(AdminTest, a_table_of_a_class_can_be_deleted_alone) {
  fill();
  ASSERT_TRUE(store_->commit(classes(1)));
  EXPECT_THAT(*ordered(Remove{"DESKSA"}), ElementsAre("DESKSA"));
  EXPECT_TRUE(*store_->exists("GRADEA"));
}

TEST_F(AdminTest, a_purge_takes_a_class_with_its_tables_and_never_for_not_having_begun) {
  fill();
  ASSERT_TRUE(store_->commit(classes(200)));
  EXPECT_THAT(*ordered(Purge{hours(99), Purge::Which::kNeverStarted}), ElementsAre("BBBBBB"));
  EXPECT_THAT(*ordered(Purge{hours(199)}),
              ElementsAre("GRADEA", "DESKSA", "DESKSB", "GRADEB", "DESKSC"));
  EXPECT_EQ(store_->count()->tables, 2);
}

TEST_F(AdminTest, a_name_is_forgotten_in_classes_and_is_not_in_the_files_any_more) {
  fill();
  ASSERT_TRUE(store_->commit(classes(1)));
  EXPECT_TRUE(holds("Zoe"));
  EXPECT_THAT(*ordered(Forget{"zoe"}), ElementsAre("GRADEA", "GRADEB"));
  EXPECT_EQ((*store_->load_class("GRADEA"))->entries[0].words, "Somebody & Ann");
  EXPECT_FALSE(holds("Zoe"));
  EXPECT_TRUE(holds("GRADEA"));
  ASSERT_TRUE(ordered(Remove{"GRADEA"}));
  EXPECT_FALSE(holds("GRADEA"));
  EXPECT_TRUE(holds("GRADEB"));
}

TEST_F(AdminTest, a_name_is_forgotten_at_all_tables) {
  fill();
  EXPECT_THAT(*ordered(Forget{"ann"}), ElementsAre("AAAAAA", "BBBBBB", "CCCCCC"));
  EXPECT_THAT(*ordered(Forget{"ann"}), IsEmpty());
  EXPECT_EQ((*store_->load("CCCCCC"))->seats[0].name, kForgotten);
}

TEST_F(AdminTest, what_was_deleted_is_not_in_the_files_any_more) {
  fill();
  EXPECT_TRUE(holds("AAAAAA"));
  ASSERT_TRUE(ordered(Remove{"AAAAAA"}));
  ASSERT_TRUE(ordered(Forget{"Ann"}));
  EXPECT_TRUE(holds("CCCCCC"));  // while it is open
  EXPECT_FALSE(holds("AAAAAA"));
  EXPECT_FALSE(holds("Ann"));
}

TEST_F(AdminTest, what_somebody_still_reads_is_erased_with_the_next_write) {
  fill();
  sqlite3* reader = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &reader), SQLITE_OK);
  const auto run = [&](const char* sql) {
    EXPECT_EQ(sqlite3_exec(reader, sql, nullptr, nullptr, nullptr), SQLITE_OK);
  };
  run("BEGIN; SELECT count(*) FROM tables;");
  ASSERT_TRUE(ordered(Forget{"Ann"}));
  EXPECT_TRUE(holds("Ann"));
  run("COMMIT;");
  sqlite3_close(reader);
  ASSERT_TRUE(store_->probe());
  EXPECT_FALSE(holds("Ann"));
}

TEST_F(AdminTest, without_a_server_it_is_done_on_the_folder_and_a_purge_in_portions) {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const UnixMs now = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
  fill(now);
  std::vector<Write> many;
  for (TableId id = 10; id < 10 + 2 * kPurgedAtOnce; ++id) {
    many.push_back(table(id, fmt::format("X{}", id), 50, Begun::kNo, now));
  }
  ASSERT_TRUE(store_->commit(many));
  store_.reset();
  EXPECT_EQ(carry_out(folder_.path(), Purge{hours(49)})->size(), many.size() + 2);
  store_ = std::move(*SqliteStore::open(file()));
  EXPECT_EQ(store_->count()->tables, 1);
}

TEST_F(AdminTest, a_folder_without_games_is_named_and_stays_as_it_is) {
  const auto codes = carry_out(folder_.path() / "none", Remove{"AAAAAA"});
  ASSERT_FALSE(codes);
  EXPECT_THAT(codes.error().text, HasSubstr("There are no games in the data folder"));
  EXPECT_FALSE(carry_out(folder_.path(), Remove{"AAAAAA"}));
  EXPECT_TRUE(std::filesystem::is_empty(folder_.path()));
}

// A server as far as operators see it: its lock and its socket, in a folder with a long name.
class AdminDoorTest : public AdminTest {
 protected:
  AdminDoorTest() {
    std::filesystem::create_directories(deep_);
    store_ = std::move(*SqliteStore::open(deep_ / "citybox.db"));
    EXPECT_TRUE(store_->commit(std::array{table(1, "AAAAAA", 100, Begun::kYes)}));
    lock_.emplace(std::move(*DataLock::take(deep_)));
    desk_.emplace(*store_, kNow);
  }
  ~AdminDoorTest() override { stop(); }
  void start() {
    auto door = AdminDoor::open(context_, deep_, *desk_);
    ASSERT_TRUE(door) << door.error().text;
    door_ = std::move(*door);
    thread_ = std::thread([this] {
      const auto work = asio::make_work_guard(context_);
      context_.run();
    });
  }
  void stop() {
    if (!thread_.joinable()) return;
    asio::post(context_, [this] { door_.reset(); });
    asio::post(context_, [this] { context_.stop(); });
    thread_.join();
  }
  // What comes back for these bytes.
  std::string raw(const std::string& bytes) {
    asio::io_context context;
    asio::local::stream_protocol::socket socket(context);
    const ShortPath in(deep_);
    socket.connect(in.to(kAdminSocket));
    boost::system::error_code error;
    asio::write(socket, asio::buffer(bytes), error);
    std::string line;
    asio::read_until(socket, asio::dynamic_buffer(line), '\n', error);
    return line;
  }
  std::filesystem::path socket() const { return deep_ / kAdminSocket; }

  std::filesystem::path deep_ = folder_.path() / std::string(100, 'd') / std::string(60, 'e');
  std::optional<DataLock> lock_;
  asio::io_context context_;
  std::optional<StoreDesk> desk_;
  std::unique_ptr<AdminDoor> door_;
  std::thread thread_;
};

TEST_F(AdminDoorTest, a_running_server_does_it_and_says_where) {
  start();
  EXPECT_THAT(*carry_out(deep_, Purge{hours(1), {}, Purge::Really::kOnlyList}),
              ElementsAre("AAAAAA"));
  EXPECT_THAT(*carry_out(deep_, Remove{"AAAAAA"}), ElementsAre("AAAAAA"));
  const auto again = carry_out(deep_, Remove{"AAAAAA"});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().text, "There is no table or class AAAAAA.");
}

TEST_F(AdminDoorTest, its_socket_is_private_and_gone_after_the_stop) {
  const mode_t before = ::umask(0);
  start();
  ::umask(before);
  struct stat status{};
  ASSERT_EQ(::stat(socket().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  stop();
  EXPECT_FALSE(std::filesystem::exists(socket()));
}

TEST_F(AdminDoorTest, the_socket_of_a_killed_server_is_replaced) {
  start();
  std::filesystem::rename(socket(), deep_ / "kept");
  stop();
  std::filesystem::rename(deep_ / "kept", socket());
  const auto nobody = carry_out(deep_, Remove{"AAAAAA"});
  ASSERT_FALSE(nobody);
  EXPECT_THAT(nobody.error().text, HasSubstr("its socket admin.sock does not answer"));
  context_.restart();
  start();
  EXPECT_TRUE(carry_out(deep_, Remove{"AAAAAA"}));
}

TEST_F(AdminDoorTest, junk_gets_a_sentence_or_nothing_and_the_next_one_is_served) {
  start();
  EXPECT_THAT(raw("dance\n"), HasSubstr("does not know this order"));
  EXPECT_EQ(raw(std::string(100'000, 'x')), "");
  EXPECT_THAT(raw(line_of(Order(Remove{"AAAAAA"})) + "\nmore\n"), HasSubstr(R"(["AAAAAA"])"));
}

}  // namespace
}  // namespace citybox::server
