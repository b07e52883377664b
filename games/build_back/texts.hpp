#pragma once
// Words that several of the codec's files need.

#include <string>
#include <string_view>

#include "games/build_back/build_back.hpp"
#include "games/build_back/codec_summary.hpp"
#include "games/build_back/codec_vocabulary.hpp"

namespace citybox::build_back {

// What is printed on tiles and cards besides numbers.
std::string_view title(Tile tile);
std::string_view title(Objective objective);
std::string_view title(Resupply card);
std::string_view flavor(Tile tile);
std::string_view flavor(Objective objective);
std::string_view flavor(Resupply card);

// Numbers in words, so that a changed number changes the words.
std::string amounts(const Tokens& tokens);  // "2 water and 1 worker"; "nothing"
std::string does(const TileInfo& info);     // "Take 2 water from the board."
// How a special bends the rules; empty: it does not.
std::string power_text(Power power, const Content& content);
std::string goal(const ObjectiveInfo& info);

// "1 Leader", "2 Leaders"
std::string counted(int count, std::string_view one, std::string_view many);
// "a", "a and b", "a, b and c"
template <class List>
std::string listed(const List& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}
// "{seat:0|You|{name}} and {seat:1|you|{name}}": at the beginning of a sentence, or inside.
enum class Place : std::uint8_t { kFirst, kInside };
std::string listed(SeatSet seats, Place place);

TokenWords token_words(Token token);
// What `seat` could do with its next marker; its own secrets must be open to these eyes.
You offers_to(const State& s, Seat seat, const Content& content);

}  // namespace citybox::build_back
