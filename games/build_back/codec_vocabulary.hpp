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
  std::string kind;    // "water, level 1, 1 VP"
  std::string spoken;  // all that is printed on it, for those who listen
  std::string flavor;
};
BOOST_DESCRIBE_STRUCT(TileWords, (),
                      (name, icon, level, three, cost, vp, influence, community, deed, does, power,
                       leader, price, kind, spoken, flavor))

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

struct TokenWords {
  std::string name;   // of a heap: "workers"
  std::string count;  // of {n}: "2 workers"
  std::string more;   // into a mix of goods: "one worker more"; empty: it is no good
  std::string less;
};
BOOST_DESCRIBE_STRUCT(TokenWords, (), (name, count, more, less))

struct SquareWords {
  std::string name;
  std::string text;
  std::string spoken;  // both, for those who listen
  std::string duty;    // to the person whose marker goes there
};
BOOST_DESCRIBE_STRUCT(SquareWords, (), (name, text, spoken, duty))

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

// Why a score changed, line by line of the scoring: {n} points.
struct ScoreChangeWords {
  std::string up;
  std::string down;
  std::string gone;  // nothing is left of it
};
BOOST_DESCRIBE_STRUCT(ScoreChangeWords, (), (up, down, gone))

// What comes to the middle of the table, by the event that brings it.
struct MomentWords {
  std::string kicker;
  std::string title;
};
BOOST_DESCRIBE_STRUCT(MomentWords, (), (kicker, title))

// What a page says here and there; it fills what stands in braces.
struct Notes {
  std::string score_change;        // of a choice that is looked at: {change}, {sum} afterwards
  std::string score_stays;         // … if it does not change: {sum}
  std::string open_ground;         // a space without a tile
  std::string leader_here;         // on a tile
  std::string markers_here;        // on a tile: {markers}
  std::string height;              // of a pile: {n} tiles
  std::string brings_nothing;      // a tile, just now
  std::string goes_next;           // the rightmost tile of the display
  std::string goes_next_tag;       // … in short
  std::string saves;               // a place where a tile costs {n} less
  std::string deck;                // tiles of this {level}
  std::string special_own;         // until it stands
  std::string special_stands;      // one's own: {tile}
  std::string special_hidden;      // somebody else's
  std::string purse;               // {markers} still to be placed
  std::string purse_with_leaders;  // … and {leaders} that wait
  std::string leaders_left;        // {n} in the supply
  std::string on_track;            // {name} has {sum}
  std::string secret_to_come;      // of somebody else
  std::string points;              // {n} of {name}
  std::string open_points;         // … without what is secret
  std::string influence;           // {n} of {name}
  std::string community;           // {n} of {name}
  std::string round;               // {round} and its {card}
  std::string look_around;         // to those who wait
  std::string three_only;          // of a tile that two do without
  std::string curve;               // how the curve of points is to be read
};
BOOST_DESCRIBE_STRUCT(Notes, (),
                      (score_change, score_stays, open_ground, leader_here, markers_here, height,
                       brings_nothing, goes_next, goes_next_tag, saves, deck, special_own,
                       special_stands, special_hidden, purse, purse_with_leaders, leaders_left,
                       on_track, secret_to_come, points, open_points, influence, community, round,
                       look_around, three_only, curve))

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
  std::map<std::string, ScoreChangeWords> changes;  // by the line's key
  std::map<std::string, MomentWords> moments;
  std::map<std::string, std::string> endings;
  Notes notes;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, tiles, objectives, resupply, tokens, squares, exchanges, outlook,
                       bonus, scores, changes, moments, endings, notes))

}  // namespace citybox::build_back
