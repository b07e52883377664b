#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

constexpr const char* kStraightStreet = R"(
  0>     ==     ==
  ()     ..     ..||
)";

TEST(Race, CC20_a_turn_is_one_action_with_one_car) {
  Block block(R"(
  0>     ==     1<
  ()     ..     ..
)");
  EXPECT_EQ(block.why_not("house"), reason::kItIsTheRace);
  EXPECT_EQ(block.why_not("park e1.n"), reason::kNoCarThere);
  EXPECT_EQ(block.why_not("drive e2.n to e1.n facing west"), reason::kNotYourCar);
  EXPECT_EQ(block.why_not("drive o.n to o.n facing east"), reason::kAlreadyThere);
  EXPECT_EQ(block.why_not("pass"), reason::kYouCanMove);
  block.play("drive o.n to e1.n facing east");
  EXPECT_EQ(block.s.turn, Seat{1});
}

TEST(Race, CC20_who_cannot_move_passes) {
  Block block(R"(
  0>     1<
  ()     ..
)");
  EXPECT_EQ(block.legal(), "pass");
  block.play("pass");
  EXPECT_EQ(block.events.back().kind, EventKind::kPassed);
  EXPECT_EQ(block.s.turn, Seat{1});
}

TEST(Race, CC20_a_draw_says_who_races_first) {
  Site game;
  for (BuildingCounts& left : game.s.unbuilt) left = BuildingCounts({0, 0, 0});
  game.s.unbuilt[0] = BuildingCounts({0, 1, 0});
  game.edited = true;
  game.play("site e1").play("place w").play("shop", 1);
  EXPECT_EQ(game.s.turn, Seat{1});
  EXPECT_EQ(game.s.task, Task::kRace);
}

TEST(Race, CC21_a_car_parks_at_an_open_job_of_any_color) {
  Block block(R"(
  0>     0>     0>     ==
  S1     s0     H0     ()
)");
  EXPECT_EQ(block.why_not("park w2.n"), reason::kJobIsTaken);
  EXPECT_EQ(block.why_not("park w1.n"), reason::kNoJobHere);
  block.play("park w3.n");
  EXPECT_EQ(block.drawn(),
            "  ==     0>     0>     ==\n"
            "  s1     s0     H0     ()\n\n");
  EXPECT_TRUE(block.s.city.cars[0].parked());
  EXPECT_EQ(block.last(EventKind::kParked).amount, 2);
}

TEST(Race, CC21_the_car_must_be_in_the_lane_of_the_building) {
  Block block(R"(
  ==
  ..
  0>
  ==
  S0
  ==
  ==
  ()
)");
  EXPECT_EQ(block.why_not("park n2.s"), reason::kNoJobHere);
  block.play("u-turn n2.s");
  block.s.turn = Seat{0};
  EXPECT_EQ(block.why_not("park n1.n"), kAllowed);
}

TEST(Race, CC22_forward_one_or_two_or_drift_to_a_third) {
  Block block(kStraightStreet);
  EXPECT_EQ(block.ends("o.n"), "e1.n, e2.n, e2.e");
  EXPECT_EQ(block.facings("o.n"), "e1.n facing east, e2.n facing east, e2.e facing south");
  block.play("drive o.n to e2.e facing south");
  EXPECT_EQ(block.last(EventKind::kDrove).maneuver, Maneuver::kDrift);
  EXPECT_EQ(block.path(), "e1.n e2.n e2.e");
}

TEST(Race, CC22_a_drift_ends_the_move) {
  const Block block(R"(
  0>     ==
  ()     ..||


         ..||
)");
  EXPECT_EQ(block.ends("o.n"), "e1.n, e1.e");
  EXPECT_EQ(block.why_not("drive o.n to e1s1.e facing south"), reason::kNoSingleManeuver);
}

TEST(Race, CC23_the_three_ways_to_back_up) {
  Block block(R"(
  ==     ==     ==     0>
  ()     ..   ||..     ..
)");
  EXPECT_EQ(block.facings("e3.n"), "e2.n facing east, e2.w facing north, e1.n facing east");
  EXPECT_EQ(block.why_not("drive e3.n to o.n facing east"), reason::kTooFarBack);
  block.play("drive e3.n to e2.w facing north");
  EXPECT_EQ(block.last(EventKind::kDrove).maneuver, Maneuver::kBackAround);
  EXPECT_EQ(block.path(), "e2.n e2.w");
}

TEST(Race, CC23_backward_a_corner_comes_with_the_second_space_at_most) {
  const Block block(R"(
  ==     ==     0>
||()     ..     ..
)");
  EXPECT_EQ(block.ends("e2.n"), "e1.n, o.n");
  EXPECT_EQ(block.why_not("drive e2.n to o.w facing north"), reason::kTooFarBackToTurn);
}

TEST(Race, CC24_turning_keeps_what_leads) {
  const Block block(R"(

||..||

  0>
||()||
)");
  EXPECT_EQ(block.facings("o.n"),
            "o.e facing south, n1.e facing north, o.w facing north, n1.w facing south");
  EXPECT_EQ(block.why_not("drive o.n to o.e facing north"), reason::kFacesAnotherWay);
}

