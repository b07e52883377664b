#pragma once
// JSON by reflection: described structs are objects with the fields' own names, described enums are
// names in kebab-case. For a type with a notation of its own (a space of a board is "a1") a codec
// specializes JsonOf:
//
//   template <> struct JsonOf<Space> {
//     static constexpr const char* kTypeScript = "string | null";
//     static json::value write(const Space&);
//     static Read<Space> read(const json::value&);      // or: return misread("…");
//   };
//   template <> struct JsonOf<SpaceSet> : JsonOfSet<SpaceSet, Space> {};

#include <array>
#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
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

template <class T>
json::value to_json(const T& value) {
  return JsonOf<T>::write(value);
}

// `root` names the value in messages.
template <class T>
tl::expected<T, Problem> from_json(const json::value& value, std::string_view root) {
  Read<T> read = JsonOf<T>::read(value);
  if (!read) return tl::unexpected(problem_of(read.error(), root));
  return *std::move(read);
}

// A field that says nothing: null, "none", an empty array.
inline bool says_nothing(const json::value& value) {
  return value.is_null() || value == json::value("none") ||
         (value.is_array() && value.get_array().empty());
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
}  // namespace detail

template <>
struct JsonOf<bool> {
  static constexpr const char* kTypeScript = "boolean";
  static json::value write(bool value) { return value; }
  static Read<bool> read(const json::value& value) {
    if (!value.is_bool()) return misread(shown(value) + " is neither true nor false");
    return value.get_bool();
  }
};

// Whatever it is: where the shape is somebody else's.
template <>
struct JsonOf<json::value> {
  static constexpr const char* kTypeScript = "unknown";
  static json::value write(const json::value& value) { return value; }
  static Read<json::value> read(const json::value& value) { return value; }
};
template <>
struct JsonOf<json::object> {
  static constexpr const char* kTypeScript = "Record<string, unknown>";
  static json::value write(const json::object& value) { return value; }
  static Read<json::object> read(const json::value& value) {
    const auto object = detail::read_object(value);
    if (!object) return tl::unexpected(object.error());
    return **object;
  }
};

// An object in a struct of its own, so that its type says what is known of it: `T` has one field, the
// json::object `json`. To be derived from, with `kTypeScript` and `kAlias` (typescript.hpp).
template <class T>
struct JsonOfWrapped {
  static json::value write(const T& value) { return value.json; }
  static Read<T> read(const json::value& value) {
    const auto object = detail::read_object(value);
    if (!object) return tl::unexpected(object.error());
    return T{**object};
  }
};

// An empty text and null mean the same; it is always written as "".
template <>
struct JsonOf<std::string> {
  static constexpr const char* kTypeScript = "string";
  static json::value write(const std::string& value) { return json::value(value); }
  static Read<std::string> read(const json::value& value) {
    if (value.is_null()) return std::string();
    const auto text = detail::read_text(value);
    if (!text) return tl::unexpected(text.error());
    return std::string(*text);
  }
};

template <std::integral T>
struct JsonOf<T> {
  static constexpr const char* kTypeScript = "number";
  static json::value write(T value) { return value; }
  static Read<T> read(const json::value& value) {
    const auto number =
        detail::read_integer(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
    if (!number) return tl::unexpected(number.error());
    return static_cast<T>(*number);
  }
};

// A value without a name (only garbage has one) is written as its number, which `read` refuses.
template <DescribedEnum T>
struct JsonOf<T> {
  static json::value write(T value) {
    const std::string& name = name_of(value);
    if (name.empty()) return static_cast<std::int64_t>(value);
    return json::value(name);
  }
  static Read<T> read(const json::value& value) {
    const auto text = detail::read_text(value);
    if (!text) return tl::unexpected(text.error());
    Read<T> found = misread("");
    std::string names;
    for (const Named<T>& known : names_of<T>()) {
      if (known.name == *text) found = known.value;
      names += (names.empty() ? "" : ", ") + known.name;
    }
    if (!found) return misread(shown(value) + " is none of " + names);
    return found;
  }
};

// An optional field is left out where it is empty, and may be null or missing where it is read.
template <DescribedStruct T>
struct JsonOf<T> {
  static_assert(kFullyDescribed<T>, "BOOST_DESCRIBE_STRUCT misses a field");

  static json::value write(const T& value) {
    json::object object;
    object.reserve(boost::mp11::mp_size<MembersOf<T>>::value);
    for_each_member<T>([&](const char* name, auto member) {
      const auto& field = value.*member;
      if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
        if (field) object.emplace(name, to_json(*field));
      } else {
        object.emplace(name, to_json(field));
      }
    });
    return object;
  }
  static Read<T> read(const json::value& value) {
    const auto object = detail::read_object(value);
    if (!object) return tl::unexpected(object.error());
    Read<T> result{T{}};
    std::size_t known = 0;
    for_each_member<T>([&](const char* name, auto member) {
      if (!result) return;
      using Field = std::remove_cvref_t<decltype(result.value().*member)>;
      const json::value* field = (*object)->if_contains(name);
      if (field == nullptr) {
        if constexpr (!kIsOptional<Field>) {
          result = misread(std::string("\"") + name + "\" is missing");
        }
        return;
      }
      ++known;
      Read<Field> inner = JsonOf<Field>::read(*field);
      if (inner) {
        result.value().*member = *std::move(inner);
      } else {
        result = misread_in(name, std::move(inner.error()));
      }
    });
    if (result && known != (*object)->size()) return unknown_key(**object);
    return result;
  }

 private:
  static tl::unexpected<Misread> unknown_key(const json::object& object) {
    for (const auto& field : object) {
      bool known = false;
      for_each_member<T>([&](const char* name, auto) { known = known || field.key() == name; });
      if (!known) return misread("there is no " + shown(json::value(field.key())) + " in it");
    }
    return misread("a key stands there twice");
  }
};

