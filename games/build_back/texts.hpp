#pragma once
// Words that several of the codec's files need.

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/types/words.hpp"
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

TokenWords token_words(Token token);

// What somebody gets, besides tokens.
struct Gains {
  Tokens tokens;
  int goods = 0;  // of one's choice
  int vp = 0;
  int leaders = 0;
};
// Amounts, to be put into a sentence: "2 water and 1 worker"; "nothing".
std::string amounts(const Tokens& tokens);
std::string amounts_of(const Gains& gains);

// Whole sentences, one after the other; those that are empty are left out.
std::string sentences(std::initializer_list<std::string> all);

// Numbers in words, so that a changed number changes the words.
std::string does(const TileInfo& info);     // "Take 2 water from the board."
std::string kind_of(const TileInfo& info);  // "media, level 2, 3 VP"
// How a special bends the rules; empty: it does not.
std::string power_text(Power power, const Content& content);
std::string goal(const ObjectiveInfo& info);

// Face-down tiles: when there are none, the last round is on.
inline int tiles_to_come(const State& s) { return s.decks[0].size() + s.decks[1].size(); }

// As these eyes may know it.
Score score_of(const State& s, Seat seat, const Content& content);

// Who still waits for help.
inline int waiting_for_help(const State& s) { return s.board.distressed + s.board.injured; }
// BB-35: whoever was helped is a worker now.
inline int people_helped(const State& s, const Content& content) {
  return content.supply.distressed + content.supply.injured - s.bank.distressed - s.bank.injured -
         waiting_for_help(s);
}
// The best of those who did not win; where all did, one of them.
Seat runner_up(const State& s, SeatSet winners, const Content& content);

// Once it is over: facts, and what decided it.
void put_end(const State& s, const Content& content, Summary& summary);

// What `seat` could do with its next marker; what is secret to these eyes is left out.
You offers_to(const State& s, Seat seat, const Content& content);

}  // namespace citybox::build_back
