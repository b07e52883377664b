#include <gmock/gmock.h>

#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

constexpr const char* kTown = kStartingLayout;

TEST(Turn, CR10_policy_update_event_update_revenue_then_the_next_mayor) {
  Town town(kTown);
  town.next(Card::kTechBoom).play("enact cut-corporate-taxes").play("build c3");
  while (town.s.mayor == Seat{0}) {
    ActionList<CityRoots> actions;
    CityRoots::legal(town.s, town.s.mayor, actions, town.c);
    town.play(CityRootsCodec::to_text(actions[0]));
  }
  std::vector<EventKind> order;
  for (const Event& e : town.events) {
    using enum EventKind;
    if (e.kind == kEnacted || e.kind == kUpdateBegan || e.kind == kCardDrawn ||
        e.kind == kRevenueCounted || e.kind == kTurnBegan) {
      order.push_back(e.kind);
    }
  }
  using enum EventKind;
  EXPECT_THAT(order, testing::ElementsAre(kEnacted, kUpdateBegan, kCardDrawn, kUpdateBegan,
                                          kRevenueCounted, kTurnBegan));
  EXPECT_EQ(town.s.mayor, Seat{1});
}

TEST(Turn, CR10_the_turn_number_follows_from_the_cards_drawn) {
  Town town(kTown);
  town.s.cards_left = kPublishedContent<CityRoots>.copies;
  EXPECT_EQ(turn_number(town.s, town.c), 1);
  town.next(Card::kQuietMonth);
  EXPECT_EQ(turn_number(town.s, town.c), 28);
  town.pass();
  EXPECT_EQ(turn_number(town.s, town.c), 29);
  EXPECT_EQ(town.s.reshuffles, 1);
}

TEST(Turn, CR10_another_steps_action_is_refused) {
  Town town(kTown);
  EXPECT_EQ(town.why_not("build c3"), reason::kAnotherStep);
  town.play("enact cut-corporate-taxes");
  EXPECT_EQ(town.why_not("lobby"), reason::kAnotherStep);
}

TEST(Turn, CR12_the_mayor_enacts_an_active_policy_or_lobbies) {
  Town town(kTown);
  EXPECT_EQ(town.legal(), "enact cut-corporate-taxes, enact relocate-low-income-housing, lobby");
  EXPECT_EQ(town.why_not("enact land-trust"), reason::kPolicyNotActive);
}

TEST(Turn, CR12_an_enacted_policy_stays_active) {
  Town town(kTown);
  const PolicySet before = town.s.active;
  town.play("enact relocate-low-income-housing").play("pick b6").play("move b6 to c6");
  EXPECT_EQ(town.s.active, before);
}

TEST(Turn, CR13_a_lobby_draws_three_takes_one_and_replaces_one) {
  Town town(kTown);
  town.play("lobby", 0);
  EXPECT_EQ(town.legal(),
            "take government-subsidized-housing, take government-subsidized-local-businesses, "
            "take relocate-high-income-housing");
  EXPECT_EQ(town.why_not("take land-trust"), reason::kPolicyNotDrawn);
  town.play("take government-subsidized-local-businesses");
  EXPECT_EQ(town.legal(), "replace cut-corporate-taxes, replace relocate-low-income-housing");
  EXPECT_EQ(town.why_not("replace land-swap"), reason::kReplaceAnActiveOne);
  town.play("replace relocate-low-income-housing");
  EXPECT_EQ(town.s.active,
            PolicySet(Policy::kCutCorporateTaxes, Policy::kGovernmentSubsidizedLocalBusinesses));
  EXPECT_TRUE(town.s.drawn.empty());
}

TEST(Turn, CR13_every_hand_of_three_can_be_drawn_and_none_holds_an_active_policy) {
  std::vector<std::uint8_t> hands;
  for (std::uint32_t draw = 0; draw < 20; ++draw) {
    Town town(kTown);
    town.play("lobby", draw);
    EXPECT_EQ(town.s.drawn.size(), 3);
    EXPECT_TRUE((town.s.drawn & town.s.active).empty());
    hands.push_back(town.s.drawn.bits());
  }
  std::sort(hands.begin(), hands.end());
  EXPECT_EQ(std::unique(hands.begin(), hands.end()), hands.end());
}

TEST(Turn, CR14_a_policy_that_can_do_nothing_may_be_enacted) {
  Town town(kTown);
  town.active(Policy::kFundHomelessShelter);
  EXPECT_TRUE(would_do_nothing(town.s, Policy::kFundHomelessShelter, town.c));
  town.play("enact fund-homeless-shelter");
  EXPECT_EQ(town.count(EventKind::kDidNothing), 2) << "the policy, and the quiet month";
  EXPECT_EQ(town.s.mayor, Seat{1});
}

TEST(Turn, CR14_what_can_act_must_be_carried_out) {
  Town town(kTown);
  EXPECT_FALSE(would_do_nothing(town.s, Policy::kCutCorporateTaxes, town.c));
  town.play("enact cut-corporate-taxes");
  EXPECT_EQ(town.why_not("stop"), reason::kMustBeCarriedOut);
}

TEST(Turn, CR15_every_choice_is_the_mayors) {
  Town town(kTown);
  const Action lobby = *CityRootsCodec::parse("lobby");
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}, kFacilitator}) {
    EXPECT_EQ(CityRoots::refusal(town.s, seat, lobby, town.c), kNotYourDecision);
  }
  town.next(Card::kFire).pass();
  EXPECT_EQ(CityRoots::deciders(town.s), SeatSet(Seat{0})) << "the event is still the mayor's";
}

TEST(Turn, a_pick_binds_the_second_half) {
  Town town(kTown);
  town.play("enact relocate-low-income-housing").play("pick b6");
  EXPECT_EQ(town.why_not("move b4 to c6"), reason::kAnotherTilePicked);
}

}  // namespace
}  // namespace citybox::city_roots
