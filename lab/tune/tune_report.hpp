#pragma once

#include <string>
#include <vector>

#include "lab/figures/findings.hpp"
#include "lab/tune/tuner.hpp"

namespace citybox::lab {

struct Tuned {
  const GameEntry* game = nullptr;
  Experiment experiment;
  TunePlan plan;
  std::size_t settings_seen = 0;
  std::vector<Checked> checked;
};

std::string report(const Tuned& tuned, Format format);

}  // namespace citybox::lab
