#include "games/city_roots/texts.hpp"

#include <set>

#include "engine/table/table_of.hpp"
#include "engine/types/words.hpp"
#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

TEST(Texts, every_reason_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  for (const RuleId rule : reason::kAll) sentences.insert(CityRootsCodec::why(rule));
  EXPECT_EQ(sentences.size(), std::size(reason::kAll));
  EXPECT_FALSE(sentences.contains(CityRootsCodec::why(RuleId{99, 9})));
}

TEST(Texts, every_policy_card_and_task_has_words) {
  const Vocabulary vocabulary = CityRootsCodec::vocabulary(kPublishedContent<CityRoots>);
  PolicySet::all().for_each([&](Policy policy) {
    EXPECT_NE(title_of(policy), title_of(Policy::kNone));
    EXPECT_NE(vocabulary.policies.at(name_of(policy)).text, "");
  });
  for_each_card([&](Card card) {
    EXPECT_NE(title_of(card), title_of(Card::kNone));
    EXPECT_NE(vocabulary.cards.at(name_of(card)).text, "");
  });
  State s = Town(kStartingLayout).s;
  for (int task = 1; task < kTasks; ++task) {
    s.task = static_cast<Task>(task);
    EXPECT_NE(duty_of(s), "") << name_of(s.task);
  }
}

TEST(Texts, every_event_has_a_sentence) {
  for (int kind = 0; kind < kEventKinds; ++kind) {
    Event event{.kind = static_cast<EventKind>(kind),
                .space = Board::named("c3"),
                .to = Board::named("c4")};
    event.ending = Ending::kWon;
    EXPECT_NE(CityRootsCodec::sentence(event), "") << kind;
  }
}

TEST(Texts, the_log_reads_as_sentences) {
  Town town(kStartingLayout);
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(CityRootsCodec::sentence(town.events[0]),
            "{seat:0|You enact|{name} enacts} Cut corporate taxes.");
  EXPECT_EQ(CityRootsCodec::sentence(town.events[1]), "A corporation rises at c3.");
}

TEST(Texts, the_summary_says_what_is_going_on) {
  Town town(kStartingLayout);
  town.play("enact cut-corporate-taxes");
  const Summary summary = CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c);
  EXPECT_EQ(summary.now,
            "Turn 28, Cut corporate taxes. "
            "{seat:0|Build a corporation.|{name} builds a corporation.}");
  EXPECT_EQ(summary.policies.size(), 2U);
}

TEST(Texts, what_a_choice_changes_is_said_for_one_and_for_many) {
  const ChangeWords words = CityRootsCodec::vocabulary(Content{}).changes;
  const auto told = [](std::string_view text, int number) {
    return say(text, {{"number", number}});
  };
  EXPECT_EQ(told(words.displaced.tag, 1), "1 home displaced");
  EXPECT_EQ(told(words.displaced.tag, 2), "2 homes displaced");
  EXPECT_EQ(told(words.displaced.sentence, 1), "1 home is displaced.");
  EXPECT_EQ(told(words.returned.sentence, 3), "3 homes come back.");
}

TEST(Texts, CR26_a_finished_game_is_told_in_numbers) {
  Town town(kStartingLayout);
  const auto facts = [&] {
    return CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c).facts;
  };
  EXPECT_TRUE(facts().empty());
  town.residents(12).s.ending = Ending::kDisplacedMasses;
  ASSERT_EQ(facts().size(), 8U);
  EXPECT_EQ(facts()[2].name, "Homes still standing");
  EXPECT_EQ(facts()[2].value, 14);
  EXPECT_EQ(facts()[4].value, 1200) << "people, not markers";
}

TEST(Texts, CR1_residents_are_said_as_people_by_the_hundred) {
  EXPECT_EQ(people_of(4), "400");
  EXPECT_EQ(people_of(48), "4,800");
  Town town(kStartingLayout);
  town.residents(12);
  ItemList items;
  CityRoots::items(town.s, Ledger::kPeople, Seat{0}, items, town.c);
  EXPECT_EQ(CityRootsCodec::label(items[0]), "12 resident markers, 100 people each");
  EXPECT_EQ(items[0].amount, 1200);
  EXPECT_EQ(CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c).people, 1200);
  EXPECT_EQ(CityRootsCodec::vocabulary(town.c).people_limit, 4800);
  EXPECT_EQ(CityRootsCodec::sentence(
                {.kind = EventKind::kResidentsAdded, .rule = rule(24), .amount = 4, .total = 16}),
            "400 people lose their homes: 1,600 people displaced in all.");
}

