#pragma once

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <string>

#include "lab/command.hpp"

namespace citybox::lab {

struct Ran {
  int exit_code = 0;
  std::string out;
  std::string err;
};

// As from a shell, in this process.
inline Ran run(const std::string& arguments) {
  CLI::App app;
  Ran ran;
  add_lab_command(app, ran.exit_code);
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError& error) {
    ran.exit_code = 1000 + error.get_exit_code();
  }
  ran.out = testing::internal::GetCapturedStdout();
  ran.err = testing::internal::GetCapturedStderr();
  return ran;
}

}  // namespace citybox::lab
