// What follows from the state, for a page that holds no rules.

#include <fmt/format.h>

#include <string>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

bool is_on_turn(const State& s) { return s.task == Task::kMarker || s.task == Task::kGained; }

std::string last_round(const State& s) {
  if (!end_is_triggered(s) || s.ending != Ending::kNone) return "";
  return "Last round: when all markers are placed, the game is over.";
}

std::string now(const State& s, const Content& content) {
  const std::string last = end_is_triggered(s) ? " This is the last round." : "";
  const int turn = s.turn.index;
  switch (s.task) {
    case Task::kLeaders: {
      const SeatSet placing = deciders(s);
      if (placing.empty()) return fmt::format("Round {} is over.", s.round);
      const std::string who = placing.size() == 1 ? fmt::format("{{seat:{}|you are|{{name}} is}}",
                                                                placing.front().index)
                                                  : listed(placing, Place::kInside) + " are";
      return fmt::format("Round {}: {} placing Leaders.{}", s.round, who, last);
    }
    case Task::kMarker:
      return fmt::format("Round {}: {{seat:{}|you place|{{name}} places}} a marker.{}", s.round,
                         turn, last);
    case Task::kGained:
      return fmt::format("{{seat:{}|You|{{name}}}} gained a Leader and may place it at once.",
                         turn);
    case Task::kNone:
      break;
  }
  return BuildBackCodec::verdict(s, content);
}

std::string until_end(const State& s) {
  if (end_is_triggered(s)) return "The last tile is out: this is the last round.";
  return fmt::format("{} until the end comes.",
                     counted(s.decks[0].size() + s.decks[1].size(), "tile", "tiles"));
}

Score score_of(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  const int own = points(player, player.objective, content);
  Score score;
  score.track = player.vp;
  score.tiles = visible_vp(player, content);
  if (player.objective != Objective::kFaceDown) score.own = own;
  score.common = points(player, s.objective, content);
  score.influence = influence_bonus(s, seat, content);
  score.community = community_bonus(s, seat, content);
  score.total = open_score(s, seat, content) + own;
  return score;
}

template <class Count>
Most most_of(const State& s, Count&& count) {
  Most most;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const int own = count(s.players[i]);
    if (own > most.most) most = {own, {}};
    if (own == most.most && own > 0) most.seats.add(Seat{i});
  }
  return most;
}

}  // namespace

Summary BuildBackCodec::summary(const Seen<BuildBack>& seen, const Content& content, const Said&) {
  const State& s = seen.state();
  Summary summary;
  summary.now = now(s, content);
  if (is_on_turn(s)) summary.turn = s.turn;
  summary.order.push_back(s.first);
  for (int i = 1; i < s.seats; ++i) {
    summary.order.push_back(next_seat(summary.order.back(), s.seats));
  }
  summary.until_end = until_end(s);
  summary.last_round = last_round(s);
  if (!end_is_triggered(s)) summary.next_out = s.display[kDisplay - 1];
  summary.leaders_in_supply = leaders_in_supply(s, content);
  summary.markers_each = markers_each(s, content);
  summary.influence = most_of(s, [&](const Player& player) { return influence(player, content); });
  summary.community = most_of(s, [&](const Player& player) { return community(player, content); });
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    summary.players.push_back({.influence = influence(player, content),
                               .community = community(player, content),
                               .score = score_of(s, Seat{i}, content)});
    if (seen.viewers().contains(Seat{i})) summary.you.push_back(offers_to(s, Seat{i}, content));
  }
  return summary;
}

}  // namespace citybox::build_back
