#pragma once

#include <cstdint>

namespace citybox::lab {

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
  bool drawn_ = false;
};

}  // namespace citybox::lab
