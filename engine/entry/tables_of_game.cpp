// Compiled for each game: see citybox_game in cmake/citybox.cmake.

#include CITYBOX_CODEC_HEADER
#include "engine/entry/tables_of.hpp"

namespace citybox {
template class TablesOf<CITYBOX_CODEC>;
}
