#pragma once
// The shapes of PROTOCOL.md that do not depend on a game, as JSON.

#include <boost/json.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "engine/table/table.hpp"

namespace citybox {

json::object wire(const GameEntry& game);
json::object wire(const Standing& standing);
json::array wire(SeatSet seats);
json::array wire(const std::vector<Draw>& draws);
json::array wire(const std::vector<ItemLine>& items);
json::object wire(const Refused& refused);
// The event with its `sentence` (if it has one) and its `audience` (if it is not for everyone).
json::object wire(const Happening& happening);
// [{text, action}]
json::array wire(const Table& table, const std::vector<PackedAction>& choices);
json::object wire(const Table& table, PackedAction action);

}  // namespace citybox
