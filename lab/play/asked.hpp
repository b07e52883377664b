#pragma once
// What several commands read from their arguments.

#include <boost/json.hpp>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

// All of the text, or nothing.
template <class Int = std::int64_t>
std::optional<Int> whole_number(std::string_view text) {
  Int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// A game's options, of "walls=edge" …
tl::expected<json::object, Problem> read_options(const std::vector<std::string>& pairs);

// A sentence if nobody could play so many games, or on so many threads.
tl::expected<void, Problem> check_amounts(std::int64_t games, std::int64_t threads);

}  // namespace citybox::lab
