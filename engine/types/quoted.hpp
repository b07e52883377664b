#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace citybox {

// The text in quotes on one line: \" \\ \n \r inside.
std::string in_quotes(std::string_view text);
// Takes a quoted text from the front of `rest`; nothing if it does not begin with a whole one.
std::optional<std::string> take_quoted(std::string_view& rest);

// "Ann, Ben": names joined by commas; a comma or backslash of a name gets a backslash.
std::string join_names(const std::vector<std::string>& names);
std::vector<std::string> split_names(std::string_view text);

std::string_view trimmed(std::string_view text);
// Takes everything up to the separator, or all there is, off the front of `rest`.
std::string_view take_until(std::string_view& rest, char separator);

}  // namespace citybox
