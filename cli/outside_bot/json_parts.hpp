#pragma once
// Parts of what somebody else wrote: one that is missing or of another kind says nothing.

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

namespace citybox::cli {

namespace json = boost::json;

inline const json::object& object_in(const json::object& from, std::string_view key) {
  static const json::object kNothing;
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_object() ? value->get_object() : kNothing;
}
inline const json::array& array_in(const json::object& from, std::string_view key) {
  static const json::array kNothing;
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_array() ? value->get_array() : kNothing;
}
inline std::string text_in(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}
inline std::int64_t number_in(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}
inline bool flag_in(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}
inline bool names_seat(const json::array& seats, Seat seat) {
  for (const json::value& one : seats) {
    if (one.is_int64() && one.get_int64() == seat.index) return true;
  }
  return false;
}

}  // namespace citybox::cli
