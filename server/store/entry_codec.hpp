#pragma once
// Parts of an entry as they are kept.

#include <string>
#include <string_view>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

// Draws as bytes: each number in groups of seven bits, the last one without the high bit.
std::string pack_draws(const std::vector<Draw>& draws);
// Empty for bytes that pack_draws did not make.
std::vector<Draw> unpack_draws(std::string_view bytes);

// Sentences as a JSON array: a text for everyone, {"seats": [0], "text": "…"} for some.
std::string sentences_text(const std::vector<std::pair<SeatSet, std::string>>& sentences);
// Throws what boost::json throws.
std::vector<std::pair<SeatSet, std::string>> read_sentences(std::string_view text);

// What stands in place of the notation of an action whose bytes this program cannot read: nothing
// is lost, and only its table stays closed.
std::string unread_action(PackedAction bytes);
bool is_unread_action(std::string_view text);

}  // namespace citybox::server
