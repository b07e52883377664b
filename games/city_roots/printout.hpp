#pragma once

#include "engine/table/printout.hpp"
#include "games/city_roots/content.hpp"

namespace citybox::city_roots {

// What lies in the box with these numbers.
Printout printout(const Content& c);

}  // namespace citybox::city_roots
