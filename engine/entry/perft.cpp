#include "engine/entry/perft.hpp"

#include <fmt/format.h>

#include <charconv>

#include "engine/types/quoted.hpp"

namespace citybox {

namespace {

template <class T>
bool take_number(std::string_view& rest, T& out) {
  rest = trimmed(rest);
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), out);
  if (error != std::errc()) return false;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return true;
}

}  // namespace

tl::expected<std::vector<PerftLine>, Problem> parse_perft(std::string_view text) {
  std::vector<PerftLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view rest = trimmed(take_until(text, '\n'));
    if (rest.empty() || rest[0] == ';') continue;
    const std::string_view kind = take_until(rest, ' ');
    PerftLine line;
    line.kind = kind == "exact" ? PerftLine::Kind::kExact : PerftLine::Kind::kSeeded;
    const bool known = kind == "exact" || kind == "seeded";
    if (!known || !take_number(rest, line.seats) || !take_number(rest, line.depth) ||
        !take_number(rest, line.count) || !trimmed(rest).empty()) {
      return tl::unexpected(Problem{
          fmt::format("Line {}: write exact or seeded, then seats, depth and count.", number)});
    }
    lines.push_back(line);
  }
  return lines;
}

std::string to_text(const PerftLine& line) {
  const char* kind = line.kind == PerftLine::Kind::kExact ? "exact" : "seeded";
  return fmt::format("{} {} {} {}", kind, line.seats, line.depth, line.count);
}

}  // namespace citybox
