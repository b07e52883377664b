#pragma once

#include <cstdint>

namespace citybox::sustain {

// The parts of what a position is worth to a seat (judgement.hpp, mind.hpp); texts_concerns.cpp has
// words for each.
enum class Concern : std::uint8_t {
  kPoints,     // of its department as it stands
  kLiving,     // the standard of living
  kUnhappy,    // marked squares
  kHomes,      // free ones
  kCo2,        // marked squares
  kPollution,  // its level
  kTransport,  // its level
  kGround,     // big squares still free
  kRequests,   // on the table and not met as things stand
  kCoins,      // in its purse
  kStarted,    // coins on spaces that it may pay for
  kSolved,     // solutions turned over
  kWord,       // promises of its own this year
};

}  // namespace citybox::sustain
