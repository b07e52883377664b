#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace citybox {

// The words most like `wanted`, the nearest first: what somebody may have meant who mistyped it.
std::vector<std::string> nearest(std::span<const std::string> words, std::string_view wanted,
                                 std::size_t count);

}  // namespace citybox
