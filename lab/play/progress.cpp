#include "lab/play/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/figures/report.hpp"

namespace citybox::lab {
namespace {

std::string time_left(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole >= 3600) {
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  }
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string progress_line(std::uint64_t done, std::uint64_t whole, double seconds) {
  constexpr std::uint64_t kWidth = 40;
  const std::uint64_t filled = whole == 0 ? kWidth : std::min(done, whole) * kWidth / whole;
  std::string line = fmt::format("[{:<{}}] {} of {} games", std::string(filled, '#'), kWidth,
                                 grouped(done), grouped(whole));
  if (done == 0 || seconds <= 0) return line;
  const double rate = static_cast<double>(done) / seconds;
  line += rate >= 10 ? fmt::format(", {}/s", grouped(static_cast<std::uint64_t>(rate)))
                     : fmt::format(", {:.1f}/s", rate);
  if (done < whole) {
    line += fmt::format(", {} left", time_left(static_cast<double>(whole - done) / rate));
  }
  return line;
}

ProgressBar::~ProgressBar() {
  if (drawn_ > 0) fmt::print(stderr, "\n");
}

void ProgressBar::show(std::uint64_t done) {
  const std::chrono::duration<double> ran = std::chrono::steady_clock::now() - begin_;
  const std::string line = progress_line(done, whole_, ran.count());
  fmt::print(stderr, "\r{:<{}}", line, drawn_);  // the spaces wipe what was longer
  std::fflush(stderr);
  drawn_ = line.size();
}

bool shows_progress(bool asked) { return asked || isatty(STDERR_FILENO) != 0; }

}  // namespace citybox::lab
