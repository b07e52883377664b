#pragma once
// How mayors think aloud. An event ends every turn, and after it little is sure: what a choice brings is
// told of the city before the first card is drawn, as previews do.

#include <cstddef>
#include <cstdint>

#include "bots/standard.hpp"
#include "games/city_roots/city_roots.hpp"
#include "games/city_roots/concern.hpp"

namespace citybox::city_roots {

// Chance that keeps the city as it was before.
class Eve {
 public:
  // `city` is the one that is played on.
  constexpr explicit Eve(const State& city) : city_(city) {}

  constexpr std::uint32_t draw(std::uint32_t) {
    if (!came_) eve_ = city_;
    came_ = true;
    return 0;
  }
  constexpr void reveal() { draw(1); }
  static constexpr bool kKeepsEvents = false;
  constexpr void emit(const Event&, SeatSet) {}

  constexpr bool came() const { return came_; }
  constexpr const State& eve() const { return eve_; }

 private:
  const State& city_;
  State eve_{};
  bool came_ = false;
};

template <class J>
constexpr Worth before_chance(State city, Seat seat, const Plan<CityRoots>& plan,
                              const Content& content) {
  Eve ctx(city);
  for (const Action& step : plan.steps) {
    if (ctx.came()) break;
    CityRoots::apply(city, seat, step, ctx, content);
  }
  return worth_of<CityRoots, J>(ctx.came() ? ctx.eve() : city, seat, content);
}

constexpr Claims claims_between(const Worth& from, const Worth& to) {
  Claims claims;
  for (std::size_t i = 0; i < kMostConcerns; ++i) {
    const Worth::Part &before = from.parts[i], &after = to.parts[i];
    if (before.amount == after.amount) continue;
    claims.push_back(
        {static_cast<std::uint8_t>(i), before.amount, after.amount, after.worth - before.worth});
  }
  return claims;
}

template <class J>
constexpr void claim_as_mayor(Explanation<CityRoots>& told, const Seen<CityRoots>& seen, Seat seat,
                              std::uint64_t seed, const Content& content) {
  const State& city = seen.state();
  told.sure = Foresight<CityRoots, J>(seen, seat, Rng(seed), content).sure_steps(told.plan);
  const Worth now = worth_of<CityRoots, J>(city, seat, content);
  told.claims = claims_between(now, before_chance<J>(city, seat, told.plan, content));
  if (told.has_other) {
    told.other_claims = claims_between(now, before_chance<J>(city, seat, told.other, content));
  }
}

template <class J>
inline constexpr Mind<CityRoots> kMind{&plan_greedily<CityRoots, J, kNormalGreedy>,
                                       &claim_as_mayor<J>, &worth_of<CityRoots, J>};

}  // namespace citybox::city_roots
