#pragma once
// What judgements (bots/judgement.hpp) put their parts on.

#include <array>
#include <cstddef>
#include <cstdint>

namespace citybox {

// Adds up what is weighed.
struct Sum {
  std::int32_t total = 0;

  template <class Concern>
  constexpr void operator()(Concern, std::int32_t, std::int32_t worth) {
    total += worth;
  }
};

inline constexpr std::size_t kMostConcerns = 24;

// What is weighed, by concern.
struct Worth {
  struct Part {
    std::int32_t amount = 0;
    std::int32_t worth = 0;

    constexpr bool operator==(const Part&) const = default;
  };
  std::array<Part, kMostConcerns> parts{};

  template <class Concern>
  constexpr void operator()(Concern concern, std::int32_t amount, std::int32_t worth) {
    Part& part = parts[static_cast<std::size_t>(concern)];
    part.amount += amount;
    part.worth += worth;
  }
  constexpr std::int32_t total() const {
    std::int32_t sum = 0;
    for (const Part& part : parts) sum += part.worth;
    return sum;
  }
};

}  // namespace citybox
