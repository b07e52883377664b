#include "server/api/params.hpp"

#include <fmt/format.h>

namespace citybox::server {

namespace {

// The code point at `at`, which moves on. The text is valid UTF-8: the JSON parser saw to that.
char32_t next_point(std::string_view text, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(text[at++]);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  char32_t point = lead & (0x3FU >> more);
  for (int i = 0; i < more && at < text.size(); ++i) {
    point = point << 6 | (static_cast<unsigned char>(text[at++]) & 0x3FU);
  }
  return point;
}

// Controls, line separators, and marks that turn the direction of what follows.
bool unwanted(char32_t point) {
  return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029 ||
         (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069) ||
         point == 0xFEFF;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text, std::size_t most) {
  text = trimmed(text);
  std::size_t points = 0;
  for (std::size_t at = 0; at < text.size(); ++points) {
    if (unwanted(next_point(text, at))) return std::nullopt;
  }
  if (points == 0 || points > most) return std::nullopt;
  return std::string(text);
}

bool Params::yes(const char* key) {
  const json::value* given = value(key);
  if (given == nullptr || !given->is_bool()) {
    fail(fmt::format("`{}` must be true or false.", key));
    return false;
  }
  return given->get_bool();
}

Seat Params::seat(const char* key) {
  return Seat{static_cast<std::uint8_t>(integer(key, 0, kMaxSeats - 1))};
}

std::string Params::line(const char* key, std::size_t most) {
  const std::string given = text(key);
  auto line = clean_line(given, most);
  if (!line) {
    fail(fmt::format("`{}` must be 1 to {} characters in one line, without control characters.",
                     key, most));
  }
  return line.value_or("");
}

std::vector<std::string> Params::texts(const char* key, std::size_t most) {
  std::vector<std::string> result;
  if (!has(key)) return result;
  const json::value& given = *value(key);
  if (!given.is_array() || given.get_array().size() > most) {
    fail(fmt::format("`{}` must be an array of at most {} strings.", key, most));
    return result;
  }
  for (const json::value& item : given.get_array()) {
    if (!item.is_string()) fail(fmt::format("`{}` must hold strings only.", key));
    result.emplace_back(item.is_string() ? std::string_view(item.get_string())
                                         : std::string_view());
  }
  return result;
}

}  // namespace citybox::server
