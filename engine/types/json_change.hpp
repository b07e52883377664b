#pragma once
// What changed of a value, as JSON: what a client needs that has the value before.
//
//   null          the member goes; as the whole change: the value is null
//   {"": value}   the value takes the place of the one before, as it stands
//   {…}           of an object or a list: these members, or elements by their index, change; an index
//                 beyond the end is a new element. Of anything else: the value itself
//   else          the value itself
//
// Typed values are compared member by member and written only where they differ.

#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>

#include "engine/types/json_text.hpp"

namespace citybox {

// How `now` came from `before`, which is another.
template <class T>
void append_change(std::string& out, const T& before, const T& now);
void append_change_of_json(std::string& out, const json::value& before, const json::value& now);

// What a client does with it.
void apply_change(json::value& value, const json::value& change);

// The same number for the same JSON, in whatever order its members are. For both ends to see that what
// one put together from changes is what the other has.
std::uint32_t checksum(const json::value& value);

namespace detail {

// Lets the value that begins there stand for itself.
void wrap(std::string& out, std::size_t at);

template <class T>
bool same(const T& a, const T& b) {
  if constexpr (std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
  } else if constexpr (kIsEncoded<T>) {
    return a.text == b.text;
  } else if constexpr (kIsOptional<T>) {
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
  } else if constexpr (kIsList<T>) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return same(x, y); });
  } else if constexpr (kIsMap<T>) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
      return x.first == y.first && same(x.second, y.second);
    });
  } else if constexpr (PlainStruct<T>) {
    bool all = true;
    for_each_member<T>([&](const char*, auto member) { all = all && same(a.*member, b.*member); });
    return all;
  } else if constexpr (std::is_base_of_v<JsonOfWrapped<T>, JsonOf<T>>) {
    return a.json == b.json;
  } else {
    return a == b;
  }
}

// Where nothing was before: only what would be read as something else needs a wrap.
template <class T>
void append_new(std::string& out, const T& now) {
  const std::size_t at = out.size();
  append_json(out, now);
  if (out[at] == 'n') wrap(out, at);
}

template <class T>
void append_instead(std::string& out, const T& now) {
  const std::size_t at = out.size();
  append_json(out, now);
  if (out[at] == '{' || out[at] == 'n') wrap(out, at);
}

template <class T>
void append_member_change(std::string& out, const T& before, const T& now) {
  if constexpr (kIsOptional<T>) {
    if (!now) {
      out += "null";
    } else if (!before) {
      append_new(out, *now);
    } else {
      append_change(out, *before, *now);
    }
  } else {
    append_change(out, before, now);
  }
}

template <class T>
void append_struct_change(std::string& out, const T& before, const T& now) {
  char mark = '{';
  for_each_member<T>([&](const char* name, auto member) {
    if (same(before.*member, now.*member)) return;
    out += mark;
    out.append(1, '"').append(name).append("\":");
    append_member_change(out, before.*member, now.*member);
    mark = ',';
  });
  out += '}';
}

// Whole, or by elements where that is shorter.
template <class Items>
void append_list_change(std::string& out, const Items& before, const Items& now) {
  const std::size_t at = out.size();
  append_json(out, now);
  if (now.size() < before.size()) return;
  const std::size_t most = out.size() - at;
  std::string parts;
  for (std::size_t i = 0; i < now.size() && parts.size() < most; ++i) {
    const bool is_new = i >= before.size();
    if (!is_new && same(before[i], now[i])) continue;
    parts += parts.empty() ? "{\"" : ",\"";
    parts.append(std::to_string(i)).append("\":");
    if (is_new) {
      append_new(parts, now[i]);
    } else {
      append_change(parts, before[i], now[i]);
    }
  }
  if (parts.size() + 1 < most) out.replace(at, most, parts.append("}"));
}

template <class T>
void append_map_change(std::string& out, const std::map<std::string, T>& before,
                       const std::map<std::string, T>& now) {
  const bool same_keys =
      std::equal(before.begin(), before.end(), now.begin(), now.end(),
                 [](const auto& x, const auto& y) { return x.first == y.first; });
  if (!same_keys) return append_instead(out, now);
  char mark = '{';
  for (auto was = before.begin(), is = now.begin(); is != now.end(); ++was, ++is) {
    if (same(was->second, is->second)) continue;
    out += mark;
    append_quoted(out, is->first);
    out += ':';
    append_change(out, was->second, is->second);
    mark = ',';
  }
  out += '}';
}

// Has it a JSON of its own?
template <class T>
inline constexpr bool kIsOdd = !(std::is_arithmetic_v<T> || std::is_same_v<T, std::string> ||
                                 kIsEncoded<T> || PlainEnum<T> || PlainSet<T>);

}  // namespace detail

template <class T>
void append_change(std::string& out, const T& before, const T& now) {
  if constexpr (kIsOptional<T>) {
    if (before && now) return append_change(out, *before, *now);
    detail::append_instead(out, now);
  } else if constexpr (detail::kIsList<T>) {
    detail::append_list_change(out, before, now);
  } else if constexpr (detail::kIsMap<T>) {
    detail::append_map_change(out, before, now);
  } else if constexpr (detail::PlainStruct<T>) {
    detail::append_struct_change(out, before, now);
  } else if constexpr (detail::kIsOdd<T>) {
    append_change_of_json(out, to_json(before), to_json(now));
  } else {
    detail::append_instead(out, now);
  }
}

}  // namespace citybox
