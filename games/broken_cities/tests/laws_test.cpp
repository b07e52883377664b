#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

using enum Construction;

// After an event that changed nothing: Yellow, with the lowest rent, speaks first.
Block in_session(int seats = 4) {
  Block block(kStartDrawing, seats);
  block.damage(8).next_card(Card::kNews).last_turn().play("end");
  EXPECT_EQ(block.s.talk, Talk::kPropose);
  return block;
}

TEST(Laws, BC30_a_law_needs_everybody) {
  Block block = in_session();
  block.play("propose forbid").play("about shopping").play("fine 12");
  block.play(kRed, "vote yes").play(kOrange, "vote no").play(kPurple, "vote yes");
  EXPECT_TRUE(block.s.laws.empty());
  EXPECT_EQ(block.count(EventKind::kLawFailed), 1);
  EXPECT_EQ(block.decider(), kRed) << "the next one speaks";
  block.play("propose cap").play("number 5").play("fine 20").all_vote("yes");
  ASSERT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.laws[0].kind, LawKind::kCap);
  EXPECT_EQ(block.s.stage, Stage::kTurn) << "the first unanimous proposal ends the session";
}

TEST(Laws, BC30_laws_add_up) {
  Block block;
  block.law(surcharge_of(kLowCost, 3)).law(surcharge_of(kLowCost, 2)).law(forbid(kLowCost, 4));
  block.money(kYellow, 11).build("low-cost", "h8");
  EXPECT_EQ(block.s.money[0], 0);
  block.play("end");
  EXPECT_EQ(block.s.owed[0], 4);
}

TEST(Laws, BC30_a_table_may_begin_with_laws) {
  Content c;
  c.first_laws[0] = {.kind = LawKind::kForbid, .object = kLowCost, .fine = 4};
  ASSERT_EQ(broken_content(c), nullptr);
  QuietContext ctx{Rng(1)};
  State s = Rules::start({4, {}}, ctx, c);
  ASSERT_EQ(s.laws.size(), 1U);
  EXPECT_EQ(s.laws[0].since, Since::kNow) << "the first turn has begun";
  for (const char* text : {"buy low-cost", "place h8"}) {
    Rules::apply(s, kYellow, *BrokenCitiesCodec::parse(text), ctx, c);
  }
  EXPECT_EQ(fines_due(s, c), 4);
}

TEST(Laws, BC30_a_table_begins_with_laws_that_a_session_could_have_made) {
  const auto broken = [](Law law, int place = 0) {
    Content c;
    c.first_laws[static_cast<std::size_t>(place)] = law;
    return broken_content(c) != nullptr;
  };
  EXPECT_FALSE(broken({.kind = LawKind::kCap, .number = 5, .fine = 20}));
  EXPECT_TRUE(broken({.kind = LawKind::kCap, .number = 5, .fine = 21}));
  EXPECT_TRUE(broken({.kind = LawKind::kRequire, .object = kShopping, .number = 1, .fine = 5}));
  EXPECT_TRUE(broken({.kind = LawKind::kFreeText, .fine = 5, .text = 1}));
  EXPECT_TRUE(broken({.kind = LawKind::kRepeal, .number = 1}));
  EXPECT_TRUE(broken({.kind = LawKind::kForbid, .object = kLowCost, .fine = 4}, 1)) << "a gap";
}

TEST(Laws, BC30_laws_are_made_after_events_only) {
  Block block;
  EXPECT_EQ(block.why_not("propose cap"), reason::kNoSession);
  EXPECT_EQ(block.why_not("repeal 1"), reason::kNoSession);
}

TEST(Laws, BC30_there_is_room_for_eight) {
  Block block = in_session();
  for (int i = 0; i < 8; ++i) block.s.laws.push_back(surcharge_of(kLowCost, 1));
  EXPECT_EQ(block.why_not("propose cap"), reason::kTooManyLaws);
  EXPECT_EQ(block.why_not("repeal 8"), kAllowed);
}

TEST(Laws, BC30_a_table_may_have_room_for_fewer) {
  Block block = in_session();
  block.c.most_laws = 1;
  EXPECT_EQ(block.why_not("propose cap"), kAllowed);
  block.law(surcharge_of(kLowCost, 1));
  EXPECT_EQ(block.why_not("propose cap"), reason::kTooManyLaws);
  block.law(surcharge_of(kLowCost, 1));
  EXPECT_NE(block.broken(), "");
}

