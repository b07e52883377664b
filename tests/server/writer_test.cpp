// The one writer: what goes into one transaction, and what goes no more after a failure.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <map>
#include <thread>

#include "server/store/writer.hpp"

namespace citybox::server {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

// Counts transactions, and holds the first until told.
class SlowStore final : public Store {
 public:
  tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes) override {
    begun = true;
    if (sizes.empty()) gate.wait();
    sizes.push_back(writes.size());
    if (locked) return tl::unexpected(Unwritten(Problem{"Locked."}, Unwritten::Reach::kStore));
    for (const Write& write : writes) {
      if (write.table == bad) return tl::unexpected(Problem{"The disk is full."});
    }
    return {};
  }
  tl::expected<std::optional<StoredTable>, Problem> load(std::string_view) override {
    return std::nullopt;
  }
  tl::expected<std::optional<StoredTable>, Problem> load_rest(std::string_view,
                                                              std::uint32_t) override {
    return std::nullopt;
  }
  tl::expected<std::optional<StoredClass>, Problem> load_class(std::string_view) override {
    return std::nullopt;
  }
  tl::expected<std::vector<TableName>, Problem> tables_of_class(std::string_view) override {
    return {};
  }
  tl::expected<void, Unwritten> probe() override {
    ++probes;
    if (stuck) return tl::unexpected(Problem{"The disk is full."});
    return {};
  }
  tl::expected<bool, Problem> exists(std::string_view) override { return false; }
  tl::expected<std::optional<TableName>, Problem> find(std::string_view) override {
    return std::nullopt;
  }
  tl::expected<Count, Problem> count() override { return Count{}; }
  tl::expected<std::vector<TableName>, Problem> tables_to_go(const Stale&) override { return {}; }
  tl::expected<std::vector<TableName>, Problem> tables_with_name(std::string_view) override {
    return {};
  }

  std::latch gate{1};
  std::atomic<bool> begun = false;
  std::vector<std::size_t> sizes;
  TableId bad = -1;
  std::atomic<bool> locked = false;
  bool stuck = false;
  int probes = 0;
};

// A writer with what it said.
struct Scribe {
  // Everything is written or refused after this.
  void finish() {
    store.gate.count_down();
    writer.stop();
  }

  SlowStore store;
  std::vector<std::uint64_t> tickets;  // in the order of their receipts
  std::map<std::uint64_t, bool> written;
  std::vector<std::string> complaints;
  Writer writer{store,
                [this](const std::vector<Writer::Receipt>& batch) {
                  for (const Writer::Receipt& one : batch) {
                    tickets.push_back(one.ticket);
                    written[one.ticket] = one.written();
                  }
                },
                [this](const std::string& why) { complaints.push_back(why); }};
};

TEST(WriterTest, what_arrives_during_a_write_goes_into_one_transaction) {
  Scribe scribe;
  for (std::uint64_t ticket = 1; ticket <= 100; ++ticket) scribe.writer.submit({1, 1, ticket, {}});
  scribe.finish();
  ASSERT_EQ(scribe.tickets.size(), 100U);
  for (std::size_t i = 0; i < scribe.tickets.size(); ++i) {
    EXPECT_EQ(scribe.tickets[i], i + 1);
    EXPECT_TRUE(scribe.written[i + 1]);
  }
  EXPECT_LE(scribe.store.sizes.size(), 3U);
}

TEST(WriterTest, after_a_failure_only_that_table_stops_until_it_is_loaded_again) {
  Scribe scribe;
  scribe.store.bad = 7;
  scribe.writer.submit({7, 1, 1, {}});
  scribe.writer.submit({8, 1, 2, {}});
  scribe.writer.submit({7, 1, 3, {}});  // rests on what failed
  scribe.writer.submit({8, 1, 4, {}});
  scribe.finish();
  EXPECT_THAT(scribe.written,
              ElementsAre(Pair(1, false), Pair(2, true), Pair(3, false), Pair(4, true)));
  EXPECT_THAT(scribe.complaints, ElementsAre("The disk is full."));
}

