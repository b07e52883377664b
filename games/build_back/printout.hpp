#pragma once

#include "engine/table/printout.hpp"
#include "games/build_back/content.hpp"

namespace citybox::build_back {

// What lies in the box with these numbers.
Printout printout(const Content& c);

}  // namespace citybox::build_back
