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

}  // namespace detail
}  // namespace citybox
