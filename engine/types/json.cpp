#include "engine/types/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace citybox {

tl::unexpected<Misread> misread(std::string text) {
  return tl::unexpected(Misread{{}, std::move(text)});
}

tl::unexpected<Misread> misread_in(std::string_view key, Misread inner) {
  const bool plain = inner.path.empty() || inner.path.front() == '[';
  inner.path = std::string(key) + (plain ? "" : ".") + inner.path;
  return tl::unexpected(std::move(inner));
}

tl::unexpected<Misread> misread_in(std::size_t index, Misread inner) {
  return misread_in(fmt::format("[{}]", index), std::move(inner));
}

std::string shown(const json::value& value) {
  constexpr std::size_t kLongest = 60;
  if (value.is_object()) return "an object";
  if (value.is_array()) return "an array";
  if (value.is_string() && value.get_string().size() > kLongest) return "a long text";
  if (value.is_double()) return fmt::format("{}", value.get_double());
  return json::serialize(value);
}

Problem problem_of(const Misread& what, std::string_view root) {
  const bool plain = root.empty() || what.path.empty() || what.path.front() == '[';
  return {fmt::format("{}{}{}: {}.", root, plain ? "" : ".", what.path, what.text)};
}

namespace detail {

Read<std::int64_t> read_integer(const json::value& value, std::int64_t least, std::uint64_t most) {
  // Some languages write every number with a point: 3.0 is a whole number too.
  constexpr double kExact = 9'007'199'254'740'992.0;
  if (value.is_double() && std::abs(value.get_double()) <= kExact &&
      std::trunc(value.get_double()) == value.get_double()) {
    return read_integer(json::value(static_cast<std::int64_t>(value.get_double())), least, most);
  }
  if (!value.is_int64() && !value.is_uint64())
    return misread(shown(value) + " is not a whole number");
  const bool low = value.is_int64() && value.get_int64() < least;
  const bool high = value.is_uint64() ? value.get_uint64() > most
                                      : value.get_int64() > 0 &&
                                            static_cast<std::uint64_t>(value.get_int64()) > most;
  if (low || high) {
    return misread(fmt::format("{} is not between {} and {}", shown(value), least, most));
  }
  return value.is_uint64() ? static_cast<std::int64_t>(value.get_uint64()) : value.get_int64();
}

Read<std::string_view> read_text(const json::value& value) {
  if (!value.is_string()) return misread(shown(value) + " is not a text");
  return std::string_view(value.get_string());
}

Read<const json::array*> read_array(const json::value& value, std::size_t least, std::size_t most) {
  if (!value.is_array()) return misread(shown(value) + " is not an array");
  const std::size_t size = value.get_array().size();
  if (size >= least && size <= most) return &value.get_array();
  return misread(least == most ? fmt::format("it has {} elements, not {}", size, least)
                               : fmt::format("it has {} elements, more than {}", size, most));
}

Read<const json::object*> read_object(const json::value& value) {
  if (!value.is_object()) return misread(shown(value) + " is not an object");
  return &value.get_object();
}

const json::array* array_in(const json::value& value, std::size_t least, std::size_t most,
                            Misread& wrong) {
  auto array = read_array(value, least, most);
  if (array) return *array;
  wrong = std::move(array.error());
  return nullptr;
}

const json::object* object_in(const json::value& value, Misread& wrong) {
  auto object = read_object(value);
  if (object) return *object;
  wrong = std::move(object.error());
  return nullptr;
}

bool wrong_at(std::size_t index, Misread& wrong) {
  wrong = misread_in(index, std::move(wrong)).value();
  return false;
}

bool wrong_at(std::string_view key, Misread& wrong) {
  wrong = misread_in(key, std::move(wrong)).value();
  return false;
}

bool missing(std::string_view key, Misread& wrong) {
  wrong = {{}, fmt::format("\"{}\" is missing", key)};
  return false;
}

bool read_enum(const EnumNames& names, const json::value& value, std::int64_t& into,
               Misread& wrong) {
  if (const auto none = names.find("none"); none && says_nothing(value) && !value.is_array()) {
    into = *none;
    return true;
  }
  const auto text = read_text(value);
  if (!text) {
    wrong = text.error();
    return false;
  }
  if (const auto found = names.find(*text)) {
    into = *found;
    return true;
  }
  std::string known;
  for (const EnumNames::Named& each : names.all()) known += (known.empty() ? "" : ", ") + each.name;
  wrong = {{}, shown(value) + " is none of " + known};
  return false;
}

json::value write_fields(std::span<const FieldToWrite> fields, const void* owner) {
  json::object object;
  object.reserve(fields.size());
  for (const FieldToWrite& field : fields) {
    if (field.present != nullptr && !field.present(owner)) continue;
    object.emplace(field.name, field.write(owner));
  }
  return object;
}

namespace {
std::string unknown_key(std::span<const FieldToRead> fields, const json::object& object) {
  for (const auto& given : object) {
    const bool known = std::any_of(fields.begin(), fields.end(), [&](const FieldToRead& field) {
      return given.key() == field.name;
    });
    if (!known) return "there is no " + shown(json::value(given.key())) + " in it";
  }
  return "a key stands there twice";
}
}  // namespace

bool read_fields(std::span<const FieldToRead> fields, const json::value& value, void* owner,
                 Misread& wrong) {
  const json::object* object = object_in(value, wrong);
  if (object == nullptr) return false;
  std::size_t known = 0;
  for (const FieldToRead& field : fields) {
    const json::value* given = object->if_contains(field.name);
    if (given == nullptr && field.optional) continue;
    if (given == nullptr) return missing(field.name, wrong);
    ++known;
    if (!field.read(*given, owner, wrong)) return wrong_at(std::string_view(field.name), wrong);
  }
  if (known == object->size()) return true;
  wrong = {{}, unknown_key(fields, *object)};
  return false;
}

}  // namespace detail
}  // namespace citybox
