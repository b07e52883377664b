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
#include <utility>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "engine/types/json_fields.hpp"
#include "engine/types/json_of.hpp"

namespace citybox {

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
struct JsonOf<T> : ReadInPlace<T> {
  static json::value write(T value) {
    const std::string& name = name_of(value);
    if (name.empty()) return static_cast<std::int64_t>(value);
    return json::value(name);
  }
  static bool read_into(const json::value& value, T& into, Misread& wrong) {
    std::int64_t number = 0;
    if (!detail::read_enum(names_of<T>(), value, number, wrong)) return false;
    into = static_cast<T>(number);
    return true;
  }
};

// An optional field is left out where it is empty, and may be null or missing where it is read. To be
// derived from where something more is understood.
template <DescribedStruct T>
struct JsonOfFields : ReadInPlace<T> {
  static_assert(kFullyDescribed<T>, "BOOST_DESCRIBE_STRUCT misses a field");

  static json::value write(const T& value) {
    static constexpr auto kFields = detail::fields_to_write<T>(MembersOf<T>{});
    return detail::write_fields(kFields, &value);
  }
  static bool read_into(const json::value& value, T& into, Misread& wrong) {
    static constexpr auto kFields = detail::fields_to_read<T>(MembersOf<T>{});
    return detail::read_fields(kFields, value, &into, wrong);
  }
};
template <DescribedStruct T>
struct JsonOf<T> : JsonOfFields<T> {};

namespace detail {

template <class Items>
json::value write_items(const Items& items) {
  json::array array;
  array.reserve(items.size());
  for (const auto& item : items) array.push_back(to_json(item));
  return array;
}

// Into a list that grows, of at most so many.
template <class T, class Items>
bool read_items(const json::value& value, std::size_t most, Items& into, Misread& wrong) {
  const json::array* array = array_in(value, 0, most, wrong);
  if (array == nullptr) return false;
  into.clear();
  for (std::size_t i = 0; i < array->size(); ++i) {
    T item{};
    if (!citybox::read_into((*array)[i], item, wrong)) return wrong_at(i, wrong);
    into.push_back(std::move(item));
  }
  return true;
}

}  // namespace detail

template <class T, std::size_t kSize>
struct JsonOf<std::array<T, kSize>> : ReadInPlace<std::array<T, kSize>> {
  static json::value write(const std::array<T, kSize>& value) { return detail::write_items(value); }
  static bool read_into(const json::value& value, std::array<T, kSize>& into, Misread& wrong) {
    const json::array* array = detail::array_in(value, kSize, kSize, wrong);
    if (array == nullptr) return false;
    for (std::size_t i = 0; i < kSize; ++i) {
      if (!citybox::read_into((*array)[i], into[i], wrong)) return detail::wrong_at(i, wrong);
    }
    return true;
  }
};

template <class T, std::size_t kCapacity>
struct JsonOf<FixedVector<T, kCapacity>> : ReadInPlace<FixedVector<T, kCapacity>> {
  static json::value write(const FixedVector<T, kCapacity>& value) {
    return detail::write_items(value);
  }
  static bool read_into(const json::value& value, FixedVector<T, kCapacity>& into, Misread& wrong) {
    return detail::read_items<T>(value, kCapacity, into, wrong);
  }
};

// For messages, summaries and vocabularies; states have no heap.
template <class T>
struct JsonOf<std::vector<T>> : ReadInPlace<std::vector<T>> {
  static json::value write(const std::vector<T>& value) { return detail::write_items(value); }
  static bool read_into(const json::value& value, std::vector<T>& into, Misread& wrong) {
    return detail::read_items<T>(value, std::numeric_limits<std::size_t>::max(), into, wrong);
  }
};

template <class T>
struct JsonOf<std::map<std::string, T>> : ReadInPlace<std::map<std::string, T>> {
  static json::value write(const std::map<std::string, T>& value) {
    json::object object;
    for (const auto& [key, item] : value) object.emplace(key, to_json(item));
    return object;
  }
  static bool read_into(const json::value& value, std::map<std::string, T>& into, Misread& wrong) {
    const json::object* object = detail::object_in(value, wrong);
    if (object == nullptr) return false;
    into.clear();
    for (const auto& field : *object) {
      T& item = into[field.key()];
      if (!citybox::read_into(field.value(), item, wrong)) {
        return detail::wrong_at(std::string_view(field.key()), wrong);
      }
    }
    return true;
  }
};

// As a field of a struct it is left out when empty; elsewhere it is null.
template <class T>
struct JsonOf<std::optional<T>> : ReadInPlace<std::optional<T>> {
  static json::value write(const std::optional<T>& value) {
    return value ? to_json(*value) : json::value(nullptr);
  }
  static bool read_into(const json::value& value, std::optional<T>& into, Misread& wrong) {
    if (value.is_null()) {
      into.reset();
      return true;
    }
    return citybox::read_into(value, into.emplace(), wrong);
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
      if (says_nothing(each)) {
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
