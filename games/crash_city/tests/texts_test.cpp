#include "games/crash_city/texts.hpp"

#include <cstdlib>
#include <set>

#include "engine/table/action_json.hpp"
#include "engine/table/label.hpp"
#include "engine/types/sentence.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

Summary summary_of(const Block& block) {
  return CrashCityCodec::summary(CrashCity::redact(block.s, {}), block.c);
}

// As one of two, Ana and Ben, reads it.
std::string read_as(std::string_view sentence, Seat you) {
  return resolve(sentence, SeatSet(you), [](Seat seat) { return seat.index == 0 ? "Ana" : "Ben"; });
}

TEST(Texts, places_are_known_by_where_they_lie) {
  EXPECT_EQ(where(kTownSquare), "at the town square");
  EXPECT_EQ(where({0, -1}), "beside the town square");
  EXPECT_EQ(where({5, 2}), "in the east");
  EXPECT_EQ(where({4, 2}), "in the north-east");
  EXPECT_EQ(where({-1, 3}), "in the north");
  EXPECT_EQ(where({-2, -2}), "in the south-west");
}

TEST(Texts, CC8_places_of_the_heat_maps_are_named_by_their_steps) {
  const BoardShape& shape = CrashCityCodec::shape();
  const auto name = [&](int x, int y) {
    const int middle = static_cast<int>(shape.columns.size()) / 2;
    const int side = static_cast<int>(shape.columns.size());
    const int place = (y + middle) * side + x + middle;
    return shape.names[static_cast<std::size_t>(place)];
  };
  EXPECT_EQ(name(0, 0), "o");
  EXPECT_EQ(name(0, 3), "n3");
  EXPECT_EQ(name(2, 0), "e2");
  EXPECT_EQ(name(2, 1), "e2n1");
  EXPECT_EQ(name(-8, -8), "w8s8");
}

TEST(Texts, every_notation_parses_back) {
  for (const char* text :
       {"site e2n1", "site w64s64", "place n", "place nesw", "house", "shop", "factory",
        "car .w facing north", "park e2n1.w", "u-turn o.n", "drive e2n1.w to e4n2.s facing east",
        "pass", "straight to o.s facing west", "corner to s3.e facing north",
        "sideswipe to n1.w facing south"}) {
    const auto action = CrashCityCodec::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(CrashCityCodec::to_text(*action), text);
  }
}

TEST(Texts, anything_else_is_told_what_was_expected) {
  for (const char* text : {"",
                           "site",
                           "site ",
                           "site e0",
                           "site o.n",
                           "place",
                           "place sn",
                           "place nn",
                           "house now",
                           "car e1.w facing north",
                           "car .w facing west",
                           "car .w",
                           "park e2n1",
                           "park e2n1.x",
                           "drive",
                           "drive e1.n e2.n facing east",
                           "drive e1.n to e2.n",
                           "drive e1.n to e2.n facing up",
                           "pass ",
                           "straight e2.n facing east",
                           "fly to o.n"}) {
    const auto action = CrashCityCodec::parse(text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().text.back(), '.') << text;
  }
}

TEST(Texts, every_reason_has_a_sentence_of_its_own) {
  std::map<std::string, int> sentences;
  for (const RuleId rule : reason::kAll) {
    const std::string why = CrashCityCodec::why(rule);
    EXPECT_EQ(why.back(), '.');
    EXPECT_NE(why, CrashCityCodec::why({99, 9})) << int{rule.number} << "." << int{rule.detail};
    EXPECT_EQ(++sentences[why], 1) << why;
  }
}

TEST(Texts, every_event_has_a_sentence) {
  for (int kind = 0; kind < kEventKinds; ++kind) {
    Event event;
    event.kind = static_cast<EventKind>(kind);
    event.path.push_back(Lane{kTownSquare, Heading::kNorth});
    for (int maneuver = 0; maneuver < kManeuvers; ++maneuver) {
      event.maneuver = static_cast<Maneuver>(maneuver);
      const std::string text = CrashCityCodec::sentence(event);
      ASSERT_FALSE(text.empty()) << kind;
      EXPECT_TRUE(text.back() == '.' || text.back() == '!') << text;
    }
  }
}

