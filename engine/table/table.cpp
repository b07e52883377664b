#include "engine/table/why.hpp"

namespace citybox {

std::string table_says(RuleId rule) {
  if (rule == kGameIsOver) return "The game is over.";
  if (rule == kNotYourDecision) return "It is not your decision now.";
  return "There is no such action.";
}

}  // namespace citybox
