// What an operator asks of a server that runs: tables in memory, with people at them.

#include <gmock/gmock.h>

#include <limits>
#include <new>

#include "tests/server/class_box.hpp"
#include "tests/server/gated_store.hpp"

namespace citybox::server {
namespace {

using std::chrono::hours;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Codes = tl::expected<std::vector<std::string>, Problem>;
using Done = tl::expected<Outcome, Problem>;
constexpr int kNoSuchTable = static_cast<int>(RpcCode::kNoSuchTable);
constexpr UnixMs kMaxTime = std::numeric_limits<UnixMs>::max();

class OrdersTest : public ::testing::Test {
 protected:
  OrdersTest() { open_hall(); }
  void open_hall() { box_.serve(gate_); }
  std::shared_ptr<Codes> order(Order what) {
    auto codes = std::make_shared<Codes>(tl::unexpected(Problem{"It was not done."}));
    ++under_way_;
    box_.hall->carry_out(std::move(what), [this, codes](const Done& done) {
      *codes = done.map([](const Outcome& outcome) { return outcome.codes; });
      --under_way_;
    });
    return codes;
  }
  void finish() {
    gate_.open();
    ASSERT_TRUE(box_.wait([&] { return under_way_ == 0; }));
  }
  Codes ordered(Order what) {
    const auto codes = order(std::move(what));
    finish();
    return *codes;
  }
  // All that was to be read from the disk by now is read.
  void let_read() {
    bool read = false;
    box_.hall->fresh_code([&](const auto&) { read = true; });
    ASSERT_TRUE(box_.wait([&] { return read; }));
  }
  // Somebody asks; nobody waits for the answer.
  std::shared_ptr<Guest> visitor(const std::string& table) {
    auto guest = box_.guest();
    box_.api->message(
        guest,
        json::serialize(json::object{
            {"jsonrpc", "2.0"}, {"id", 1}, {"method", "watch"}, {"params", {{"table", table}}}}));
    return guest;
  }
  bool on_disk(const std::string& table) { return *box_.store->exists(table); }

  Box box_;
  GatedStore gate_{*box_.store};
  int under_way_ = 0;

