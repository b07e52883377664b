#pragma once

#include <string>
#include <vector>

#include "server/wire/calls.hpp"

namespace citybox::fuzz {

// Every call of the server; bytes choose by place.
inline const std::vector<std::string>& call_names() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for_each_member<wire::Calls>([&](const char* name, auto) { names.emplace_back(name); });
    return names;
  }();
  return kNames;
}

}  // namespace citybox::fuzz
