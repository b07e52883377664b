#pragma once
// Numbers that no table could be played with.

#include "games/crash_city/content.hpp"

namespace citybox::crash_city {

constexpr const char* broken_supply(const BuildingCounts& supply, const ShapeCounts& mix) {
  const int houses = supply[Building::kHouse];
  if (houses < 1 || houses > kCarsPerSeat) return "each has one to eight houses (CC-7).";
  if (houses > supply[Building::kShop] + supply[Building::kFactory]) {
    return "there is a job for each car (CC-7, CC-21).";
  }
  return mix.total() >= kMostSeats * supply.total()
             ? nullptr
             : "there is a tile for each building of four players (CC-6, CC-7).";
}

constexpr const char* broken_content(const Content& c) {
  if (c.mix.total() > kMostTiles) return "there are at most 64 tiles (CC-6).";
  if (lanes_of(c.mix) > kMostLanes) return "all tiles have at most 156 lanes together (CC-6).";
  if (const char* broken = broken_supply(c.supply, c.mix)) return broken;
  if (const char* broken = broken_supply(c.quick_supply, c.mix)) return broken;
  return c.patience > 0 ? nullptr : "a turn may pass without a parking (CC-28).";
}
static_assert(broken_content(Content{}) == nullptr);
static_assert(Content{}.mix.total() == kMostTiles);

}  // namespace citybox::crash_city
