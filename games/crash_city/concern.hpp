#pragma once

#include <cstdint>

namespace citybox::crash_city {

// The parts of what a position is worth to a seat (judgement.hpp); texts_lesson.cpp has words for each.
enum class Concern : std::uint8_t {
  kParked,      // cars at work
  kAtRoof,      // cars that stand at a free roof and can park
  kTurns,       // turns that the cars still need, parking included; 0 while one finds no roof
  kNoRoof,      // cars that find no roof, or none near enough
  kHousesLeft,  // houses still to be built
  kRoofsLeft,   // shops and factories still to be built
  kRival,       // turns that the rival who is ahead still needs, likewise
  kSite,        // steps from the site to the seat's own cars, on the average
};

}  // namespace citybox::crash_city
