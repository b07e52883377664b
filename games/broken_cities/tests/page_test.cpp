// What the page is told besides the state: the summary, and the vocabulary once.

#include <map>
#include <string>

#include "engine/types/words.hpp"
#include "games/broken_cities/tests/block.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {
namespace {

TEST(Page, the_summary_has_the_price_sheet_for_the_viewers_seats) {
  Block block;
  block.money(kYellow, 10).money(kRed, 3).law(surcharge_of(Construction::kEcoPark, 4));
  const Summary view =
      BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet(kYellow)), block.c);
  EXPECT_EQ(view.now,
            "Round 1: {seat:0|you build, place renters, or end the turn|{name} builds, places "
            "renters, or ends the turn}.");
  EXPECT_EQ(view.phase, Phase::kTurn);
  EXPECT_EQ(view.emissions, 56);
  EXPECT_EQ(view.damage_now, 6);
  EXPECT_EQ(view.next_event, 9);
  const Price& greenspace = view.prices.at(4);
  EXPECT_EQ(greenspace.construction, Construction::kGreenspace);
  EXPECT_EQ(greenspace.own.size(), 1U) << "only for who looks";
  EXPECT_FALSE(greenspace.own.at("0").refused);
  EXPECT_EQ(to_json(greenspace.own.at("0").best), json::value({{"space", "c3"}, {"rent", 3}}));
  const Price& park = view.prices.at(5);
  EXPECT_EQ(park.price, 14);
  EXPECT_EQ(park.own.at("0").refused->rule, "BC-11");
  EXPECT_EQ(view.laws.at(0).sentence, "Each Eco-Park costs 4 more than on the price sheet.");
}

TEST(Page, BC16_the_summary_tells_what_the_home_in_hand_would_pay_with_a_renter) {
  Block block;
  block.money(kYellow, 30).play("buy conventional");
  const auto seen_by = [&](Seat seat) {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet(seat)), block.c);
  };
  const std::map<std::string, int> rents = seen_by(kYellow).with_renter.value();
  EXPECT_EQ(rents.at("a1"), 6) << "shore and forest";
  EXPECT_EQ(rents.at("d4"), 4);
  EXPECT_FALSE(rents.contains("b3")) << "taken";
  EXPECT_FALSE(seen_by(kRed).with_renter);
  block.s.available = 0;
  EXPECT_FALSE(seen_by(kYellow).with_renter);
}

TEST(Page, the_vocabulary_has_the_printed_numbers_and_the_words_of_laws) {
  const Vocabulary all = BrokenCitiesCodec::vocabulary(kPublished);
  EXPECT_EQ(all.constructions.at("eco-park").price, 10);
  EXPECT_EQ(all.constructions.at("eco-park").emissions, -5);
  EXPECT_EQ(all.constructions.at("shopping").rent, 10);
  EXPECT_EQ(all.cards.at("flood").name, "Flood");
  EXPECT_EQ(all.cards.at("flood").rule, "BC-22");
  EXPECT_NE(all.cards.at("flood").spared, "");
  EXPECT_EQ(all.cards.at("news").spared, "");
  EXPECT_EQ(all.laws.at("surcharge").number->most, 12);
  EXPECT_FALSE(all.laws.at("surcharge").fine);
  EXPECT_EQ(all.laws.at("cap").number->least, 0);
  EXPECT_EQ(all.laws.at("free-text").gaps.at("words"), "your words");
  Content other;
  other.price[Construction::kGreen] = 15;
  other.disease_takes = 2;
  const Vocabulary changed = BrokenCitiesCodec::vocabulary(other);
  EXPECT_EQ(changed.constructions.at("green").price, 15);
  EXPECT_NE(changed.cards.at("vector-disease").text, all.cards.at("vector-disease").text);
}

TEST(Page, the_vocabulary_has_whole_templates_for_the_page) {
  const Vocabulary all = BrokenCitiesCodec::vocabulary(kPublished);
  const auto renters = [&](int available, int reserve, int gone) {
    return say(gone == 0 ? all.panels.renters : all.panels.renters_since_loss,
               {{"available", available}, {"reserve", reserve}, {"gone", gone}});
  };
  EXPECT_EQ(renters(5, 9, 0), "5 renters look for a home, 9 are in reserve.");
  EXPECT_EQ(renters(1, 1, 1), "1 renter looks for a home, 1 is in reserve, 1 has left the city.");
  EXPECT_EQ(all.laws.at("cap").asks.at("fine"), "The fine for each breach");
  EXPECT_EQ(all.laws.at("require").asks.at("number"), "How many");
  EXPECT_EQ(all.laws.at("surcharge").asks.at("number"), "How much");
  EXPECT_FALSE(all.laws.at("surcharge").asks.contains("fine"));
  EXPECT_EQ(all.look_back.goal, "rent of 50");
  EXPECT_EQ(law_sentence(cap(1, 4), {}),
            "A turn adds at most 1 emission on balance; more costs 4.");
}

