#pragma once
// Places in a game's content by path, on its JSON: "revenue_goal", "copies.rent-hike",
// "tiles.well.cost.supplies", "start_money.1.0". An element of an array goes by its index; where the
// elements are objects that begin with a name of their own ("tile": "well"), also by that name.

#include <boost/json.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/content_field.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// Patches `whole` by `given`: objects field by field, arrays too where an object with the keys of some
// elements is given; everything else is replaced. A sentence that names the nearest where a key is not
// known; then `whole` is half done.
tl::expected<void, Problem> patch_content(json::object& whole, const json::object& given);

// "path=value": the value is JSON, or else a text. An object patches what is there.
tl::expected<void, Problem> set_at(json::object& whole, std::string_view setting);

// The path as for_each_leaf and changes_between write it: by name where the elements have names.
tl::expected<std::string, Problem> canonical_path(const json::object& whole, std::string_view path);

// Calls `visit(path, value)` for each leaf, in order: what has no parts. A list of names (a set) and an
// empty list count as one.
using VisitLeaf = std::function<void(const std::string& path, const json::value& value)>;
void for_each_leaf(const json::object& whole, const VisitLeaf& visit);

// What makes `other` of `published`, in order; not who fixed it. A list of another length is one change.
std::vector<ContentChange> changes_between(const json::object& published,
                                           const json::object& other);
// The same as the smallest patch.
json::object patch_between(const json::object& published, const json::object& other);

}  // namespace citybox
