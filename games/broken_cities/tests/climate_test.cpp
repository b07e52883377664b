#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

constexpr const char* kCoast = R"(
    yL .. .. .. .. .. .. ..
    yS .. .. .. .. .. .. ..
    rP .. .. rL .. .. .. ..
    rE .. .. rC .. .. .. ..
    .. .. .. oP oL .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yL yC yG yS oE pL ..)";

// Ends the round with this card. The block stands one step before the first event.
Block struck_by(Card card, const char* drawing = kCoast) {
  Block block(drawing);
  block.damage(8).next_card(card).last_turn().play("end");
  return block;
}

TEST(Climate, BC20_the_damage_of_a_round_by_rows_of_eight) {
  const int table[][2] = {{0, 0},  {1, 0},  {8, 0},  {9, 1},   {16, 1},  {17, 2},   {55, 6},
                          {56, 6}, {57, 7}, {80, 9}, {81, 10}, {88, 10}, {112, 13}, {500, 13}};
  for (const auto& row : table) EXPECT_EQ(damage_of(row[0], kPublished), row[1]) << row[0];
}

TEST(Climate, BC20_emissions_of_55_add_6_to_the_track) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yS rS oS pS .. .. .. ..
    yL rL .. .. .. .. .. ..
    .. oL .. .. .. .. .. ..)");
  ASSERT_EQ(block.emissions(), 55);
  block.last_turn().play("end");
  EXPECT_EQ(block.s.damage, 6);
}

TEST(Climate, BC21_each_event_number_reached_or_passed_draws_a_card) {
  Block none;
  none.damage(2).last_turn().play("end");
  EXPECT_EQ(none.s.damage, 8);
  EXPECT_EQ(none.count(EventKind::kCardFell), 0);
  Block one;
  one.damage(3).last_turn().play("end", 5);
  EXPECT_EQ(one.s.damage, 9);
  EXPECT_EQ(one.count(EventKind::kCardFell), 1);
  Block two;
  two.damage(31).last_turn().play("end", 5);
  EXPECT_EQ(two.s.damage, 37);
  EXPECT_EQ(two.count(EventKind::kCardFell), 1) << "31 was reached before";
}

TEST(Climate, BC21_two_events_in_one_round_one_session) {
  std::string shops;
  for (int i = 0; i < 64; ++i) shops += i < 3 ? "yS " : i < 12 ? "rc " : i < 24 ? "ol " : ".. ";
  Block block(shops.c_str());
  ASSERT_EQ(damage_of(block.emissions(), block.c), 13);
  block.damage(8).last_turn().play("end", 5);
  EXPECT_EQ(block.s.damage, 21);
  EXPECT_EQ(block.count(EventKind::kEventReached), 2);
  EXPECT_EQ(block.count(EventKind::kCardFell), 2);
  EXPECT_EQ(block.count(EventKind::kSessionBegan), 1);
  block.pass_session();
  EXPECT_EQ(block.s.stage, Stage::kTurn);
}

TEST(Climate, BC22_a_card_is_used_once) {
  Block block;
  block.damage(3).last_turn().play("end", 5).pass_session();
  EXPECT_TRUE(block.s.used.contains(Card::kNews));
  block.damage(16).last_turn().play("end", 4);
  EXPECT_EQ(block.last(EventKind::kCardFell).card, Card::kHurricane);
  EXPECT_EQ(block.s.used.size(), 2);
}

TEST(Climate, BC22_flood) {
  Block block = struck_by(Card::kFlood);
  EXPECT_EQ(block.spaces(EventKind::kLost), "b1 g1");
  EXPECT_EQ(block.at("c1"), "yL") << "Conventional becomes Low-Cost, the renter stays";
  EXPECT_EQ(block.at("d1"), "yG");
  EXPECT_EQ(block.at("e1"), "yS");
  EXPECT_EQ(block.at("f1"), "oE");
}

TEST(Climate, BC22_drought) {
  Block block = struck_by(Card::kDrought);
  EXPECT_EQ(block.spaces(EventKind::kLost), "d4 a6");
  EXPECT_EQ(block.at("a5"), "rP");
  EXPECT_EQ(block.at("f1"), "oP");
}

TEST(Climate, BC22_torrential_rain) {
  Block block = struck_by(Card::kTorrentialRain);
  EXPECT_EQ(block.spaces(EventKind::kLost), "a5 a6 a7 a8") << "parks and shops too";
}

TEST(Climate, BC22_hurricane) {
  Block block = struck_by(Card::kHurricane);
  EXPECT_EQ(block.spaces(EventKind::kLost), "b1 g1 e4 d6 a8");
  EXPECT_TRUE(block.s.built[Construction::kLowCost].empty());
}

TEST(Climate, BC22_news_changes_nothing_but_a_session_follows) {
  Block block = struck_by(Card::kNews);
  EXPECT_EQ(block.count(EventKind::kLost), 0);
  EXPECT_EQ(block.s.talk, Talk::kPropose);
}

