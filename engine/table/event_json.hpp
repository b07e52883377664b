#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <string>
#include <type_traits>

#include "engine/table/game_info.hpp"
#include "engine/types/json.hpp"

namespace citybox {

// "CR-22", or "table" where no rulebook is involved.
inline std::string rule_name(const GameInfo& game, RuleId rule) {
  return rule.number == 0 ? "table" : fmt::format("{}-{}", game.rule_prefix, rule.number);
}

// The event's fields by reflection; those that say nothing are left out, and rules go by their ids.
template <DescribedStruct Event>
json::object event_json(const GameInfo& game, const Event& event) {
  static_assert(DescribedEnum<decltype(event.kind)>, "an event has a `kind`, an enum");
  json::object object;
  for_each_member<Event>([&](const char* name, auto member) {
    const auto& field = event.*member;
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, RuleId>) {
      if (field.number != 0) object.emplace(name, rule_name(game, field));
    } else {
      json::value value = to_json(field);
      if (!says_nothing(value)) object.emplace(name, std::move(value));
    }
  });
  return object;
}

// Back from it, but for the rules.
template <DescribedStruct Event>
Event read_event(const json::object& object) {
  Event event{};
  for_each_member<Event>([&](const char* name, auto member) {
    auto& field = event.*member;
    using Field = std::remove_cvref_t<decltype(field)>;
    const json::value* value = object.if_contains(name);
    if constexpr (!std::is_same_v<Field, RuleId>) {
      if (value == nullptr) return;
      if (auto read = from_json<Field>(*value, name)) field = *read;
    }
  });
  return event;
}

}  // namespace citybox
