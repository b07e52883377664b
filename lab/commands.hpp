#pragma once
// What the commands of `lab` do, one file each; command.cpp reads the arguments. They give the exit
// code: 0, kCannot (a sentence on stderr says why) or kInterrupted.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

inline constexpr int kCannot = 2;
inline constexpr int kInterrupted = 130;

// Says it on stderr; gives kCannot.
int say(const Problem& problem);

struct PlayArguments {
  std::string game;
  std::vector<std::string> bots;
  std::vector<std::string> options;
  std::int64_t games = 1000;
  std::uint64_t seed = 1;
  std::int64_t threads = 1;
  bool json = false;
  bool progress = false;
};

struct BenchArguments {
  std::string game;
  double seconds = 2;
  bool json = false;
};

struct PerftArguments {
  std::string game;
  int depth = 3;
  int seats = 0;
  bool seeded = false;
};

struct GoldenArguments {
  std::string game;
  std::string folder;
  int tries = 200;
};

int run_play(const PlayArguments& arguments);
int run_bench(const BenchArguments& arguments);
int run_perft(const PerftArguments& arguments);
int run_hash(const std::string& game);
int run_content(const std::string& game);
int run_golden(const GoldenArguments& arguments);
int run_record(const std::string& root);

}  // namespace citybox::lab