TEST(Laws, BC31_a_law_never_lowers_a_price_but_may_raise_it) {
  Block block = in_session();
  block.play("propose surcharge");
  block.play("about shopping");
  const State before = block.s;
  EXPECT_EQ(block.why_not("number -4"), reason::kNeverLowers);
  EXPECT_EQ(block.why_not("number 0"), reason::kSurchargeRange);
  EXPECT_EQ(block.why_not("number 13"), reason::kSurchargeRange);
  EXPECT_EQ(block.s, before);
  block.play("number 12").all_vote("yes");
  EXPECT_EQ(price(block.s, kShopping, block.c), 36);
  EXPECT_EQ(price(block.s, kLowCost, block.c), 6);
}

TEST(Laws, BC32_a_surcharge_may_name_the_retrofit) {
  Block block = in_session();
  block.play("propose surcharge");
  EXPECT_EQ(block.legal(),
            "about low-cost, about conventional, about green, about shopping, about greenspace, "
            "about eco-park, about retrofit");
  block.play("about retrofit").play("number 4").all_vote("yes");
  EXPECT_EQ(price(block.s, kRetrofit, block.c), 13);
  block.money(kYellow, 12);
  ASSERT_EQ(block.decider(), kYellow);
  EXPECT_EQ(block.why_not("retrofit b3"), reason::kCannotAfford);
  block.money(kYellow, 15).play("retrofit b3");
  EXPECT_EQ(block.s.money[0], 2);
  EXPECT_EQ(block.last(EventKind::kRetrofitted).amount, 13);
}

TEST(Laws, BC32_what_each_kind_can_be_about) {
  Block block = in_session();
  Block requiring = block;
  requiring.play("propose require");
  EXPECT_EQ(requiring.legal(), "about green, about greenspace, about eco-park, about retrofit");
  EXPECT_EQ(requiring.why_not("about shopping"), reason::kNotRequired);
  requiring.play("about greenspace");
  EXPECT_EQ(requiring.legal(), "number 1, number 2, number 3");
  EXPECT_EQ(requiring.why_not("number 4"), reason::kRequireRange);
  requiring.play("number 2");
  EXPECT_EQ(requiring.why_not("fine 0"), reason::kFineRange);
  EXPECT_EQ(requiring.why_not("fine 21"), reason::kFineRange);
  EXPECT_EQ(requiring.why_not("fine -1"), reason::kFineRange);
  Block capping = block;
  capping.play("propose cap");
  EXPECT_EQ(capping.why_not("number 21"), reason::kCapRange);
  EXPECT_EQ(capping.why_not("number -1"), reason::kCapRange);
  EXPECT_EQ(capping.why_not("number 0"), kAllowed);
  Block forbidding = block;
  forbidding.play("propose forbid");
  EXPECT_EQ(forbidding.why_not("about retrofit"), kAllowed);
}

TEST(Laws, BC32_a_requirement_fines_each_missing_piece) {
  Block block;
  block.law(require(kGreenspace, 3, 5)).money(kYellow, 20).build("greenspace", "h8").play("end");
  EXPECT_EQ(block.last(EventKind::kLawBroken).amount, 2);
  EXPECT_EQ(block.s.money[0], 4);
  EXPECT_EQ(block.s.owed[0], 0);
}

TEST(Laws, BC32_a_requirement_lapses_where_no_money_could_buy_it) {
  Block no_piece(R"(
    yP yP yP yP yP yP yP yP
    yP yP yP yP yP yP yP yP
    yP .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yG rL oL pL .. .. ..)");
  no_piece.law(require(kGreenspace, 1, 5)).law(require(kRetrofit, 1, 5)).money(kYellow, 20);
  no_piece.play("end");
  EXPECT_EQ(no_piece.count(EventKind::kLawBroken), 0) << "no Greenspace left, nothing to retrofit";
  EXPECT_EQ(no_piece.s.due[0], 0) << "nor has Red a Greenspace to buy";
  EXPECT_EQ(no_piece.s.due[1], 1) << "but Red has a building to retrofit";
}

