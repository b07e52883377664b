#pragma once
// A guided first game: a handful of moments at which a coach says something about this very position,
// and may propose what to do. Stateless: whoever learns keeps what was told.

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace citybox {

// What of the page the coach points at.
enum class CoachShows : std::uint8_t { kGoal, kBoard, kChoices, kSide, kSeats, kLog };
BOOST_DESCRIBE_ENUM(CoachShows, kGoal, kBoard, kChoices, kSide, kSeats, kLog)

// What the coach looks at: what the learner may know.
template <class G>
struct CoachSight {
  const Seen<G>& seen;
  Seat seat;                                    // the learner's
  bool deciding;                                // the learner is to decide
  const std::vector<typename G::Event>& since;  // what happened from the learner's last action on
  const typename G::Content& content;

  const typename G::State& state() const { return seen.state(); }
};

// One moment of a lesson. They are told in their order; one whose time has not come yet lets
// later ones go first.
template <class G>
struct CoachLine {
  const char* id;     // "goal"
  const char* title;  // "What this is about"
  CoachShows shows;
  // Is it time? Not before the learner can do what is proposed.
  bool (*when)(const CoachSight<G>& sight);
  // Sentences that are true of this position (types/sentence.hpp).
  std::string (*say)(const CoachSight<G>& sight);
  // Would the coach do that now? Among what is allowed at least one is; null: there is nothing to do
  // but read.
  bool (*proposes)(const CoachSight<G>& sight, const typename G::Action& action) = nullptr;
};

}  // namespace citybox
