#pragma once

#include <array>
#include <span>
#include <type_traits>
#include <utility>

#include "engine/types/json_of.hpp"

namespace citybox::detail {

// Described structs go field by field through tables, so that a type costs a table and not a program.
struct FieldToWrite {
  const char* name;
  bool (*present)(const void* owner);  // none: always
  json::value (*write)(const void* owner);
};
struct FieldToRead {
  const char* name;
  bool optional;
  bool (*read)(const json::value& value, void* owner, Misread& wrong);
};
json::value write_fields(std::span<const FieldToWrite> fields, const void* owner);
bool read_fields(std::span<const FieldToRead> fields, const json::value& value, void* owner,
                 Misread& wrong);

template <class T, auto kMember>
bool field_present(const void* owner) {
  return (static_cast<const T*>(owner)->*kMember).has_value();
}
template <class T, auto kMember>
json::value write_field(const void* owner) {
  const auto& field = static_cast<const T*>(owner)->*kMember;
  if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
    return to_json(*field);
  } else {
    return to_json(field);
  }
}
template <class T, auto kMember>
bool read_field(const json::value& value, void* owner, Misread& wrong) {
  return read_into(value, static_cast<T*>(owner)->*kMember, wrong);
}

template <class T, class M>
inline constexpr bool kOptionalField =
    kIsOptional<std::remove_cvref_t<decltype(std::declval<const T&>().*M::pointer)>>;

template <class T, class M>
constexpr FieldToWrite field_to_write() {
  if constexpr (kOptionalField<T, M>) {
    return {M::name, &field_present<T, M::pointer>, &write_field<T, M::pointer>};
  } else {
    return {M::name, nullptr, &write_field<T, M::pointer>};
  }
}
template <class T, template <class...> class L, class... M>
constexpr std::array<FieldToWrite, sizeof...(M)> fields_to_write(L<M...>) {
  return {field_to_write<T, M>()...};
}
template <class T, template <class...> class L, class... M>
constexpr std::array<FieldToRead, sizeof...(M)> fields_to_read(L<M...>) {
  return {FieldToRead{M::name, kOptionalField<T, M>, &read_field<T, M::pointer>}...};
}

}  // namespace citybox::detail