TEST(Laws, BC32_who_fills_the_last_space_with_something_else_still_owes) {
  std::string full = ".. ";
  for (int i = 1; i < 64; ++i) full += "yl ";
  Block block(full.c_str());
  block.law(require(kEcoPark, 2, 6)).money(kYellow, 50);
  EXPECT_EQ(block.s.due[0], 1) << "there is only one space";
  block.build("low-cost", "a8").play("end");
  EXPECT_EQ(block.last(EventKind::kLawBroken).amount, 1);
}

TEST(Laws, BC32_a_retrofit_counts_as_a_retrofit_only) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yC .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. rL oL pL .. .. ..)");
  block.law(require(kGreen, 1, 3)).law(forbid(kGreen, 2)).law(forbid(kRetrofit, 1));
  block.money(kYellow, 20).play("retrofit b3");
  EXPECT_EQ(block.at("b3"), "yG");
  block.play("end");
  EXPECT_EQ(block.s.money[0], 20 - 9 - 3 - 1);
}

TEST(Laws, BC32_a_prohibition_fines_each_purchase) {
  Block block;
  block.law(forbid(kLowCost, 7)).money(kYellow, 40);
  block.build("low-cost", "h8").build("low-cost", "h7").play("end");
  EXPECT_EQ(block.s.money[0], 40 - 12 - 14);
}

TEST(Laws, BC32_a_cap_counts_what_a_turn_adds_on_balance) {
  Block over;
  over.law(cap(6, 9))
      .money(kYellow, 30)
      .build("low-cost", "h8")
      .build("low-cost", "h7")
      .play("end");
  EXPECT_EQ(over.s.money[0], 9) << "10 added, one breach";
  Block under;
  under.law(cap(6, 9)).money(kYellow, 30);
  under.build("low-cost", "h8").build("low-cost", "h7").build("eco-park", "g8").play("end");
  EXPECT_EQ(under.s.money[0], 8) << "5 added on balance";
}

TEST(Laws, BC32_fines_that_cannot_be_paid_come_from_half_the_next_income) {
  Block block;
  block.law(require(kEcoPark, 2, 20)).money(kYellow, 3).play("end");
  EXPECT_EQ(block.s.money[0], 0);
  EXPECT_EQ(block.s.owed[0], 37);
  block.s.laws.clear();
  block.s.due = {};
  for (int i = 0; i < 3; ++i) block.play("end");
  block.pass_session();
  EXPECT_EQ(block.decider(), kYellow);
  EXPECT_EQ(block.s.money[0], 5) << "of 9, half rounded down is taken";
  EXPECT_EQ(block.s.owed[0], 0) << "the rest is forgotten";
}

TEST(Laws, BC32_a_law_holds_for_turns_that_begin_after_it) {
  Block block = in_session();
  block.play("propose require").play("about retrofit").play("number 1").play("fine 2");
  EXPECT_EQ(block.s.motion.since, Since::kNextTurn);
  block.all_vote("yes");
  ASSERT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.laws[0].since, Since::kNow) << "the next turn has begun";
  EXPECT_EQ(block.s.due[0], 1);
}

// A free-text law with a fine of 6, heard after each turn.
Block with_free_text(int seats = 4) {
  Block block(kStartDrawing, seats);
  block.s.texts = 1;
  block.law({.kind = LawKind::kFreeText, .fine = 6, .text = 1}).money(kYellow, 10);
  return block;
}

TEST(Laws, BC33_a_free_text_law_holds_a_number_not_words) {
  Block block = in_session();
  block.play("propose free-text");
  EXPECT_EQ(block.why_not("fine 21"), reason::kFreeTextFine);
  block.play("fine 4").play(kRed, "vote no").all_vote("yes");
  block.play("propose free-text").play("fine 5").all_vote("yes");
  ASSERT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.laws[0].text, 2) << "the second wording of this table";
}

TEST(Laws, BC33_a_fine_of_0_is_a_penalty_in_words) {
  Block block = in_session();
  block.play("propose free-text");
  EXPECT_EQ(block.why_not("fine -1"), reason::kFreeTextFine);
  block.play("fine 0").all_vote("yes");
  ASSERT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.laws[0].fine, 0);
  const Seat accused = block.decider();
  block.money(accused, 10).play("end");
  ASSERT_EQ(block.s.talk, Talk::kCall);
  while (block.s.talk == Talk::kCall) block.play("call");
  EXPECT_EQ(block.count(EventKind::kBreachFound), 1);
  EXPECT_EQ(block.count(EventKind::kFined), 0) << "no money is asked for";
  EXPECT_EQ(block.s.money[accused.index], 10);
  EXPECT_EQ(block.s.owed[accused.index], 0);
}

