// What follows from the state, for a page that holds no rules.

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

bool is_on_turn(const State& s) { return s.task == Task::kMarker || s.task == Task::kGained; }

std::string last_round(const State& s) {
  if (!end_is_triggered(s) || s.ending != Ending::kNone) return "";
  return "Last round: when all markers are placed, the game is over.";
}

std::string placing_now(const State& s) {
  const SeatSet placing = deciders(s);
  const Fill round{"round", s.round};
  if (placing.empty()) return say("Round {round} is over.", {round});
  if (placing.size() > 1) {
    return say("Round {round}: {who} are placing Leaders.", {round, {"who", placing}});
  }
  return say("Round {round}: {who|you are|{name} is} placing Leaders.",
             {round, {"who", placing.front()}});
}

std::string now(const State& s, const Content& content) {
  const std::string last = end_is_triggered(s) ? "This is the last round." : "";
  switch (s.task) {
    case Task::kLeaders:
      return sentences({placing_now(s), last});
    case Task::kMarker:
      return sentences({say("Round {round}: {who|you place|{name} places} a marker.",
                            {{"round", s.round}, {"who", s.turn}}),
                        last});
    case Task::kGained:
      return say("{who|You|{name}} gained a Leader and may place it at once.", {{"who", s.turn}});
    case Task::kNone:
      break;
  }
  return BuildBackCodec::verdict(s, content);
}

std::string until_end(const State& s) {
  if (end_is_triggered(s)) return "The last tile is out: this is the last round.";
  return say("{n|One tile|{n} tiles} until the end comes.", {{"n", tiles_to_come(s)}});
}

// BB-12: all tiles that come into the display in this game.
int tiles_in_play(const State& s, const Content& content) {
  int count = 0;
  for (const TileInfo& info : content.tiles) {
    count += info.level > 0 && (info.three == Flag::kNo || s.seats == kMostSeats);
  }
  return count;
}

Goal goal_of(const Seen<BuildBack>& seen, const Content& content) {
  const State& s = seen.state();
  Goal goal;
  goal.text = "Have the most points when the last tile is out.";
  goal.more = say(
      "They come from buildings and objectives, and {bonus} each for the most influence and the "
      "most community.",
      {{"bonus", content.bonus}});
  int best = 0;
  for_each_seat(s, [&](Seat seat) {
    const int score = known_score(s, seat, content);
    if (seen.viewers().contains(seat)) {
      goal.tracks.push_back({GoalKind::kCount, "Your points", score, 0});
    } else {
      best = std::max(best, score);
    }
  });
  if (seen.viewers().size() < s.seats) {
    goal.tracks.push_back(
        {GoalKind::kCount, goal.tracks.empty() ? "Most points" : "Best of the others", best, 0});
  }
  const int tiles = tiles_in_play(s, content);
  goal.tracks.push_back({GoalKind::kEnd, "Tiles out", tiles - tiles_to_come(s), tiles});
  return goal;
}

template <class Count>
Most most_of(const State& s, Count&& count) {
  Most most;
  for_each_seat(s, [&](Seat seat) {
    const int own = count(s.players[seat.index]);
    if (own > most.most) most = {own, {}};
    if (own == most.most && own > 0) most.seats.add(seat);
  });
  return most;
}

PlayerSummary player_summary(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  PlayerSummary summary;
  summary.influence = influence(player, content);
  summary.community = community(player, content);
  summary.score = score_of(s, seat, content);
  const char* sentence =
      player.special_built == Flag::kYes
          ? "{influence} influence, {community} community, {vp} VP on the track."
          : "{influence} influence, {community} community, {vp} VP on the track; the special "
            "building is still hidden.";
  summary.text =
      say(sentence,
          {{"influence", summary.influence}, {"community", summary.community}, {"vp", player.vp}});
  return summary;
}

}  // namespace

Score score_of(const State& s, Seat seat, const Content& content) {
  const Player& player = s.players[seat.index];
  const bool known = player.objective != Objective::kFaceDown;
  const int own = points(player, player.objective, content);
  Score score;
  score.track = player.vp;
  score.tiles = visible_vp(player, content);
  if (known) score.own = own;
  score.common = points(player, s.objective, content);
  score.influence = influence_bonus(s, seat, content);
  score.community = community_bonus(s, seat, content);
  score.total = known_score(s, seat, content);
  std::string sum;
  const auto add = [&](const char* name, int amount) {
    if (amount == 0) return;
    if (!sum.empty()) sum += " + ";
    sum += say("{name} {n}", {{"name", name}, {"n", amount}});
  };
  add("track", score.track);
  add("tiles", score.tiles);
  add("objective of all", score.common);
  add("own objective", own);
  add("influence", score.influence);
  add("community", score.community);
  score.text = sum.empty() ? say("{total}", {{"total", score.total}})
                           : say("{total} = {sum}", {{"total", score.total}, {"sum", sum}});
  return score;
}

Summary BuildBackCodec::summary(const Seen<BuildBack>& seen, const Content& content, const Said&) {
  const State& s = seen.state();
  Summary summary;
  summary.now = now(s, content);
  summary.goal = goal_of(seen, content);
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
  if (s.ending != Ending::kNone) {
    summary.winners = outcome(s, content).winners;
    put_end(s, content, summary);
  }
  for_each_seat(s, [&](Seat seat) {
    summary.players.push_back(player_summary(s, seat, content));
    if (seen.viewers().contains(seat)) summary.you.push_back(offers_to(s, seat, content));
  });
  if (seen.viewers().empty() && is_on_turn(s)) summary.open = offers_to(s, s.turn, content);
  return summary;
}

}  // namespace citybox::build_back
