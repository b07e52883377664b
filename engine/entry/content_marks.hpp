#pragma once
// Who fixed which number of a game's content (engine/table/mark.hpp), on its JSON.

#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/content_field.hpp"

namespace citybox {

// The marks that cover this path, those with most parts; none, or more than one, is a fault of the table.
std::vector<const Marked*> marks_of(std::string_view path, std::span<const Marked> marks);

// Every leaf of the published content with its mark.
std::vector<ContentField> marked_fields(const json::object& published,
                                        std::span<const Marked> marks,
                                        std::string_view rule_prefix);

// What is changed and not ours to change, a sentence each.
std::vector<std::string> warnings_about(const json::object& published, const json::object& other,
                                        std::span<const Marked> marks,
                                        std::span<const FixedTotal> totals,
                                        std::string_view rule_prefix);

}  // namespace citybox