constexpr const char* kCrowd = R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yL yL yL yL yl .. .. ..
    rL rL rL rL rL .. .. ..
    oL oL oL .. .. .. .. ..
    pL .. .. .. .. .. .. ..)";

TEST(Climate, BC22_disease_asks_only_owners_with_a_choice) {
  Block block = struck_by(Card::kVectorDisease, kCrowd);
  EXPECT_EQ(BrokenCities::deciders(block.s), SeatSet::from_bits(0b0011));
  EXPECT_EQ(block.legal(kYellow), "lose a4, lose b4, lose c4, lose d4");
  EXPECT_EQ(block.why_not(kYellow, "lose e4"), reason::kNoRenterThere);
  EXPECT_EQ(block.why_not(kYellow, "lose a3"), reason::kLoseOwn);
  EXPECT_EQ(block.why_not(kYellow, "end"), reason::kChooseRenters);
}

TEST(Climate, BC22_disease_lets_all_go_at_the_same_time) {
  Block block = struck_by(Card::kVectorDisease, kCrowd);
  block.play(kRed, "lose a3").play(kYellow, "lose a4").play(kYellow, "lose b4");
  EXPECT_EQ(block.why_not(kYellow, "lose a4"), reason::kAlreadyLeaving);
  block.play(kYellow, "lose d4");
  EXPECT_EQ(block.s.renters.size(), 13) << "Red is still choosing";
  block.play(kRed, "lose b3").play(kRed, "lose e3");
  EXPECT_EQ(block.s.renters.size(), 3);
  EXPECT_EQ(block.at("c4"), "yL");
  EXPECT_EQ(block.at("a2"), "ol");
  EXPECT_EQ(block.at("a1"), "pl");
  EXPECT_EQ(block.s.talk, Talk::kPropose);
}

TEST(Climate, BC22_others_picks_are_secret_until_all_have_chosen) {
  Block block = struck_by(Card::kVectorDisease, kCrowd);
  block.play(kYellow, "lose a4");
  const Seen<BrokenCities> seen = BrokenCities::redact(block.s, SeatSet(kRed));
  EXPECT_TRUE(seen.state().leaving[0].empty());
  EXPECT_EQ(seen.state().to_lose[0], 2);
  EXPECT_EQ(BrokenCities::redact(block.s, SeatSet(kYellow)).state().leaving[0].size(), 1);
  const Action picked = *BrokenCitiesCodec::parse("lose b4");
  EXPECT_EQ(BrokenCitiesCodec::action_audience(block.s, kYellow, picked), SeatSet(kYellow));
}

TEST(Climate, BC23_lost_renters_leave_the_game) {
  Block block = struck_by(Card::kHurricane);
  const int left = block.s.renters.size() + block.s.available + block.s.reserve;
  EXPECT_EQ(left, 8 + 4 + 20 - 5);
  EXPECT_EQ(block.spaces(EventKind::kRenterLeft), "b1 g1 e4 d6 a8");
}

TEST(Climate, BC23_the_recount_is_told_line_by_line) {
  Block block = struck_by(Card::kDrought);
  EXPECT_EQ(block.spaces(EventKind::kEmissionChanged), "f1 d4 a5 a6");
  EXPECT_EQ(block.spaces(EventKind::kRentChanged), "e4 d5") << "their park is gone";
  const Event city = block.last(EventKind::kEmissionsCounted);
  EXPECT_EQ(city.after - city.before, 3 + 3 + 2 + 2);
  const Event orange = block.last(EventKind::kRentCounted);
  EXPECT_EQ(orange.seat, kOrange);
  EXPECT_EQ(orange.before, 4);
  EXPECT_EQ(orange.after, 3);
}

TEST(Climate, BC24_at_42_the_city_is_broken_after_that_event) {
  Block block;
  block.damage(36).next_card(Card::kHurricane).last_turn().play("end");
  EXPECT_EQ(block.s.ending, Ending::kCityBroke);
  EXPECT_EQ(block.count(EventKind::kLost), 10) << "the last card still strikes";
  EXPECT_EQ(block.count(EventKind::kSessionBegan), 0) << "and no law is made";
  EXPECT_TRUE(BrokenCities::deciders(block.s).empty());
  EXPECT_EQ(block.why_not(kYellow, "end"), kGameIsOver);
}

TEST(Climate, BC24_the_highest_rent_wins_then_money_then_the_cleaner_landlord) {
  Block block(kStartDrawing);
  block.damage(36).next_card(Card::kNews).last_turn();
  block.money(kOrange, 5).money(kPurple, 4);
  Block by_money = block;
  by_money.play("end");
  EXPECT_EQ(BrokenCities::outcome(by_money.s).winners, SeatSet(kOrange));
  Block by_emissions = block.money(kPurple, 5);
  by_emissions.s.built[Construction::kGreenspace].add(City::named("h8"));
  by_emissions.s.owned[3].add(City::named("h8"));
  by_emissions.s.damage = 38;
  by_emissions.play("end");
  EXPECT_EQ(BrokenCities::outcome(by_emissions.s).winners, SeatSet(kPurple));
  Block shared = block;
  shared.play("end");
  EXPECT_EQ(BrokenCities::outcome(shared.s).winners, SeatSet::from_bits(0b1100));
}

