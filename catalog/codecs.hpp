#pragma once
// The codecs of all games, for tests and tools that are templates over them.

#include <tuple>

#include "games/broken_cities/codec.hpp"
#include "games/build_back/codec.hpp"
#include "games/city_roots/codec.hpp"
#include "games/crash_city/codec.hpp"
#include "games/sustain/codec.hpp"
#include "games/template/codec.hpp"

namespace citybox {

using AllCodecs = std::tuple<city_roots::CityRootsCodec, broken_cities::BrokenCitiesCodec,
                             crash_city::CrashCityCodec, build_back::BuildBackCodec,
                             sustain::SustainCodec, plots::PlotsCodec>;

}  // namespace citybox
