#pragma once
// What the eight policies begin (CR-30 … CR-37), and the lobby (CR-13).

#include <array>

#include "games/city_roots/changes.hpp"
#include "games/city_roots/choices.hpp"

namespace citybox::city_roots {

constexpr void begin_task(State& s, Task task, int times = 1, Space picked = kNowhere) {
  s.task = task;
  s.left = static_cast<std::uint8_t>(times);
  s.picked = picked;
}

// The task a policy opens; kNone for the one that is done at once.
constexpr Task task_of(Policy policy, const State& s) {
  switch (policy) {
    case Policy::kGovernmentSubsidizedHousing:
      return Task::kReturnHome;
    case Policy::kCutCorporateTaxes:
      return Task::kBuildCorporation;
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return Task::kBuildBusiness;
    case Policy::kRelocateLowIncomeHousing:
      return Task::kPickHome;
    case Policy::kRelocateHighIncomeHousing:
      return vacant(s).empty() ? Task::kPickTower : Task::kPickStack;
    case Policy::kLandSwap:
      return Task::kPickSwap;
    case Policy::kLandTrust:
      return Task::kProtect;
    default:
      return Task::kNone;
  }
}

template <class P>
constexpr void enact(P& play, Policy policy) {
  State& s = play.state;
  tell_all(
      play,
      Event{
          .kind = EventKind::kEnacted, .rule = rule_of(policy), .seat = s.mayor, .policy = policy});
  clear_task(s);
  int done = 0;
  if (policy == Policy::kFundHomelessShelter) {
    done = remove_residents(play, play.content.shelter_residents, rule_of(policy));
  } else {
    begin_task(s, task_of(policy, s),
               policy == Policy::kLandTrust ? play.content.trust_markers : 1);
    s.policy = policy;
    done = choices(s, play.content).size();
  }
  if (done > 0) return;
  clear_task(s);
  tell_all(play, Event{.kind = EventKind::kDidNothing, .rule = rule(14), .policy = policy});
}

// Would enacting it change nothing at all (CR-14)? For the interface and for bots, before the
// choice.
constexpr bool would_do_nothing(const State& s, Policy policy, const Content& c) {
  if (policy == Policy::kFundHomelessShelter) return s.residents == 0;
  State trial = s;
  trial.step = Step::kPolicy;
  trial.card = Card::kNone;
  trial.task = task_of(policy, s);
  return choices(trial, c).empty();
}

// The 20 ways to hold three of the six cards that are not active, as bits.
inline constexpr std::array<std::uint8_t, 20> kHands = [] {
  std::array<std::uint8_t, 20> hands{};
  std::size_t count = 0;
  for (unsigned bits = 0; bits < 1U << (kPolicies - kActivePolicies); ++bits) {
    if (popcount(bits) == kLobbyHand) hands[count++] = static_cast<std::uint8_t>(bits);
  }
  return hands;
}();

// CR-13: three of the six in the deck. One draw chooses the hand, since order means nothing.
template <class P>
constexpr void lobby(P& play) {
  State& s = play.state;
  const unsigned hand = kHands[play.ctx.draw(kHands.size())];
  const PolicySet deck = PolicySet::all() - s.active;
  unsigned place = 0;
  deck.for_each([&](Policy policy) {
    if ((hand >> place++ & 1U) != 0) s.drawn.add(policy);
  });
  s.task = Task::kTakePolicy;
  tell_all(
      play,
      Event{.kind = EventKind::kLobbied, .rule = rule(13), .seat = s.mayor, .policies = s.drawn});
}

template <class P>
constexpr void replace_policy(P& play, Policy old) {
  State& s = play.state;
  tell_all(play, Event{.kind = EventKind::kPolicyReplaced,
                       .rule = rule(13),
                       .seat = s.mayor,
                       .policy = s.policy,
                       .other = old});
  s.active.remove(old);
  s.active.add(s.policy);
  clear_task(s);
}

}  // namespace citybox::city_roots