TEST(Texts, a_race_is_told_in_plain_sentences) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east").play("straight to e3.n facing west");
  block.play("park e3.n");
  std::string story;
  for (const Event& event : block.events) story += CrashCityCodec::sentence(event) + "\n";
  EXPECT_EQ(
      story,
      "{seat:0|You drive|{name} drives} two spaces straight on.\n"
      "Crash! {seat:0|You hit|{name} hits} {seat:1|your|{name}'s} car.\n"
      "{seat:1|Your|{name}'s} car is pushed straight on.\n"
      "{seat:1|You park on the roof of your own|{name} parks on the roof of their own} shop: 1 car "
      "at work.\n");
}

TEST(Texts, who_hits_an_own_car_is_not_told_of_it_as_of_another_player) {
  Block block(R"(
  0>     ==     0<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(
      summary_of(block).now,
      "Crash! {seat:0|You hit one of your own cars and say|{name} hit a car of the same color "
      "and says} where it goes.");
}

TEST(Texts, the_summary_says_who_decides_and_why) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east");
  const Summary summary = summary_of(block);
  EXPECT_EQ(read_as(summary.now, Seat{1}),
            "Crash! Your car was hit by Ana's: you say where it goes.");
  EXPECT_EQ(read_as(summary.now, Seat{0}),
            "Crash! Ben's car was hit by yours: Ben says where it goes.");
  EXPECT_EQ(summary.decider, Seat{1});
  EXPECT_EQ(json::serialize(to_json(*summary.crash)),
            R"({"hit":8,"owner":1,"hitter":0,"by":0,"at":"e2.n","heading":"east",)"
            R"("ways":[{"verb":"straight","to":"e3.n facing west"}]})");
  EXPECT_EQ(summary.open_jobs, (std::vector<std::string>{"e2", "e3"}));
}

TEST(Texts, CC20_who_can_only_pass_is_told_so) {
  Block block(R"(
  0>     1<
  ()     ..
)");
  EXPECT_EQ(read_as(summary_of(block).now, Seat{0}),
            "Turn 1 of the race: you cannot move a single car and must pass.");
  EXPECT_EQ(summary_of(block).duty, "None of your cars can park or drive: pass.");
  block.play("pass");
  const std::string told = CrashCityCodec::sentence(block.events.back());
  EXPECT_EQ(read_as(told, Seat{0}), "You cannot move a single car and pass.");
  EXPECT_EQ(read_as(told, Seat{1}), "Ana cannot move a single car and passes.");
}

TEST(Texts, CC28_the_warning_counts_one_turn_as_one) {
  Block block(R"(
  0>     ==     1<
  ()     ..     ..
)");
  EXPECT_EQ(summary_of(block).warning, "");
  block.s.quiet_turns = 98;
  EXPECT_EQ(summary_of(block).warning, "Without a parking the race ends in 2 turns.");
  block.s.quiet_turns = 99;
  EXPECT_EQ(summary_of(block).warning, "Without a parking the race ends in 1 turn.");
  EXPECT_EQ(read_as(summary_of(block).now, Seat{1}),
            "Turn 1 of the race: Ana parks or drives. Without a parking the race ends in 1 turn.");
}

TEST(Texts, CC10_nobody_is_said_to_roll_dice) {
  Event event;
  for (const EventKind kind : {EventKind::kConstructionBegan, EventKind::kRaceBegan}) {
    event.kind = kind;
    EXPECT_EQ(CrashCityCodec::sentence(event).find("roll"), std::string::npos);
  }
  event.kind = EventKind::kConstructionBegan;
  EXPECT_EQ(read_as(CrashCityCodec::sentence(event), Seat{1}), "Ana begins to build the city.");
}

