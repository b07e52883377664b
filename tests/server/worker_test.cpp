// What throws where it should not: it is noted, and the rest goes on.

#include "server/worker.hpp"

#include <gmock/gmock.h>

#include <latch>
#include <stdexcept>

#include "engine/entry/explorer.hpp"
#include "engine/entry/perft.hpp"
#include "server/match/bot_worker.hpp"
#include "tests/support/manual_loop.hpp"

namespace citybox::server {
namespace {

TEST(WorkerTest, a_job_that_throws_does_not_end_the_thread) {
  Worker worker;
  std::latch done{1};
  worker.add([] { throw std::runtime_error("out of order"); });
  worker.add([&] { done.count_down(); });
  done.wait();
}

// Nothing of it works.
class BrokenGame final : public GameEntry {
 public:
  const GameInfo& info() const override { broken(); }
  std::vector<std::string> endings() const override { broken(); }
  std::vector<std::string> questions() const override { broken(); }
  tl::expected<std::unique_ptr<Table>, Problem> start(const TableSetup&, DrawSource&,
                                                      Step&) const override {
    broken();
  }
  tl::expected<std::unique_ptr<Table>, Problem> load(const json::object&,
                                                     const SharedContent&) const override {
    broken();
  }
  json::object content(const SharedContent&) const override { broken(); }
  tl::expected<SharedContent, Problem> read_content(const json::object&) const override {
    broken();
  }
  tl::expected<SharedContent, Problem> published(int) const override { broken(); }
  tl::expected<SharedContent, Problem> stored_content(const json::object&, int) const override {
    broken();
  }
  std::vector<ContentField> content_fields() const override { broken(); }
  std::vector<std::string> content_warnings(const SharedContent&) const override { broken(); }
  const std::vector<BotInfo>& bots() const override { broken(); }
  tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view) const override { broken(); }
  std::string to_text(PackedAction) const override { broken(); }
  tl::expected<PackedAction, Problem> parse(std::string_view) const override { broken(); }
  json::object vocabulary(const SharedContent&) const override { broken(); }
  const ClassWords& class_words() const override { broken(); }
  tl::expected<std::optional<Sharing>, Problem> sharing(int, const json::object&,
                                                        const SharedContent&) const override {
    broken();
  }
  std::string typescript() const override { broken(); }
  tl::expected<std::unique_ptr<Arena>, Problem> arena(const Lineup&) const override { broken(); }
  tl::expected<std::unique_ptr<Explorer>, Problem> explorer(const Exploration&) const override {
    broken();
  }
  BoardShape board_shape() const override { broken(); }
  tl::expected<std::unique_ptr<DeviceMatch>, Problem> device_match(const Lineup&) const override {
    broken();
  }
  std::size_t state_bytes() const override { broken(); }
  std::uint64_t play_at_random(std::uint64_t, std::uint64_t) const override { broken(); }
  void copy_states(std::uint64_t) const override { broken(); }
  std::uint64_t search_at_random(std::uint64_t, std::uint16_t, std::uint64_t) const override {
    broken();
  }
  std::uint64_t perft(const PerftLine&) const override { broken(); }
  std::uint64_t bench_hash() const override { broken(); }

 private:
  [[noreturn]] static void broken() { throw std::logic_error("nothing works"); }
};

TEST(WorkerTest, a_bot_that_throws_has_no_answer_and_the_next_one_thinks) {
  const BrokenGame game;
  ManualLoop loop;
  Metrics metrics({}, {});
  BotWorker bots(loop, metrics);
  int answers = 0;
  for (int i = 0; i < 2; ++i) {
    Thought thought;
    thought.game = &game;
    thought.meter = std::make_shared<Bucket>(1.0, 1.0);
    bots.think(std::move(thought), [&](const auto& action) {
      EXPECT_FALSE(action);
      ++answers;
    });
  }
  EXPECT_TRUE(loop.run_until([&] { return answers == 2; }));
}

TEST(WorkerTest, a_thought_that_nobody_waits_for_is_not_thought) {
  const BrokenGame game;
  ManualLoop loop;
  Metrics metrics({}, {});
  BotWorker bots(loop, metrics);
  bool called_off_answered = false, answered = false;
  const auto think = [&](bool& done, bool called_off) {
    Thought thought;
    thought.game = &game;
    thought.meter = std::make_shared<Bucket>(1.0, 1.0);
    thought.called_off = std::make_shared<std::atomic<bool>>(called_off);
    bots.think(std::move(thought), [&done](const auto&) { done = true; });
  };
  think(called_off_answered, true);
  think(answered, false);
  EXPECT_TRUE(loop.run_until([&] { return answered; }));
  EXPECT_FALSE(called_off_answered);
}

}  // namespace
}  // namespace citybox::server
