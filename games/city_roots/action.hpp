#pragma once

#include <cstdint>
#include <type_traits>

#include "games/city_roots/cards.hpp"
#include "games/city_roots/space.hpp"

namespace citybox::city_roots {

// In canonical order. What follows is the notation.
enum class Verb : std::uint8_t {
  kEnact,     // enact land-trust
  kLobby,     // lobby
  kTake,      // take land-swap
  kReplace,   // replace cut-corporate-taxes
  kBuild,     // build c3
  kPick,      // pick b4
  kMove,      // move b4 to b3
  kSwap,      // swap a1 with c3
  kProtect,   // protect b2
  kDisplace,  // displace c2
  kRemove,    // remove a1
  kFlip,      // flip a1
  kReturn,    // return b2
  kStop,      // stop
};
inline constexpr int kVerbs = static_cast<int>(Verb::kStop) + 1;

// Four bytes: verb | policy | space | to. What a verb does not use keeps its default.
struct Action {
  Verb verb = Verb::kStop;
  Policy policy = Policy::kNone;  // enact, take, replace
  Space space;                    // all the others but lobby and stop
  Space to;                       // move, swap

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 4 && std::has_unique_object_representations_v<Action>);

constexpr bool takes_policy(Verb verb) {
  return verb == Verb::kEnact || verb == Verb::kTake || verb == Verb::kReplace;
}
constexpr bool takes_space(Verb verb) { return verb >= Verb::kBuild && verb < Verb::kStop; }
constexpr bool takes_two_spaces(Verb verb) { return verb == Verb::kMove || verb == Verb::kSwap; }

// Do the bytes spell an action of the notation, whatever the state?
constexpr bool well_formed(Action a) {
  const unsigned policy = static_cast<unsigned>(a.policy);
  if (static_cast<unsigned>(a.verb) >= static_cast<unsigned>(kVerbs)) return false;
  if (takes_policy(a.verb) ? policy == 0 || policy > kPolicies : policy != 0) return false;
  if (takes_space(a.verb) ? !a.space.on_board() : a.space != kNowhere) return false;
  return takes_two_spaces(a.verb) ? a.to.on_board() : a.to == kNowhere;
}

}  // namespace citybox::city_roots