template <class T, std::size_t kSize>
struct JsonOf<std::array<T, kSize>> {
  static json::value write(const std::array<T, kSize>& value) {
    json::array array;
    array.reserve(value.size());
    for (const T& item : value) array.push_back(to_json(item));
    return array;
  }
  static Read<std::array<T, kSize>> read(const json::value& value) {
    const auto array = detail::read_array(value, kSize, kSize);
    if (!array) return tl::unexpected(array.error());
    std::array<T, kSize> result{};
    for (std::size_t i = 0; i < kSize; ++i) {
      Read<T> item = JsonOf<T>::read((**array)[i]);
      if (!item) return misread_in(i, std::move(item.error()));
      result[i] = *item;
    }
    return result;
  }
};

template <class T, std::size_t kCapacity>
struct JsonOf<FixedVector<T, kCapacity>> {
  static json::value write(const FixedVector<T, kCapacity>& value) {
    json::array array;
    array.reserve(value.size());
    for (const T& item : value) array.push_back(to_json(item));
    return array;
  }
  static Read<FixedVector<T, kCapacity>> read(const json::value& value) {
    const auto array = detail::read_array(value, 0, kCapacity);
    if (!array) return tl::unexpected(array.error());
    FixedVector<T, kCapacity> result;
    for (std::size_t i = 0; i < (*array)->size(); ++i) {
      Read<T> item = JsonOf<T>::read((**array)[i]);
      if (!item) return misread_in(i, std::move(item.error()));
      result.push_back(*item);
    }
    return result;
  }
};

// For messages, summaries and vocabularies; states have no heap.
template <class T>
struct JsonOf<std::vector<T>> {
  static json::value write(const std::vector<T>& value) {
    json::array array;
    array.reserve(value.size());
    for (const T& item : value) array.push_back(to_json(item));
    return array;
  }
  static Read<std::vector<T>> read(const json::value& value) {
    const auto array = detail::read_array(value, 0, std::numeric_limits<std::size_t>::max());
    if (!array) return tl::unexpected(array.error());
    std::vector<T> result;
    for (std::size_t i = 0; i < (*array)->size(); ++i) {
      Read<T> item = JsonOf<T>::read((**array)[i]);
      if (!item) return misread_in(i, std::move(item.error()));
      result.push_back(*std::move(item));
    }
    return result;
  }
};

template <class T>
struct JsonOf<std::map<std::string, T>> {
  static json::value write(const std::map<std::string, T>& value) {
    json::object object;
    for (const auto& [key, item] : value) object.emplace(key, to_json(item));
    return object;
  }
  static Read<std::map<std::string, T>> read(const json::value& value) {
    const auto object = detail::read_object(value);
    if (!object) return tl::unexpected(object.error());
    std::map<std::string, T> result;
    for (const auto& field : **object) {
      Read<T> item = JsonOf<T>::read(field.value());
      if (!item) return misread_in(field.key(), std::move(item.error()));
      result.emplace(field.key(), *std::move(item));
    }
    return result;
  }
};

// As a field of a struct it is left out when empty; elsewhere it is null.
template <class T>
struct JsonOf<std::optional<T>> {
  static json::value write(const std::optional<T>& value) {
    return value ? to_json(*value) : json::value(nullptr);
  }
  static Read<std::optional<T>> read(const json::value& value) {
    if (value.is_null()) return std::optional<T>();
    Read<T> item = JsonOf<T>::read(value);
    if (!item) return tl::unexpected(std::move(item.error()));
    return std::optional<T>(*std::move(item));
  }
};

// A set with `add`, `contains` and `for_each`, as an array of its elements. An element that stands
// for none of them (null, "none") is refused.
template <class Set, class Element>
struct JsonOfSet {
  using Item = Element;

  static json::value write(const Set& value) {
    json::array array;
    value.for_each([&](const Element& item) { array.push_back(to_json(item)); });
    return array;
  }
  static Read<Set> read(const json::value& value) {
    const auto array = detail::read_array(value, 0, 64);
    if (!array) return tl::unexpected(array.error());
    Set result;
    for (std::size_t i = 0; i < (*array)->size(); ++i) {
      const json::value& each = (**array)[i];
      Read<Element> item = JsonOf<Element>::read(each);
      if (!item) return misread_in(i, std::move(item.error()));
      if (each.is_null() || each == json::value("none")) {
        return misread_in(i, {{}, shown(each) + " cannot be in a set"});
      }
      if (result.contains(*item)) return misread_in(i, {{}, shown(each) + " stands there twice"});
      result.add(*item);
    }
    return result;
  }
};

template <>
struct JsonOf<Seat> {
  static constexpr const char* kTypeScript = "number";
  static json::value write(Seat seat) { return seat.index; }
  static Read<Seat> read(const json::value& value) {
    const auto number = detail::read_integer(value, 0, kFacilitator.index);
    if (!number) return tl::unexpected(number.error());
    return Seat{static_cast<std::uint8_t>(*number)};
  }
};

template <>
struct JsonOf<SeatSet> : JsonOfSet<SeatSet, Seat> {};

// Inside a state. Events name their rule by its id ("CR-22"), see event_json.hpp.
template <>
struct JsonOf<RuleId> {
  static constexpr const char* kTypeScript = "[number, number]";
  static json::value write(RuleId rule) { return json::array{rule.number, rule.detail}; }
  static Read<RuleId> read(const json::value& value) {
    const auto pair = JsonOf<std::array<std::uint8_t, 2>>::read(value);
    if (!pair) return tl::unexpected(pair.error());
    return RuleId{(*pair)[0], (*pair)[1]};
  }
};

}  // namespace citybox
