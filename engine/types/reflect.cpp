#include "engine/types/reflect.hpp"

namespace citybox {

std::string kebab(std::string_view enumerator) {
  std::string name;
  if (enumerator.size() > 1 && enumerator[0] == 'k') enumerator.remove_prefix(1);
  for (const char c : enumerator) {
    const bool upper = c >= 'A' && c <= 'Z';
    if (upper && !name.empty()) name += '-';
    name += upper ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return name;
}

EnumNames::EnumNames(std::span<const Enumerator> enumerators) {
  all_.reserve(enumerators.size());
  for (const Enumerator& each : enumerators) all_.push_back({kebab(each.name), each.value});
}

const std::string& EnumNames::name_of(std::int64_t value) const {
  static const std::string nameless;
  const auto place = static_cast<std::size_t>(value);
  if (place < all_.size() && all_[place].value == value)
    return all_[place].name;  // most count from 0
  for (const Named& each : all_) {
    if (each.value == value) return each.name;
  }
  return nameless;
}

std::optional<std::int64_t> EnumNames::find(std::string_view name) const {
  for (const Named& each : all_) {
    if (each.name == name) return each.value;
  }
  return std::nullopt;
}

}  // namespace citybox