 public:
  ~OrdersTest() override {
    gate_.open();
    box_.leave();
  }
};

int code_of(const std::shared_ptr<Guest>& guest) {
  if (!guest->answers.contains("1")) return -1;
  return code(json::value(guest->answers["1"]));
}

TEST_F(OrdersTest, a_deleted_table_is_gone_for_those_who_watch_it) {
  const Party party(box_, "plots", 2);
  EXPECT_THAT(*ordered(Remove{party.table}), ElementsAre(party.table));
  EXPECT_EQ(box_.hall->tables(), 0);
  EXPECT_EQ(box_.hall->loaded(), 0U);
  for (const auto& guest : party.guests) {
    EXPECT_THAT(guest->all(), HasSubstr(R"("method":"gone")"));
    EXPECT_THAT(guest->watching, IsEmpty());
  }
  EXPECT_EQ(code(box_.call(party.guests[0], "replay", {{"table", party.table}})), kNoSuchTable);
}

TEST_F(OrdersTest, who_asks_while_a_table_is_being_deleted_does_not_bring_it_back) {
  const Party party(box_, "plots", 2);
  gate_.close();
  const auto removed = order(Remove{party.table});
  let_read();  // the order is on its way to the disk
  const auto late = visitor(party.table);
  let_read();
  finish();
  EXPECT_TRUE(*removed);
  ASSERT_TRUE(box_.wait([&] { return code_of(late) != -1; }));
  EXPECT_EQ(code_of(late), kNoSuchTable);
  EXPECT_EQ(box_.hall->loaded(), 0U);
}

TEST_F(OrdersTest, what_was_being_read_when_it_was_deleted_does_not_come_into_memory) {
  const std::string table = Party(box_, "plots", 2).table;
  open_hall();
  gate_.close();
  const auto removed = order(Remove{table});
  const auto late = visitor(table);  // read behind what the order looks for
  let_read();
  finish();
  ASSERT_TRUE(box_.wait([&] { return code_of(late) != -1; }));
  EXPECT_EQ(code_of(late), kNoSuchTable);
  EXPECT_EQ(box_.hall->loaded(), 0U);
  EXPECT_FALSE(on_disk(table));
}

TEST_F(OrdersTest, what_was_said_before_the_deletion_is_answered) {
  Party party(box_, "plots", 2);
  gate_.close();
  box_.api->message(
      party.guests[0],
      json::serialize(json::object{
          {"jsonrpc", "2.0"},
          {"id", "said"},
          {"method", "chat"},
          {"params", {{"table", party.table}, {"token", party.tokens[0]}, {"text", "Hello"}}}}));
  order(Remove{party.table});
  let_read();
  finish();
  EXPECT_TRUE(party.guests[0]->answers.contains("\"said\""));
  EXPECT_FALSE(on_disk(party.table));
}

TEST_F(OrdersTest, two_orders_for_one_table_count_it_once) {
  const Party party(box_, "plots", 2);
  const Party other(box_, "plots", 2);
  gate_.close();
  const auto first = order(Remove{party.table});
  const auto second = order(Remove{party.table});
  finish();
  EXPECT_TRUE(*first);
  EXPECT_THAT(second->error().text, HasSubstr("There is no table"));
  EXPECT_EQ(box_.hall->tables(), 1);
}

TEST_F(OrdersTest, a_deleted_class_takes_its_tables_with_it_for_those_who_watch_them) {
  const Party party(box_, "plots", 2);
  const Party other(box_, "plots", 2);
  TableRow row = (*box_.store->load(party.table))->row;
  row.classroom = "GRADEA";
  ASSERT_TRUE(box_.store->commit(std::array{Write{row.id, 0, 0, {PutTable{row}}},
                                            Write{9, 0, 0, {PutClass{{9, "GRADEA", "plots"}}}}}));
  open_hall();
  const auto visitor = box_.guest();
  ASSERT_EQ(code(box_.call(visitor, "watch", {{"table", party.table}})), 0);
  EXPECT_EQ(box_.hall->tables(), 3);
  EXPECT_EQ(code(box_.call(visitor, "watch", {{"table", "GRADEA"}})), kNoSuchTable);
  EXPECT_THAT(*ordered(Remove{"GRADEA"}), ElementsAre(party.table, "GRADEA"));
  EXPECT_EQ(box_.hall->tables(), 1);
  EXPECT_THAT(visitor->all(), HasSubstr(R"("method":"gone")"));
  EXPECT_FALSE(on_disk("GRADEA"));
  EXPECT_FALSE(on_disk(party.table));
  EXPECT_TRUE(on_disk(other.table));
}

TEST_F(OrdersTest, a_deletion_that_the_disk_refuses_leaves_the_table_as_it_was) {
  Party party(box_, "plots", 2);
  gate_.takes_nothing = true;
  EXPECT_FALSE(ordered(Remove{party.table}));
  gate_.takes_nothing = false;
  EXPECT_EQ(box_.hall->tables(), 1);
  EXPECT_EQ(code(party.play(party.decider(), party.allowed(party.decider()))), 0);
}

TEST_F(OrdersTest, a_forgotten_name_is_gone_from_memory_too_and_play_goes_on) {
  Party party(box_, "plots", 2);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", "I am Ann."}})), 0);
  EXPECT_THAT(*ordered(Forget{"Ann"}), ElementsAre(party.table));
  EXPECT_EQ(party.match().seats()[0].name, kForgotten);
  EXPECT_THAT(json::serialize(*party.guests[1]->last("info")), HasSubstr(kForgotten));
  EXPECT_EQ(code(party.play(party.decider(), party.allowed(party.decider()))), 0);
  EXPECT_EQ(code(party.call(0, "stand")), 0);
  EXPECT_EQ((*box_.store->load(party.table))->seats[0].name, party.match().seats()[0].name);
}

TEST_F(OrdersTest, who_asks_while_a_name_is_being_forgotten_does_not_bring_it_back) {
  Party party(box_, "plots", 2);
  gate_.close();
  order(Forget{"Ann"});
  let_read();
  const auto late = visitor(party.table);
  let_read();
  finish();
  EXPECT_EQ(party.match().seats()[0].name, kForgotten);
}

TEST_F(OrdersTest, a_name_that_is_forgotten_does_not_come_back_with_its_class) {
  School school(box_);
  school.join("Annabella");
  school.join(3);
  school.start();
  gate_.close();
  order(Forget{"Annabella"});
  let_read();
  // Whoever asks for the class meanwhile hears of it as it will be.
  box_.api->message(
      school.screen,
      json::serialize(json::object{
          {"jsonrpc", "2.0"},
          {"id", 1},
          {"method", "class_watch"},
          {"params", {{"classroom", school.classroom}, {"token", school.projector}}}}));
  let_read();
  finish();
  ASSERT_TRUE(box_.wait([&] { return school.room() != nullptr && school.room()->awake(); }));
  school.settle();
  EXPECT_EQ(school.state().pupils.front().name, kForgotten);
  const auto stored = *box_.store->load(school.table(1));
  for (const SeatRow& seat : stored->seats) EXPECT_NE(seat.name, "Annabella");
}

TEST_F(OrdersTest, a_table_that_the_disk_has_no_more_is_gone_for_its_watchers) {
  Party party(box_, "plots", 2);
  const TableId id = party.match().row().id;
  ASSERT_TRUE(box_.store->commit(std::array{Write{id, 1, 0, {DropTable{}}}}));
  EXPECT_NE(code(party.play(party.decider(), party.allowed(party.decider()))), 0);
  let_read();
  EXPECT_EQ(box_.hall->loaded(), 0U);
  EXPECT_THAT(party.guests[0]->all(), HasSubstr(R"("method":"gone")"));
}

TEST_F(OrdersTest, who_leaves_while_a_table_cannot_be_read_watches_it_no_more) {
  Party party(box_, "plots", 2);
  gate_.takes_nothing = gate_.gives_nothing = true;
  EXPECT_NE(code(party.call(0, "chat", {{"text", "Hello"}})), 0);
  let_read();
  for (const auto& guest : party.guests) box_.api->closed(guest);
  gate_.takes_nothing = gate_.gives_nothing = false;
  const auto room = box_.find(party.table);
  ASSERT_TRUE(room);
  EXPECT_FALSE((*room)->watched());
}

TEST_F(OrdersTest, who_comes_where_a_dead_watcher_was_in_memory_does_not_have_its_eyes) {
  const Party party(box_, "plots", 2);
  alignas(Guest) std::array<std::byte, sizeof(Guest)> place;
  const auto made = [&] {
    return std::shared_ptr<Guest>(new (place.data()) Guest("192.0.2.1"),
                                  [](Guest* guest) { guest->~Guest(); });
  };
  auto first = made();
  box_.call(first, "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
  first.reset();
  const auto second = made();
  const auto room = box_.find(party.table);
  ASSERT_TRUE(room);
  EXPECT_FALSE((*room)->watched_by(second.get()));
  EXPECT_EQ((*room)->token_of(second.get()), nullptr);
  EXPECT_TRUE((*room)->eyes_of(second.get()).seats.empty());
}

TEST_F(OrdersTest, what_throws_while_it_is_read_is_a_table_that_cannot_be_read) {
  const std::string table = Party(box_, "plots", 2).table;
  open_hall();
  gate_.throws = true;
  ::testing::internal::CaptureStdout();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(code(box_.call(box_.guest(), "watch", {{"table", table}})),
              static_cast<int>(RpcCode::kInternal));
  }
  const std::string log = ::testing::internal::GetCapturedStdout();
  EXPECT_NE(log.find("event=load_failed"), std::string::npos);
  EXPECT_EQ(log.find("event=load_failed"), log.rfind("event=load_failed"));
  EXPECT_THAT(ordered(Remove{table}).error().text, HasSubstr("out of order"));
  gate_.throws = false;
  EXPECT_EQ(code(box_.call(box_.guest(), "watch", {{"table", table}})), 0);
  EXPECT_TRUE(ordered(Remove{table}));
}

TEST_F(OrdersTest, nothing_goes_for_its_age_when_the_clock_was_wrong_at_the_start) {
  const std::string table = Party(box_, "plots", 2).table;
  open_hall();
  box_.loop.advance(hours(48));
  box_.loop.set_system(-hours(47));
  EXPECT_THAT(ordered(Purge{hours(24)}).error().text, HasSubstr("clock was set"));
  EXPECT_TRUE(on_disk(table));
  box_.loop.set_system(hours(47));
  EXPECT_THAT(*ordered(Purge{hours(24)}), ElementsAre(table));
}

// Tables of this age, in the store only.
void fill(SqliteStore& store, std::int64_t many, UnixMs changed) {
  std::vector<Write> writes;
  const TableId last = store.count()->last_id;
  for (TableId id = last + 1; id <= last + many; ++id) {
    TableRow row;
    row.id = id;
    row.code = new_code();
    row.game = "plots";
    row.seats = 2;
    row.created = row.changed = changed;
    writes.push_back({id, 1, 0, {PutTable{row}}});
  }
  ASSERT_TRUE(store.commit(writes));
}

class TidyTest : public OrdersTest {
 protected:
  // Hours, so that all that is to go by itself in them goes.
  void pass(hours time) {
    for (auto left = time * 60; left.count() > 0; --left) {
      box_.loop.advance(std::chrono::minutes(1));
      for (int i = 0; i < 2; ++i) {  // whatever is being done by then, and what follows from it
        let_read();
        ordered(Purge{hours(24 * 9999), {}, Purge::Really::kOnlyList});
      }
    }
  }
};

TEST_F(OrdersTest, a_purge_leaves_what_is_watched_and_goes_on_behind_it) {
  const Party party(box_, "plots", 2);
  fill(*box_.store, kPurgedAtOnce + 5, box_.loop.unix_ms());
  open_hall();
  const auto visitor = box_.guest();
  ASSERT_EQ(code(box_.call(visitor, "watch", {{"table", party.table}})), 0);
  box_.loop.advance(hours(3));
  std::size_t gone = 0;
  for (std::optional<TableId> after = 0; after;) {
    Done done;
    bool answered = false;
    box_.hall->carry_out(rest_of(Purge{hours(2)}, *after), [&](Done outcome) {
      done = std::move(outcome);
      answered = true;
    });
    ASSERT_TRUE(box_.wait([&] { return answered; }));
    ASSERT_TRUE(done);
    gone += done->codes.size();
    after = done->more_after;
  }
  EXPECT_EQ(gone, static_cast<std::size_t>(kPurgedAtOnce) + 5);
  EXPECT_EQ(box_.hall->tables(), 1);
  EXPECT_TRUE(on_disk(party.table));
}

TEST_F(TidyTest, a_table_that_was_never_begun_goes_after_a_day_but_not_while_it_is_watched) {
  const Party watched(box_, "plots", 2, Party::Until::kSeated);
  const Party begun(box_, "plots", 2);
  const std::string empty =
      text(box_.call(box_.guest(), "create", {{"game", "plots"}, {"seats", 2}}), "table");
  fill(*box_.store, kPurgedAtOnce + 5, box_.loop.unix_ms());
  box_.loop.advance(hours(22));
  pass(hours(1));
  EXPECT_TRUE(on_disk(empty));
  pass(hours(3));
  EXPECT_FALSE(on_disk(empty));
  EXPECT_TRUE(on_disk(watched.table));
  EXPECT_TRUE(on_disk(begun.table));
  EXPECT_EQ(box_.store->count()->tables, 2);
}

TEST_F(TidyTest, a_class_goes_only_where_the_operator_said_so_and_its_tables_with_it) {
  fill(*box_.store, 1, box_.loop.unix_ms());
  const TableName lobby = box_.store->tables_to_go({.unchanged_before = kMaxTime})->front();
  TableRow row = (*box_.store->load(lobby.code))->row;
  row.classroom = "GRADEA";
  ASSERT_TRUE(box_.store->commit(
      std::array{Write{row.id, 0, 0, {PutTable{row}}},
                 Write{9, 0, 0, {PutClass{{9, "GRADEA", "plots", box_.loop.unix_ms()}}}}}));
  open_hall();
  box_.loop.advance(hours(24 * 400));
  pass(hours(2));
  EXPECT_TRUE(on_disk("GRADEA"));
  EXPECT_TRUE(on_disk(lobby.code));
  box_.config.keep_days = 30;
  open_hall();
  pass(hours(2));
  EXPECT_FALSE(on_disk("GRADEA"));
  EXPECT_FALSE(on_disk(lobby.code));
}

TEST_F(TidyTest, what_was_begun_goes_only_where_the_operator_said_so) {
  std::string table = Party(box_, "plots", 2).table;
  box_.loop.advance(hours(24 * 400));
  pass(hours(2));
  EXPECT_TRUE(on_disk(table));
  box_.config.keep_days = 30;
  open_hall();
  pass(hours(2));
  EXPECT_FALSE(on_disk(table));
}

}  // namespace
}  // namespace citybox::server
