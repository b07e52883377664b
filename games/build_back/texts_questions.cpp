// What a finished game leaves to talk about.

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

int built_over(const State& s, const Content& content) {
  int covered = 0;
  for_each_seat(s, [&](Seat seat) {
    covered += measure(s.players[seat.index], Measure::kBuiltOver, content);
  });
  return covered;
}

// Would somebody else have won without this line of the scoring?
template <class Line>
bool decided_by(const State& s, const Content& content, Line&& line) {
  const SeatSet winners = leading(s, content);
  if (winners.size() != 1) return false;
  const Score won = score_of(s, winners.front(), content);
  const Score next = score_of(s, runner_up(s, winners, content), content);
  return line(won) - line(next) > won.total - next.total;
}

}  // namespace

const std::vector<Question<BuildBack>>& BuildBackCodec::questions() {
  static const std::vector<Question<BuildBack>> kQuestions = {
      {"still-waiting", [](const State& s, const Content&) { return waiting_for_help(s) > 0; },
       [](const State& s, const Content&) {
         return say(
             "{n|One person|{n} people} still waited for help when the city stood again. Who looks "
             "after those whom nobody gains by helping?",
             {{"n", waiting_for_help(s)}});
       }},
      {"influence",
       [](const State& s, const Content& content) {
         return decided_by(s, content, [](const Score& score) { return score.influence; });
       },
       [](const State&, const Content&) {
         return std::string(
             "Without the prize for influence it would have ended otherwise. Who had a say in what "
             "was built, and who should have had?");
       }},
      {"community",
       [](const State& s, const Content& content) {
         return decided_by(s, content, [](const Score& score) { return score.community; });
       },
       [](const State&, const Content&) {
         return std::string(
             "Without the prize for community it would have ended otherwise. What makes a place "
             "one where people meet?");
       }},
      {"built-over",
       [](const State& s, const Content& content) { return built_over(s, content) >= 4; },
       [](const State& s, const Content& content) {
         return say(
             "{n} times something new was put on top of what stood there. What does a city lose "
             "when it is built back better?",
             {{"n", built_over(s, content)}});
       }},
      {"most-for-people", [](const State& s, const Content&) { return waiting_for_help(s) == 0; },
       [](const State&, const Content&) {
         return std::string(
             "Nobody waits for help any more. Which building did the most for people, and was it "
             "the one that scored most?");
       }},
      {"open-plans", [](const State& s, const Content&) { return s.seats > 1; },
       [](const State&, const Content&) {
         return std::string(
             "Everybody had a plan that nobody else knew of. What would you have built if all "
             "plans had lain open?");
       }}};
  return kQuestions;
}

}  // namespace citybox::build_back
