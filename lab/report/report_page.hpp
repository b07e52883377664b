#pragma once
// A report as one HTML page: the built viewer (web/report.html) with the data in it.

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/entry/game_report.hpp"
#include "engine/types/problem.hpp"

namespace citybox::lab {

// The viewer beside the program, where script/build puts it.
std::filesystem::path standard_viewer();

// Nothing in the data can end the script it stands in. A sentence if this is no viewer.
tl::expected<std::string, Problem> report_page(std::string_view viewer, const GameReport& report);

// As it is kept (docs/reports): JSON that can be compared line by line.
std::string report_text(const GameReport& report);
// Back from it, or a sentence about what is wrong with `name`.
tl::expected<GameReport, Problem> read_report(std::string_view text, const std::string& name);

}  // namespace citybox::lab
