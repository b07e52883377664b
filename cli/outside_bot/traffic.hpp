#pragma once

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::cli {

// A file with every line to the program (`>`) and from it (`<`), as they come. No token is in them.
class Traffic {
 public:
  // An empty name: nothing is kept.
  static tl::expected<Traffic, Problem> open(const std::string& file) {
    Traffic traffic;
    if (file.empty()) return traffic;
    traffic.file_.reset(std::fopen(file.c_str(), "we"));
    if (traffic.file_) return traffic;
    return tl::unexpected(
        Problem{fmt::format("{} cannot be written: {}.", file, std::strerror(errno))});
  }

  void asked(std::string_view line) { put('>', line); }
  void said(std::string_view line) { put('<', line); }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  void put(char mark, std::string_view line) {
    if (!file_) return;
    fmt::print(file_.get(), "{} {}\n", mark, line);
    std::fflush(file_.get());
  }

  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace citybox::cli
