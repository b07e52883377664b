#pragma once
// What a worth is to a search: between 0 and 1, a half being what the seat had at the root.
//
// Only arithmetic that every machine does alike: no exp, no log.

#include <cstdint>

namespace citybox {

// A lead of `clear_lead` over the base is three quarters, no lead is ever one.
constexpr float reward_of(std::int32_t worth, std::int32_t base, std::int32_t clear_lead) {
  const auto lead = static_cast<float>(worth - base) / static_cast<float>(clear_lead);
  const float size = lead < 0 ? -lead : lead;
  return 0.5F + 0.5F * lead / (1.0F + size);
}

// IEEE rounds square roots correctly everywhere.
inline float root_of(float x) { return __builtin_sqrtf(x); }

}  // namespace citybox