TEST(Laws, BC33_a_wording_has_up_to_200_characters_and_goes_with_its_proposal) {
  const Action law = propose(LawKind::kFreeText);
  std::string umlauts;
  for (int i = 0; i < 200; ++i) umlauts += "\u00fc";
  EXPECT_EQ(BrokenCitiesCodec::words_refusal(law, umlauts), kAllowed);
  EXPECT_EQ(BrokenCitiesCodec::words_refusal(law, umlauts + "!"), reason::kTooManyWords);
  EXPECT_EQ(BrokenCitiesCodec::words_refusal(plain(Verb::kEnd), "Ha!"), reason::kNoWordsHere);
  for (const char* odd : {"two\nlines", "a\ttab", "\x7F", "\x1B[2J", "\xC2\x85", "   "}) {
    EXPECT_EQ(BrokenCitiesCodec::words_refusal(law, odd), reason::kPlainWords) << odd;
  }
}

TEST(Laws, BC33_when_a_turn_ends_the_others_may_call_a_breach) {
  Block block = with_free_text();
  block.play("end");
  EXPECT_EQ(BrokenCities::deciders(block.s), SeatSet::from_bits(0b1110));
  EXPECT_EQ(block.legal(kRed), "call, let-be");
  EXPECT_EQ(block.why_not(kRed, "end"), reason::kAnswerHearing);
  block.play(kRed, "let-be").play(kOrange, "let-be").play(kPurple, "let-be");
  EXPECT_EQ(block.s.money[0], 10);
  EXPECT_EQ(block.decider(), kRed) << "the next turn";
}

TEST(Laws, BC33_callers_vote_yes_and_more_than_half_fines) {
  Block block = with_free_text();
  block.play("end").play(kRed, "call").play(kOrange, "let-be").play(kPurple, "let-be");
  EXPECT_EQ(BrokenCities::deciders(block.s), SeatSet::from_bits(0b1100));
  EXPECT_EQ(block.why_not(kOrange, "call"), reason::kGiveVerdict);
  Block fined = block;
  fined.play(kOrange, "vote yes").play(kPurple, "vote no");
  EXPECT_EQ(fined.s.money[0], 4);
  Block free = block;
  free.play(kOrange, "vote no").play(kPurple, "vote no");
  EXPECT_EQ(free.s.money[0], 10);
  EXPECT_EQ(free.count(EventKind::kBreachDismissed), 1);
}

TEST(Laws, BC33_at_a_table_of_three_both_others_must_agree) {
  Block block = with_free_text(3);
  block.play("end").play(kRed, "call").play(kOrange, "let-be");
  EXPECT_EQ(BrokenCities::deciders(block.s), SeatSet(kOrange));
  block.play(kOrange, "vote no");
  EXPECT_EQ(block.s.money[0], 10);
}

TEST(Laws, BC33_several_callers_make_one_vote_and_all_callers_none) {
  Block block = with_free_text();
  block.play("end").play(kRed, "call").play(kOrange, "call").play(kPurple, "call");
  EXPECT_EQ(block.count(EventKind::kBreachCalled), 3);
  EXPECT_EQ(block.count(EventKind::kBreachFound), 1);
  EXPECT_EQ(block.s.money[0], 4);
}

TEST(Laws, BC33_law_by_law) {
  Block block = with_free_text();
  block.law(cap(20, 1));
  block.s.texts = 2;
  block.law({.kind = LawKind::kFreeText, .fine = 2, .text = 2});
  block.play("end");
  EXPECT_EQ(block.s.heard, 0);
  for (const Seat seat : {kRed, kOrange, kPurple}) block.play(seat, "let-be");
  EXPECT_EQ(block.s.heard, 2);
  for (const Seat seat : {kRed, kOrange, kPurple}) block.play(seat, "call");
  EXPECT_EQ(block.s.money[0], 8);
  EXPECT_EQ(block.decider(), kRed);
  EXPECT_EQ(block.s.stage, Stage::kTurn);
}

