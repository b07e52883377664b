// Compiled for each game: see citybox_game in cmake/citybox.cmake.

#include CITYBOX_CODEC_HEADER
#include "engine/entry/explorer_of.hpp"

namespace citybox {
template std::unique_ptr<Explorer> make_explorer<CITYBOX_CODEC>(
    const ExplorerSetup<CITYBOX_CODEC::Game>&);
}
