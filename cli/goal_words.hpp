#pragma once

#include "engine/table/goal.hpp"
#include "engine/types/json.hpp"

namespace citybox::cli {

// What everybody wants, as a summary has it.
inline Goal goal_in(const json::object& summary) {
  return from_json<Goal>(summary.at("goal"), "goal").value_or(Goal{});
}

}  // namespace citybox::cli
