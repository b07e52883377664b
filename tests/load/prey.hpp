#pragma once

#include <vector>

#include "tests/load/hostile.hpp"

namespace citybox::load {

// Makes what hostile clients ask about, through the front door: tables whose long games bots have
// played to the end, with this many seats held by the one who asks (at least one table), and one
// where a seat owes a decision.
std::vector<Prey> make_prey(std::uint16_t port, const std::string& game, int tokens);

}  // namespace citybox::load
