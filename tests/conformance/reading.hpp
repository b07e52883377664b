#pragma once
// A text as people read it: the one who acts, another, a spectator.

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"
#include "engine/types/sentence.hpp"

namespace citybox::conformance {

namespace json = boost::json;

inline std::string name_of_seat(Seat seat) {
  static constexpr const char* kNames[] = {"Ann", "Ben",  "Cleo", "Dan",
                                           "Eve", "Finn", "Gus",  "Ida"};
  return seat == kFacilitator ? "The facilitator" : kNames[seat.index];
}

// A prompt may lead on to the choices: "Build one of these:".
enum class Kind : std::uint8_t { kSentence, kPrompt, kLabel, kPart };

// What is wrong with it as these read it; empty: nothing.
inline std::string fault_in(std::string_view text, SeatSet you, Kind kind) {
  const std::string read = resolve(text, you, name_of_seat);
  if (read.find_first_of("{}") != std::string::npos) return "a brace is left";
  if (read.find("  ") != std::string::npos) return "two spaces";
  if (read.find(" .") != std::string::npos || read.find(" ,") != std::string::npos) {
    return "a space before its punctuation";
  }
  if (kind == Kind::kPart) return "";
  if (read.empty()) return "it says nothing";
  if (read.front() == ' ' || read.back() == ' ') return "a space at its end";
  const auto first = static_cast<unsigned char>(read.front());
  if (std::islower(first) != 0 || std::ispunct(first) != 0) return "no capital";
  if (kind == Kind::kLabel || std::string_view(".!?").find(read.back()) != std::string::npos) {
    return "";
  }
  return kind == Kind::kPrompt && read.back() == ':' ? "" : "no full stop";
}

// Each seat and a spectator read it.
inline void check(std::string_view text, int seats, Kind kind) {
  const auto fault = sentence_fault(text, seats);
  ASSERT_FALSE(fault) << *fault << ": " << text;
  for (int seat = -1; seat < seats; ++seat) {
    const SeatSet you = seat < 0 ? SeatSet() : SeatSet(Seat{static_cast<std::uint8_t>(seat)});
    ASSERT_EQ(fault_in(text, you, kind), "")
        << text << "\nis read as: " << resolve(text, you, name_of_seat);
  }
}

// What a field of this name holds, if anything, is a whole sentence; other texts may be parts of one.
inline Kind kind_of(std::string_view field) {
  if (field == "now" || field == "guide" || field == "warning") return Kind::kSentence;
  return field == "duty" || field == "question" ? Kind::kPrompt : Kind::kPart;
}

// Every text anywhere in it.
inline void check_all(const json::value& value, int seats, std::string_view field = {}) {
  if (value.is_string() && !value.get_string().empty()) {
    check(std::string_view(value.get_string()), seats, kind_of(field));
  } else if (value.is_array()) {
    for (const json::value& each : value.get_array()) check_all(each, seats, field);
  } else if (value.is_object()) {
    for (const auto& each : value.get_object()) check_all(each.value(), seats, each.key());
  }
}

}  // namespace citybox::conformance
