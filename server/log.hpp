#pragma once
// The server's log: one line an event, "event=name key=value …", on standard error.

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace citybox::server::log {

enum class Level : std::uint8_t { kDebug, kInfo, kWarning, kError };

// From now on: "debug", "info", "warn", "error" or "off", and what is above it.
void open(const std::string& level);
bool wants(Level level);
void write(Level level, std::string_view line);

// A text that others chose, as a value: in quotes unless it is plain, cut when it is long. Nothing
// in it can end the line or look like another key.
std::string value(std::string_view text, std::size_t most = 120);

template <class... Args>
void debug(fmt::format_string<Args...> line, Args&&... args) {
  if (wants(Level::kDebug)) write(Level::kDebug, fmt::format(line, std::forward<Args>(args)...));
}
template <class... Args>
void info(fmt::format_string<Args...> line, Args&&... args) {
  if (wants(Level::kInfo)) write(Level::kInfo, fmt::format(line, std::forward<Args>(args)...));
}
template <class... Args>
void warn(fmt::format_string<Args...> line, Args&&... args) {
  write(Level::kWarning, fmt::format(line, std::forward<Args>(args)...));
}
template <class... Args>
void error(fmt::format_string<Args...> line, Args&&... args) {
  write(Level::kError, fmt::format(line, std::forward<Args>(args)...));
}

}  // namespace citybox::server::log