TEST(Texts, a_step_says_how_often_it_is_still_to_be_done) {
  State s = Town(kStartingLayout).s;
  s.task = Task::kProtect;
  s.left = 3;
  EXPECT_EQ(duty_of(s),
            "{seat:0|Choose a home to protect.|{name} chooses a home to protect.} 3 to go.");
  s.left = 1;
  EXPECT_EQ(duty_of(s), "{seat:0|Choose a home to protect.|{name} chooses a home to protect.}");
}

TEST(Texts, the_next_change_of_event_cards_follows_the_high_income_homes) {
  Town town(kStartingLayout);
  const auto ahead = [&] {
    return CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c).ahead;
  };
  EXPECT_EQ(ahead(), "From 6 high-income homes on: Rent hike changes.");
  town.s.high[2] = SpaceSet::drawn(". . 3 3 3", '3');
  EXPECT_EQ(ahead(), "From 10 high-income homes on: Charity drive changes.");
  town.s.high[0] = SpaceSet::drawn(". . . . . . . 1", '1');
  EXPECT_EQ(ahead(), "From 12 high-income homes on: Rent hike and Tech boom change.");
}

TEST(Texts, a_policy_says_what_the_city_has_to_offer_to_it) {
  Town town(kStartingLayout);
  const auto outlook = [&](Policy policy) {
    town.active(policy);
    for (const PolicyOutlook& each :
         CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c).policies) {
      if (each.policy == policy) return each.outlook;
    }
    return std::string();
  };
  EXPECT_EQ(outlook(Policy::kCutCorporateTaxes),
            "A corporation counts 2 revenue. The city center has 4 vacant lots.");
  town.s.corporation = SpaceSet::drawn(". . . . . . . . . . . . . . C C . . . . C", 'C');
  EXPECT_EQ(outlook(Policy::kCutCorporateTaxes),
            "A corporation counts 2 revenue. The city center has 1 vacant lot.");
  EXPECT_EQ(outlook(Policy::kLandTrust), "10 protection markers are left for 14 low-income homes.");
  EXPECT_EQ(outlook(Policy::kFundHomelessShelter), "This would do nothing now: a way to pass.");
}

TEST(Texts, a_wrong_notation_says_what_was_expected) {
  for (const char* text :
       {"", "fly", "build", "build g1", "build c3 c4", "move a1 b1", "enact none", "swap a1 to b1",
        "lobby now", "move a1  to b1", "Build c3", "stop "}) {
    const auto parsed = CityRootsCodec::parse(text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_NE(parsed.error().text, "");
  }
}

TEST(Texts, a_replacement_names_the_policy_that_comes_in) {
  Town town(kStartingLayout);
  town.play("lobby").play("take government-subsidized-housing");
  EXPECT_EQ(duty_of(town.s),
            "{seat:0|Government-subsidized housing comes in. Which active policy goes?|{name} "
            "brings in Government-subsidized housing and says which active policy goes.}");
}

// Nothing is one thing, however it is written, and never another policy or space.
TEST(Texts, an_action_without_its_policy_or_space_is_refused_with_a_sentence) {
  const TableOf<CityRootsCodec> table(Town(kStartingLayout).s);
  for (const char* text :
       {R"({"verb":"enact"})", R"({"verb":"enact","policy":null})",
        R"({"verb":"enact","policy":""})", R"({"verb":"enact","policy":"none"})",
        R"({"verb":"build","space":null})", R"({"verb":"build","space":""})",
        R"({"verb":"build","space":"none"})", R"({"verb":"move","space":"a1","to":""})"}) {
    const auto action = table.decode(json::parse(text));
    if (!action) {
      EXPECT_NE(action.error().text, "") << text;
      continue;
    }
    const auto refused = table.refusal(Seat{0}, *action);
    ASSERT_TRUE(refused) << text;
    EXPECT_EQ(refused->rule, "table") << text;
    EXPECT_NE(refused->why, "") << text;
  }
  const auto lobby = table.decode(json::parse(R"({"verb":"lobby","policy":"","space":"none"})"));
  ASSERT_TRUE(lobby) << lobby.error().text;
  EXPECT_EQ(table.to_text(*lobby), "lobby");
}

TEST(Texts, the_board_is_drawn_with_its_letters) {
  Town town(kStartingLayout);
  EXPECT_EQ(draw_board(town.s),
            "6  B L . . . B\n"
            "5  L . L L . L\n"
            "4  . L . . L .\n"
            "3  . L . . L .\n"
            "2  L . L L . L\n"
            "1  B . . . L B\n"
            "   a b c d e f\n");
}

TEST(Texts, nowhere_is_in_no_set_of_spaces) {
  for (const json::value& nothing : {json::value(nullptr), json::value(""), json::value("none")}) {
    EXPECT_FALSE(from_json<SpaceSet>(json::array{nothing}, "low").has_value());
  }
}

}  // namespace
}  // namespace citybox::city_roots
