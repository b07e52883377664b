#pragma once
// What Boost.Describe knows of a game's structs and enums, and their names outside of C++.

#include <boost/core/type_name.hpp>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace citybox {

template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

template <class T>
concept DescribedStruct =
    std::is_class_v<T> && boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;

// Those of its bases first.
template <DescribedStruct T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_any_access |
                                                           boost::describe::mod_inherited>;

template <DescribedEnum T>
using EnumeratorsOf = boost::describe::describe_enumerators<T>;

// kLowHome is "low-home".
inline std::string kebab(std::string_view enumerator) {
  std::string name;
  if (enumerator.size() > 1 && enumerator[0] == 'k') enumerator.remove_prefix(1);
  for (const char c : enumerator) {
    const bool upper = c >= 'A' && c <= 'Z';
    if (upper && !name.empty()) name += '-';
    name += upper ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return name;
}

template <DescribedEnum T>
struct Named {
  std::string name;
  T value;
};

// All enumerators, in order.
template <DescribedEnum T>
const std::vector<Named<T>>& names_of() {
  static const std::vector<Named<T>> names = [] {
    std::vector<Named<T>> list;
    boost::mp11::mp_for_each<EnumeratorsOf<T>>(
        [&](auto e) { list.push_back({kebab(e.name), e.value}); });
    return list;
  }();
  return names;
}

// Calls `visit(name, value)` for each enumerator, in order.
template <DescribedEnum T, class Visit>
void for_each_enumerator(Visit&& visit) {
  for (const Named<T>& each : names_of<T>()) visit(each.name, each.value);
}

// Empty for a value that has no name.
template <DescribedEnum T>
const std::string& name_of(T value) {
  static const std::string nameless;
  for (const Named<T>& each : names_of<T>()) {
    if (each.value == value) return each.name;
  }
  return nameless;
}

// Calls `visit(name, pointer to member)` for each field, in order.
template <DescribedStruct T, class Visit>
void for_each_member(Visit&& visit) {
  boost::mp11::mp_for_each<MembersOf<T>>([&](auto m) { visit(m.name, m.pointer); });
}

namespace detail {
template <class T, template <class...> class L, class... M>
constexpr std::size_t described_bytes(L<M...>) {
  return (sizeof(std::declval<const T&>().*M::pointer) + ... + 0);
}
}  // namespace detail

// Do the described fields cover the struct? Holds for structs without padding if none was
// forgotten.
template <DescribedStruct T>
inline constexpr bool kFullyDescribed = !std::has_unique_object_representations_v<T> ||
                                        detail::described_bytes<T>(MembersOf<T>{}) == sizeof(T);

// "Policy" for citybox::city_roots::Policy.
template <class T>
std::string type_name() {
  const std::string full = boost::core::type_name<T>();
  const std::size_t colon = full.rfind(':');
  return colon == std::string::npos ? full : full.substr(colon + 1);
}

}  // namespace citybox
