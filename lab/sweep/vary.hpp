#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"
#include "lab/play/experiment.hpp"

namespace citybox::lab {

// "path=1,2,3", "path=4..12" or "path=4..12:2". A list may hold anything that --set takes.
tl::expected<Axis, Problem> read_axis(const std::string& text);
// All of these, each path once, with at most `most` points in the grid. A number of `content` has one
// path, however it was written.
tl::expected<std::vector<Axis>, Problem> read_axes(const std::vector<std::string>& texts,
                                                   std::uint64_t most, const json::object& content);

}  // namespace citybox::lab
