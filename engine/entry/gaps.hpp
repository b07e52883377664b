#pragma once
// What is looked for in games to find gaps in their rules and content (`lab gaps`): counts only, what they
// mean is said elsewhere (lab/gap_findings.hpp).

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <limits>
#include <map>
#include <string>

#include "engine/types/json.hpp"

namespace citybox {

// A moment that somebody can look at: so many decisions into a game.
struct Moment {
  std::uint64_t decision = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t game = std::numeric_limits<std::uint64_t>::max();

  auto operator<=>(const Moment&) const = default;
};
BOOST_DESCRIBE_STRUCT(Moment, (), (decision, game))

// How often something was met, and the earliest moment of it.
struct Met {
  std::uint64_t times = 0;
  Moment first;

  void add(const Moment& moment);
  void merge(const Met& other);
  bool operator==(const Met&) const = default;
};
BOOST_DESCRIBE_STRUCT(Met, (), (times, first))

// One kind of choice ("enact land-trust", "build").
struct Choice {
  std::uint64_t allowed = 0;  // decisions in which it was allowed
  std::uint64_t forced = 0;   // … as the only action of all
  std::uint64_t free = 0;     // … beside another kind
  std::uint64_t chosen = 0;   // … and chosen then
  // Seats (in a cooperative game: games) that were ever free to choose it, by whether they did.
  std::uint64_t took = 0;
  std::uint64_t took_won = 0;
  std::uint64_t left = 0;
  std::uint64_t left_won = 0;
  // Decisions looked at closely in which it was free, and those in which none was judged better.
  std::uint64_t judged = 0;
  std::uint64_t best = 0;

  void merge(const Choice& other);
  bool operator==(const Choice&) const = default;
};
BOOST_DESCRIBE_STRUCT(Choice, (),
                      (allowed, forced, free, chosen, took, took_won, left, left_won, judged, best))

// Two actions of these kinds at one decision.
struct Twins {
  std::uint64_t together = 0;  // decisions looked at closely in which both were allowed
  Met alike;                   // … and led to the same state, byte by byte

  void merge(const Twins& other);
  bool operator==(const Twins&) const = default;
};
BOOST_DESCRIBE_STRUCT(Twins, (), (together, alike))

// Merging in any order gives the same.
struct Gaps {
  using Counts = std::map<std::string, std::uint64_t>;

  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t forced = 0;  // decisions with one action
  std::uint64_t looks = 0;   // decisions looked at closely: those with several
  std::uint64_t longest = 0;
  Counts endings;
  // What must never be, by what it is (kNoAction …) and, for people, which.
  std::map<std::string, std::map<std::string, Met>> holes;
  std::map<std::string, Choice> choices;
  // By kind and kind, in that order; also those that never were alike, which another thread may have
  // found alike.
  std::map<std::string, std::map<std::string, Twins>> twins;
  std::map<std::string, Met> idle;   // kinds that left the state as it was
  std::map<std::string, Met> empty;  // decisions in which every action led to the same state
  // What the names of the game's types were used for: by type, name and place ("event card-drawn",
  // "action build", "state"). A name that was never used is there, without places.
  std::map<std::string, std::map<std::string, Counts>> names;

  void merge(const Gaps& other);
  // Only when all is merged.
  void forget_unlike_twins();
  bool operator==(const Gaps&) const = default;
};
BOOST_DESCRIBE_STRUCT(Gaps, (),
                      (games, decisions, forced, looks, longest, endings, holes, choices, twins,
                       idle, empty, names))

// The holes.
inline constexpr const char* kNoAction = "no-action";
inline constexpr const char* kRefusedAction = "refused-action";
inline constexpr const char* kBrokenInvariant = "broken-invariant";
inline constexpr const char* kEndless = "endless";

}  // namespace citybox
