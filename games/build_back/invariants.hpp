#pragma once
// What holds in every state; the sentences reach people who load a position.

#include "engine/kit/seats.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/display.hpp"
#include "games/build_back/refusal.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

namespace detail {

constexpr bool is_flag(Flag flag) { return flag <= Flag::kYes; }
constexpr bool is_open(Objective objective) {
  return objective > Objective::kNone && objective < Objective::kFaceDown;
}

// Which tiles lie somewhere, each at most once.
class TileCensus {
 public:
  constexpr bool count(Tile tile) {
    if (seen_.contains(tile)) return false;
    seen_.add(tile);
    return true;
  }

 private:
  TileSet seen_;
};

constexpr const char* broken_frame(const State& s) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "so many cannot play.";
  if (s.options.objectives > Objectives::kOpen) return "there is no such option.";
  if (s.ending > Ending::kRebuilt || s.task > Task::kNone) return "there is no such task.";
  if ((s.ending != Ending::kNone) != (s.task == Task::kNone)) {
    return "something is owed exactly while the game goes on.";
  }
  if (s.round < 1) return "rounds count from 1.";
  if (s.level < 1 || s.level > kLevels) return "there is no such level (BB-40).";
  if (s.first.index >= s.seats || s.turn.index >= s.seats)
    return "the first player or the turn has no seat.";
  if (s.resupply == Resupply::kNone || s.resupply > Resupply::kSteadyHands) {
    return "a resupply card lies open (BB-11).";
  }
  for (int i = s.seats; i < kMostSeats; ++i) {
    if (s.players[i] != Player{}) return "an empty seat has nothing.";
  }
  return nullptr;
}

// BB-1, BB-2, BB-35: not a token more or less.
constexpr const char* broken_bank(const State& s, const Content& content) {
  int sum[kTokenKinds] = {};
  const auto count = [&](const Tokens& heap) {
    for_each_count(heap, [&](Token token, int some) { sum[static_cast<int>(token)] += some; });
  };
  count(s.bank);
  count(s.board);
  if (s.board.money != 0 || s.board.stories != 0 || s.board.influence != 0) {
    return "no square of the board holds money, stories or influence (BB-3).";
  }
  bool in_need = false;
  for_each_seat(s, [&](Seat seat) {
    const Tokens& tokens = s.players[seat.index].tokens;
    count(tokens);
    in_need = in_need || tokens.distressed != 0 || tokens.injured != 0;
  });
  if (in_need) return "people who were helped are workers (BB-35).";
  const auto all = counts_of(content.supply);
  int people = 0, all_people = 0;
  for (int i = 0; i < kTokenKinds; ++i) {
    const Token token = token_at(i);
    if (token == Token::kWorkers || token == Token::kDistressed || token == Token::kInjured) {
      people += sum[i];
      all_people += all[i];
      if (token == Token::kWorkers ? sum[i] < all[i] : sum[i] > all[i]) {
        return "nobody who was helped is in need again (BB-35).";
      }
    } else if (sum[i] != all[i]) {
      return "tokens were lost or made: board, players and bank hold all there are (BB-2).";
    }
  }
  return people == all_people
             ? nullptr
             : "workers, distressed and injured together are always as many (BB-35).";
}