TEST(Page, BC22_the_events_that_came_are_told_at_the_end) {
  Block block;
  const auto came = [&] {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet{}), block.c).came;
  };
  EXPECT_EQ(came(), "");
  block.s.ending = Ending::kStandstill;
  EXPECT_EQ(came(), "No climate event came.");
  block.s.used.add(Card::kFlood);
  EXPECT_EQ(came(), "Climate event: Flood.");
  block.s.used.add(Card::kNews);
  EXPECT_EQ(came(), "Climate events: Flood and Just the news.");
}

TEST(Page, BC3_the_vocabulary_has_the_map_and_BC14_what_is_a_home) {
  const Vocabulary all = BrokenCitiesCodec::vocabulary(kPublished);
  EXPECT_EQ(all.map.name, "The city, a block of eight by eight.");
  EXPECT_EQ(all.map.side, 8);
  EXPECT_EQ(all.map.beside.size(), 15U);
  EXPECT_EQ(all.map.beside.at("a1"), "by the shore and the forest");
  EXPECT_EQ(all.map.beside.at("h1"), "by the shore");
  EXPECT_EQ(all.map.beside.at("a8"), "by the forest");
  EXPECT_TRUE(all.constructions.at("green").home);
  EXPECT_FALSE(all.constructions.at("shopping").home);
  for_each_enumerator<Ending>([&](const std::string& name, Ending ending) {
    EXPECT_EQ(all.endings.contains(name), ending != Ending::kNone) << name;
  });
}

TEST(Page, BC32_what_a_landlord_owes_is_said) {
  Block block;
  const auto debt = [&] {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet{}), block.c)
        .seats.at(0)
        .debt;
  };
  EXPECT_EQ(debt(), "");
  block.s.owed[0] = 3;
  EXPECT_EQ(debt(), "Still owes 3, from the next income.");
  block.law(require(Construction::kGreenspace, 1, 5));
  EXPECT_EQ(debt(), "Fines due when this turn ends: 5. Still owes 3, from the next income.");
}

TEST(Page, what_is_asked_and_voted_on_is_said_to_whom_it_concerns) {
  Block block;
  block.money(kYellow, 30);
  const auto seen_by = [&](SeatSet viewers) {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, viewers), block.c);
  };
  EXPECT_EQ(seen_by(SeatSet(kYellow)).duty, "Buy what you can pay for, or end your turn.");
  EXPECT_EQ(seen_by(SeatSet(kRed)).duty, "");
  block.build("low-cost", "a1");
  EXPECT_EQ(seen_by(SeatSet(kYellow)).duty,
            "Buy, or give an empty building a renter: 4 look for a home.");
  // Around one screen, where all look on.
  EXPECT_EQ(seen_by({}).duty, seen_by(SeatSet(kYellow)).duty);
  EXPECT_EQ(seen_by({}).warning, seen_by(SeatSet(kYellow)).warning);
  EXPECT_NE(seen_by({}).warning, "");
  EXPECT_TRUE(seen_by({}).prices.front().own.contains(std::to_string(kYellow.index)));
  block.play("buy eco-park");
  EXPECT_EQ(seen_by(SeatSet(kYellow)).duty, "Choose a space for the Eco-Park. Undo puts it back.");
  Block session;
  session.damage(4).next_card(Card::kNews).last_turn().play("end");
  session.play("propose cap").play("number 3").play("fine 3");
  const Summary vote =
      BrokenCitiesCodec::summary(BrokenCities::redact(session.s, SeatSet{}), session.c);
  EXPECT_EQ(vote.question, "{seat:0|You propose|{name} proposes} a law. All must agree.");
  EXPECT_EQ(vote.answers.at(0).label, "✓ Yes, make it law");
  EXPECT_EQ(vote.now,
            "Round 1, session: {seat:1}, {seat:2} and {seat:3} vote on {seat:0|your|{name}'s} "
            "proposal.");
}

}  // namespace
}  // namespace citybox::broken_cities
