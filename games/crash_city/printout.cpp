#include "games/crash_city/printout.hpp"

#include <fmt/format.h>

#include "games/crash_city/codec.hpp"

namespace citybox::crash_city {

Printout printout(const Content& c) {
  Printout out;
  const auto put = [&](std::string id, int count) {
    if (count > 0) out.parts.push_back({std::move(id), count});
  };
  put("board/square", 1);
  for (const Shape shape : kAllShapes) put("lanes/" + name_of(unturned(shape)), c.mix[shape]);
  for (int seat = 0; seat < kMostSeats; ++seat) {
    for (const Building building : kAllBuildings) {
      put(fmt::format("{}/{}", citybox::name_of(building), seat), c.supply[building]);
    }
    put(fmt::format("car/{}", seat), c.supply[Building::kHouse]);
  }
  out.needs = {"A die, to say who builds first and who races first."};
  return out;
}

}  // namespace citybox::crash_city
