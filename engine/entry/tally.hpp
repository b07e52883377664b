#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/histogram_json.hpp"
#include "engine/entry/portrait.hpp"
#include "engine/entry/statistics.hpp"

namespace citybox {

// How one kind of choice ("enact land-trust", "build") was used.
struct Use {
  std::uint64_t allowed = 0;        // decisions in which it was allowed
  std::uint64_t chosen = 0;         // … and chosen
  std::uint64_t games_allowed = 0;  // games in which it was ever allowed
  std::uint64_t games_chosen = 0;   // … and ever chosen
  // Seats (in a cooperative game: games) that ever chose it, over all games, and those that won.
  std::uint64_t seats_chosen = 0;
  std::uint64_t seats_won = 0;

  bool operator==(const Use&) const = default;
};
BOOST_DESCRIBE_STRUCT(Use, (),
                      (allowed, chosen, games_allowed, games_chosen, seats_chosen, seats_won))

// Something that was true of a seat at the end ("holds the Well", and what it was worth).
struct Fact {
  Histogram values;       // one for each seat of which it was true
  std::uint64_t won = 0;  // how many of these seats were among the winners

  bool operator==(const Fact&) const = default;
};
BOOST_DESCRIBE_STRUCT(Fact, (), (values, won))

// What came of some games. Merging in any order gives the same.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t games_with_winner = 0;
  std::vector<std::uint64_t> wins;           // by seat
  std::vector<std::uint64_t> wins_by_order;  // by order of play; empty if the game does not say
  std::map<std::string, std::uint64_t> endings;
  Histogram decisions;
  // By name, what the game counts besides: turns, rounds, events …
  std::map<std::string, Histogram> measures;
  std::map<std::string, Use> uses;
  std::map<std::string, Fact> facts;
  std::optional<Portrait> portrait;  // where the line-up asks for one

  void merge(const Tally& other);
  bool operator==(const Tally&) const = default;
};
BOOST_DESCRIBE_STRUCT(Tally, (),
                      (games, games_with_winner, wins, wins_by_order, endings, decisions, measures,
                       uses, facts, portrait))

// What an action is counted as: its notation up to the first word with a digit or a point, so that
// a card has a line of its own and the spaces of a board share one.
std::string kind_of_choice(const std::string& notation);

}  // namespace citybox
