#pragma once
// Draws as bytes: each number in groups of seven bits, the last one without the high bit.

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/draws.hpp"

namespace citybox::server {

std::string pack_draws(const std::vector<Draw>& draws);
// Empty for bytes that pack_draws did not make.
std::vector<Draw> unpack_draws(std::string_view bytes);

}  // namespace citybox::server