TEST(Texts, CC29_the_end_is_told_of_one_and_of_several) {
  Event event;
  event.kind = EventKind::kEnded;
  event.ending = Ending::kAllParked;
  event.winners = SeatSet(Seat{0});
  EXPECT_EQ(read_as(CrashCityCodec::sentence(event), Seat{0}),
            "All your cars are at work. The race is over.");
  EXPECT_EQ(read_as(CrashCityCodec::sentence(event), Seat{1}),
            "All of Ana's cars are at work. The race is over.");
  event.winners.add(Seat{1});
  EXPECT_EQ(read_as(CrashCityCodec::sentence(event), Seat{1}),
            "The race is over: Ana and you have every car at work.");
}

TEST(Texts, every_move_of_a_race_is_told_with_its_maneuver_and_its_end) {
  Block block(R"(
  0>     ==     1<     ==
  ()     S0     ..     S1
)");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).moves)),
            R"([{"from":"o.n","ends":{"forward":["e1.n facing east","e2.n facing east"]}}])");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).moves)),
            R"([{"from":"","ends":{"straight-crash":["e3.n facing west"]}}])");
}

TEST(Texts, every_place_is_told_with_its_steps_from_the_town_square) {
  const Block block(R"(
  ==     ==
  S0     ()
)");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).places)),
            R"({"names":["o","w1"],"east":[0,-1],"north":[0,0]})");
}

TEST(Texts, the_notation_is_told_as_templates) {
  const Notation told = notation();
  const auto name_by = [&](Place place) {
    const auto sign = [](int steps) { return (steps > 0 ? 1 : 0) - (steps < 0 ? 1 : 0); };
    for (const PlaceTemplate& each : told.places) {
      if (each.east != sign(place.x) || each.north != sign(place.y)) continue;
      return say(each.name, {{"east", std::abs(place.x)}, {"north", std::abs(place.y)}});
    }
    return std::string();
  };
  for (std::int8_t x = -kFarthest; x <= kFarthest; ++x) {
    for (std::int8_t y = -kFarthest; y <= kFarthest; ++y) {
      ASSERT_EQ(name_by({x, y}), name_of(Place{x, y}));
    }
  }
  const Place there{2, 1};
  std::set<std::string> names;
  for (const Standing& each : told.standings) {
    const std::string name = say(each.name, {{"place", name_of(there)}});
    Lane lane;
    Spot spot, here;
    if (each.facing) {
      ASSERT_TRUE(read_name(name, spot) && read_name(each.here, here)) << name;
      EXPECT_EQ(spot.at, there);
      EXPECT_EQ(spot.posture.facing(), *each.facing);
      EXPECT_EQ(here, (Spot{kNowhere, spot.posture}));
      lane = spot.lane();
    } else {
      ASSERT_TRUE(read_name(name, lane)) << name;
    }
    EXPECT_EQ(name_of(Sides(lane.edge)), each.edge);
    names.insert(name);
  }
  EXPECT_EQ(names.size(), 12U);
}

TEST(Texts, numbers_have_their_words_for_one_and_for_many) {
  const Tallies told = CrashCityCodec::vocabulary(Content{}).tallies;
  EXPECT_EQ(say(told.free_roofs, {{"roofs", 1}}), "1 free roof");
  EXPECT_EQ(say(told.free_roofs, {{"roofs", 4}}), "4 free roofs");
  EXPECT_EQ(say(told.crashes, {{"crashes", 1}}), "1 crash so far.");
  EXPECT_EQ(say(told.stock, {{"tiles", 3}, {"houses", 1}, {"shops", 0}, {"factories", 2}}),
            "3 tiles, 1 house, 0 shops and 2 factories left");
}

TEST(Texts, facts_are_told_of_a_race_that_is_over) {
  Block block(R"(
  0>     1>
  S0     ()
)");
  EXPECT_TRUE(summary_of(block).facts.empty());
  block.cars_each(1).play("park w1.n");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).facts)),
            R"([{"name":"Turns of the race","value":1},{"name":"Crashes","value":0},)"
            R"({"name":"Tiles laid","value":1},{"name":"Two-lane streets","value":0},)"
            R"({"name":"Roofs still free","value":0}])");
}

