#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/match/fault.hpp"

namespace citybox::server {

// The code point at `at`, which moves on. The text is valid UTF-8: the JSON parser saw to that.
char32_t next_point(std::string_view text, std::size_t& at);

// A line that people wrote: trimmed, without control characters, 1 to `most` characters long. Else
// nothing, or a sentence that names the parameter.
std::optional<std::string> clean_line(std::string_view text, std::size_t most);
Result<std::string> line_of(std::string_view key, std::string_view text, std::size_t most);

// The longest name of a class.
inline constexpr std::size_t kClassName = 40;

}  // namespace citybox::server