constexpr const char* broken_space(const Space& space, int at, TileCensus& tiles,
                                   const Player& player, const State& s, const Content& content) {
  if (!is_flag(space.leader)) return "a Leader stands on a tile or does not.";
  if (space.tile == Tile::kNone) {
    if (space != Space{}) return "an open space holds nothing (BB-4).";
    return at < kStations ? "the stations are printed (BB-4)." : nullptr;
  }
  if (!is_named(space.tile)) return "there is no such tile on a mat.";
  if ((space.height == 0) != (space.below == Tile::kNone))
    return "a pile has a tile below (BB-30).";
  if (space.height > kTiles) return "there are not so many tiles.";
  const bool printed = is_station(space.tile);
  const Tile station = tile_at(index_of(kFirstStation) + at);
  if (printed && (space.tile != station || space.height != 0))
    return "stations do not move (BB-4).";
  if (at < kStations && !printed && space.height == 0) return "the stations are printed (BB-4).";
  const auto lies = [&](Tile tile) {
    if (is_special(tile) && (player.special != tile || player.special_built == Flag::kNo)) {
      return false;
    }
    if (is_building(tile) && content.of(tile).level > s.level) return false;
    return is_station(tile) || tiles.count(tile);
  };
  if (!lies(space.tile)) return "a tile lies where it cannot (BB-30).";
  if (space.height > 0) {
    if (!is_named(space.below) || !lies(space.below)) return "a tile lies where it cannot (BB-30).";
    if (is_station(space.below) && (space.below != station || space.height != 1)) {
      return "stations do not move (BB-4).";
    }
    if (at < kStations && space.height == 1 && space.below != station) {
      return "the stations are printed (BB-4).";
    }
    if (!may_cover(content.of(space.tile), content.of(space.below))) {
      return "a tile covers one of its own icon (BB-30).";
    }
  }
  const int uses = uses_allowed(content.of(space.tile), content);
  return space.used > uses ? "a tile is used too often (BB-23)." : nullptr;
}

constexpr const char* broken_player(const State& s, Seat seat, TileCensus& tiles,
                                    const Content& content) {
  const Player& player = s.players[seat.index];
  if (!is_flag(player.ready) || !is_flag(player.special_built)) return "a flag is yes or no.";
  if (!is_special(player.special)) return "everybody has a special building (BB-10).";
  if (!is_open(player.objective)) return "everybody has an objective (BB-10).";
  int placed = 0;
  bool gap = false;
  for (int i = 0; i < kSpaces; ++i) {
    const Space& space = player.mat[i];
    if (const char* broken = broken_space(space, i, tiles, player, s, content)) return broken;
    if (gap && space.tile != Tile::kNone) return "tiles fill the spaces in order (BB-30).";
    gap = gap || space.tile == Tile::kNone;
    placed += space.used;
  }
  for (const std::uint8_t used : player.used) {
    if (used > content.uses) return "a square is used too often (BB-23).";
    placed += used;
  }
  if (player.leaders < content.first_leaders) return "nobody loses a Leader (BB-10).";
  if (placed_leaders(player) > player.leaders) return "more Leaders stand than there are (BB-20).";
  if (player.markers + placed > markers_each(s, content))
    return "there are too many markers (BB-23).";
  return nullptr;
}

constexpr const char* broken_cards(const State& s) {
  if (!is_open(s.objective)) return "one objective lies open (BB-10).";
  ObjectiveSet objectives(s.objective);
  Specials specials;
  for_each_seat(s, [&](Seat seat) {
    objectives.add(s.players[seat.index].objective);
    specials.add(s.players[seat.index].special);
  });
  if (objectives.size() != s.seats + 1) return "each objective exists once (BB-1).";
  return specials.size() == s.seats ? nullptr : "each special exists once (BB-1).";
}

