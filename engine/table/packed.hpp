#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

#include "engine/table/table.hpp"

namespace citybox {

template <class Action>
PackedAction pack(const Action& action) {
  static_assert(sizeof(Action) <= sizeof(PackedAction));
  PackedAction packed = 0;
  std::memcpy(&packed, &action, sizeof(Action));
  return packed;
}

// Nothing when there are bits beyond the action's bytes.
template <class Action>
std::optional<Action> unpack(PackedAction packed) {
  Action action;
  std::memcpy(static_cast<void*>(&action), &packed, sizeof(Action));
  if (pack(action) != packed) return std::nullopt;
  return action;
}

// FNV-1a over the bytes of a state or action.
template <class T>
std::uint64_t hash_bytes(const T& value, std::uint64_t hash = 0xCBF29CE484222325ULL) {
  static_assert(std::has_unique_object_representations_v<T>);
  unsigned char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  for (const unsigned char byte : bytes) hash = (hash ^ byte) * 0x100000001B3ULL;
  return hash;
}

}  // namespace citybox
