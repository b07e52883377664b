// A table of a class at a glance: what lies open. Objectives that lie face down are in no score.

#include "engine/kit/seats.hpp"
#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

std::string moment(const State& s) {
  const Fill round{"round", s.round};
  if (s.ending != Ending::kNone) return say("After round {round}", {round});
  return say(s.task == Task::kLeaders ? "Round {round}, Leaders" : "Round {round}, markers",
             {round});
}

}  // namespace

Glance BuildBackCodec::glance(const Seen<BuildBack>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Figure score{"score", "Points", 0, {}, Better::kHigh};
  Figure common{"community", "Community", 0, {}, Better::kHigh};
  Figure weight{"influence", "Influence", 0, {}};
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    score.seats.push_back(known_score(s, seat, c));
    score.value += score.seats.back();
    common.seats.push_back(community(player, c));
    common.value += common.seats.back();
    weight.seats.push_back(influence(player, c));
    weight.value += weight.seats.back();
  });
  Glance glance{.moment = moment(s), .round = s.round};
  glance.figures = {std::move(score),
                    {"helped", "People helped", people_helped(s, c), {}, Better::kHigh},
                    {"waiting", "People who wait for help", waiting_for_help(s), {}, Better::kLow},
                    std::move(common),
                    std::move(weight)};
  return glance;
}

}  // namespace citybox::build_back
