#pragma once
// The codecs of all games, for tests and tools that are templates over them.

#include <tuple>

#include "games/broken_cities/codec.hpp"
#include "games/city_roots/codec.hpp"
#include "games/crash_city/codec.hpp"
#include "games/template/codec.hpp"

namespace citybox {

using AllCodecs = std::tuple<city_roots::CityRootsCodec, broken_cities::BrokenCitiesCodec,
                             crash_city::CrashCityCodec, plots::PlotsCodec>;

}  // namespace citybox