TEST(Texts, the_goal_and_how_far_it_is) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     S0     s1
)");
  const Goal goal = summary_of(block).goal;
  EXPECT_EQ(goal.text, "Park all 8 cars on roofs first.");
  EXPECT_EQ(goal.more, "100 turns without a parking end it: then the most parked cars win.");
  ASSERT_EQ(goal.tracks.size(), 2U);
  EXPECT_EQ(goal.tracks[0].value, 1);
  EXPECT_EQ(goal.tracks[0].target, 8);
  EXPECT_NE(summary_of(block.equal_turns()).goal.text, goal.text);
}

TEST(Texts, the_nearest_free_roof_of_each_car) {
  Block block(R"(
  0>     ==     ==     ==     1<
  ()     ..     S0     ..     S1
)");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).roofs_ahead)),
            R"([{"car":0,"roof":"e2","turns":2}])");
  block.play("drive o.n to e1.n facing east");
  EXPECT_EQ(json::serialize(to_json(summary_of(block).roofs_ahead)),
            R"([{"car":8,"roof":"e4","turns":1}])");
}

TEST(Texts, the_end_says_what_it_meant) {
  Block block(R"(
  0>     ==     1<     ==
  S0     ()     ..     S1
)");
  block.cars_each(1).play("park w1.n");
  const std::vector<std::string> story = summary_of(block).story;
  ASSERT_EQ(story.size(), 3U);
  EXPECT_EQ(read_as(CrashCityCodec::meant(block.s, block.c), Seat{0}),
            "Your last driver is at work while one neighbour is still out on the streets, looking "
            "for a place to park.");
  EXPECT_EQ(read_as(story[0], Seat{1}), "Ana parked on roofs of the same color only.");
  EXPECT_EQ(read_as(story[1], Seat{1}), "You were about 2 turns short: 0 of 1 cars at work.");
  EXPECT_EQ(story[2], "Nobody was hit on the way.");
}

TEST(Texts, a_city_is_read_as_it_is_written) {
  Site game;
  game.play("site e1").play("place n").play("house").play("car .n facing east");
  const json::value city = to_json(game.s.city);
  EXPECT_EQ(json::serialize(city), R"({"tiles":[{"at":"o","lanes":"nesw","building":"none"},)"
                                   R"({"at":"e1","lanes":"n","building":"house","owner":0}],)"
                                   R"("cars":["e1.n facing east"]})");
  EXPECT_EQ(from_json<City>(city, "city"), game.s.city);
}

TEST(Texts, cities_of_older_tables_are_still_read) {
  const auto city = from_json<City>(
      json::parse(
          R"({"tiles":[{"at":"o","lanes":"nesw","building":null,"owner":null}],"cars":[]})"),
      "city");
  ASSERT_TRUE(city);
  EXPECT_EQ(city->count, 1);
}

TEST(Texts, what_is_no_city_is_told_why) {
  const auto fault = [](const std::string& tile, const std::string& cars) {
    const std::string square = R"({"at":"o","lanes":"nesw","building":"none"})";
    const auto city = from_json<City>(
        json::parse("{\"tiles\":[" + square + tile + "],\"cars\":[" + cars + "]}"), "city");
    return city ? "" : city.error().text;
  };
  EXPECT_EQ(fault("", ""), "");
  EXPECT_EQ(fault(R"(,{"at":"o","lanes":"n","building":"none"})", ""),
            "city.tiles[1]: the town square comes first, once.");
  EXPECT_EQ(fault(R"(,{"at":"e1","lanes":"n","building":"shop"})", ""),
            "city.tiles[1]: a building has an owner.");
  EXPECT_EQ(fault(R"(,{"at":"e1","lanes":"","building":"none"})", ""),
            "city.tiles[1]: a tile has a place and a lane.");
  EXPECT_EQ(fault("", R"("e1.n facing east")"),
            "city.cars[0]: there is no tile at e1.n facing east.");
  EXPECT_EQ(fault("", R"(".n facing east")"), "city.cars[0]: there is no tile at .n facing east.");
  EXPECT_EQ(fault("", "null"), "city.cars: the list ends with a placed car.");
}

