#pragma once
// Sentences with people in them. One form serves those who did it and those who watch:
//
//   {seat:2}                                  "you" to seat 2, its name to all others
//   {seat:2|You build|{name} builds} a park.  "You build a park." and "Ana builds a park."
//
// Nothing is glued from pieces: a template is a whole sentence, so that other languages can come.
// The page has the same function (web/src/protocol/sentence.ts), and both are tested on
// protocol/sentences.json.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

namespace citybox {

using NameOfSeat = std::function<std::string(Seat)>;

// The sentence as those read it who are `you`; no seat: a spectator.
std::string resolve(std::string_view sentence, SeatSet you, const NameOfSeat& name);

// What is wrong with it: a brace that is not closed, a seat beyond `seats` (the facilitator is one), a
// missing form. Nothing where it is right.
std::optional<std::string> sentence_fault(std::string_view sentence, int seats);

}  // namespace citybox
