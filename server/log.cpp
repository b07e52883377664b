#include "server/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace citybox::server::log {

void open(const std::string& level) {
  auto log = spdlog::stderr_logger_mt("citybox");
  log->set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  log->set_level(spdlog::level::from_str(level));
  log->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(log));
}

void write(Level level, std::string_view line) {
  constexpr spdlog::level::level_enum kLevels[] = {spdlog::level::info, spdlog::level::warn,
                                                   spdlog::level::err};
  spdlog::default_logger_raw()->log(kLevels[static_cast<unsigned>(level)],
                                    spdlog::string_view_t(line.data(), line.size()));
}

}  // namespace citybox::server::log
