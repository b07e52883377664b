#pragma once
// What lies on the table. Rules and their ids: README.md.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "engine/kit/enum_set.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/tile.hpp"
#include "games/build_back/tokens.hpp"

namespace citybox::build_back {

// Open objectives lie face up from the start: for a first game, or one to talk about.
enum class Objectives : std::uint8_t { kSecret, kOpen };

struct Options {
  Objectives objectives = Objectives::kSecret;

  constexpr bool operator==(const Options&) const = default;
};

enum class Ending : std::uint8_t { kNone, kRebuilt };

// What is owed now.
enum class Task : std::uint8_t {
  kLeaders,  // BB-20: everybody who is not ready places Leaders, all at the same time
  kMarker,   // BB-23: the seat on turn places a marker
  kGained,   // BB-33: the seat on turn places a Leader it just gained, or lets it wait
  kNone,     // it is over
};

// BB-23: the three squares of the board that take markers.
enum class Square : std::uint8_t { kBuild, kSpend, kTrade };
inline constexpr int kSquares = 3;

// One space of a mat with its pile of tiles; only the top one is visible.
struct Space {
  Tile tile = Tile::kNone;
  Tile below = Tile::kNone;  // the tile directly under it
  std::uint8_t height = 0;   // tiles under it
  std::uint8_t used = 0;     // markers on the top tile this round
  Flag leader = Flag::kNo;

  constexpr bool operator==(const Space&) const = default;
};

struct Player {
  std::uint16_t vp = 0;  // on the track
  Tokens tokens;
  std::array<Space, kSpaces> mat{};  // printed stations first, then tiles in the order of building
  std::array<std::uint8_t, kSquares> used{};  // markers on each square this round
  std::uint8_t markers = 0;                   // still to be placed this round
  std::uint8_t leaders = 0;                   // in all, placed or waiting
  Tile special = Tile::kNone;                 // secret until it is built
  Flag special_built = Flag::kNo;
  Objective objective = Objective::kNone;  // secret until the end
  Flag ready = Flag::kNo;                  // BB-20: the Leaders are placed; others see only this

  constexpr bool operator==(const Player&) const = default;
};
static_assert(std::has_unique_object_representations_v<Player>);

using Buildings = EnumSet<Tile, kBuildings, index_of(kFirstBuilding)>;

// Tiles of one level that are still face down. There is no secret order: who draws, draws one of
// these.
class Deck {
 public:
  constexpr Deck() = default;

  constexpr Buildings tiles() const {
    return Buildings::from_bits(words_[0] | std::uint64_t{words_[1]} << 16 |
                                std::uint64_t{words_[2]} << 32);
  }
  constexpr void keep(Buildings tiles) {
    std::uint64_t bits = tiles.bits();
    for (auto& word : words_) {
      word = static_cast<std::uint16_t>(bits);
      bits >>= 16;
    }
  }

  constexpr bool empty() const { return tiles().empty(); }
  constexpr int size() const { return tiles().size(); }
  constexpr bool contains(Tile tile) const { return tiles().contains(tile); }
  constexpr void add(Tile tile) { keep(tiles() | Buildings(tile)); }
  constexpr void remove(Tile tile) { keep(tiles() - Buildings(tile)); }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    tiles().for_each(visit);
  }
  constexpr bool operator==(const Deck&) const = default;

 private:
  std::array<std::uint16_t, 3> words_{};  // the set without its padding
};

// Resupply cards of one level that are still face down.
using ResupplyDeck = EnumSet<Resupply, kResupplyCards>;

// Seats that do not play keep the defaults.
struct State {
  std::array<Deck, kLevels> decks{};
  std::array<ResupplyDeck, kLevels> resupply_decks{};
  std::array<Player, kMostSeats> players{};
  Tokens bank;
  Tokens board;  // on the six resource squares
  // BB-24: from left to right. New tiles come in on the left; the rightmost goes in the clean-up.
  std::array<Tile, kDisplay> display{};
  Objective objective = Objective::kNone;  // the public one
  Resupply resupply = Resupply::kNone;     // the card of this round, or of the last one
  std::uint8_t round = 1;
  std::uint8_t level = 1;   // BB-40: 2 once tiles of level 2 came into the display
  Seat first;               // goes first in this round
  Seat turn;                // places a marker
  std::uint8_t gained = 0;  // Task::kGained: Leaders still to be placed or kept
  std::uint8_t seats = 0;
  Task task = Task::kLeaders;
  Ending ending = Ending::kNone;
  Options options;

  constexpr bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 1024);

}  // namespace citybox::build_back
