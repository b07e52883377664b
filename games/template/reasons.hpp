#pragma once
// Every way in which rules say no; texts.cpp has a sentence for each.

#include "engine/core/rule_id.hpp"

namespace citybox::plots::reason {

inline constexpr RuleId kSpentCard{3, 1};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {kSpentCard};

}  // namespace citybox::plots::reason
