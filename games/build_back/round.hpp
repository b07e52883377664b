#pragma once
// The parts of the set-up, of a round and of the end. The order in which they come: apply.hpp.

#include "engine/core/game.hpp"
#include "engine/kit/play.hpp"
#include "engine/kit/seats.hpp"
#include "games/build_back/display.hpp"
#include "games/build_back/event.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/scoring.hpp"

namespace citybox::build_back {

// BB-12: with two players the tiles marked 3 stay in the box.
template <class P>
constexpr void fill_decks(P& play) {
  State& s = play.state;
  for (const TileInfo& info : play.content.tiles) {
    if (info.level == 0 || (s.seats < 3 && info.three == Flag::kYes)) continue;
    s.decks[info.level - 1].add(info.tile);
  }
  for (const ResupplyInfo& info : play.content.resupply) {
    if (info.level != 0) s.resupply_decks[info.level - 1].add(info.card);
  }
}

// BB-10: to its owner; an objective that lies open, to all.
template <class P>
constexpr void tell_dealt(P& play, Seat seat) {
  const Player& player = play.state.players[seat.index];
  if (objectives_are_open(play.state)) {
    tell(play, SeatSet(seat),
         Event{.kind = EventKind::kDealt, .rule = rule(10), .seat = seat, .tile = player.special});
    return tell_all(play, Event{.kind = EventKind::kDealt,
                                .rule = rule(10),
                                .seat = seat,
                                .objective = player.objective});
  }
  tell(play, SeatSet(seat),
       Event{.kind = EventKind::kDealt,
             .rule = rule(10),
             .seat = seat,
             .tile = player.special,
             .objective = player.objective});
}

// BB-10: one of the specials and one of the objectives for each, secretly; one objective for all.
template <class P>
constexpr void deal(P& play) {
  State& s = play.state;
  Specials specials = Specials::all();
  ObjectiveSet objectives = ObjectiveSet::all();
  for_each_seat(s, [&](Seat seat) {
    Player& player = s.players[seat.index];
    move(play.content.purse, s.bank, player.tokens);
    player.leaders = play.content.first_leaders;
    for (int at = 0; at < kStations; ++at) {
      player.mat[at].tile = tile_at(index_of(kFirstStation) + at);
    }
    player.special = draw_from(specials, play.ctx);
    player.objective = draw_from(objectives, play.ctx);
    tell_dealt(play, seat);
  });
  s.objective = draw_from(objectives, play.ctx);
  tell_all(play,
           Event{.kind = EventKind::kObjectiveShown, .rule = rule(10), .objective = s.objective});
}

// BB-11
template <class P>
constexpr void fill_display(P& play) {
  for (int i = 0; i < kDisplay; ++i) slide(play, kDisplay - 1);
}

// BB-24: markers and Leaders come back.
template <class P>
constexpr void clear_mats(P& play) {
  State& s = play.state;
  for_each_seat(s, [&](Seat seat) {
    Player& player = s.players[seat.index];
    player.markers = markers_each(s, play.content);
    player.ready = Flag::kNo;
    player.used = {};
    for (Space& space : player.mat) {
      space.used = 0;
      space.leader = Flag::kNo;
    }
  });
}

// BB-20
template <class P>
constexpr void show_leaders(P& play) {
  const State& s = play.state;
  for_each_seat(s, [&](Seat seat) {
    Event event{.kind = EventKind::kLeadersShown, .rule = rule(20), .seat = seat};
    for (const Space& space : s.players[seat.index].mat) {
      if (space.leader == Flag::kYes) event.tiles.push_back(space.tile);
    }
    tell_all(play, event);
  });
}

// BB-21: exactly one with the most influence goes first, else it stays as it was.
template <class P>
constexpr void find_first(P& play) {
  State& s = play.state;
  const Seat before = s.first;
  int best = -1, count = 0;
  Seat who = s.first;
  for_each_seat(s, [&](Seat seat) {
    const int own = influence(s.players[seat.index], play.content);
    if (own > best) {
      best = own;
      count = 0;
      who = seat;
    }
    count += own == best;
  });
  if (count == 1) s.first = who;
  const int own = influence(s.players[s.first.index], play.content);
  tell_all(play, Event{.kind = EventKind::kFirstPlayer,
                       .rule = rule(21),
                       .seat = s.first,
                       .other = before,
                       .amount = static_cast<std::uint8_t>(own)});
}

// BB-24
template <class P>
constexpr void discard_rightmost(P& play) {
  tell_all(play, Event{.kind = EventKind::kTileDiscarded,
                       .rule = rule(24),
                       .tile = play.state.display[kDisplay - 1]});
  slide(play, kDisplay - 1);
}

// BB-42, line by line for those who look on.
template <class P>
constexpr void tell_scores(P& play) {
  const State& s = play.state;
  const Content& content = play.content;
  const auto line = [&](EventKind kind, Seat seat, int vp, Objective objective, Seat other) {
    tell_all(play, Event{.kind = kind,
                         .rule = rule(42),
                         .seat = seat,
                         .other = other,
                         .objective = objective,
                         .vp = static_cast<std::uint8_t>(vp)});
  };
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
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
  });
}

}  // namespace citybox::build_back
