#include "games/build_back/printout.hpp"

#include <fmt/format.h>

#include "engine/kit/purse.hpp"
#include "games/build_back/codec.hpp"

namespace citybox::build_back {

Printout printout(const Content& c) {
  Printout out;
  const auto put = [&](std::string id, int count) {
    if (count > 0) out.parts.push_back({std::move(id), count});
  };
  put("board/city", 1);
  put("board/display", 1);
  put("sheets/mat", kMostSeats);
  put("sheets/powers", kMostSeats);
  for (const TileInfo& info : c.tiles) {
    if (is_building(info.tile) || is_special(info.tile)) put("tiles/" + name_of(info.tile), 1);
  }
  for (const ObjectiveInfo& info : c.objectives) {
    if (info.objective != Objective::kNone) put("objectives/" + name_of(info.objective), 1);
  }
  for (const ResupplyInfo& info : c.resupply) {
    if (info.card != Resupply::kNone) put("resupply/" + name_of(info.card), 1);
  }
  for_each_count(c.supply, [&](Token token, int count) { put("tokens/" + name_of(token), count); });
  for (int seat = 0; seat < kMostSeats; ++seat) {
    put(fmt::format("markers/{}", seat), c.all_markers);
    put(fmt::format("points/{}", seat), 1);
    put(fmt::format("leaders/{}", seat), c.first_leaders);
  }
  put("leaders/supply", c.leader_supply);
  out.parts.push_back({"figures/first", 1, "First player"});
  return out;
}

}  // namespace citybox::build_back
