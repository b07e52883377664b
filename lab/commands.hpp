#pragma once
// The commands of `lab`, one file each.

#include <string>

#include "engine/types/problem.hpp"

namespace CLI {
class App;
}

namespace citybox::lab {

inline constexpr int kCannot = 2;
inline constexpr int kInterrupted = 130;

// Says it on stderr; gives kCannot.
int say(const Problem& problem);

void add_play(CLI::App& lab, int& exit_code);
void add_bench(CLI::App& lab, int& exit_code);
void add_perft(CLI::App& lab, int& exit_code);
void add_golden(CLI::App& lab, int& exit_code);
void add_record(CLI::App& lab, int& exit_code);
void add_hash(CLI::App& lab, int& exit_code);

}  // namespace citybox::lab
