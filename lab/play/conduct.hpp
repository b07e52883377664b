#pragma once

#include <cstdint>

#include "lab/commands.hpp"
#include "lab/play/laid_out.hpp"

namespace citybox::lab {

// Plays `games` at each point, or with --out what is missing of them in this process's share; then
// reports. Gives the exit code.
int conduct(const ExperimentArguments& arguments, const LaidOut& laid, std::uint64_t games);

}  // namespace citybox::lab
