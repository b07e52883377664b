#pragma once
// How a type is written as JSON and read from it: JsonOf<T>, which json.hpp has for all that is described
// and for what the standard library brings. What cannot be read is told with the path to it.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "engine/types/problem.hpp"
#include "engine/types/reflect.hpp"

namespace citybox {

// What is wrong with a value, and where: the path grows from the inside out.
struct Misread {
  std::string path;
  std::string text;
};

template <class T>
using Read = tl::expected<T, Misread>;

tl::unexpected<Misread> misread(std::string text);
// The same misreading seen from the object or array around it.
tl::unexpected<Misread> misread_in(std::string_view key, Misread inner);
tl::unexpected<Misread> misread_in(std::size_t index, Misread inner);
// The value as it stands in a message, cut if it is long.
std::string shown(const json::value& value);
// "state.residents: 300 is not between 0 and 255."
Problem problem_of(const Misread& what, std::string_view root);

template <class T>
struct JsonOf;

// Reads in place. A JsonOf says how by `read`, or by `read_into` where its parts are read in place
// too.
template <class T>
bool read_into(const json::value& value, T& into, Misread& wrong) {
  if constexpr (requires { JsonOf<T>::read_into(value, into, wrong); }) {
    return JsonOf<T>::read_into(value, into, wrong);
  } else {
    Read<T> read = JsonOf<T>::read(value);
    if (read) {
      into = *std::move(read);
      return true;
    }
    wrong = std::move(read.error());
    return false;
  }
}

// The base of each JsonOf that has `read_into`.
template <class T>
struct ReadInPlace {
  static Read<T> read(const json::value& value) {
    Read<T> result{T{}};
    Misread wrong;
    if (!JsonOf<T>::read_into(value, *result, wrong)) return tl::unexpected(std::move(wrong));
    return result;
  }
};

template <class T>
json::value to_json(const T& value) {
  return JsonOf<T>::write(value);
}

// `root` names the value in messages.
template <class T>
tl::expected<T, Problem> from_json(const json::value& value, std::string_view root) {
  tl::expected<T, Problem> result{T{}};
  Misread wrong;
  if (!read_into(value, *result, wrong)) result = tl::unexpected(problem_of(wrong, root));
  return result;
}

// A value that says nothing: null, "", "none", an empty array. Where nothing may stand, all are read
// alike.
inline bool says_nothing(const json::value& value) {
  if (const json::string* text = value.if_string()) return text->empty() || *text == "none";
  return value.is_null() || (value.is_array() && value.get_array().empty());
}

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

namespace detail {
Read<std::int64_t> read_integer(const json::value& value, std::int64_t least, std::uint64_t most);
Read<std::string_view> read_text(const json::value& value);
Read<const json::array*> read_array(const json::value& value, std::size_t least, std::size_t most);
Read<const json::object*> read_object(const json::value& value);
bool read_enum(const EnumNames& names, const json::value& value, std::int64_t& into,
               Misread& wrong);
// What `value` is, if it is that and its size is right.
const json::array* array_in(const json::value& value, std::size_t least, std::size_t most,
                            Misread& wrong);
const json::object* object_in(const json::value& value, Misread& wrong);
// Says where the element stands that could not be read.
bool wrong_at(std::size_t index, Misread& wrong);
bool wrong_at(std::string_view key, Misread& wrong);
// Says that there is no such member.
bool missing(std::string_view key, Misread& wrong);
}  // namespace detail

// Reads the member of `object` with this key, which must be there.
template <class T>
bool read_member(const json::object& object, std::string_view key, T& into, Misread& wrong) {
  const json::value* member = object.if_contains(key);
  if (member == nullptr) return detail::missing(key, wrong);
  return read_into(*member, into, wrong) || detail::wrong_at(key, wrong);
}

}  // namespace citybox
