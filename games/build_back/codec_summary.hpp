#pragma once
// What is derived from the state, for a page that holds no rules. Tiles and cards go by their names in
// the state; what is printed on them stands in the vocabulary.

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/end_fact.hpp"
#include "engine/table/goal.hpp"
#include "games/build_back/build_back.hpp"

namespace citybox::build_back {

// Tokens as an object with what is not 0: {"supplies": 2, "workers": 1}.
struct Amounts {
  Tokens tokens;
};

struct Score {
  int track = 0;
  int tiles = 0;
  std::optional<int> own;  // of the secret objective; left out while it is somebody's secret
  int common = 0;          // of the objective that counts for all
  int influence = 0;
  int community = 0;
  int total = 0;
  std::string text;  // "14 = track 3 + tiles 6 + influence 5"
};
BOOST_DESCRIBE_STRUCT(Score, (), (track, tiles, own, common, influence, community, total, text))

struct PlayerSummary {
  int influence = 0;
  int community = 0;
  Score score;
  std::string text;  // what all may know, in a sentence
};
BOOST_DESCRIBE_STRUCT(PlayerSummary, (), (influence, community, score, text))

// Who has the most of something now; nobody has it for 0.
struct Most {
  int most = 0;
  SeatSet seats;
};
BOOST_DESCRIBE_STRUCT(Most, (), (most, seats))

// Of what is offered to a seat, `why` is a sentence where it is not allowed. Outside of one's turn it
// says what would be if it were one's turn.
struct Site {
  Tile over = Tile::kNone;  // none: open ground
  int space = 0;            // from 1
  Amounts cost;
  Amounts discount;
  Amounts missing;
  std::string text;  // "Build the Well on top of the Water Station for 1 worker (1 supply saved)."
  bool allowed = false;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(Site, (), (over, space, cost, discount, missing, text, allowed, why))

struct BuildOffer {
  Tile tile = Tile::kNone;
  bool special = false;
  bool possible = false;  // some site is allowed
  std::string why;
  std::string price;     // "You can pay for it.", "You lack 1 worker."
  std::string question;  // where it goes
  std::vector<Site> sites;
};
BOOST_DESCRIBE_STRUCT(BuildOffer, (), (tile, special, possible, why, price, question, sites))

struct UseOffer {
  Tile tile = Tile::kNone;
  int space = 0;  // from 1
  int used = 0;
  int uses = 0;
  bool leader = false;
  Amounts pay;
  Amounts gain;
  int vp = 0;
  int leaders = 0;
  int goods = 0;         // of one's choice
  std::string question;  // which goods; empty: there are none to choose
  std::string text;      // "The Well brings 2 water."
  bool allowed = false;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(UseOffer, (),
                      (tile, space, used, uses, leader, pay, gain, vp, leaders, goods, question,
                       text, allowed, why))

struct SquareOffer {
  int used = 0;
  int uses = 0;
  std::string text;  // "Used once this round, of 2."
  bool allowed = false;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(SquareOffer, (), (used, uses, text, allowed, why))

struct SquareOffers {
  SquareOffer build;
  SquareOffer spend;
  SquareOffer trade;
};
BOOST_DESCRIBE_STRUCT(SquareOffers, (), (build, spend, trade))

// What one of these eyes could do with its next marker, with its own secrets.
struct You {
  Seat seat;
  std::string duty;  // what is owed, to the person; empty: nothing
  int leaders_to_place = 0;
  std::vector<BuildOffer> builds;
  std::vector<UseOffer> uses;
  SquareOffers squares;
};
BOOST_DESCRIBE_STRUCT(You, (), (seat, duty, leaders_to_place, builds, uses, squares))

struct Summary {
  std::string now;
  Goal goal;
  std::optional<Seat> turn;     // whose marker it is
  std::vector<Seat> order;      // of this round, from the first player on
  std::string until_end;        // how far it is
  std::string last_round;       // a sentence once it is
  Tile next_out = Tile::kNone;  // goes in the clean-up
  int leaders_in_supply = 0;
  int markers_each = 0;
  Most influence;
  Most community;
  SeatSet winners;  // once it is over
  std::vector<EndFact> facts;
  std::string decided;  // once it is over: what made the difference
  std::vector<PlayerSummary> players;
  std::vector<You> you;     // one for each of these eyes
  std::optional<You> open;  // where nobody looks: of who is on turn, as all may know it
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, goal, turn, order, until_end, last_round, next_out, leaders_in_supply,
                       markers_each, influence, community, winners, facts, decided, players, you,
                       open))

}  // namespace citybox::build_back
