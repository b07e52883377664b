#include "server/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>

namespace citybox::server::log {

namespace {

spdlog::level::level_enum level_of(Level level) {
  constexpr spdlog::level::level_enum kLevels[] = {spdlog::level::debug, spdlog::level::info,
                                                   spdlog::level::warn, spdlog::level::err};
  return kLevels[static_cast<unsigned>(level)];
}

bool plain(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') ||
         std::string_view("/._:~%+-@,").find(letter) != std::string_view::npos;
}

void append_escaped(std::string& to, char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  if (letter == '"' || letter == '\\') {
    to += '\\';
    to += letter;
  } else if (byte < 0x20 || byte >= 0x7F) {
    to += fmt::format("\\x{:02x}", byte);
  } else {
    to += letter;
  }
}

}  // namespace

void open(const std::string& level) {
  auto log = spdlog::stderr_logger_mt("citybox");
  log->set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  log->set_level(spdlog::level::from_str(level));
  log->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(log));
}

bool wants(Level level) { return spdlog::default_logger_raw()->should_log(level_of(level)); }

void write(Level level, std::string_view line) {
  spdlog::default_logger_raw()->log(level_of(level),
                                    spdlog::string_view_t(line.data(), line.size()));
}

std::string value(std::string_view text, std::size_t most) {
  const bool cut = text.size() > most;
  if (cut) text = text.substr(0, most);
  if (!cut && !text.empty() && std::ranges::all_of(text, plain)) return std::string(text);
  std::string quoted = "\"";
  for (const char letter : text) {
    if (quoted.size() > most) break;
    append_escaped(quoted, letter);
  }
  return quoted + (cut ? "...\"" : "\"");
}

}  // namespace citybox::server::log
