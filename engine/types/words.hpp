#pragma once
// Sentences from whole templates. Each is one text with everything in it, both persons and both
// numbers, so that it can be read, searched for and translated as it stands:
//
//   say("{who|You take|{name} takes} {coins|a coin|{coins} coins} from {other}.",
//       {{"who", seat}, {"coins", 3}, {"other", rival}})
//
//   {x}              a text, a number, a seat (see sentence.hpp), or seats: "you, Ana and Bob"
//   {x|You|{name}}   of a seat: to the one meant, and to all others
//   {x|one|{x} many} of a number: for 1, and for all others
//
// Forms may hold other fills, but no second person. A name that is not filled stays as it stands, which
// conformance finds. The page fills texts and numbers in the same way (web/src/protocol/filled.ts).

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"

namespace citybox {

struct Fill {
  Fill(std::string_view n, Seat seat) : name(n), value(seat) {}
  Fill(std::string_view n, SeatSet seats) : name(n), value(seats) {}
  Fill(std::string_view n, std::integral auto number)
      : name(n), value(static_cast<std::int64_t>(number)) {}
  Fill(std::string_view n, std::string text) : name(n), value(std::move(text)) {}
  Fill(std::string_view n, std::string_view text) : name(n), value(std::string(text)) {}
  Fill(std::string_view n, const char* text) : name(n), value(std::string(text)) {}

  std::string_view name;
  std::variant<Seat, SeatSet, std::int64_t, std::string> value;
};

std::string say(std::string_view sentence, std::span<const Fill> fills);
std::string say(std::string_view sentence, std::initializer_list<Fill> fills);

// counted(3, "coin", "coins") is "3 coins".
std::string counted(std::int64_t number, std::string_view one, std::string_view many);
// "two" up to twelve, digits beyond.
std::string number_word(std::int64_t number);
// "a, b and c"
std::string listed(const std::vector<std::string>& items);
// The first letter in upper case, in each form where it speaks of a seat: {seat:1|your|{name}'s}.
std::string capital(std::string text);
// "+2", "−1", "±0"
std::string signed_number(std::int64_t number);

// Of a text that a person wrote: one line with something to read in it, without control characters.
bool is_one_plain_line(std::string_view text);
// Its length as a person counts: code points, not bytes.
int characters(std::string_view text);

}  // namespace citybox
