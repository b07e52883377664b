#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/learn/training.hpp"

namespace citybox::lab {

// A header of a game's folder, such as games/city_roots: `command` is what makes it.
std::string network_text(std::string_view name_space, std::string_view command,
                         const LearnedNetwork& network, std::size_t inputs);

}  // namespace citybox::lab
