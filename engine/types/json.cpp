#include "engine/types/json.hpp"

#include <fmt/format.h>

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

}  // namespace detail
}  // namespace citybox
