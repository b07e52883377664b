#include "server/api/line.hpp"

#include <fmt/format.h>

#include "engine/types/quoted.hpp"

namespace citybox::server {

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

namespace {

// Controls, line separators, and marks that turn the direction of what follows.
bool unwanted(char32_t point) {
  return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029 ||
         (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069) ||
         point == 0xFEFF;
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

Result<std::string> line_of(std::string_view key, std::string_view text, std::size_t most) {
  if (auto line = clean_line(text, most)) return *std::move(line);
  return refuse(
      RpcCode::kInvalidParams,
      fmt::format("{}: a line of 1 to {} characters is expected, without control characters.", key,
                  most));
}

}  // namespace citybox::server
