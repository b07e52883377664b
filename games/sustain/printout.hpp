#pragma once

#include "engine/table/printout.hpp"
#include "games/sustain/content.hpp"

namespace citybox::sustain {

// What lies in the box with these numbers.
Printout printout(const Content& c);

}  // namespace citybox::sustain
