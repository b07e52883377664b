#include "engine/types/json_text.hpp"

#include <fmt/format.h>

namespace citybox {

std::optional<json::object> parse_object(std::string_view text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

namespace detail {

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  std::size_t done = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool plain = static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
    if (plain) continue;
    out.append(text.substr(done, i - done));
    if (c == '"' || c == '\\') {
      out.append(1, '\\').append(1, c);
    } else if (c == '\n') {
      out += "\\n";
    } else {
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    }
    done = i + 1;
  }
  out.append(text.substr(done)).append(1, '"');
}

// Small values, of which there are many: a serializer for each would cost more than the text.
void append_value(std::string& out, const json::value& value) {
  switch (value.kind()) {
    case json::kind::string:
      return append_quoted(out, value.get_string());
    case json::kind::int64:
      return append_json(out, value.get_int64());
    case json::kind::uint64:
      return append_json(out, value.get_uint64());
    case json::kind::bool_:
      return append_json(out, value.get_bool());
    case json::kind::null:
      out += "null";
      return;
    case json::kind::object:
      return append_object(out, value.get_object());
    case json::kind::array:
      break;
    case json::kind::double_:
      out += json::serialize(value);
      return;
  }
  char before = '[';
  for (const json::value& item : value.get_array()) {
    out += before;
    append_value(out, item);
    before = ',';
  }
  out += before == '[' ? "[]" : "]";
}

void append_object(std::string& out, const json::object& object) {
  char before = '{';
  for (const auto& field : object) {
    out += before;
    append_quoted(out, field.key());
    out += ':';
    append_value(out, field.value());
    before = ',';
  }
  out += before == '{' ? "{}" : "}";
}

}  // namespace detail
}  // namespace citybox
