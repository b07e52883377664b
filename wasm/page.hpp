#pragma once
// What the page gives to the box, and what the box tells it: the module's imports.

#include <string_view>

namespace citybox::box {

// A message for the page, as it would come over a socket.
void send(std::string_view message);
// A table is to be kept under its code like this, or no longer, where the text is empty. What is sent after
// that rests on it.
void keep(std::string_view code, std::string_view text);
// For whoever looks for a fault.
void note(std::string_view line);

}  // namespace citybox::box
