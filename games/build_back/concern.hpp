#pragma once

#include <cstdint>

namespace citybox::build_back {

// The parts of what a position is worth to a seat (judgement.hpp); texts_lesson.cpp has words for each.
enum class Concern : std::uint8_t {
  kTrack,       // VP on the track
  kBuilt,       // VP of visible tiles
  kCommon,      // VP of the objective that counts for all
  kOwn,         // VP of one's own objective
  kInfluence,   // icons and tokens
  kCommunity,   // icons
  kPurse,       // tokens held, influence not counted
  kNextBuild,   // tokens that the best build in reach still lacks
  kMat,         // what one use of each visible tile brings, as printed
  kLeaders,     // what Leaders on tiles add to that
  kRound,       // what this round's markers can still fetch; not counted
  kRival,       // VP of the best other that all can count
  kRivalPlans,  // whatever else others have; not counted
};

}  // namespace citybox::build_back
