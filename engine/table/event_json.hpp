#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/table/game_info.hpp"
#include "engine/types/json_text.hpp"

namespace citybox {

// "CR-22", or "table" where no rulebook is involved.
inline std::string rule_name(const GameInfo& game, RuleId rule) {
  return rule.number == 0 ? "table" : fmt::format("{}-{}", game.rule_prefix, rule.number);
}

// A value's text, where the value says nothing.
inline bool text_says_nothing(std::string_view text) {
  return text == "null" || text == "[]" || text == R"("")" || text == R"("none")";
}

// The event's fields by reflection, as a JSON object; those that say nothing are left out, and rules go
// by their ids.
template <DescribedStruct Event>
std::string event_json(const GameInfo& game, const Event& event) {
  static_assert(DescribedEnum<decltype(event.kind)>, "an event has a `kind`, an enum");
  std::string text;
  for_each_member<Event>([&](const char* name, auto member) {
    const auto& field = event.*member;
    const std::size_t before = text.size();
    text.append(text.empty() ? "{\"" : ",\"").append(name).append("\":");
    const std::size_t value = text.size();
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, RuleId>) {
      append_json(text, field.number == 0 ? std::string() : rule_name(game, field));
    } else {
      append_json(text, field);
    }
    if (text_says_nothing(std::string_view(text).substr(value))) text.resize(before);
  });
  return text.append(text.empty() ? "{}" : "}");
}

// Back from it, but for the rules.
template <DescribedStruct Event>
Event read_event(std::string_view text) {
  const json::object object = json::parse(text).as_object();
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
