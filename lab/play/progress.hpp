#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace citybox::lab {

// "[####    ] 500 of 1,000 games, 250/s, 0:02 left"
std::string progress_line(std::uint64_t done, std::uint64_t whole, double seconds);

// A bar on stderr, drawn over itself.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t whole) : whole_(whole) {}
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t done);

 private:
  std::uint64_t whole_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::size_t drawn_ = 0;  // how long the line is that stands there
};

// A bar is for people who look: where stderr is no terminal, only if it was asked for.
bool shows_progress(bool asked);

}  // namespace citybox::lab
