#pragma once

#include <cstdint>
#include <type_traits>

#include "games/template/state.hpp"

namespace citybox::plots {

enum class Verb : std::uint8_t {
  kBid,  // `bid 3`
};

// Two bytes: verb | card.
struct Action {
  Verb verb = Verb::kBid;
  Card card;

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 2 && std::has_unique_object_representations_v<Action>);

using Actions = ScratchList<Action, kCards>;

constexpr Action bid(std::uint8_t number) { return {Verb::kBid, Card{number}}; }

}  // namespace citybox::plots
