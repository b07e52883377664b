#pragma once
// What an argument must be, before it is read as a number or a path.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace citybox::lab {

// Read as a whole number without a sign, -1 would be the largest there is.
inline std::string not_negative(const std::string& number) {
  if (!number.starts_with('-')) return "";
  return fmt::format("A seed is a whole number from 0 on, not {}.", number);
}

// An empty one mostly is a variable of a script that was never set.
inline std::string not_empty(const std::string& path) {
  return path.empty() ? "The name of a file or folder is empty." : "";
}

inline void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "Same seed, same games")
      ->check(not_negative, "")
      ->capture_default_str();
}

inline CLI::Option* add_path(CLI::App& command, const char* name, std::string& path,
                             const char* about) {
  return command.add_option(name, path, about)->check(not_empty, "");
}

}  // namespace citybox::lab
