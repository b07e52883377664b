#pragma once

#include <cstdint>
#include <type_traits>

#include "games/broken_cities/card.hpp"
#include "games/broken_cities/law.hpp"
#include "games/broken_cities/space.hpp"

namespace citybox::broken_cities {

// In canonical order. What follows is the notation.
enum class Verb : std::uint8_t {
  kBuy,       // buy eco-park
  kPlace,     // place d4
  kRetrofit,  // retrofit b3
  kRentOut,   // rent-out c2
  kEnd,       // end
  kLose,      // lose c2
  kCall,      // call
  kLetBe,     // let-be
  kVoteYes,   // vote yes
  kVoteNo,    // vote no
  kPropose,   // propose require
  kAbout,     // about greenspace
  kNumber,    // number 2
  kFine,      // fine 5
  kRepeal,    // repeal 1
  kPass,      // pass
  kCard,      // card flood        (the facilitator)
  kClose,     // close             (the facilitator)
  kPool,      // pool 37           (the facilitator)
};
inline constexpr int kVerbs = static_cast<int>(Verb::kPool) + 1;

// Seven bytes: verb | construction | space | law | number | card | pool. What a verb does not use
// keeps its default.
struct Action {
  Verb verb = Verb::kEnd;
  Construction construction = Construction::kNone;  // buy, about
  Space space{};                                    // place, retrofit, rent-out, lose
  LawKind law = LawKind::kNone;                     // propose
  std::int8_t number = 0;                           // number, fine, repeal
  Card card = Card::kNone;                          // card
  std::uint8_t pool = 0;                            // pool

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 7 && std::has_unique_object_representations_v<Action>);

constexpr bool takes_construction(Verb verb) { return verb == Verb::kBuy || verb == Verb::kAbout; }
constexpr bool takes_space(Verb verb) {
  return verb == Verb::kPlace || verb == Verb::kRetrofit || verb == Verb::kRentOut ||
         verb == Verb::kLose;
}
constexpr bool takes_amount(Verb verb) {
  return verb == Verb::kNumber || verb == Verb::kFine || verb == Verb::kRepeal;
}
constexpr bool by_facilitator(Verb verb) {
  return verb == Verb::kCard || verb == Verb::kClose || verb == Verb::kPool;
}

// Do the bytes spell an action of the notation, whatever the state?
constexpr bool well_formed(Action a) {
  const auto law = static_cast<int>(a.law);
  if (static_cast<int>(a.verb) >= kVerbs) return false;
  if (takes_construction(a.verb) ? !is_construction(a.construction)
                                 : a.construction != Construction::kNone) {
    return false;
  }
  if (takes_space(a.verb) ? !a.space.on_board() : a.space != kNowhere) return false;
  if (a.verb == Verb::kPropose ? law < 1 || law >= kLawKinds : law != 0) return false;
  if (!takes_amount(a.verb) && a.number != 0) return false;
  if (a.verb == Verb::kPool ? a.pool == 0 : a.pool != 0) return false;
  return a.verb == Verb::kCard ? is_card(a.card) : a.card == Card::kNone;
}

constexpr Action plain(Verb verb) { return {.verb = verb}; }
constexpr Action with(Verb verb, Construction what) { return {.verb = verb, .construction = what}; }
constexpr Action with(Verb verb, Space space) { return {.verb = verb, .space = space}; }
constexpr Action with(Verb verb, int number) {
  return {.verb = verb, .number = static_cast<std::int8_t>(number)};
}
constexpr Action propose(LawKind law) { return {.verb = Verb::kPropose, .law = law}; }
constexpr Action tell_pool(int pool) {
  return {.verb = Verb::kPool, .pool = static_cast<std::uint8_t>(pool)};
}
constexpr Action climate_card(Card card) { return {.verb = Verb::kCard, .card = card}; }

}  // namespace citybox::broken_cities
