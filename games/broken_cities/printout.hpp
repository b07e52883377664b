#pragma once

#include "engine/table/printout.hpp"
#include "games/broken_cities/content.hpp"

namespace citybox::broken_cities {

// What lies in the box with these numbers.
Printout printout(const Content& c);

}  // namespace citybox::broken_cities
