#pragma once
// Numbers that no table could be played with.

#include "games/city_roots/content.hpp"

namespace citybox::city_roots {

// An event says the city's revenue in a byte, a log the number of a turn.
inline constexpr int kHighestRevenue = 255;
inline constexpr int kLongestTerm = 255;

constexpr const char* broken_start(const Content& c) {
  if (c.start_low.intersects(c.start_business) || c.start_low.intersects(c.start_corporation) ||
      c.start_business.intersects(c.start_corporation)) {
    return "two tiles of the start stand on one space (CR-3).";
  }
  if (c.start_low.size() != c.low_homes) {
    return "all low-income homes stand on the board at the start (CR-1, CR-3).";
  }
  if (c.start_business.size() + c.start_corporation.size() > c.business_tiles) {
    return "the start has more businesses and corporations than there are tiles (CR-1).";
  }
  return c.start_policies.size() == kActivePolicies ? nullptr : "two policies are active (CR-11).";
}

constexpr const char* broken_content(const Content& c) {
  if (const char* broken = broken_start(c)) return broken;
  if (c.businesses_per_revenue < 1) return "some number of businesses makes revenue (CR-25).";
  if (c.rent_divisor < 1) return "some number of homes makes a resident leave (CR-41).";
  if (c.waiting_divisor < 1 || c.speculators_divisor < 1) {
    return "some number of protected homes counts (CR-54, CR-55).";
  }
  if (c.taxes_divisor < 1) return "some number of corporations makes a resident leave (CR-56).";
  if (c.revenue_goal < 1) return "the city has a goal to reach (CR-26).";
  if (c.house_limit < 1 || c.resident_limit < 1) return "nobody is displaced at the start (CR-27).";
  if (c.corporation_revenue * kBoard.size() > kHighestRevenue) {
    return "a city of corporations alone would have more revenue than 255 (CR-25).";
  }
  const int turns = (c.reshuffles_allowed + 1) * c.copies.total();
  if (turns < 1) return "there are event cards (CR-1).";
  return turns > kLongestTerm ? "the council's term has at most 255 turns (CR-28)." : nullptr;
}
static_assert(broken_content(Content{}) == nullptr);

}  // namespace citybox::city_roots