TEST(Laws, BC34_lowest_rent_speaks_first_and_may_pass) {
  Block block(kStartDrawing);
  block.damage(8).next_card(Card::kNews);
  block.s.built[kLowCost].remove(City::named("g3"));
  block.s.owned[1].remove(City::named("g3"));
  block.s.renters.remove(City::named("g3"));
  block.last_turn().play("end");
  EXPECT_THAT(block.s.speakers, testing::ElementsAre(kRed, kYellow, kOrange, kPurple));
  EXPECT_EQ(block.why_not(kYellow, "pass"), kNotYourDecision);
  EXPECT_EQ(block.why_not("end"), reason::kPropose);
  block.play(kRed, "pass");
  EXPECT_EQ(block.decider(), kYellow);
}

TEST(Laws, BC34_two_rounds_of_the_table_without_a_law_end_the_session) {
  Block block = in_session();
  for (int i = 0; i < 7; ++i) block.play("pass");
  EXPECT_EQ(block.s.talk, Talk::kPropose);
  block.play("pass");
  EXPECT_EQ(block.s.talk, Talk::kNone);
  EXPECT_EQ(block.count(EventKind::kSessionEnded), 1);
}

TEST(Laws, BC34_a_law_can_be_repealed) {
  Block block = in_session();
  block.s.laws.push_back(surcharge_of(kLowCost, 3));
  block.s.laws.push_back(cap(4, 4));
  EXPECT_EQ(block.why_not("repeal 3"), reason::kNoSuchLaw);
  EXPECT_EQ(block.why_not("repeal 0"), reason::kNoSuchLaw);
  block.play("repeal 1").all_vote("yes");
  ASSERT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.laws[0].kind, LawKind::kCap);
}

TEST(Laws, BC34_votes_are_hidden_until_all_are_in) {
  Block block = in_session();
  block.play("propose cap").play("number 0").play("fine 1").play(kRed, "vote no");
  EXPECT_EQ(BrokenCities::redact(block.s, SeatSet(kOrange)).state().ballots[1], Ballot::kSealed);
  EXPECT_EQ(BrokenCities::redact(block.s, SeatSet{}).state().ballots[1], Ballot::kSealed);
  EXPECT_EQ(BrokenCities::redact(block.s, SeatSet(kRed)).state().ballots[1], Ballot::kNo);
  EXPECT_EQ(block.count(EventKind::kBallot), 0);
  EXPECT_EQ(block.why_not(kRed, "vote yes"), kNotYourDecision);
  EXPECT_EQ(block.why_not(kOrange, "pass"), reason::kVote);
  block.play(kOrange, "vote yes").play(kPurple, "vote yes");
  EXPECT_EQ(block.count(EventKind::kBallot), 3);
}

TEST(Laws, BC34_ballots_that_were_counted_lie_open_until_the_next_are_cast) {
  Block block = in_session();
  block.play("propose cap").play("number 0").play("fine 1");
  block.play(kRed, "vote no").play(kOrange, "vote yes").play(kPurple, "vote yes");
  const auto seen = [&] { return BrokenCities::redact(block.s, SeatSet{}).state().ballots; };
  EXPECT_THAT(seen(), testing::ElementsAre(Ballot::kNone, Ballot::kWasNo, Ballot::kWasYes,
                                           Ballot::kWasYes));
  EXPECT_EQ(block.decider(), kRed);
  block.play("propose cap").play("number 1").play("fine 1").play(kPurple, "vote yes");
  EXPECT_THAT(seen(), testing::ElementsAre(Ballot::kNone, Ballot::kWasNo, Ballot::kWasYes,
                                           Ballot::kSealed));
}

TEST(Laws, BC35_a_proposal_is_worded_step_by_step) {
  Block block = in_session();
  EXPECT_EQ(block.legal(),
            "propose require, propose forbid, propose surcharge, propose cap, propose free-text, "
            "pass");
  block.play("propose require");
  EXPECT_EQ(block.why_not("fine 5"), reason::kSayWhatAbout);
  block.play("about eco-park");
  EXPECT_EQ(block.why_not("fine 5"), reason::kSayNumber);
  block.play("number 1");
  EXPECT_EQ(block.why_not("number 1"), reason::kSayFine);
  block.play("fine 5");
  EXPECT_EQ(block.s.talk, Talk::kVote);
  EXPECT_EQ(block.last(EventKind::kProposed).law.object, kEcoPark);
}

}  // namespace
}  // namespace citybox::broken_cities
