#include "engine/table/label.hpp"

#include <algorithm>
#include <string_view>

namespace citybox {

namespace {

// "" where the field says nothing.
std::string text_of(const json::object& action, std::string_view field) {
  const json::value* value = action.if_contains(field);
  if (value == nullptr || value->is_null()) return "";
  return value->is_string() ? std::string(value->get_string()) : json::serialize(*value);
}

std::string shown(const Words& words, const std::string& field, const std::string& text) {
  const auto names = words.names.find(field);
  if (names == words.names.end()) return text;
  const auto name = names->second.find(text);
  return name == names->second.end() ? text : name->second;
}

}  // namespace

std::string label_of(const Words& words, const json::object& action) {
  if (action.empty()) return "";
  std::string verb = text_of(action, action.begin()->key());
  const auto found = words.actions.find(verb);
  if (found == words.actions.end()) return verb;
  std::string out;
  std::string_view rest = found->second;
  for (;;) {
    const std::size_t open = rest.find('{');
    out += rest.substr(0, open);
    if (open == std::string_view::npos) return out;
    const std::size_t close = rest.find('}', open);
    if (close == std::string_view::npos) return out += rest.substr(open);
    std::string_view field = rest.substr(open + 1, close - open - 1);
    constexpr std::string_view kPerson = "seat:";
    const bool is_seat = field.starts_with(kPerson);
    if (is_seat) field.remove_prefix(kPerson.size());
    const std::string text = text_of(action, field);
    out +=
        is_seat && !text.empty() ? "{seat:" + text + "}" : shown(words, std::string(field), text);
    rest.remove_prefix(close + 1);
  }
}

bool takes_words(const Words& words, const json::object& action) {
  const auto has = [&](const auto& field) { return text_of(action, field.first) == field.second; };
  return std::any_of(words.with_words.begin(), words.with_words.end(), [&](const auto& fields) {
    return std::all_of(fields.begin(), fields.end(), has);
  });
}

}  // namespace citybox
