#pragma once

#include <type_traits>

#include "games/template/state.hpp"

namespace citybox::plots {

// `bid 3`
struct Action {
  Card card;

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 1 && std::has_unique_object_representations_v<Action>);

}  // namespace citybox::plots
