#pragma once

#include <cstdint>

namespace citybox::broken_cities {

// The parts of what a position is worth to a landlord (judgement.hpp); texts_lesson.cpp has words for
// each.
enum class Concern : std::uint8_t {
  kRent,        // of the seat, a turn
  kMoney,       // in hand
  kDebt,        // that the next income will pay (BC-32)
  kWaiting,     // own homes without a renter
  kRival,       // rent of the strongest other
  kFines,       // due if the running turn ended now
  kEmissions,   // own
  kDanger,      // own buildings that a card still to come would take
  kLaws,        // in force
  kMotion,      // emissions a turn that the law which the seat speaks for would keep out
  kAccusation,  // 1: of a breach that nobody can measure (BC-33)
};
inline constexpr int kConcerns = static_cast<int>(Concern::kAccusation) + 1;

}  // namespace citybox::broken_cities
