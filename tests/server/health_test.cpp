// How the server says that it is well, or not, and why.

#include "server/health.hpp"

#include <gmock/gmock.h>

#include "tests/server/box.hpp"
#include "tests/server/gated_store.hpp"

namespace citybox::server {
namespace {

using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;

class HealthTest : public ::testing::Test {
 protected:
  HealthTest() {
    box_.serve(gate_);
    health_.emplace(*box_.hall, [] { return 3; });
  }
  ~HealthTest() override {
    gate_.open();
    health_.reset();
    box_.leave();
  }
  HealthReport ask(HealthQuestion question) {
    box_.loop.advance(seconds(1));  // what was known is old
    std::optional<HealthReport> report;
    health_->ask(question, [&](HealthReport told) { report = std::move(told); });
    EXPECT_TRUE(box_.wait([&] { return report.has_value(); }));
    return report.value_or(HealthReport{});
  }

  Box box_;
  GatedStore gate_{*box_.store};
  std::optional<Health> health_;
};

TEST_F(HealthTest, it_is_well_when_the_disk_takes_something) {
  const HealthReport report = ask(HealthQuestion::kWell);
  EXPECT_EQ(report.status, 200);
  EXPECT_THAT(report.json, HasSubstr(R"("status":"ok")"));
  EXPECT_THAT(report.json, HasSubstr(R"("connections":3)"));
  EXPECT_EQ(ask(HealthQuestion::kReady).status, 200);
}

TEST_F(HealthTest, a_disk_that_takes_nothing_is_said_without_saying_where_it_is) {
  gate_.takes_nothing = true;
  for (const auto question : {HealthQuestion::kWell, HealthQuestion::kReady}) {
    const HealthReport report = ask(question);
    EXPECT_EQ(report.status, 503);
    EXPECT_THAT(report.json, HasSubstr(R"("db":"failing")"));
    EXPECT_THAT(report.json, HasSubstr(R"("why":"Nothing can be kept on the disk just now.)"));
    EXPECT_THAT(report.json, Not(HasSubstr("/secret/place")));
  }
  gate_.takes_nothing = false;
  EXPECT_EQ(ask(HealthQuestion::kWell).status, 200);
}

TEST_F(HealthTest, a_disk_that_does_not_answer_is_one_that_takes_nothing) {
  gate_.close();
  std::optional<HealthReport> report;
  health_->ask(HealthQuestion::kWell, [&](HealthReport told) { report = std::move(told); });
  EXPECT_FALSE(report);
  box_.loop.advance(seconds(3));
  ASSERT_TRUE(report);
  EXPECT_EQ(report->status, 503);
  gate_.open();
  EXPECT_EQ(ask(HealthQuestion::kWell).status, 200);
}

TEST_F(HealthTest, while_it_drains_it_is_well_but_nobody_new_is_sent_here) {
  health_->drain();
  EXPECT_EQ(ask(HealthQuestion::kWell).status, 200);
  const HealthReport ready = ask(HealthQuestion::kReady);
  EXPECT_EQ(ready.status, 503);
  EXPECT_THAT(ready.json, HasSubstr(R"("status":"stopping")"));
}

TEST_F(HealthTest, those_who_ask_at_once_share_one_write) {
  int told = 0;
  for (int i = 0; i < 5; ++i) health_->ask(HealthQuestion::kWell, [&](const auto&) { ++told; });
  ASSERT_TRUE(box_.wait([&] { return told == 5; }));
  health_->ask(HealthQuestion::kReady, [&](const auto&) { ++told; });
  EXPECT_EQ(told, 6);
  EXPECT_EQ(gate_.probes, 1);
}

}  // namespace
}  // namespace citybox::server