TEST(Climate, BC24_options_for_a_broken_city) {
  constexpr const char* kTown = R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yS .. .. rG .. .. ..
    yS .. .. .. .. .. .. ..
    .. .. oL .. .. pL .. ..)";
  Block net(kTown, 4, {.broken = Broken::kNet});
  net.damage(41).next_card(Card::kNews).last_turn().play("end");
  EXPECT_EQ(net.rent(kYellow), 21);
  const Outcome outcome = BrokenCities::outcome(net.s);
  const std::vector<int> scores(outcome.scores.begin(), outcome.scores.end());
  EXPECT_THAT(scores, testing::ElementsAre(1, 4, -1, -1));
  EXPECT_EQ(outcome.winners, SeatSet(kRed));
  Block nobody(kTown, 4, {.broken = Broken::kNobody});
  nobody.damage(41).next_card(Card::kNews).last_turn().play("end");
  EXPECT_TRUE(BrokenCities::outcome(nobody.s).winners.empty());
}

constexpr const char* kCleanTown = R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yG rG oG pG .. .. .. ..)";

TEST(Climate, BC25_two_clean_idle_rounds_end_the_game) {
  Block block(kCleanTown);
  for (int turn = 0; turn < 7; ++turn) block.play("end");
  EXPECT_EQ(block.s.ending, Ending::kNone);
  block.play("end");
  EXPECT_EQ(block.s.ending, Ending::kStandstill);
  EXPECT_EQ(BrokenCities::outcome(block.s).winners, SeatSet(kYellow)) << "shore and forest";
}

TEST(Climate, BC25_a_purchase_or_damage_starts_the_count_again) {
  Block block(kCleanTown);
  for (int turn = 0; turn < 5; ++turn) block.play("end");
  block.money(block.decider(), 6).build("greenspace", "h8");
  for (int turn = 0; turn < 3; ++turn) block.play("end");
  EXPECT_EQ(block.s.ending, Ending::kNone);
  for (int turn = 0; turn < 8; ++turn) block.play("end");
  EXPECT_EQ(block.s.ending, Ending::kStandstill);
  Block dirty;
  for (int turn = 0; turn < 8; ++turn) dirty.play("end").pass_session();
  EXPECT_EQ(dirty.s.ending, Ending::kNone);
}

TEST(End, BC18_reaching_50_wins_at_once) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yS yS .. .. .. .. ..
    .. yS yL yl .. .. .. ..
    yS .. .. .. rS .. .. ..)");
  ASSERT_EQ(block.rent(kYellow), 45);
  block.money(kYellow, 15).play("retrofit c2");
  ASSERT_EQ(block.s.ending, Ending::kNone);
  block.play("rent-out d2").build("greenspace", "d1");
  EXPECT_EQ(block.rent(kYellow), 50);
  EXPECT_EQ(block.s.ending, Ending::kRentReached);
  EXPECT_EQ(BrokenCities::outcome(block.s).winners, SeatSet(kYellow));
  EXPECT_TRUE(BrokenCities::deciders(block.s).empty());
}

TEST(End, BC18_a_park_that_lifts_a_rival_too_lets_the_highest_rent_win) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yS yS yS yS .. .. .. ..
    rS rS rS rS .. .. .. ..
    .. .. .. rC rC rl .. ..
    .. .. .. .. .. yL .. ..
    .. .. .. .. yC .. .. ..)");
  ASSERT_EQ(block.rent(kYellow), 49);
  ASSERT_EQ(block.rent(kRed), 49);
  block.money(kYellow, 10).build("eco-park", "e2");
  EXPECT_EQ(block.rent(kYellow), 51);
  EXPECT_EQ(block.rent(kRed), 50);
  EXPECT_EQ(BrokenCities::outcome(block.s).winners, SeatSet(kYellow));
}

TEST(Climate, BC20_in_a_session_at_the_end_of_a_round_its_damage_is_counted_already) {
  Block block;
  block.damage(4).next_card(Card::kNews).last_turn();
  const auto recount = [&] {
    ItemList items;
    BrokenCities::items(block.s, Ledger::kDamage, kYellow, items, block.c);
    int sum = 0;
    for (const Item& item : items) sum += item.amount;
    EXPECT_EQ(BrokenCitiesCodec::headline(block.s, Ledger::kDamage, kYellow, block.c), sum);
    return sum;
  };
  EXPECT_EQ(recount(), 10) << "4 on the track, 6 to come";
  block.play("end");
  ASSERT_EQ(block.s.talk, Talk::kPropose);
  EXPECT_EQ(block.s.damage, 10);
  EXPECT_EQ(recount(), 10);
  block.pass_session();
  EXPECT_EQ(recount(), 16) << "a new round";
}

}  // namespace
}  // namespace citybox::broken_cities
