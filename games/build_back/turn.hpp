#pragma once
// The order of play: set-up, Leaders, first player, resupply, markers, clean-up, end.

#include "engine/core/game.hpp"
#include "games/build_back/display.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/scoring.hpp"

namespace citybox::build_back {

// BB-24: markers and Leaders come back; BB-20: everybody places Leaders anew.
template <class Ctx>
constexpr void begin_round(State& s, Ctx& ctx, const Content& content) {
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    player.markers = markers_each(s, content);
    player.ready = Flag::kNo;
    player.used = {};
    for (Space& space : player.mat) {
      space.used = 0;
      space.leader = Flag::kNo;
    }
  }
  s.turn = s.first;
  s.task = Task::kLeaders;
  Event event = told(EventKind::kRoundBegan, kLeadersRule);
  event.amount = s.round;
  ctx.emit(event);
}

// BB-21: exactly one with the most influence goes first, else it stays as it was.
template <class Ctx>
constexpr void find_first(State& s, Ctx& ctx, const Content& content) {
  int best = -1, count = 0;
  std::uint8_t who = s.first;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const int own = influence(s.players[i], content);
    if (own > best) {
      best = own;
      count = 0;
      who = i;
    }
    count += own == best;
  }
  Event event = told(EventKind::kFirstPlayer, kFirstRule);
  event.other = Seat{s.first};
  if (count == 1) s.first = who;
  event.seat = Seat{s.first};
  event.amount = static_cast<std::uint8_t>(influence(s.players[s.first], content));
  ctx.emit(event);
}

// All Leaders are placed: they are shown, and the markers begin.
template <class Ctx>
constexpr void open_round(State& s, Ctx& ctx, const Content& content) {
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    Event event = told(EventKind::kLeadersShown, kLeadersRule, Seat{i});
    for (const Space& space : s.players[i].mat) {
      if (space.leader == Flag::kYes) event.tiles.push_back(space.tile);
    }
    ctx.emit(event);
  }
  s.task = Task::kMarker;
  find_first(s, ctx, content);
  if (s.round > 1) resupply(s, ctx, content);  // BB-22: the first round has the set-up card
  s.turn = s.first;
}

// BB-42, line by line for those who look on.
template <class Ctx>
constexpr void end_game(State& s, Ctx& ctx, const Content& content) {
  s.task = Task::kNone;
  s.ending = Ending::kRebuilt;
  s.turn = s.first;
  const auto line = [&](EventKind kind, Seat seat, int vp, Objective objective, Seat other) {
    Event event = told(kind, kScoreRule, seat);
    event.vp = static_cast<std::uint8_t>(vp);
    event.objective = objective;
    event.other = other;
    ctx.emit(event);
  };
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const Seat seat{i};
    const Player& player = s.players[i];
    line(EventKind::kObjectiveScored, seat, points(player, player.objective, content),
         player.objective, seat);
    line(EventKind::kObjectiveScored, seat, points(player, s.objective, content), s.objective,
         kFacilitator);
    if (const int vp = influence_bonus(s, seat, content)) {
      line(EventKind::kInfluenceBonus, seat, vp, Objective::kNone, seat);
    }
    if (const int vp = community_bonus(s, seat, content)) {
      line(EventKind::kCommunityBonus, seat, vp, Objective::kNone, seat);
    }
  }
  Event event = told(EventKind::kEnded, kEndRule);
  event.winners = leading(s, content);
  ctx.emit(event);
}

// BB-24, BB-41
template <class Ctx>
constexpr void end_round(State& s, Ctx& ctx, const Content& content) {
  Event over = told(EventKind::kRoundEnded, kCleanUp);
  over.amount = s.round;
  ctx.emit(over);
  if (end_is_triggered(s)) return end_game(s, ctx, content);
  s.task = Task::kLeaders;  // the markers are off the board
  Event gone = told(EventKind::kTileDiscarded, kCleanUp);
  gone.tile = s.display[kDisplay - 1];
  ctx.emit(gone);
  slide(s, kDisplay - 1, ctx, content);
  if (end_is_triggered(s)) return end_game(s, ctx, content);
  ++s.round;
  begin_round(s, ctx, content);
}

// BB-23: the next seat clockwise that still has a marker.
template <class Ctx>
constexpr void next_turn(State& s, Ctx& ctx, const Content& content) {
  s.task = Task::kMarker;
  for (int step = 1; step <= s.seats; ++step) {
    const auto seat = static_cast<std::uint8_t>((s.turn + step) % s.seats);
    if (s.players[seat].markers == 0) continue;
    s.turn = seat;
    return;
  }
  end_round(s, ctx, content);
}

// BB-10: one of the specials and one of the objectives for each, secretly.
template <class Ctx>
constexpr void deal(State& s, Ctx& ctx, const Content& content) {
  unsigned specials = (1U << kSpecials) - 1, objectives = (1U << kObjectives) - 1;
  const auto pick = [&](unsigned& left) {
    unsigned bits = left;
    for (auto skip = ctx.draw(static_cast<std::uint32_t>(popcount(left))); skip > 0; --skip) {
      bits &= bits - 1;
    }
    const int index = lowest_bit(bits);
    left &= ~(1U << index);
    return index;
  };
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    player.tokens = content.purse;
    Tokens purse = content.purse, unused;
    move(purse, s.bank, unused);
    player.leaders = content.first_leaders;
    for (int at = 0; at < kStations; ++at) {
      player.mat[at].tile = tile_at(index_of(kFirstStation) + at);
    }
    player.special = tile_at(index_of(kFirstSpecial) + pick(specials));
    player.objective = static_cast<Objective>(1 + pick(objectives));
    Event event = told(EventKind::kDealt, kDeal, Seat{i});
    event.tile = player.special;
    event.objective = player.objective;
    ctx.emit(event, SeatSet(Seat{i}));
  }
  s.objective = static_cast<Objective>(1 + pick(objectives));
  Event event = told(EventKind::kObjectiveShown, kDeal);
  event.objective = s.objective;
  ctx.emit(event);
}

// BB-10, BB-11, BB-12
template <class Ctx>
constexpr State set_up(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s;
  s.seats = setup.seats;
  s.options = setup.options;
  s.bank = content.supply;
  for (const TileInfo& info : content.tiles) {
    if (info.level == 0 || (s.seats == 2 && info.three == Flag::kYes)) continue;
    s.decks[info.level - 1].add(info.tile);
  }
  for (const ResupplyInfo& info : content.resupply) {
    if (info.level != 0) s.resupply_decks[info.level - 1].add(info.card);
  }
  deal(s, ctx, content);
  for (int i = 0; i < kDisplay; ++i) slide(s, kDisplay - 1, ctx, content);
  resupply(s, ctx, content);
  begin_round(s, ctx, content);
  return s;
}

}  // namespace citybox::build_back
