// The checker finds what it is there to find.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "server/match/match.hpp"
#include "tests/faults/verdict.hpp"

namespace citybox::faults {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Two have bid at a table of Plots, each unseen by the other until both had.
class VerdictTest : public ::testing::Test {
 protected:
  VerdictTest() {
    server::TableRow row;
    row.id = 1;
    row.code = "KMTRAQ";
    row.game = "plots";
    row.seats = 2;
    row.seed = 7;
    auto match = std::move(*server::Match::create(*citybox::find("plots"), row));
    server::Changes changes;
    (void)match.start(0, changes);
    for (const int seat : {0, 1}) {
      const auto action = match.game()->parse(seat == 0 ? "bid 3" : "bid 2");
      (void)match.play(Seat{static_cast<std::uint8_t>(seat)}, *action, {}, 0, changes);
      actions_.push_back(boost::json::serialize(match.journal()->table().to_json(*action)));
    }
    stored_.row = match.row();
    stored_.seats = match.seats();
    for (const server::Change& change : changes) {
      if (const auto* append = std::get_if<server::AppendEntry>(&change)) {
        stored_.entries.push_back(append->entry);
      }
      if (const auto* content = std::get_if<server::PutContent>(&change)) {
        stored_.content = content->row;
      }
    }
    record_.acknowledged = {{0, actions_[0], 1}, {1, actions_[1], 2}};
  }
  std::vector<std::string> found() const { return contradictions(stored_, record_); }

  server::StoredTable stored_;
  TableRecord record_;
  std::vector<std::string> actions_;
};

TEST_F(VerdictTest, what_is_as_it_was_told_is_well) {
  record_.seen[{0, 1, actions_[0]}] = 1;
  record_.seen[{1, 1, ""}] = 1;
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(VerdictTest, an_action_that_was_acknowledged_and_is_not_there_is_found) {
  stored_.entries.pop_back();
  EXPECT_THAT(found(), ElementsAre(HasSubstr("is not there"), HasSubstr("seat 1 has 0 actions")));
}

TEST_F(VerdictTest, an_action_that_stands_there_and_was_never_acknowledged_is_found) {
  record_.acknowledged.pop_back();
  EXPECT_THAT(found(), ElementsAre(HasSubstr("seat 1 has 1 actions")));
  record_.unresolved[1] = actions_[1];
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(VerdictTest, who_saw_another_action_at_a_place_is_found) {
  record_.seen[{0, 1, actions_[1]}] = 1;
  EXPECT_THAT(found(), ElementsAre(HasSubstr("at place 1, where")));
}

TEST_F(VerdictTest, who_saw_what_is_for_other_eyes_is_found) {
  record_.seen[{1, 1, actions_[0]}] = 1;
  EXPECT_THAT(found(), ElementsAre(HasSubstr("not for its eyes")));
}

}  // namespace
}  // namespace citybox::faults
