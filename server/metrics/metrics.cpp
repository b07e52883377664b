#include "server/metrics/metrics.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iterator>
#include <memory>

namespace citybox::server {

namespace {

void head(std::string& out, std::string_view name, std::string_view type, std::string_view help) {
  fmt::format_to(std::back_inserter(out), "# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
}

void put(std::string& out, std::string_view name, std::string_view help, const Counter& counter) {
  head(out, name, "counter", help);
  fmt::format_to(std::back_inserter(out), "{} {}\n", name, counter.value());
}

void put(std::string& out, std::string_view name, std::string_view label, std::string_view help,
         const CountersBy& counters) {
  head(out, name, "counter", help);
  for (const auto& [value, counter] : counters) {
    fmt::format_to(std::back_inserter(out), "{}{{{}=\"{}\"}} {}\n", name, label, value,
                   counter.value());
  }
}

void put(std::string& out, std::string_view name, std::string_view help, const Timing& timing) {
  head(out, name, "histogram", help);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i <= Timing::kBounds.size(); ++i) {
    sum += timing.count(i);
    const std::string bound =
        i < Timing::kBounds.size() ? fmt::format("{}", Timing::kBounds[i]) : "+Inf";
    fmt::format_to(std::back_inserter(out), "{}_bucket{{le=\"{}\"}} {}\n", name, bound, sum);
  }
  fmt::format_to(std::back_inserter(out), "{0}_sum {1}\n{0}_count {2}\n", name, timing.sum(), sum);
}

double resident_bytes() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen("/proc/self/statm", "r"),
                                                             &std::fclose);
  unsigned long all = 0;
  unsigned long resident = 0;
  if (!file || std::fscanf(file.get(), "%lu %lu", &all, &resident) != 2) return 0;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

void Timing::add(std::chrono::nanoseconds took) {
  const double seconds = std::chrono::duration<double>(took).count();
  std::size_t bound = 0;
  while (bound < kBounds.size() && seconds > kBounds[bound]) ++bound;
  counts_[bound].add();
  microseconds_.add(static_cast<std::uint64_t>(took.count() / 1000));
}

Metrics::Metrics(const std::vector<std::string>& game_ids,
                 const std::vector<std::string>& methods) {
  for (const std::string& game : game_ids) moves[game];
  for (const std::string& method : methods) calls[method];
  gauges.push_back({"process_resident_memory_bytes", "Memory in use.", resident_bytes});
}

std::string Metrics::text() const {
  std::string out;
  put(out, "citybox_moves_total", "game", "Actions on disk, those of bots too.", moves);
  put(out, "citybox_calls_total", "method", "Calls that were answered.", calls);
  put(out, "citybox_call_seconds", "Time of the thread that all tables share, by call.", call_time);
  put(out, "citybox_acknowledgement_seconds", "From a call until the disk has what it changed.",
      acknowledgement);
  put(out, "citybox_bot_thinking_seconds", "Time that bots took for a decision.", thinking);
  put(out, "citybox_table_loading_seconds", "Time to bring a table into memory.", loading);
  put(out, "citybox_held_calls_total", "Calls that waited because their budget was spent.", held);
  put(out, "citybox_unknown_codes_total", "Questions for tables that are not there.", misses);
  put(out, "citybox_store_errors_total", "What the disk did not take or give.", store_errors);
  for (const Gauge& gauge : gauges) {
    head(out, gauge.name, "gauge", gauge.help);
    fmt::format_to(std::back_inserter(out), "{} {}\n", gauge.name, gauge.value());
  }
  return out;
}

}  // namespace citybox::server
