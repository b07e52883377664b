#pragma once
// What Boost.Describe knows of a game's structs and enums, and their names outside of C++.

#include <array>
#include <boost/core/type_name.hpp>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
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
std::string kebab(std::string_view enumerator);

// One enumerator as it stands in C++.
struct Enumerator {
  const char* name;
  std::int64_t value;
};

namespace detail {
template <class... E>
constexpr std::array<Enumerator, sizeof...(E)> enumerators(boost::mp11::mp_list<E...>) {
  return {Enumerator{E::name, static_cast<std::int64_t>(E::value)}...};
}
}  // namespace detail

// The enumerators of one enum, in order, by their names outside of C++ (kebab).
class EnumNames {
 public:
  struct Named {
    std::string name;
    std::int64_t value;
  };

  explicit EnumNames(std::span<const Enumerator> enumerators);

  const std::vector<Named>& all() const { return all_; }
  // Empty for a value that has no name.
  const std::string& name_of(std::int64_t value) const;
  std::optional<std::int64_t> find(std::string_view name) const;

 private:
  std::vector<Named> all_;
};

template <DescribedEnum T>
const EnumNames& names_of() {
  static constexpr auto kEnumerators =
      detail::enumerators(boost::mp11::mp_rename<EnumeratorsOf<T>, boost::mp11::mp_list>{});
  static const EnumNames names(kEnumerators);
  return names;
}

// Calls `visit(name, value)` for each enumerator, in order.
template <DescribedEnum T, class Visit>
void for_each_enumerator(Visit&& visit) {
  for (const EnumNames::Named& each : names_of<T>().all()) {
    visit(each.name, static_cast<T>(each.value));
  }
}

// Empty for a value that has no name.
template <DescribedEnum T>
const std::string& name_of(T value) {
  return names_of<T>().name_of(static_cast<std::int64_t>(value));
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
