#pragma once
// What the commands of `lab` do, one file each; command.cpp and experiment_command.cpp read the
// arguments. They give the exit code: 0, kCannot (a sentence on stderr says why) or kInterrupted.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

inline constexpr int kCannot = 2;
inline constexpr int kInterrupted = 130;

// Says it on stderr; gives kCannot.
int say(const Problem& problem);

// Runs a command and sees to it that all it printed was written: where that failed, a sentence on stderr
// and kCannot. A reader that went away needs no sentence.
int run_and_flush(const std::function<int()>& command);

// What all experiments are asked with.
struct ExperimentArguments {
  std::string game;
  std::vector<std::string> bots;
  std::vector<std::string> options;
  std::vector<std::string> settings;  // "path=value"
  std::string content;                // a file
  std::int64_t games = 1000;
  std::uint64_t seed = 1;
  std::int64_t threads = 1;
  std::string out;    // a folder
  std::string share;  // "0/2"
  bool json = false;
  bool csv = false;
  bool gpu = false;
  bool progress = false;
};

struct ArenaArguments {
  ExperimentArguments common;
  int seats = 0;      // 0: the game's standard number
  std::string among;  // one of the bots among several of this; empty: each against each
};

struct SweepArguments {
  ExperimentArguments common;
  std::vector<std::string> vary;
};

struct TuneArguments {
  ExperimentArguments common;
  std::vector<std::string> vary;
  std::vector<std::string> targets;
  std::int64_t budget = 20'000;
};

struct MergeArguments {
  std::vector<std::string> from;
  std::string out;
  bool json = false;
  bool csv = false;
};

struct BenchArguments {
  std::string game;
  double seconds = 2;
  bool json = false;
  bool gpu = false;
};

struct CompareArguments {
  std::string game;
  std::int64_t games = 1000;
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

// Exit code of `gaps` where rules break their own promises.
inline constexpr int kFoundDefects = 1;

struct GapsArguments {
  std::string game;
  std::vector<std::string> bots;  // none: random and greedy
  std::vector<std::string> options;
  int seats = 0;
  std::int64_t games = 200;
  std::uint64_t seed = 1;
  std::int64_t threads = 1;
  std::string content;  // a file
  std::vector<std::string> settings;
  std::string replays;  // a folder; empty: none are written
  bool json = false;
  bool progress = false;
};

struct ReportArguments {
  std::string game;
  std::vector<std::string> bots;      // none: a row of each level
  std::optional<std::int64_t> games;  // none: as many as a row of its level needs
  std::optional<std::uint64_t> seed;  // none: 1
  std::int64_t threads = 1;
  double seconds = 120;  // a row, at most
  std::string content;   // a file
  std::vector<std::string> settings;
  std::string out;
  std::string data;
  std::string viewer;
  bool progress = false;
};

struct LearnArguments {
  std::string game;
  std::string player = "normal";  // at all seats
  std::string judge = "hard";     // whose judgement says what is counted
  std::vector<int> seats;         // none: the game's standard number
  std::int64_t games = 20'000;
  std::uint64_t seed = 1;
  std::int64_t threads = 1;
  std::string out;  // a header; empty: none is written
};

struct ExploitsArguments {
  std::string game;
  std::string hunter = "hard";
  std::vector<std::string> prey = {"normal"};
  int seats = 0;  // 0: the game's standard number
  std::int64_t games = 200;
  std::uint64_t seed = 1;
  std::int64_t threads = 1;
  bool json = false;
};

struct ContentArguments {
  std::string game;
  std::string file;
  std::vector<std::string> settings;
  bool fields = false;
};

int run_play(const ExperimentArguments& arguments);
int run_arena(const ArenaArguments& arguments);
int run_sweep(const SweepArguments& arguments);
int run_tune(const TuneArguments& arguments);
int run_merge(const MergeArguments& arguments);
int run_gaps(const GapsArguments& arguments);
int run_report(const ReportArguments& arguments);
int run_exploits(const ExploitsArguments& arguments);
int run_learn(const LearnArguments& arguments);
int run_bench(const BenchArguments& arguments);
int run_gpu_bench(const BenchArguments& arguments);
int run_compare(const CompareArguments& arguments);
int run_perft(const PerftArguments& arguments);
int run_hash(const std::string& game);
int run_content(const ContentArguments& arguments);
int run_golden(const GoldenArguments& arguments);
int run_record(const std::string& root);

}  // namespace citybox::lab
