#pragma once
// The codecs of all games, for tests and tools that are templates over them.

#include <tuple>

#include "games/template/codec.hpp"
#ifdef CITYBOX_HAS_CITY_ROOTS
#include "games/city_roots/codec.hpp"
#endif

namespace citybox {

using AllCodecs = std::tuple<
#ifdef CITYBOX_HAS_CITY_ROOTS
    city_roots::CityRootsCodec,
#endif
    plots::PlotsCodec>;

}  // namespace citybox
