#pragma once
// What came of an experiment, and how it is told: in words, as JSON, as a table.

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "lab/figures/csv.hpp"
#include "lab/play/experiment.hpp"
#include "lab/play/samples.hpp"

namespace citybox::lab {

struct Findings {
  const GameEntry* game = nullptr;
  Experiment experiment;
  std::uint64_t asked = 0;      // games at each point
  std::vector<Sample> samples;  // by point
  double rate = 0;              // games a second; 0 if nothing was timed

  std::uint64_t played() const;
};

enum class Format { kText, kJson, kCsv };
inline Format format_of(bool json, bool csv) {
  return json ? Format::kJson : csv ? Format::kCsv : Format::kText;
}

// The report that its kind of experiment has.
std::string report(const Findings& findings, Format format);

// What reports begin with: the game, the experiment, how much was played.
std::string heading(const Findings& findings, const std::string& of_what);
json::object heading_json(const Findings& findings);
CsvTable table_for(const Findings& findings, const std::vector<std::string>& more_columns = {});
std::vector<std::string> columns_of(const Findings& findings, const std::vector<std::string>& bots);

// A sentence for each point where games are missing; at most a few.
std::vector<std::string> missing_of(const Findings& findings);

std::string arena_text(const Findings& findings);
json::object arena_json(const Findings& findings);
CsvTable arena_table(const Findings& findings);

std::string sweep_text(const Findings& findings);
json::object sweep_json(const Findings& findings);
CsvTable sweep_table(const Findings& findings);

}  // namespace citybox::lab
