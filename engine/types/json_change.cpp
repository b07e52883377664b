#include "engine/types/json_change.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace citybox {

namespace {

constexpr std::uint32_t kPrime = 16777619;
constexpr std::uint32_t kBasis = 2166136261;

// FNV-1a
std::uint32_t hash_text(std::string_view text) {
  std::uint32_t hash = kBasis;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return hash;
}

void append_list_change(std::string& out, const json::array& before, const json::array& now) {
  std::vector<json::value> was(before.begin(), before.end());
  std::vector<json::value> is(now.begin(), now.end());
  detail::append_list_change(out, was, is);
}

void append_object_change(std::string& out, const json::object& before, const json::object& now) {
  char mark = '{';
  const auto name = [&](std::string_view key) {
    out += mark;
    detail::append_quoted(out, key);
    out += ':';
    mark = ',';
  };
  for (const auto& field : before) {
    if (now.contains(field.key())) continue;
    name(field.key());
    out += "null";
  }
  for (const auto& field : now) {
    const json::value* was = before.if_contains(field.key());
    if (was != nullptr && *was == field.value()) continue;
    name(field.key());
    if (was == nullptr) {
      detail::append_new(out, field.value());
    } else {
      append_change_of_json(out, *was, field.value());
    }
  }
  out += '}';
}

}  // namespace

namespace detail {

void wrap(std::string& out, std::size_t at) {
  out.insert(at, "{\"\":");
  out += '}';
}

}  // namespace detail

void append_change_of_json(std::string& out, const json::value& before, const json::value& now) {
  if (before.is_object() && now.is_object()) {
    return append_object_change(out, before.get_object(), now.get_object());
  }
  if (before.is_array() && now.is_array()) {
    return append_list_change(out, before.get_array(), now.get_array());
  }
  detail::append_instead(out, now);
}

void apply_change(json::value& value, const json::value& change) {
  const json::object* parts = change.if_object();
  const json::value* instead = parts == nullptr ? &change : parts->if_contains("");
  if (instead != nullptr) {
    value = *instead;
  } else if (json::object* object = value.if_object()) {
    for (const auto& part : *parts) {
      if (part.value().is_null()) {
        object->erase(part.key());
      } else {
        apply_change((*object)[part.key()], part.value());
      }
    }
  } else if (json::array* array = value.if_array()) {
    for (const auto& part : *parts) {
      std::size_t index = 0;
      const std::string_view key = part.key();
      std::from_chars(key.data(), key.data() + key.size(), index);
      if (index >= array->size()) index = array->size(), array->emplace_back(nullptr);
      apply_change((*array)[index], part.value());
    }
  } else {
    value = change;
  }
}

std::uint32_t checksum(const json::value& value) {
  if (const json::object* object = value.if_object()) {
    std::uint32_t sum = 1;
    for (const auto& field : *object) {
      sum += (hash_text(field.key()) ^ checksum(field.value())) * kPrime;
    }
    return sum;
  }
  if (const json::array* array = value.if_array()) {
    std::uint32_t hash = 2;
    for (const json::value& item : *array) hash = (hash ^ checksum(item)) * kPrime;
    return hash;
  }
  if (const json::string* text = value.if_string()) return hash_text(*text);
  return hash_text(json::serialize(value));
}

}  // namespace citybox