constexpr const char* broken_decks(const State& s, TileCensus& tiles, const Content& content) {
  for (int level = 1; level <= kLevels; ++level) {
    const Deck& deck = s.decks[level - 1];
    if ((deck.tiles().bits() >> kBuildings) != 0) return "there is no such tile in a deck.";
    bool fits = true;
    deck.for_each([&](Tile tile) {
      const TileInfo& info = content.of(tile);
      fits = fits && info.level == level && tiles.count(tile);
      fits = fits && (s.seats > 2 || info.three == Flag::kNo);
    });
    if (!fits) return "a tile is in the wrong deck, or in two places (BB-6, BB-12).";
    const ResupplyDeck& cards = s.resupply_decks[level - 1];
    if ((cards.bits() >> kResupplyCards) != 0) return "there is no such resupply card.";
    cards.for_each([&](Resupply card) { fits = fits && content.of(card).level == level; });
    if (!fits) return "a resupply card is in the wrong deck (BB-6).";
  }
  if (s.level == 2 && !s.decks[0].empty()) return "level 2 begins when level 1 is out (BB-40).";
  if (s.level == 1 && end_is_triggered(s)) return "level 2 has not begun (BB-40).";
  bool begun = false;
  for (const Tile tile : s.display) {
    if (tile == Tile::kNone) {
      if (begun || !end_is_triggered(s)) return "the display is full until the end comes (BB-11).";
      continue;
    }
    begun = true;
    if (!is_building(tile)) return "only buildings are for sale (BB-11).";
    if (content.of(tile).level > s.level || !tiles.count(tile)) {
      return "a tile of the display is of no use there (BB-40).";
    }
  }
  for (int i = index_of(kFirstBuilding); i < index_of(kFirstSpecial) && s.seats == 2; ++i) {
    if (content.of(tile_at(i)).three == Flag::kYes && !tiles.count(tile_at(i))) {
      return "tiles marked 3 stay in the box (BB-12).";
    }
  }
  return nullptr;
}

// While Leaders are placed nobody has used anything.
constexpr const char* broken_placing(const State& s, const Content& content) {
  bool back = true, placed = true, all_ready = true;
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    back = back && player.markers == markers_each(s, content);
    for (const Space& space : player.mat) back = back && space.used == 0;
    for (const std::uint8_t used : player.used) back = back && used == 0;
    const bool ready = player.ready == Flag::kYes;
    placed = placed && (!ready || leaders_to_place(player) == 0);
    all_ready = all_ready && ready;
  });
  if (!back) return "all markers are back (BB-24).";
  if (!placed) return "who is ready has placed all Leaders (BB-20).";
  return all_ready ? "when all are ready, the round begins (BB-20)." : nullptr;
}

constexpr const char* broken_turn(const State& s, const Content& content) {
  if (s.task == Task::kGained) {
    const Player& player = s.players[s.turn.index];
    const int waiting = player.leaders - placed_leaders(player);
    if (s.gained < 1 || s.gained > waiting || leaders_to_place(player) < 1) {
      return "a Leader was gained and there is a tile for it (BB-33).";
    }
  } else if (s.gained != 0) {
    return "no Leader is to be placed now (BB-33).";
  }
  if (s.task == Task::kLeaders) return broken_placing(s, content);
  bool all_ready = true;
  int markers = 0;
  for_each_seat(s, [&](Seat seat) {
    all_ready = all_ready && s.players[seat.index].ready == Flag::kYes;
    markers += s.players[seat.index].markers;
  });
  if (!all_ready) return "all are ready once the round has begun (BB-20).";
  if (s.task == Task::kNone && markers != 0) return "the last round is played to its end (BB-41).";
  if (s.task == Task::kMarker && s.players[s.turn.index].markers == 0) {
    return "who is on turn has a marker (BB-23).";
  }
  if (s.task == Task::kNone && !end_is_triggered(s)) return "the end was not triggered (BB-41).";
  return nullptr;
}

}  // namespace detail

constexpr const char* broken_invariant(const State& s, const Content& content) {
  if (const char* frame = detail::broken_frame(s)) return frame;
  if (const char* bank = detail::broken_bank(s, content)) return bank;
  detail::TileCensus tiles;
  const char* broken = nullptr;
  for_each_seat(s, [&](Seat seat) {
    if (broken == nullptr) broken = detail::broken_player(s, seat, tiles, content);
  });
  if (broken != nullptr) return broken;
  if (leaders_in_supply(s, content) < 0) return "more Leaders came than the supply had (BB-1).";
  if (const char* cards = detail::broken_cards(s)) return cards;
  if (const char* decks = detail::broken_decks(s, tiles, content)) return decks;
  return detail::broken_turn(s, content);
}

}  // namespace citybox::build_back
