#include "lab/progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "lab/report.hpp"

namespace citybox::lab {

namespace {
constexpr std::uint64_t kWidth = 40;
}

ProgressBar::~ProgressBar() {
  if (drawn_) fmt::print(stderr, "\n");
}

void ProgressBar::show(std::uint64_t done) {
  const std::uint64_t filled = whole_ == 0 ? kWidth : done * kWidth / whole_;
  fmt::print(stderr, "\r[{:<{}}] {} of {} games", std::string(filled, '#'), kWidth, grouped(done),
             grouped(whole_));
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace citybox::lab
