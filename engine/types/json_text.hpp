#pragma once
// JSON as text, straight from described structs: what to_json gives, without its tree of values. For
// messages, of which a server makes many. And back, as far as it is an object.

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

template <class T>
inline constexpr bool kIsEncoded = false;
template <class T>
inline constexpr bool kIsEncoded<Encoded<T>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsMap = false;
template <class T>
inline constexpr bool kIsMap<std::map<std::string, T>> = true;

// Described, and with no JSON of its own.
template <class T>
concept PlainStruct = DescribedStruct<T> && !requires { JsonOf<T>::kTypeScript; };

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
    out += std::to_string(value);
  } else if constexpr (detail::kIsVector<T>) {
    detail::append_array(out, value);
  } else if constexpr (detail::kIsMap<T>) {
    detail::append_map(out, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) return append_json(out, *value);
    out += "null";
  } else if constexpr (detail::PlainStruct<T>) {
    detail::append_struct(out, value);
  } else if constexpr (std::is_base_of_v<JsonOfWrapped<T>, JsonOf<T>>) {
    out += json::serialize(value.json);
  } else {
    out += json::serialize(to_json(value));
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
