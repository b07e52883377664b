#pragma once
// The rules that say no, and those that events name.

#include "engine/core/rule_id.hpp"

namespace citybox::plots {

inline constexpr RuleId kPlotValue{2, 0};
inline constexpr RuleId kSpentCard{3, 0};
inline constexpr RuleId kCommitting{3, 1};
inline constexpr RuleId kHighestAlone{4, 0};
inline constexpr RuleId kNobodyAlone{5, 0};
inline constexpr RuleId kEnd{6, 0};

}  // namespace citybox::plots
