// Compiled for each game: see citybox_game in cmake/citybox.cmake.

#include CITYBOX_CODEC_HEADER
#include "engine/entry/laboratory_of.hpp"

namespace citybox {
extern template class TablesOf<CITYBOX_CODEC>;
template class LaboratoryOf<CITYBOX_CODEC>;
}  // namespace citybox