TEST(Race, CC25_a_u_turn_takes_the_other_lane_and_faces_back) {
  Block block(R"(

  ..
  ==
  0>
  ()
)");
  EXPECT_EQ(block.legal(), "u-turn o.n");
  EXPECT_EQ(block.why_not("drive o.n to n1.s facing west"), reason::kThatIsAUTurn);
  block.play("u-turn o.n");
  EXPECT_EQ(block.drawn(), "\n  ..\n  0<\n  ==\n  ()\n\n");
}

TEST(Race, CC25_no_u_turn_on_one_lane_or_into_a_car) {
  const Block one_lane(kStraightStreet);
  EXPECT_EQ(one_lane.why_not("u-turn o.n"), reason::kOneLaneOnly);
  const Block taken(R"(

  ..
  1>
  0>
  ()
)");
  EXPECT_EQ(taken.why_not("u-turn o.n"), reason::kOtherLaneIsTaken);
}

TEST(Race, CC26_entering_a_two_lane_street_either_lane_will_do) {
  const Block block(R"(

         ..
         ==
  0>     ==
  ()     ..
)");
  EXPECT_EQ(block.ends("o.n"), "e1.n, e1n1.s");
}

TEST(Race, CC26_a_car_passes_others_while_each_street_has_a_free_lane) {
  Block block(R"(

         ..     ..     ..
         ==     1>     ==
  0>     1>     ==     ==
  ()     ..     ..     ..
)");
  EXPECT_EQ(block.ends("o.n"), "e1n1.s, e2.n, e2n1.s, e3.n, e3n1.s");
  block.play("drive o.n to e3.n facing east");
  EXPECT_EQ(block.path(), "e1n1.s e2.n e3.n");
}

TEST(Race, CC26_it_never_passes_through_an_occupied_space) {
  const Block block(R"(

         ..     ..
         1>     ==
  0>     1>     ==
  ()     ..     ..
)");
  EXPECT_EQ(block.ends("o.n"), "");
  EXPECT_EQ(block.why_not("drive o.n to e2.n facing east"), reason::kWayIsBlocked);
}

TEST(Race, CC27_the_first_with_all_cars_parked_wins) {
  Block block(R"(
  0>     1<     ==
  S0     S1     ()
)");
  block.cars_each(1).play("park w2.n");
  EXPECT_EQ(block.s.ending, Ending::kAllParked);
  EXPECT_EQ(CrashCity::outcome(block.s, block.c).winners, SeatSet(Seat{0}));
  EXPECT_TRUE(CrashCity::deciders(block.s).empty());
  EXPECT_EQ(block.why_not("pass"), kGameIsOver);
}

TEST(Race, CC28_a_hundred_turns_without_a_parking_end_the_race) {
  Block block(R"(
  ==     1<     ==
  s0     H1     ()
)");
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(block.s.ending, Ending::kNone);
    block.play(i % 2 == 0   ? "pass"
               : i % 4 == 1 ? "drive w1.n to o.n facing west"
                            : "drive o.n to w1.n facing west");
  }
  EXPECT_EQ(block.s.ending, Ending::kStalemate);
  EXPECT_EQ(CrashCity::outcome(block.s, block.c).winners, SeatSet(Seat{0}));
}

TEST(Race, CC28_a_parking_starts_the_count_anew_and_the_even_share) {
  Block block(R"(
  0>     1<     ==
  S0     S1     ()
)");
  block.s.quiet_turns = 99;
  block.s.race_turns = 99;
  block.play("park w2.n");
  EXPECT_EQ(block.s.quiet_turns, 0);
  block.play("park w1.n");
  block.s.quiet_turns = 99;
  block.play("pass");
  EXPECT_EQ(block.s.ending, Ending::kStalemate);
  EXPECT_EQ(CrashCity::outcome(block.s, block.c).winners.size(), 2);
}

TEST(Race, CC29_with_equal_turns_the_round_is_finished_and_the_win_shared) {
  Block block(R"(
  0>     1<     ==
  S0     S1     ()
)");
  block.cars_each(1).equal_turns().play("park w2.n");
  EXPECT_EQ(block.s.ending, Ending::kNone);
  EXPECT_EQ(block.events.back().kind, EventKind::kLastRound);
  block.play("park w1.n");
  EXPECT_EQ(block.s.ending, Ending::kAllParked);
  EXPECT_EQ(CrashCity::outcome(block.s, block.c).winners.size(), 2);
}

TEST(Race, CC29_the_last_of_the_round_ends_it_alone) {
  Block block(R"(
  0>     1<     ==
  S0     S1     ()
)");
  block.cars_each(1).equal_turns();
  block.s.turn = Seat{1};
  block.play("park w1.n");
  EXPECT_EQ(CrashCity::outcome(block.s, block.c).winners, SeatSet(Seat{1}));
}

}  // namespace
}  // namespace citybox::crash_city
