#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "lab/lab_game.hpp"

namespace citybox::lab {

// Every game of the catalog, examples too.
const std::vector<const LabGame*>& games();
// A sentence that lists the ids if there is none such.
tl::expected<const LabGame*, Problem> find_game(std::string_view id);

}  // namespace citybox::lab
