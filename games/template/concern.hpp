#pragma once

#include <cstdint>

namespace citybox::plots {

// The parts of what a position is worth to a seat (judgement.hpp); texts_lesson.cpp has words for each.
enum class Concern : std::uint8_t {
  kLand,   // value of the plots taken
  kHand,   // sum of the cards in hand, the committed one not counted
  kRival,  // land of the richest other
};

}  // namespace citybox::plots
