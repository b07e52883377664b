#pragma once

#include <string>
#include <string_view>

namespace citybox::server {

// Equal for names that differ only in large and small letters, of any alphabet.
std::string folded(std::string_view text);

// Is this the name of somebody who is called so, or of two who share a device ("Ana & Ben") and one
// of them is?
bool bears(std::string_view text, std::string_view name);

// Each place where `name` stands as a whole word, however written, is `instead`.
std::string without_name(std::string_view text, std::string_view name, std::string_view instead);
// The same in a note; what stands in braces is a pattern, not text.
std::string note_without_name(std::string_view text, std::string_view name,
                              std::string_view instead);

}  // namespace citybox::server
