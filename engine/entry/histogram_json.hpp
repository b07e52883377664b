#pragma once

#include "engine/entry/statistics.hpp"
#include "engine/types/json.hpp"

namespace citybox {

// [[value, times], …], the smallest value first.
template <>
struct JsonOf<Histogram> {
  static constexpr const char* kTypeScript = "[number, number][]";
  static json::value write(const Histogram& histogram);
  static Read<Histogram> read(const json::value& value);
};

}  // namespace citybox
