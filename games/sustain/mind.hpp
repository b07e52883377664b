#pragma once
// How the players think aloud. They choose by prospects (greedy.hpp), not by plans; what a choice changes
// is told by the same judgement, with what a purse, a word and coins on the way are worth to it.

#include "bots/standard.hpp"
#include "games/sustain/judgement.hpp"
#include "games/sustain/sustain.hpp"

namespace citybox::sustain {

// What its department has without doing anything: taking one is no gain.
constexpr int points_at_start(const State& s, const Content& c, Seat seat) {
  State start;
  start.seats = s.seats;
  start.options = s.options;
  start.people[0] = c.people_at_start;  // where they live does not matter here
  for (const StartBuilding& each : c.start) start.map[each.space.index] = each.building;
  return judge_points(start, c, s.departments[seat.index], seat,
                      look_ahead(start, c, free_homes(start, c)));
}

template <const Judgement& kWho>
struct JudgedAs {
  using Concern = sustain::Concern;

  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content& c, Scale& scale) {
    constexpr int kOnTheWay = 20;
    constexpr int kTurned = 60;
    weigh_as(s, c, seat, kWho, scale);
    if (is_department(s.departments[seat.index])) {
      scale(Concern::kPoints, 0, -points_at_start(s, c, seat) * kWho.own / 100);
    }
    const int coins = s.coins[seat.index];
    scale(Concern::kCoins, coins, years_left(s, c) > 0 ? kWho.thrift * coins : 0);
    int started = 0, turned = 0;
    for_each_spot(s, c, seat, [&](Spot spot, int) { started += coins_on(s, spot); });
    for (const Side side : s.sides) turned += side == Side::kTurned ? 1 : 0;
    scale(Concern::kStarted, started, kOnTheWay * started);
    scale(Concern::kSolved, turned, kTurned * turned);
    const int promises = static_cast<int>(s.promises[seat.index].size());
    scale(Concern::kWord, promises, (1 + kWho.honesty) * promises);
  }

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    constexpr std::int32_t kDecided = 100'000;
    Sum sum;
    weigh(s, seat, c, sum);
    if (!is_over(s)) return sum.total;
    return outcome(s, c).winners.contains(seat) ? sum.total + kDecided : sum.total - kDecided;
  }
};

// Is more of it better?
constexpr bool is_welcome(Concern concern) {
  return concern != Concern::kUnhappy && concern != Concern::kCo2 &&
         concern != Concern::kPollution && concern != Concern::kRequests;
}

// A claim that people can follow: what grows is good where more of it is. An outlook may find otherwise,
// for reasons that would need a sentence of their own.
constexpr bool is_plain(const Claim& claim) {
  const bool good = (claim.to > claim.from) == is_welcome(static_cast<Concern>(claim.concern));
  return good ? claim.gain >= 0 : claim.gain < 0;
}

// What is only a loss is no reason.
constexpr Claims plain_ones(const Claims& claims) {
  Claims plain;
  bool gains = false;
  for (const Claim& claim : claims) {
    if (!is_plain(claim)) continue;
    plain.push_back(claim);
    gains |= claim.gain >= 0;
  }
  if (!gains) plain.clear();
  return plain;
}

constexpr bool is_last_word(const Action& action) {
  return action.verb == Verb::kPass || action.verb == Verb::kReady;
}

// With it the talk or the year may be over, and what comes then is no doing of this seat: a plan is told
// up to there.
constexpr Plan<Sustain> told_part(const Plan<Sustain>& plan) {
  Plan<Sustain> part;
  for (const Action& step : plan.steps) {
    if (is_last_word(step) && !part.steps.empty()) break;
    part.steps.push_back(step);
  }
  return part;
}

constexpr bool ends_phase(const State& s, Seat seat, const Action& action) {
  if (!is_last_word(action)) return false;
  Seats done = s.done;
  done.add(seat);
  return done == seats_of(s);
}

inline constexpr GreedyParameters kAloud{
    .depth = 2, .beam = 6, .shortlist = 6, .samples = 1, .follow = 0};

template <const Judgement& kWho>
constexpr void claim_as(Explanation<Sustain>& told, const Seen<Sustain>& seen, Seat seat,
                        std::uint64_t seed, const Content& content) {
  const State& s = seen.state();
  const Action choice = told.plan.steps[0];
  const Foresight<Sustain, JudgedAs<kWho>> ahead(seen, seat, Rng(seed), content);
  told.sure = ahead.sure_steps(told.plan);
  const bool ends = ends_phase(s, seat, choice);
  const bool silent = ends || choice.verb == Verb::kTake || choice.verb == Verb::kFound;
  told.plan = told_part(told.plan);
  told.claims = silent ? Claims{} : plain_ones(ahead.claims(told.plan));
  if (!told.has_other) return;
  told.other = told_part(told.other);
  const bool apart = silent || ends_phase(s, seat, told.other.steps[0]);
  told.other_claims = apart ? Claims{} : plain_ones(ahead.claims(told.other));
}

template <const Judgement& kWho>
inline constexpr Mind<Sustain> kMindOf{&plan_greedily<Sustain, JudgedAs<kWho>, kAloud>,
                                       &claim_as<kWho>, &worth_of<Sustain, JudgedAs<kWho>>};

}  // namespace citybox::sustain
