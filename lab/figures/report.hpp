#pragma once
// What the laboratory found, in words for people and as JSON for programs.

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "lab/bench/benchmark.hpp"
#include "lab/play/tournament.hpp"

namespace citybox::lab {

std::string text_report(const GameInfo& game, const Tournament& tournament, const Result& result);
json::object json_report(const GameInfo& game, const Tournament& tournament, const Result& result);

std::string text_report(const std::vector<Figures>& figures);
json::array json_report(const std::vector<Figures>& figures);

// 1,234,567
std::string grouped(std::uint64_t number);

}  // namespace citybox::lab
