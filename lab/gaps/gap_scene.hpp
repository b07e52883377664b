#pragma once

#include <string>
#include <tl/expected.hpp>

#include "engine/journal/journal.hpp"
#include "lab/gaps/gap_findings.hpp"

namespace citybox::lab {

// "last, 3 seats, walls=edge, game 5, decision 17"
std::string to_text(const GameInfo& info, const Scene& scene);

// The game up to that moment and, where it could be, the action taken there. A very long one is cut.
tl::expected<Journal, Problem> journal_of(const GameEntry& game, const Scene& scene);

}  // namespace citybox::lab
