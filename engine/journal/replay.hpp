#pragma once
// A game as a text file, like PGN for chess:
//
//   [Game "city-roots"]
//   [Rules "1"]
//   [Content "1"]
//   [Seats "4"]
//   [Options "walls=open"]
//   [Players "Ann, Ben, Cleo, Dan"]
//   [Result "rapid-displacement"]
//   [Final "5e0c42a2b6d1f393"]
//
//   start ~ 3/6
//   0: build c3 ~ 14/28 3/5
//   1: decree law-2 "No cars on Sundays"
//   1: undo to 1
//   2: retract 0
//   ; a comment
//
// A draw is what came up / of how many. `start` stands only where the start drew. `undo to N` keeps
// the first N actions of the line; `retract N` takes out the one at place N. A game that began from
// a loaded position carries it in [Position "…"], as JSON. An unfinished game has [Result "*"].
// [Content "…"] is the version of its numbers; where these are not the published ones of the program
// that wrote the file, they are in [Numbers "…"], as JSON. An action that was taken back need not be
// readable any more.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "engine/journal/journal.hpp"

namespace citybox {

// A replay as it is written, before any game looks at it.
struct Replay {
  struct Line {
    std::size_t number = 0;  // in the file
    Entry entry;             // without its action
    std::string text;        // the action's notation
  };

  std::string game;
  int rules_version = 1;
  int content_version = 1;
  json::object content;  // empty: the published one
  int seats = 0;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> players;  // may be empty
  std::string result = "*";
  std::optional<std::uint64_t> final_hash;
  json::object position;
  std::vector<Draw> start;
  std::vector<Line> lines;
};

// How an option is written: what is not a text (numbers, true) goes without quotes, and comes back as
// what it was.
std::string option_text(const json::value& value);
json::value option_value(const std::string& text);

// Fails with a sentence that names the line.
tl::expected<Replay, Problem> parse_replay(std::string_view text);
std::string to_text(const Replay& replay);

Replay replay_of(const Journal& journal, const std::vector<std::string>& players = {});
inline std::string write_replay(const Journal& journal,
                                const std::vector<std::string>& players = {}) {
  return to_text(replay_of(journal, players));
}

// Plays it through the rules. One of older rules or numbers is as good as any, if it fits these;
// what was taken back need not fit. Fails with a sentence that names the line.
tl::expected<Journal, Problem> play_replay(const Replay& replay, const GameEntry& game);

// All of that, and the result and the final hash must be those it claims.
tl::expected<Journal, Problem> check_replay(std::string_view text,
                                            std::span<const GameEntry* const> games);

}  // namespace citybox
