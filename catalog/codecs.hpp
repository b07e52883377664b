#pragma once
// The codecs of all games, for tests and tools that are templates over them.

#include <tuple>

#include "games/city_roots/codec.hpp"
#include "games/template/codec.hpp"

namespace citybox {

using AllCodecs = std::tuple<city_roots::CityRootsCodec, plots::PlotsCodec>;

}  // namespace citybox
