#pragma once
// Why rules say no, in words.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/rule_id.hpp"
#include "engine/table/event_json.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// A reason of a game, and the sentence for it to the person who tried.
struct Why {
  RuleId rule;
  std::string_view text;
};

// The sentence for `rule`; one that is always true where the list has none.
constexpr std::string_view why_in(std::span<const Why> list, RuleId rule) {
  for (const Why& each : list) {
    if (each.rule == rule) return each.text;
  }
  return "The rules do not allow that.";
}

// A "no" of the table itself, where no rulebook is involved.
std::string table_says(RuleId rule);

// The "no" as it is told; nothing for what is allowed. `C` is the game's codec.
template <class C>
std::optional<Refused> refused_by(RuleId rule, const typename C::Game::Content& content) {
  if (rule == kAllowed) return std::nullopt;
  return Refused{rule_name(C::info(), rule),
                 rule.number == 0 ? table_says(rule) : C::why(rule, content)};
}

}  // namespace citybox
