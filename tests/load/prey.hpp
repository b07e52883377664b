#pragma once

#include <vector>

#include "tests/load/hostile.hpp"

namespace citybox::load {

struct PreySetup {
  std::string game = "build-back";
  int tokens = 0;  // held by the one who asks
  int pairs = 0;   // of an action and its undo that each long game begins with
};

// Makes what hostile clients ask about, through the front door: tables whose long games bots have
// played to the end (at least one), and tables for practice where a seat owes a decision, one for
// each token. Meant for a server without budgets.
std::vector<Prey> make_prey(std::uint16_t port, const PreySetup& setup);

}  // namespace citybox::load
