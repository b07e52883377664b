#pragma once
// The city as it travels: what the City keeps besides is derived when it is read.

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "games/crash_city/place.hpp"
#include "games/crash_city/tiles.hpp"

namespace citybox::crash_city {

struct Tile {
  std::string at;     // "e2n1"
  std::string lanes;  // the edges that carry one: "ne"
  Building building = Building::kNone;
  std::optional<Seat> owner;  // of the building
};
BOOST_DESCRIBE_STRUCT(Tile, (), (at, lanes, building, owner))

struct CityMap {
  std::vector<Tile> tiles;  // in the order in which they were placed, the town square first
  // By number, up to the last one placed: where it stands, the place of its roof, or nowhere yet.
  std::vector<Spot> cars;
};
BOOST_DESCRIBE_STRUCT(CityMap, (), (tiles, cars))

}  // namespace citybox::crash_city
