#pragma once

#include <memory>

namespace citybox {

// The numbers of one game: its published ones, or others. Made by its entry, and of use there only.
using SharedContent = std::shared_ptr<const void>;

}  // namespace citybox
