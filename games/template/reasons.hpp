#pragma once
// The rules that events name, and every way in which rules say no (texts.cpp has a sentence for each).

#include "engine/core/rule_id.hpp"

namespace citybox::plots::rule {

inline constexpr RuleId kPlotValue{2, 0};
inline constexpr RuleId kCommitting{3, 0};
inline constexpr RuleId kHighestAlone{4, 0};
inline constexpr RuleId kNobodyAlone{5, 0};
inline constexpr RuleId kEnd{6, 0};

}  // namespace citybox::plots::rule

namespace citybox::plots::reason {

inline constexpr RuleId kSpentCard{3, 1};

// All of them, for texts and tests.
inline constexpr RuleId kAll[] = {kSpentCard};

}  // namespace citybox::plots::reason