TEST(WriterTest, what_was_in_memory_when_a_name_was_forgotten_is_refused) {
  Scribe scribe;
  scribe.writer.submit({7, 1, 1, {}});
  scribe.writer.submit({7, 2, 2, {ForgetName{"Ann"}}});
  scribe.writer.submit({7, 1, 3, {}});
  scribe.writer.submit({7, 3, 4, {}});
  scribe.finish();
  EXPECT_THAT(scribe.written,
              ElementsAre(Pair(1, true), Pair(2, true), Pair(3, false), Pair(4, true)));
}

TEST(WriterTest, what_comes_after_a_table_was_dropped_is_refused_until_there_is_a_new_one) {
  Scribe scribe;
  scribe.writer.submit({7, 2, 1, {DropTable{}}});
  scribe.writer.submit({7, 2, 2, {}});
  scribe.writer.submit({7, 1, 3, {}});
  scribe.writer.submit({7, 3, 4, {}});
  scribe.finish();
  EXPECT_THAT(scribe.written,
              ElementsAre(Pair(1, true), Pair(2, false), Pair(3, false), Pair(4, true)));
}

TEST(WriterTest, when_nothing_can_be_written_the_writes_are_not_tried_one_by_one) {
  Scribe scribe;
  scribe.store.locked = true;
  for (std::uint32_t i = 1; i <= 50; ++i) scribe.writer.submit({i, 1, i, {}});
  scribe.finish();
  EXPECT_EQ(scribe.writer.waiting(), 0U);
  EXPECT_EQ(scribe.writer.failed_commits(), scribe.store.sizes.size());
  ASSERT_EQ(scribe.written.size(), 50U);
  for (const auto& [ticket, written] : scribe.written) EXPECT_FALSE(written) << ticket;
  EXPECT_LE(scribe.store.sizes.size(), 2U);  // the first may have gone before the rest came
  EXPECT_EQ(scribe.complaints.size(), scribe.store.sizes.size());
}

TEST(WriterTest, what_failed_is_remembered_within_bounds_and_nothing_spent_ever_goes) {
  Scribe scribe;
  scribe.store.gate.count_down();
  scribe.store.locked = true;
  constexpr std::uint32_t kMany = 5000;
  for (std::uint32_t i = 1; i <= kMany; ++i) scribe.writer.submit({i, i, i, {}});
  while (scribe.writer.waiting() > 0) std::this_thread::yield();
  scribe.store.locked = false;
  for (std::uint32_t i = 1; i <= kMany; ++i) scribe.writer.submit({i, i, kMany + i, {}});
  scribe.writer.submit({1, kMany + 1, 3 * kMany, {}});
  scribe.writer.stop();
  for (std::uint32_t i = 1; i <= 2 * kMany; ++i) ASSERT_FALSE(scribe.written.at(i)) << i;
  EXPECT_TRUE(scribe.written.at(3 * kMany));
}

TEST(WriterTest, all_who_ask_at_once_share_one_probe) {
  Scribe scribe;
  std::atomic<int> answers = 0;
  std::atomic<int> at_once = 0;
  scribe.writer.submit({1, 1, 1, {}});  // holds the writer
  while (!scribe.store.begun) std::this_thread::yield();
  for (int i = 0; i < 100; ++i) {
    scribe.writer.probe(
        [&](const tl::expected<void, Problem>& probed) { ++(probed ? answers : at_once); });
  }
  EXPECT_EQ(at_once, 36);  // a stuck disk collects no more than 64
  scribe.finish();
  EXPECT_EQ(answers + at_once, 100);
  EXPECT_LE(scribe.store.probes, 2);
  int after = 0;
  scribe.writer.probe([&](const tl::expected<void, Problem>& probed) { after = probed ? 1 : 2; });
  EXPECT_EQ(after, 2);
}

TEST(WriterTest, a_probe_says_why_the_disk_takes_nothing) {
  Scribe scribe;
  scribe.store.stuck = true;
  std::string why;
  scribe.writer.probe(
      [&](const tl::expected<void, Problem>& probed) { why = probed.error().text; });
  scribe.writer.stop();
  EXPECT_EQ(scribe.writer.failed_commits(), 1U);
  EXPECT_EQ(why, "The disk is full.");
}

}  // namespace
}  // namespace citybox::server