TEST(Texts, CC11_a_tile_that_was_revealed_is_off_the_stack) {
  Site game;
  const auto stack = [&] {
    return CrashCityCodec::summary(CrashCity::redact(game.s, {}), game.c).players[0].stack;
  };
  EXPECT_EQ(stack(), 16);
  game.play("site e1", kDrawThreeEdge);
  EXPECT_EQ(stack(), 15);
  game.play("place nes");
  EXPECT_EQ(stack(), 15);
  game.play("house");
  EXPECT_EQ(stack(), 15);
  game.play("car .n facing east");
  EXPECT_EQ(stack(), 15);
}

TEST(Texts, every_choice_has_a_label) {
  const auto label = [](const char* text) {
    return label_of(CrashCityCodec::vocabulary(Content{}).words,
                    compact_json(*CrashCityCodec::parse(text)));
  };
  EXPECT_EQ(label("site e2n1"), "Turn up a tile here");
  EXPECT_EQ(label("place ne"), "Lay the tile with lanes in the north and east");
  EXPECT_EQ(label("place s"), "Lay the tile with a lane in the south");
  EXPECT_EQ(label("place nesw"), "Lay the tile with lanes on all sides");
  EXPECT_EQ(label("car .w facing north"), "Put the car on the west lane, facing north");
  EXPECT_EQ(label("drive e2n1.w to e4n2.s facing east"), "Drive there");
  EXPECT_EQ(label("pass"), "Pass");
  for_each_enumerator<Verb>([](const std::string& name, Verb) {
    EXPECT_TRUE(CrashCityCodec::vocabulary(Content{}).words.actions.contains(name)) << name;
  });
  for_each_enumerator<Maneuver>([](const std::string& name, Maneuver) {
    EXPECT_TRUE(CrashCityCodec::vocabulary(Content{}).maneuvers.contains(name)) << name;
  });
}

TEST(Texts, the_drawing_shows_streets_buildings_and_cars) {
  constexpr const char* kDrawing = R"(  ==     0>
||H0   ||()||
  1<     ==
         ==
         s1||
         ==
)";
  EXPECT_EQ(Block(std::string("\n") + kDrawing).drawn(), kDrawing);
}

TEST(Texts, items_add_up_to_their_headline) {
  const Block block(R"(
  ==     ==     ==     ==
  s0     f0     S1     ()
)");
  for (const Ledger ledger : {Ledger::kParked, Ledger::kToBuild, Ledger::kOpenJobs}) {
    ItemList items;
    CrashCity::items(block.s, ledger, Seat{0}, items, block.c);
    std::int64_t sum = 0;
    for (const Item& item : items) {
      sum += item.amount;
      EXPECT_FALSE(CrashCityCodec::label(item).empty());
    }
    EXPECT_EQ(sum, CrashCityCodec::headline(block.s, ledger, Seat{0}, block.c));
  }
}

TEST(Texts, the_options_go_by_their_published_names) {
  EXPECT_EQ(json::serialize(to_json(Options{})),
            R"({"pile_ups":"off","equal_turns":"off","length":"full"})");
  EXPECT_EQ(
      from_json<Options>(json::parse(R"({"pile_ups":"on","equal_turns":"off","length":"quick"})"),
                         "options"),
      (Options{PileUps::kOn, EqualTurns::kOff, Length::kQuick}));
  EXPECT_FALSE(from_json<Options>(json::parse(R"({"pile_ups":"off"})"), "options"));
}

TEST(Texts, the_options_of_older_tables_are_still_read) {
  EXPECT_FALSE(from_json<Options>(json::parse(R"({"pile-ups":"off"})"), "options"));
  EXPECT_FALSE(from_json<Options>(
      json::parse(R"({"pile-ups":"off","equal-turns":"on","length":"long"})"), "options"));
  EXPECT_EQ(from_json<Options>(json::parse(R"({"pile-ups":"off","equal-turns":"on"})"), "options"),
            (Options{PileUps::kOff, EqualTurns::kOn, Length::kFull}));
  EXPECT_FALSE(from_json<Options>(json::parse(R"({"pile-ups":"off","equal-turns":"on","more":1})"),
                                  "options"));
}

}  // namespace
}  // namespace citybox::crash_city
