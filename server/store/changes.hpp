#pragma once
// What a write is made of.

#include <algorithm>
#include <optional>
#include <variant>

#include "server/store/records.hpp"

namespace citybox::server {

// One function for each kind of change.
template <class... Visitors>
struct Each : Visitors... {
  using Visitors::operator()...;
};
template <class... Visitors>
Each(Visitors...) -> Each<Visitors...>;

// Is there a change of one of these kinds in it?
template <class... Kinds>
bool has_any(const Write& write) {
  return std::any_of(write.changes.begin(), write.changes.end(), [](const Change& change) {
    return (std::holds_alternative<Kinds>(change) || ...);
  });
}

}  // namespace citybox::server
