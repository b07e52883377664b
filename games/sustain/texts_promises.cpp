// SU-29: promises in words, when they are made, while they stand and when the year ends.

#include "engine/types/words.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// Of PromiseKind::kPut, kPutNone and kGive. `broken` is for too little; of one to put nothing, for
// what was put.
struct PromiseText {
  std::string_view phrase;
  std::string_view here;
  std::string_view made;
  std::string_view kept;
  std::string_view broken_with_nothing;
  std::string_view broken;
};

constexpr PromiseText kPut{
    "put at least {number|1 coin|{number} coins} on {spot}",
    "{who|You promise|{name} promises} at least {number|1 coin|{number} coins} here.",
    "{who|You promise|{name} promises} to put at least {number|1 coin|{number} coins} on {spot}.",
    "{who|You|{name}} kept a promise: to put at least {number|1 coin|{number} coins} on {spot}.",
    "{who|You|{name}} broke a promise: to put at least {number|1 coin|{number} coins} on {spot}. "
    "It was nothing.",
    "{who|You|{name}} broke a promise: to put at least {number|1 coin|{number} coins} on {spot}. "
    "It was {amount}."};
constexpr PromiseText kPutNone{
    "put nothing on {spot}",
    "{who|You promise|{name} promises} to put nothing here.",
    "{who|You promise|{name} promises} to put nothing on {spot}.",
    "{who|You|{name}} kept a promise: to put nothing on {spot}.",
    "{who|You|{name}} broke a promise: to put nothing on {spot}.",
    "{who|You|{name}} broke a promise: to put nothing on {spot}. It was {amount}."};
constexpr PromiseText kGive{
    "give {other} at least {number|1 coin|{number} coins}",
    "",
    "{who|You promise|{name} promises} to give {other} at least {number|1 coin|{number} coins}.",
    "{who|You|{name}} kept a promise: to give {other} at least {number|1 coin|{number} coins}.",
    "{who|You|{name}} broke a promise: to give {other} at least {number|1 coin|{number} coins}. It "
    "was nothing.",
    "{who|You|{name}} broke a promise: to give {other} at least {number|1 coin|{number} coins}. It "
    "was {amount}."};

const PromiseText& words_of(const Promise& promise) {
  if (promise.kind == PromiseKind::kPutNone) return kPutNone;
  return promise.kind == PromiseKind::kGive ? kGive : kPut;
}

std::string filled(std::string_view text, const Promise& promise, Seat who, int amount) {
  return say(text, {{"who", who},
                    {"other", promise.receiver},
                    {"number", promise.number},
                    {"spot", spot_name(promise.spot)},
                    {"amount", amount}});
}

}  // namespace

std::string phrase_of(const Promise& promise) {
  return filled(words_of(promise).phrase, promise, Seat{}, 0);
}
std::string promise_here(const Promise& promise, Seat who) {
  return filled(words_of(promise).here, promise, who, 0);
}

std::string promise_told(const Event& e) {
  const PromiseText& words = words_of(e.promise);
  const std::string_view text = e.kind == EventKind::kPromised      ? words.made
                                : e.kind == EventKind::kPromiseKept ? words.kept
                                : e.amount == 0                     ? words.broken_with_nothing
                                                                    : words.broken;
  return filled(text, e.promise, e.seat, e.amount);
}

}  // namespace citybox::sustain
