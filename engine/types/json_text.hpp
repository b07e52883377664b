#pragma once
// JSON as text, straight from described structs: what to_json gives, without its tree of values. For
// messages, of which a server makes many. And back, as far as it is an object.

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/types/json.hpp"

namespace citybox {

// A T that is text already, as it stands in a message.
template <class T>
struct Encoded {
  std::string text;
};

template <class T>
struct JsonOf<Encoded<T>> {
  using Stands = T;  // in TypeScript
  static json::value write(const Encoded<T>& value) { return json::parse(value.text); }
};

namespace detail {

void append_quoted(std::string& out, std::string_view text);
void append_value(std::string& out, const json::value& value);
void append_object(std::string& out, const json::object& object);

template <class T>
inline constexpr bool kIsEncoded = false;
template <class T>
inline constexpr bool kIsEncoded<Encoded<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;
template <class T, std::size_t kSize>
inline constexpr bool kIsList<std::array<T, kSize>> = true;
template <class T, std::size_t kCapacity>
inline constexpr bool kIsList<FixedVector<T, kCapacity>> = true;
template <class T>
inline constexpr bool kIsMap = false;
template <class T>
inline constexpr bool kIsMap<std::map<std::string, T>> = true;

// Described, and with no JSON of its own.
template <class T>
concept PlainStruct = DescribedStruct<T> && std::is_base_of_v<JsonOfFields<T>, JsonOf<T>>;
template <class T>
concept PlainEnum = DescribedEnum<T> && std::is_base_of_v<ReadInPlace<T>, JsonOf<T>>;
template <class T>
concept PlainSet = requires { typename JsonOf<T>::Item; } &&
                   std::is_base_of_v<JsonOfSet<T, typename JsonOf<T>::Item>, JsonOf<T>>;

}  // namespace detail

template <class T>
void append_json(std::string& out, const T& value);

namespace detail {

template <class T>
void append_struct(std::string& out, const T& value) {
  char before = '{';
  for_each_member<T>([&](const char* name, auto member) {
    const auto& field = value.*member;
    const auto put = [&](const auto& what) {
      out += before;
      out.append(1, '"').append(name).append("\":");
      append_json(out, what);
      before = ',';
    };
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
      if (field) put(*field);
    } else {
      put(field);
    }
  });
  out += before == '{' ? "{}" : "}";
}

template <class Items>
void append_array(std::string& out, const Items& items) {
  char before = '[';
  for (const auto& item : items) {
    out += before;
    append_json(out, item);
    before = ',';
  }
  out += before == '[' ? "[]" : "]";
}

template <class Set>
void append_set(std::string& out, const Set& set) {
  char before = '[';
  set.for_each([&](const auto& item) {
    out += before;
    append_json(out, item);
    before = ',';
  });
  out += before == '[' ? "[]" : "]";
}

template <class T>
void append_map(std::string& out, const std::map<std::string, T>& items) {
  char before = '{';
  for (const auto& [key, item] : items) {
    out += before;
    append_quoted(out, key);
    out += ':';
    append_json(out, item);
    before = ',';
  }
  out += before == '{' ? "{}" : "}";
}

}  // namespace detail

template <class T>
void append_json(std::string& out, const T& value) {
  if constexpr (detail::kIsEncoded<T>) {
    out += value.text;
  } else if constexpr (std::is_same_v<T, std::string>) {
    detail::append_quoted(out, value);
  } else if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_integral_v<T>) {
    out += fmt::format_int(value).c_str();
  } else if constexpr (std::is_same_v<T, Seat>) {
    append_json(out, value.index);
  } else if constexpr (detail::kIsList<T>) {
    detail::append_array(out, value);
  } else if constexpr (detail::kIsMap<T>) {
    detail::append_map(out, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) return append_json(out, *value);
    out += "null";
  } else if constexpr (detail::PlainStruct<T>) {
    detail::append_struct(out, value);
  } else if constexpr (detail::PlainSet<T>) {
    detail::append_set(out, value);
  } else if constexpr (detail::PlainEnum<T>) {
    const std::string& name = name_of(value);
    if (name.empty()) return append_json(out, static_cast<std::int64_t>(value));
    detail::append_quoted(out, name);
  } else if constexpr (std::is_base_of_v<JsonOfWrapped<T>, JsonOf<T>>) {
    detail::append_object(out, value.json);
  } else {
    detail::append_value(out, to_json(value));
  }
}

template <class T>
std::string json_text(const T& value) {
  std::string out;
  append_json(out, value);
  return out;
}

// Nothing where it is no JSON, or none of an object.
std::optional<json::object> parse_object(std::string_view text);

}  // namespace citybox
