#pragma once
// The words that do not change during a game: all tiles and cards there are, whoever holds them.

#include <boost/describe.hpp>
#include <map>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/build_back/codec_summary.hpp"

namespace citybox::build_back {

// A printed action in numbers, for a strip of signs.
struct DeedNumbers {
  Amounts pay;
  Amounts take;
  Amounts help;
  Amounts receive;
  int any = 0;
  int vp = 0;
  int leaders = 0;
};
BOOST_DESCRIBE_STRUCT(DeedNumbers, (), (pay, take, help, receive, any, vp, leaders))

struct TileWords {
  std::string name;
  Icon icon = Icon::kWater;
  int level = 0;
  bool three = false;
  Amounts cost;
  int vp = 0;
  int influence = 0;
  int community = 0;
  DeedNumbers deed;
  std::string does;    // "Take 2 water from the board."
  std::string power;   // how a special bends the rules; empty: it does not
  std::string leader;  // what a Leader does there
  std::string price;   // "Costs 2 supplies and 2 workers."
  std::string spoken;  // all that is printed on it, for those who listen
  std::string flavor;
};
BOOST_DESCRIBE_STRUCT(TileWords, (),
                      (name, icon, level, three, cost, vp, influence, community, deed, does, power,
                       leader, price, spoken, flavor))

struct ObjectiveWords {
  std::string name;
  std::string text;
  std::string flavor;
  int most = 0;
};
BOOST_DESCRIBE_STRUCT(ObjectiveWords, (), (name, text, flavor, most))

struct ResupplyWords {
  std::string name;
  std::string text;
  std::string brings;  // "It brings 3 water and 2 food."
  int level = 0;
  Amounts add;
};
BOOST_DESCRIBE_STRUCT(ResupplyWords, (), (name, text, brings, level, add))

// "1 worker", "2 workers", "workers"
struct TokenWords {
  std::string one;
  std::string many;
  std::string title;
};
BOOST_DESCRIBE_STRUCT(TokenWords, (), (one, many, title))

struct SquareWords {
  std::string name;
  std::string text;
  std::string duty;  // to the person whose marker goes there
};
BOOST_DESCRIBE_STRUCT(SquareWords, (), (name, text, duty))

// One way to spend: "2 money for 1 influence".
struct Exchange {
  Verb verb = Verb::kSpendStories;
  int amount = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Exchange, (), (verb, amount, text))

// A line of the final scoring.
struct ScoreWords {
  std::string key;  // in Score
  std::string name;
};
BOOST_DESCRIBE_STRUCT(ScoreWords, (), (key, name))

// What comes to the middle of the table, by the event that brings it.
struct MomentWords {
  std::string kicker;
  std::string title;
};
BOOST_DESCRIBE_STRUCT(MomentWords, (), (kicker, title))

// What a page says here and there; it fills what stands in braces.
struct Notes {
  std::string score_change;    // of a choice that is looked at: {change}
  std::string open_ground;     // a space without a tile
  std::string leader_here;     // on a tile
  std::string markers_here;    // on a tile: {markers}
  std::string place_leader;    // may be done here
  std::string goes_next;       // the rightmost tile of the display
  std::string special_stands;  // one's own: {tile}
  std::string special_hidden;  // somebody else's
  std::string look_around;     // to those who wait
  std::string curve;           // how the curve of points is to be read
};
BOOST_DESCRIBE_STRUCT(Notes, (),
                      (score_change, open_ground, leader_here, markers_here, place_leader,
                       goes_next, special_stands, special_hidden, look_around, curve))

struct Vocabulary {
  Words words;
  std::map<std::string, TileWords> tiles;
  std::map<std::string, ObjectiveWords> objectives;
  std::map<std::string, ResupplyWords> resupply;
  std::map<std::string, TokenWords> tokens;
  std::map<std::string, SquareWords> squares;
  std::vector<Exchange> exchanges;
  std::map<std::string, std::string>
      outlook;                     // by verb: what comes of it, where events say nothing
  std::string bonus;               // what the most of influence and community brings
  std::vector<ScoreWords> scores;  // as they are read out
  std::map<std::string, MomentWords> moments;
  std::map<std::string, TokenWords> pieces;  // markers and Leaders in a purse
  std::map<std::string, std::string> endings;
  Notes notes;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, tiles, objectives, resupply, tokens, squares, exchanges, outlook,
                       bonus, scores, moments, pieces, endings, notes))

}  // namespace citybox::build_back
