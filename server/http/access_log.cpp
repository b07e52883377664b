#include "server/http/access_log.hpp"

#include <fmt/format.h>

namespace citybox::server {

namespace {

template <class Unit>
auto count(std::chrono::steady_clock::duration time) {
  return std::chrono::duration_cast<Unit>(time).count();
}

}  // namespace

std::string_view word(Ending ending) {
  switch (ending) {
    case Ending::kRefused:
      return "refused";
    case Ending::kLeft:
      return "left";
    case Ending::kSilent:
      return "silent";
    case Ending::kSlow:
      return "slow";
    case Ending::kClosed:
      return "closed";
    case Ending::kStopping:
      return "stopping";
  }
  return "left";
}

std::string access_line(const AccessEntry& entry) {
  const std::string_view path = entry.target.substr(0, entry.target.find_first_of("?#"));
  return fmt::format("event=http method={} path={} status={} us={}", log::value(entry.method, 16),
                     log::value(path), entry.status, count<std::chrono::microseconds>(entry.took));
}

void AccessLog::request(const AccessEntry& entry) {
  const bool usual = entry.page && entry.status < 400;
  const auto level = usual ? log::Level::kDebug : log::Level::kInfo;
  if (log::wants(level)) write(level, access_line(entry));
}

void AccessLog::opened() { write(log::Level::kInfo, "event=ws_opened"); }

void AccessLog::closed(std::chrono::steady_clock::duration lived, Ending ending) {
  if (ending == Ending::kSlow) ++slow_;
  write(log::Level::kInfo, fmt::format("event=ws_closed seconds={} why={}",
                                       count<std::chrono::seconds>(lived), word(ending)));
}

void AccessLog::warn(std::string_view event, std::string_view address) {
  write(log::Level::kWarning, fmt::format("event={} address={}", event, log::value(address)));
}

void AccessLog::write(log::Level level, std::string line) {
  if (!lines_.take(std::chrono::steady_clock::now())) {
    ++left_out_;
    return;
  }
  if (left_out_ > 0) line += fmt::format(" left_out={}", std::exchange(left_out_, 0));
  log::write(level, line);
}

}  // namespace citybox::server
