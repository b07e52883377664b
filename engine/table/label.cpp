#include "engine/table/label.hpp"

#include <string_view>

namespace citybox {

namespace {

std::string plain(const json::value& value) {
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

std::string shown_field(const Words& words, const std::string& field, const json::value& value) {
  const std::string text = plain(value);
  const auto names = words.names.find(field);
  if (names == words.names.end()) return text;
  const auto name = names->second.find(text);
  return name == names->second.end() ? text : name->second;
}

}  // namespace

std::string label_of(const Words& words, const json::object& action) {
  if (action.empty()) return "";
  const std::string verb = plain(action.begin()->value());
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
    const std::string field(rest.substr(open + 1, close - open - 1));
    const std::string person = "seat:";
    const bool is_seat = field.starts_with(person);
    const std::string key = is_seat ? field.substr(person.size()) : field;
    if (const json::value* value = action.if_contains(key)) {
      out += is_seat ? "{seat:" + plain(*value) + "}" : shown_field(words, key, *value);
    } else {
      out += shown_field(words, key, json::value(""));
    }
    rest.remove_prefix(close + 1);
  }
}

}  // namespace citybox
