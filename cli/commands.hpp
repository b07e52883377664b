#pragma once
// What the subcommands do, one file each; main.cpp reads the arguments. They give the exit code: 0, or
// kMisuse when it could not be done, and a sentence on standard error says why.

#include <cstdint>
#include <cstdio>
#include <string>

namespace citybox::cli {

struct PlayArguments {
  std::string game;
  int seats = 0;
  std::string bots;  // "person,greedy,greedy"
  std::uint64_t seed = 0;
};
struct ReplayArguments {
  std::string file;
  bool moves = false;
};

int run_play(const PlayArguments& arguments);
int run_replay(const ReplayArguments& arguments);
void run_engine();
void print_protocol_types();

inline constexpr int kMisuse = 2;

// Says it on standard error; gives kMisuse.
inline int complain(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  return kMisuse;
}

}  // namespace citybox::cli
