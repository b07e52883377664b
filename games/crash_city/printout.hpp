#pragma once

#include "engine/table/printout.hpp"
#include "games/crash_city/content.hpp"

namespace citybox::crash_city {

// What lies in the box with these numbers.
Printout printout(const Content& c);

}  // namespace citybox::crash_city
