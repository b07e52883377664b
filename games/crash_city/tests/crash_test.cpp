#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

TEST(Crash, CC30_a_crash_needs_two_spaces_of_momentum) {
  Block block(R"(
  0>     ==     1<     ==
  ()1v   ..     ..     ..
)");
  EXPECT_EQ(block.why_not("drive o.n to o.e facing south"), reason::kNoMomentum);
  EXPECT_EQ(block.ends("o.n"), "e1.n, e2.n");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.s.task, Task::kBounce);
  EXPECT_EQ(decider(block.s), Seat{1});
  EXPECT_EQ(block.last(EventKind::kCrashed).hit, block.s.crash.hit);
}

TEST(Crash, CC30_a_crash_ends_the_move) {
  const Block block(R"(
  0>     ==     1<     ==
  ()     ..     ..     ..
)");
  EXPECT_EQ(block.why_not("drive o.n to e3.n facing east"), reason::kWayIsBlocked);
}

TEST(Crash, CC30_one_may_hit_a_car_of_the_same_color_also_backward) {
  Block block(R"(
  ==     0>     ==     0>
  ()     ..     ..     ..
)");
  block.play("drive e3.n to e1.n facing east");
  EXPECT_EQ(decider(block.s), Seat{0});
  EXPECT_EQ(block.legal(), "straight to o.n facing east");
}

TEST(Crash, CC30_parked_cars_cannot_be_hit) {
  Block block(R"(
  0>     ==     ==
  ()     ..     s1
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.s.task, Task::kRace);
}

TEST(Crash, CC31_the_hit_car_goes_straight_on_on_either_lane_and_its_owner_decides) {
  Block block(R"(

                       ..
                       ==
  0>     ==     1<     ==
  ()     ..     ..     ..
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(), "straight to e3n1.s facing west, straight to e3.n facing west");
  EXPECT_EQ(block.why_not("drive e2.n to e3.n facing west"), reason::kCrashFirst);
  EXPECT_EQ(block.why_not("straight to e1.n facing west"), reason::kNotAway);
  EXPECT_EQ(CrashCity::refusal(block.s, Seat{0}, *CrashCityCodec::parse("pass")), kNotYourDecision);
  block.play("straight to e3n1.s facing west");
  EXPECT_EQ(block.s.turn, Seat{1});
  EXPECT_EQ(block.s.race_turns, 1);
  EXPECT_EQ(block.s.crash, Crash{});
}

TEST(Crash, CC31_a_single_outcome_is_still_decided_by_the_owner) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     ..     ..
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(), "straight to e3.n facing west");
}

TEST(Crash, CC31_after_a_drift_straight_is_along_the_street_entered) {
  Block block(R"(
  0>     ==
  ()     ..1v


         ..||
)");
  block.play("drive o.n to e1.e facing south");
  EXPECT_EQ(block.legal(), "straight to e1s1.e facing south");
}

TEST(Crash, CC32_around_the_far_corner_left_or_right) {
  Block block(R"(

                ..||
                ==
  0>     ==     1<
  ()     ..     ..||
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(),
            "corner to e2n1.e facing south, corner to e2.e facing north, "
            "sideswipe to e2n1.s facing west");
  EXPECT_EQ(block.why_not("straight to e2.e facing north"), reason::kAnotherOutcome);
  EXPECT_EQ(block.why_not("corner to e2.e facing south"), reason::kLeadsAnotherWay);
  block.play("corner to e2.e facing north");
  EXPECT_EQ(block.last(EventKind::kBounced).maneuver, Maneuver::kCornerCrash);
}

TEST(Crash, CC32_a_sideswiped_car_keeps_its_facing) {
  Block block(R"(

                ..
                ==
  0>     ==     1<
  ()     ..     ..
)");
  block.play("drive o.n to e2.n facing east").play("sideswipe to e2n1.s facing west");
  EXPECT_EQ(block.drawn(),
            "\n                ..\n                1<\n"
            "  ==     ==     0>\n  ()     ..     ..\n\n");
}

TEST(Crash, CC32_only_empty_spaces_take_a_hit_car) {
  Block block(R"(

                ..
                1<
  0>     ==     1<     ==
  ()     ..     ..     ..
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(), "straight to e3.n facing west");
  EXPECT_EQ(block.why_not("sideswipe to e2n1.s facing west"), reason::kSpaceIsTaken);
}

TEST(Crash, CC33_a_car_at_the_end_of_a_one_lane_dead_end_cannot_be_hit) {
  const Block block(R"(
  0>     ==     1<
  ()     ..     ..
)");
  EXPECT_EQ(block.ends("o.n"), "e1.n");
  EXPECT_EQ(block.why_not("drive o.n to e2.n facing east"), reason::kCannotBeHit);
}

constexpr const char* kQueue = R"(
  0>     ==     1>     1>     ==
  ()     ..     ..     ..     ..
)";

TEST(Crash, CC34_without_the_option_a_queue_cannot_be_pushed) {
  EXPECT_EQ(Block(kQueue).why_not("drive o.n to e2.n facing east"), reason::kCannotBeHit);
}

TEST(Crash, CC34_in_a_pile_up_one_car_drives_into_the_next) {
  Block block(kQueue);
  block.pile_ups().play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(), "straight to e3.n facing east");
  block.play("straight to e3.n facing east");
  EXPECT_EQ(block.s.task, Task::kBounce);
  EXPECT_EQ(block.last(EventKind::kCrashed).amount, 2);
  block.play("straight to e4.n facing east");
  EXPECT_EQ(block.drawn(),
            "  ==     ==     0>     1>     1>\n"
            "  ()     ..     ..     ..     ..\n\n");
  EXPECT_EQ(block.s.crashes, 2);
}

TEST(Crash, CC34_a_pile_up_must_be_able_to_end) {
  Block block(R"(

                ..
                1>
  0>     ==     1>     1>
  ()     ..     ..     ..
)");
  block.pile_ups();
  EXPECT_EQ(block.why_not("drive o.n to e2.n facing east"), reason::kCannotBeHit);
}

TEST(Crash, CC34_after_a_sideswipe_it_goes_on_in_the_hitters_direction) {
  Block block(R"(

                ..     ..
                1<     ==
  0>     ==     1>
  ()     ..     ..
)");
  block.pile_ups().play("drive o.n to e2.n facing east");
  EXPECT_EQ(block.legal(), "straight to e3n1.s facing east, sideswipe to e2n1.s facing east");
  block.play("sideswipe to e2n1.s facing east");
  EXPECT_EQ(block.legal(), "straight to e3n1.s facing west");
}

TEST(Crash, CC34_nobody_is_hit_twice_and_the_first_hitter_never) {
  Block block(R"(

                ..     ..
                1<     ==
  0>     ==     1>
  ()     ..     ..
)");
  block.pile_ups().play("drive o.n to e2.n facing east").play("sideswipe to e2n1.s facing east");
  EXPECT_EQ(block.why_not("sideswipe to e2.n facing west"), reason::kNeverTheFirst);
  block.s.crash.first = CarId{7};
  block.s.crash.before.add(CarId{0});
  EXPECT_EQ(block.why_not("sideswipe to e2.n facing west"), reason::kHitTwice);
}

}  // namespace
}  // namespace citybox::crash_city
