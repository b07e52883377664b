#include "engine/entry/content_path.hpp"

#include <fmt/format.h>

#include <charconv>
#include <system_error>
#include <utility>

#include "engine/types/nearest.hpp"
#include "engine/types/words.hpp"

namespace citybox {

namespace {

// The name that an element of an array brings itself: its first field, where that is a text.
std::string_view own_name(const json::value& element) {
  if (!element.is_object() || element.get_object().empty()) return {};
  const json::value& first = element.get_object().begin()->value();
  return first.is_string() ? std::string_view(first.get_string()) : std::string_view();
}

// Do the elements of the array all have names, and each another?
bool named(const json::array& array) {
  for (std::size_t i = 0; i < array.size(); ++i) {
    const std::string_view name = own_name(array[i]);
    if (name.empty()) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (own_name(array[j]) == name) return false;
    }
  }
  return true;
}

// A set, or a list that could hold anything: no parts to go into.
bool is_leaf(const json::value& value) {
  if (value.is_object()) return false;
  if (!value.is_array()) return true;
  const json::array& array = value.get_array();
  return array.empty() || array.front().is_string() || array.front().is_null();
}

std::string joined(std::string_view path, std::string_view key) {
  return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

// Calls `visit(key, part)` for each part of a value that is no leaf.
template <class Visit>
void for_each_part(const json::value& value, Visit&& visit) {
  if (value.is_object()) {
    for (const auto& field : value.get_object()) visit(std::string(field.key()), field.value());
    return;
  }
  const json::array& array = value.get_array();
  const bool by_name = named(array);
  for (std::size_t i = 0; i < array.size(); ++i) {
    visit(by_name ? std::string(own_name(array[i])) : std::to_string(i), array[i]);
  }
}

// The part of `value` with this key; nullptr if it has none.
json::value* part_of(json::value& value, std::string_view key) {
  if (value.is_object()) return value.get_object().if_contains(key);
  if (is_leaf(value)) return nullptr;
  json::array& array = value.get_array();
  if (named(array)) {
    for (json::value& element : array) {
      if (own_name(element) == key) return &element;
    }
  }
  std::size_t index = 0;
  const auto [end, failed] = std::from_chars(key.data(), key.data() + key.size(), index);
  const bool fits = failed == std::errc() && end == key.data() + key.size() && index < array.size();
  return fits ? &array[index] : nullptr;
}

void note_paths(const json::value& value, const std::string& path, std::vector<std::string>& out) {
  if (!path.empty()) out.push_back(path);
  if (is_leaf(value)) return;
  for_each_part(value, [&](const std::string& key, const json::value& part) {
    note_paths(part, joined(path, key), out);
  });
}

tl::unexpected<Problem> no_such_path(const json::value& whole, std::string_view path) {
  std::vector<std::string> paths;
  note_paths(whole, "", paths);
  return tl::unexpected(Problem{fmt::format("There is no number \"{}\"; the nearest are {}.", path,
                                            listed(nearest(paths, path, 3)))});
}

// The path as it was meant: on into a patch as long as that names one thing alone.
std::string path_into(std::string path, const json::value& given) {
  const json::value* here = &given;
  while (here->is_object() && here->get_object().size() == 1) {
    const auto& field = *here->get_object().begin();
    path = joined(path, field.key());
    here = &field.value();
  }
  return path;
}

// `root` is what all of `path` is sought in, for the sentence about what there is.
tl::expected<void, Problem> patch_value(const json::value& root, json::value& here,
                                        const json::value& given, const std::string& path) {
  if (!given.is_object() || (given.get_object().empty() && is_leaf(here))) {
    here = given;
    return {};
  }
  for (const auto& field : given.get_object()) {
    const std::string part_path = joined(path, field.key());
    json::value* const part = part_of(here, field.key());
    if (part == nullptr) return no_such_path(root, path_into(part_path, field.value()));
    if (auto done = patch_value(root, *part, field.value(), part_path); !done) return done;
  }
  return {};
}

// Can the two be told apart part by part?
bool same_shape(const json::value& published, const json::value& other) {
  if (published.kind() != other.kind() || is_leaf(published)) return false;
  return published.is_object() || published.get_array().size() == other.get_array().size();
}

void note_changes(const json::value& published, const json::value& other, const std::string& path,
                  std::vector<ContentChange>& out) {
  if (published == other) return;
  if (!same_shape(published, other)) {
    out.push_back({.path = path, .from = published, .to = other});
    return;
  }
  std::size_t index = 0;
  for_each_part(published, [&](const std::string& key, const json::value& part) {
    const json::value* theirs =
        other.is_object() ? other.get_object().if_contains(key) : &other.get_array()[index++];
    if (theirs != nullptr) note_changes(part, *theirs, joined(path, key), out);
  });
}

void note_leaves(const json::value& value, const std::string& path, const VisitLeaf& visit) {
  if (is_leaf(value)) {
    visit(path, value);
    return;
  }
  for_each_part(value, [&](const std::string& key, const json::value& part) {
    note_leaves(part, joined(path, key), visit);
  });
}

// Writes the value into a patch, with the objects around it.
void put(json::object& patch, std::string_view path, const json::value& value) {
  json::object* here = &patch;
  for (std::size_t dot = path.find('.'); dot != path.npos; dot = path.find('.')) {
    here = &here->emplace(path.substr(0, dot), json::object()).first->value().get_object();
    path.remove_prefix(dot + 1);
  }
  here->insert_or_assign(path, value);
}

}  // namespace

tl::expected<void, Problem> patch_content(json::object& whole, const json::object& given) {
  json::value value = std::move(whole);
  const json::value before = value;
  auto done = patch_value(before, value, given, "");
  whole = std::move(value.get_object());
  return done;
}

tl::expected<void, Problem> set_at(json::object& whole, std::string_view setting) {
  const std::size_t equals = setting.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    return tl::unexpected(Problem{
        fmt::format("\"{}\" sets nothing: write path=value, as in revenue_goal=18.", setting)});
  }
  json::error_code failed;
  json::value value = json::parse(setting.substr(equals + 1), failed);
  if (failed) value = json::value(setting.substr(equals + 1));
  json::object patch;
  put(patch, setting.substr(0, equals), value);
  return patch_content(whole, patch);
}

tl::expected<std::string, Problem> canonical_path(const json::object& whole,
                                                  std::string_view path) {
  json::value value = whole;
  json::value* here = &value;
  std::string found;
  for (std::string_view rest = path;;) {
    const std::size_t dot = rest.find('.');
    json::value* const part = part_of(*here, rest.substr(0, dot));
    if (part == nullptr) return no_such_path(value, path);
    std::string key(rest.substr(0, dot));
    for_each_part(*here, [&](const std::string& own_key, const json::value& each) {
      if (&each == part) key = own_key;
    });
    found = joined(found, key);
    if (dot == std::string_view::npos) return found;
    here = part;
    rest.remove_prefix(dot + 1);
  }
}

void for_each_leaf(const json::object& whole, const VisitLeaf& visit) {
  note_leaves(whole, "", visit);
}

std::vector<ContentChange> changes_between(const json::object& published,
                                           const json::object& other) {
  std::vector<ContentChange> changes;
  note_changes(published, other, "", changes);
  return changes;
}

json::object patch_between(const json::object& published, const json::object& other) {
  json::object patch;
  for (const ContentChange& change : changes_between(published, other)) {
    put(patch, change.path, change.to);
  }
  return patch;
}

}  // namespace citybox
