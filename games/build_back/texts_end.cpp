// The end in words: what decided it, and what it meant for people.

#include <algorithm>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

// By which line of the scoring the winner was furthest ahead of the next.
std::string decided(const State& s, const Content& content) {
  const SeatSet winners = leading(s, content);
  if (winners.size() > 1) return "Nothing decided it: they are even to the last coin.";
  const Seat won = winners.front(), next = runner_up(s, winners, content);
  const Score one = score_of(s, won, content), two = score_of(s, next, content);
  if (one.total == two.total) {
    return say(
        "{who|You have|{name} has} as many points as {next}: fewer buildings, or more money where "
        "that is even too, made the difference.",
        {{"who", won}, {"next", next}});
  }
  struct Line {
    int ahead;
    const char* sentence;
  };
  const Line lines[] = {
      {one.tiles - two.tiles,
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: the buildings, {n|one point|{n} points} more."},
      {one.track - two.track,
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: what tiles scored during the game, {n|one point|{n} points} more."},
      {one.own.value_or(0) - two.own.value_or(0),
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: a secret objective, {n|one point|{n} points} more than the other’s."},
      {one.common - two.common,
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: the objective of all, {n|one point|{n} points} more."},
      {one.influence - two.influence,
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: the most influence, {n|one point|{n} points} more."},
      {one.community - two.community,
       "{who|You are|{name} is} {margin|one point|{margin} points} ahead of {next}. The biggest "
       "difference: the most community, {n|one point|{n} points} more."}};
  const Line& most =
      *std::max_element(std::begin(lines), std::end(lines),
                        [](const Line& a, const Line& b) { return a.ahead < b.ahead; });
  return say(most.sentence,
             {{"who", won}, {"next", next}, {"margin", one.total - two.total}, {"n", most.ahead}});
}

std::vector<EndFact> end_facts(const State& s, const Content& content) {
  int over = 0, leaders = 0, specials = 0;
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    over += measure(player, Measure::kBuiltOver, content);
    leaders += measure(player, Measure::kLeadersGained, content);
    specials += player.special_built == Flag::kYes;
  });
  return {{"Rounds", s.round},
          {"Tiles built over others", over},
          {"Leaders gained", leaders},
          {"Special buildings", specials}};
}

}  // namespace

Seat runner_up(const State& s, SeatSet winners, const Content& content) {
  Seat best = winners.front();
  for_each_seat(s, [&](Seat seat) {
    if (winners.contains(seat)) return;
    if (winners.contains(best) || compare(s, seat, best, content) > 0) best = seat;
  });
  return best;
}

std::string BuildBackCodec::meant(const State& s, const Content& content) {
  const int waiting = waiting_for_help(s);
  const int helped = people_helped(s, content);
  if (helped == 0) {
    return say("Nobody who had lost everything was helped; {n|one still waits|{n} still wait}.",
               {{"n", waiting}});
  }
  if (waiting == 0) {
    return say(
        "{helped|One person|{helped} people} who had lost everything {helped|is|are} back on their "
        "feet, and nobody waits for help.",
        {{"helped", helped}});
  }
  return say(
      "{helped|One person|{helped} people} who had lost everything {helped|is|are} back on their "
      "feet; {n|one still waits|{n} still wait} for help.",
      {{"helped", helped}, {"n", waiting}});
}

void put_end(const State& s, const Content& content, Summary& summary) {
  summary.facts = end_facts(s, content);
  summary.decided = decided(s, content);
}

}  // namespace citybox::build_back
