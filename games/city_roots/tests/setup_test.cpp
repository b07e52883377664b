#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

using Rules = Checked<CityRoots>;

State start(int seats = 4) {
  QuietContext ctx{Rng(7)};
  return Rules::start({static_cast<std::uint8_t>(seats), {}}, ctx);
}

TEST(Setup, CR1_the_box_holds_what_the_rules_list) {
  EXPECT_EQ(kPublishedContent<CityRoots>.low_homes, 14);
  EXPECT_EQ(kPublishedContent<CityRoots>.high_homes, 36);
  EXPECT_EQ(kPublishedContent<CityRoots>.business_tiles, 36);
  EXPECT_EQ(kPublishedContent<CityRoots>.protection_markers, 10);
  EXPECT_EQ(kPublishedContent<CityRoots>.resident_limit, 48);
  EXPECT_EQ(kPublishedContent<CityRoots>.copies.total(), 28);
  EXPECT_EQ(PolicySet::all().size(), 8);
}

TEST(Setup, CR2_the_board_is_six_by_six_with_four_spaces_in_the_center) {
  EXPECT_EQ(kBoard.size(), 36);
  EXPECT_EQ(space_name(Space{0}), "a1");
  EXPECT_EQ(space_name(Space{5}), "f1");
  EXPECT_EQ(space_name(Space{35}), "f6");
  EXPECT_EQ(kPublishedContent<CityRoots>.center, SpaceSet::drawn("......"
                                                                 "......"
                                                                 "..XX.."
                                                                 "..XX.."
                                                                 "......"
                                                                 "......",
                                                                 'X'));
}

TEST(Setup, CR3_the_town_starts_as_drawn_and_looks_the_same_after_a_half_turn) {
  const State s = start();
  Town town(kStartingLayout);
  EXPECT_EQ(town.board(), drawn("B L . . . B"
                                "L . L L . L"
                                ". L . . L ."
                                ". L . . L ."
                                "L . L L . L"
                                "B . . . L B"));
  EXPECT_EQ(s.low, town.s.low);
  for (std::uint8_t i = 0; i < Board::kSpaces; ++i) {
    const Space turned{static_cast<std::uint8_t>(Board::kSpaces - 1 - i)};
    EXPECT_EQ(tile_at(s, Space{i}), tile_at(s, turned));
  }
}

TEST(Setup, CR4_neighbors_share_a_side) {
  const auto beside_of = [](const char* name) { return to_json(beside(Board::named(name))); };
  EXPECT_EQ(beside_of("c3"), json::parse(R"(["c2","b3","d3","c4"])"));
  EXPECT_EQ(beside_of("a1"), json::parse(R"(["b1","a2"])"));
  EXPECT_EQ(beside_of("f6"), json::parse(R"(["f5","e6"])"));
  EXPECT_EQ(beside_of("f3"), json::parse(R"(["f2","e3","f4"])"));
}

TEST(Setup, CR5_a_stack_holds_three_homes_at_most) {
  Town town(
      "3 2 . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .");
  town.next(Card::kLuxuryCondos).pass();
  EXPECT_EQ(town.why_not("build a6"), reason::kStackIsFull);
  town.play("build b6");
  EXPECT_EQ(stack_height(town.s, Board::named("b6")), 3);
}

TEST(Setup, CR5_a_home_from_an_empty_supply_leaves_the_space_vacant) {
  Town town(
      "3 3 3 3 3 3"
      "3 3 3 3 3 2"
      "1 . . . . ."
      ". L . . . ."
      ". . . . . ."
      ". . . . . .");
  ASSERT_EQ(high_homes_left(town.s, town.c), 0);
  town.play("enact cut-corporate-taxes").play("build c3").play("move b3 to b2");
  EXPECT_EQ(tile_at(town.s, Board::named("b3")), Tile::kNone);
  EXPECT_EQ(tile_at(town.s, Board::named("b2")), Tile::kLow);
}

TEST(Setup, CR10_the_table_chooses_the_first_mayor_and_seat_one_is_the_default) {
  EXPECT_EQ(start().mayor, Seat{0});
  const auto mayor = [](FirstMayor chosen, std::uint8_t seats) {
    QuietContext ctx{Rng(7)};
    return Rules::start({seats, {.first_mayor = chosen}}, ctx).mayor;
  };
  EXPECT_EQ(mayor(FirstMayor::kThird, 4), Seat{2});
  EXPECT_EQ(mayor(FirstMayor::kFifth, 5), Seat{4});
  EXPECT_EQ(mayor(FirstMayor::kFifth, 3), Seat{1}) << "counted on around the table";
}

TEST(Setup, CR11_two_policies_are_active_at_the_start) {
  EXPECT_EQ(start().active,
            PolicySet(Policy::kCutCorporateTaxes, Policy::kRelocateLowIncomeHousing));
}

// A whole random game while compiling: nothing in the rules needs more than constexpr allows.
constexpr Ending random_ending(std::uint64_t seed) {
  QuietContext ctx{Rng(seed)};
  State s = Rules::start({3, {}}, ctx);
  ActionList<CityRoots> actions;
  while (!is_over(s)) {
    CityRoots::legal(s, s.mayor, actions);
    const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
    Rules::apply(s, s.mayor, actions[pick], ctx);
  }
  return s.ending;
}
static_assert(random_ending(1) != Ending::kNone);

TEST(Setup, the_compiler_and_the_program_play_the_same_game) {
  constexpr Ending kCompiled = random_ending(2);
  EXPECT_EQ(random_ending(2), kCompiled);
}

TEST(Setup, one_to_five_people_can_sit_down) {
  for (int seats = CityRoots::kMinSeats; seats <= CityRoots::kMaxSeats; ++seats) {
    const State s = start(seats);
    EXPECT_EQ(CityRoots::broken_invariant(s), nullptr);
    EXPECT_EQ(CityRoots::outcome(s).scores.size(), static_cast<std::size_t>(seats));
    EXPECT_EQ(CityRoots::deciders(s), SeatSet(Seat{0}));
  }
}

}  // namespace
}  // namespace citybox::city_roots
