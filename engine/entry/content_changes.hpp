#pragma once

#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox {

// What a table's numbers change, and who fixed it.
std::vector<ContentChange> changes_of(const GameEntry& game, const SharedContent& content);

}  // namespace citybox
