// The words that travel once: labels of choices, names, and what is said to those who do not see.

#include "engine/table/event_json.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"

namespace citybox::crash_city {

namespace {

using Names = std::map<std::string, std::string>;

Names action_labels() {
  return {{"site", "Turn up a tile here"}, {"place", "Lay the tile with {lanes}"},
          {"house", "Build a house"},      {"shop", "Build a shop"},
          {"factory", "Build a factory"},  {"car", "Put the car {to}"},
          {"park", "Park on the roof"},    {"u-turn", "Make a U-turn"},
          {"drive", "Drive there"},        {"pass", "Pass"},
          {"straight", "Go straight on"},  {"corner", "Go around the corner"},
          {"sideswipe", "Go sideways"}};
}

// "ne" is "lanes in the north and east".
Names lane_names() {
  Names names;
  for (unsigned bits = 1; bits < 16; ++bits) {
    const Sides sides = Sides::from_bits(bits);
    std::vector<std::string> list;
    sides.for_each([&](Heading h) { list.push_back(citybox::name_of(h)); });
    names[name_of(sides)] = sides == Sides::all()
                                ? "lanes on all sides"
                                : say("{count|a lane|lanes} in the {sides}",
                                      {{"count", sides.size()}, {"sides", listed(list)}});
  }
  return names;
}

// ".w facing north" is "on the west lane, facing north".
Names posture_names() {
  Names names;
  for (const Heading edge : kHeadings) {
    for (const Heading facing : {left_of(edge), right_of(edge)}) {
      names[name_of(Spot{kNowhere, Posture(edge, facing)})] =
          say("on the {edge} lane, facing {way}",
              {{"edge", citybox::name_of(edge)}, {"way", citybox::name_of(facing)}});
    }
  }
  return names;
}

std::map<std::string, BuildingWords> building_words() {
  return {{"house",
           {.name = "House",
            .about = "A family lives here and brings you a car. It may not stand beside a factory.",
            .offer = "Brings a car. Not next to a factory. {left} left.",
            .build = "Build a house here",
            .lay = "Lay the tile and build a house",
            .tile = "{place}: {lanes}; house of {owner}",
            .taken = ""}},
          {"shop",
           {.name = "Shop",
            .about = "Work for one car, on its roof. It may stand anywhere.",
            .offer = "Work for one car, anywhere. {left} left.",
            .build = "Build a shop here",
            .lay = "Lay the tile and build a shop",
            .tile = "{place}: {lanes}; shop of {owner}, free",
            .taken = "{place}: {lanes}; shop of {owner}, taken"}},
          {"factory",
           {.name = "Factory",
            .about = "Work for one car, on its roof. It may not stand beside a house.",
            .offer = "Work for one car. Not next to a house. {left} left.",
            .build = "Build a factory here",
            .lay = "Lay the tile and build a factory",
            .tile = "{place}: {lanes}; factory of {owner}, free",
            .taken = "{place}: {lanes}; factory of {owner}, taken"}}};
}

Names maneuver_names() {
  return {{"none", "Drive"},
          {"forward", "Forward"},
          {"drift", "Drift"},
          {"back-up", "Back up"},
          {"back-around", "Back up and around"},
          {"turn", "Turn"},
          {"backward-turn", "Turn backward"},
          {"u-turn", "U-turn"},
          {"straight-crash", "Straight on"},
          {"corner-crash", "Around the corner"},
          {"sideswipe", "Sideways"}};
}

Spoken spoken_words() {
  return {.town_square = "town square",
          .sides = {{"n", "north"}, {"e", "east"}, {"s", "south"}, {"w", "west"}},
          .site = "Site {place}",
          .posture = "Car on the {side} lane, facing {facing}",
          .car = "{color} car, {place} {side} lane, facing {facing}",
          .parked_car = "{color} car, parked at {place}",
          .take_up = "{color} car, {place} {side} lane, facing {facing}: take up",
          .put_down = "{color} car, {place} {side} lane, facing {facing}: put down",
          .move = {.drive = "{maneuver} to {place} {side} lane, facing {facing}",
                   .crash = "{maneuver} to {place} {side} lane, facing {facing}: crash into the "
                            "{color} car",
                   .park = "Park on the roof at {place}"},
          .move_of = {.drive = "{from}: {maneuver} to {place} {side} lane, facing {facing}",
                      .crash = "{from}: {maneuver} to {place} {side} lane, facing {facing}: crash "
                               "into the {color} car",
                      .park = "{from}: Park on the roof at {place}"},
          .tile = "{place}: {lanes}"};
}

Tallies tallies() {
  return {.construction = "Construction",
          .race_turn = "Race, turn {turn}",
          .tiles = "{tiles|1 tile|{tiles} tiles}",
          .tiles_left = "{tiles|1 tile|{tiles} tiles} left",
          .free_roofs = "{roofs|1 free roof|{roofs} free roofs}",
          .parked = "{parked} of {cars|1 car|{cars} cars} parked: what they are made of",
          .cars = "{parked} parked, {driving} driving, {coming} to come",
          .stock =
              "{tiles|1 tile|{tiles} tiles}, {houses|1 house|{houses} houses}, {shops|1 "
              "shop|{shops} shops} and {factories|1 factory|{factories} factories} left",
          .player_tiles = "{player}: {tiles|1 tile|{tiles} tiles} left",
          .player_parked = "{player}: {parked} of {cars|1 car|{cars} cars} parked",
          .quiet_turns = "{turns|1 turn|{turns} turns} since the last parking",
          .crashes = "{crashes|1 crash|{crashes} crashes} so far.",
          .movers = "{movers|1 car|{movers} cars} can go",
          .ways = "{ways|1 way|{ways} ways} to go"};
}

}  // namespace

Vocabulary CrashCityCodec::vocabulary(const Content& content) {
  return {
      .words = {.actions = action_labels(),
                .names = {{"lanes", lane_names()}, {"to", posture_names()}},
                .per_seat = {"unbuilt"}},
      .patience = content.patience,
      .standstill = say("The race ends after {turns|1 such turn|{turns} such turns}.",
                        {{"turns", content.patience}}),
      .race = "Each turn: park one car, or drive one. The first with all cars on roofs wins.",
      .first_player = "first player",
      .endings = {{"all-parked", "The race is won"}, {"stalemate", "Nobody gets through any more"}},
      .moments = {{"race-began", {"The city is built", "Start your engines!"}},
                  {"last-round", {"All cars parked", "The last round"}}},
      .buildings = building_words(),
      .maneuvers = maneuver_names(),
      .spoken = spoken_words(),
      .labels = {.lay = "Lay the tile",
                 .lay_it = "Lay it",
                 .lay_and_build = "Lay it and build",
                 .park = "Park on the {building}",
                 .crash = "crash!",
                 .put = "Put the car here",
                 .roof_now = "can park",
                 .roof = "roof in {turns|1 turn|{turns} turns}",
                 .no_roof = "no roof near",
                 .forced = "There is only one way. It happens by itself."},
      .tallies = tallies(),
      .curve = {.label = "Cars parked over the race", .top = "all cars parked"},
      .notation = notation(),
      .rules = {.who_builds_first = rule_name(info(), rule(10)),
                .who_races_first = rule_name(info(), rule(20)),
                .standstill = rule_name(info(), rule(28))}};
}

}  // namespace citybox::crash_city
