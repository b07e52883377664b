#pragma once
// A game's numbers as somebody wants them: a file and single settings, over the published ones.

#include <boost/json.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox {

struct Numbers {
  SharedContent content;              // none: the published ones
  json::object patch;                 // what differs from the published ones, and nothing else
  std::vector<std::string> warnings;  // a sentence for each field that is not ours to change
};

// `file` is one of JSON with some or all of the content, or empty; `settings` are "path=value", and come
// after it. A sentence if there is no such file or field, if a value does not fit, or if no game could be
// played with these numbers.
tl::expected<Numbers, Problem> read_numbers(const GameEntry& game, const std::string& file,
                                            const std::vector<std::string>& settings);

// The object in a file of JSON. A sentence if there is no such file, or where it is no JSON.
tl::expected<json::object, Problem> json_in_file(const std::string& file);

// The same of JSON that is at hand.
tl::expected<Numbers, Problem> read_numbers(const GameEntry& game, const json::object& given);

}  // namespace citybox
