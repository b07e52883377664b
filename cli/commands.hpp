#pragma once
// What the subcommands do, one file each; main.cpp reads the arguments. They give the exit code: 0, or
// kMisuse when it could not be done, and a sentence on standard error says why.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace citybox::cli {

struct PlayArguments {
  std::string game;
  int seats = 0;
  std::string bots;  // "person,greedy,greedy"
  std::uint64_t seed = 0;
  std::string content;                // a file of numbers
  std::vector<std::string> settings;  // "revenue_goal=18"
};
struct ReplayArguments {
  std::string file;
  bool moves = false;
};
struct BotArguments {
  std::string server;  // empty: that of the table's link, else the one on this machine
  std::string table;   // a code or a link
  std::string program;
  std::string name;
  std::optional<int> seat;
  double seconds = 30;
  int tries = 3;
  std::string fallback = "random";  // or "leave"
  bool keep_seat = false;
  int reconnect = 120;  // seconds
  std::string log;
};
// `data`: the folder where games are kept.
struct BackupArguments {
  std::filesystem::path data;
  std::filesystem::path file;
  bool force = false;
};
struct CheckArguments {
  std::filesystem::path data;
  std::filesystem::path file;  // instead of a folder
};
struct CopyArguments {
  std::string from;  // a folder, a file or postgresql://…
  std::string to;
};
struct PurgeArguments {
  std::filesystem::path data;
  std::string older_than;  // "90d", "36h"
  bool never_started = false;
  bool dry_run = false;
};
struct DeleteArguments {
  std::filesystem::path data;
  std::string code;
};
struct ForgetArguments {
  std::filesystem::path data;
  std::string name;
};

int run_play(const PlayArguments& arguments);
int run_replay(const ReplayArguments& arguments);
int run_bot(const BotArguments& arguments);
int run_backup(const BackupArguments& arguments);
int run_check(const CheckArguments& arguments);  // 1: something is damaged
int run_copy(const CopyArguments& arguments);
int run_purge(const PurgeArguments& arguments);
int run_delete(const DeleteArguments& arguments);
int run_forget(const ForgetArguments& arguments);
void run_engine();
void print_protocol_types();

inline constexpr int kMisuse = 2;

// Says it on standard error; gives kMisuse.
inline int complain(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  return kMisuse;
}

}  // namespace citybox::cli
