#pragma once
// The greedy player: looks at what lies open, weighs each space against its cost by its judgement, talks,
// and keeps its word as far as that is worth it. Quick: no search.

#include "games/sustain/prospects.hpp"
#include "games/sustain/sustain.hpp"

namespace citybox::sustain {

class Greedy {
 public:
  constexpr Greedy(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed, const Content& content,
                   const Judgement& who)
      : s_(seen.state()),
        c_(content),
        seat_(seat),
        who_(who),
        rng_(seed),
        expect_(s_, c_, seat_, who_) {}
  Greedy(const Greedy&) = delete;  // its expectations look at its own state
  Greedy& operator=(const Greedy&) = delete;

  constexpr Action choose() {
    switch (s_.phase) {
      case Phase::kFound:
        return plain(Verb::kFound);
      case Phase::kDepartments:
        return take_one();
      case Phase::kMandate:
        return answer();
      case Phase::kPlace:
        return build();
      case Phase::kDiscussion:
        return talk();
      case Phase::kInvesting:
        break;
    }
    return spend();
  }

 private:
  // An investment worth considering: hundredths of a point for each coin.
  struct Idea {
    Spot spot{};
    int coins = 0;
    int worth = 0;
  };

  constexpr Action take_one() {
    int skip = static_cast<int>(rng_.below(static_cast<std::uint32_t>(free_departments())));
    Department found = Department::kNone;
    for_each_department([&](Department d) {
      if (holder_of(s_, d) == kFacilitator && skip-- == 0) found = d;
    });
    return take(found);
  }
  constexpr int free_departments() const {
    int count = 0;
    for_each_department([&](Department d) { count += holder_of(s_, d) == kFacilitator ? 1 : 0; });
    return count;
  }

  constexpr Action answer() {
    const EventCard& card = card_of(c_, s_.events[s_.events_drawn - 1U]);
    const int one = judge_outcome(expect_.after(card.first, s_, kNowhere));
    const int two = judge_outcome(expect_.after(card.second, s_, kNowhere));
    return choose_option(one, two);
  }
  constexpr Action choose_option(int one, int two) {
    if (one == two) return sustain::choose(1 + static_cast<int>(rng_.below(2)));
    return sustain::choose(one > two ? 1 : 2);
  }
  // Coins count in a mandate: they are the other side of it.
  constexpr int judge_outcome(const State& s) const {
    if (s.ending > Ending::kCounted) return -100'000;
    const int gained = s.coins[seat_.index] - s_.coins[seat_.index];
    const int shared = (s.reserve - s_.reserve) / s_.seats;
    return expect_.judge(s) + 30 * (gained + shared);
  }

  // The value of the building's effects at the best space, and any space that has it.
  constexpr Action build() {
    const Building building = s_.pending.building;
    const SheetBuilding* line = s_.pending.spot.is_sheet() ? sheet_line(c_, building) : nullptr;
    Space best = kNowhere;
    int most = 0;
    std::uint32_t ties = 0;
    expect_.for_each_place(building, [&](Space place) {
      State s = s_;
      s.map[place.index] = building;
      if (line != nullptr) s = expect_.after(line->lines, s, place);
      const int value = expect_.judge(s) + 3 * neighbors_in_need(building, place);
      if (ties == 0 || value > most) {
        best = place;
        most = value;
        ties = 1;
      } else if (value == most && rng_.below(++ties) == 0) {
        best = place;
      }
    });
    return place(building, best);
  }
  // Homes are worth something beside free squares, where parks and clinics may come.
  constexpr int neighbors_in_need(Building building, Space place) const {
    if (facts(c_, building).homes == 0) return 0;
    return count_near(s_, place, [](Building b) { return b == Building::kNone; });
  }

  // Coins that others may add this year, by what they said and hold.
  constexpr int help_for(Spot spot) const {
    int promised = 0, purse = 0;
    for_each_seat(s_, [&](Seat other) {
      if (other == seat_ || (s_.phase == Phase::kInvesting && is_done(s_, other))) return;
      purse += s_.coins[other.index];
      for (const Promise& promise : s_.promises[other.index]) {
        if (promise.kind == PromiseKind::kPut && promise.spot == spot) {
          promised += promise.number - promise.so_far;
        }
      }
    });
    const int said = promised < purse ? promised : purse;
    return (said * who_.trust + (purse - said) * who_.trust / 4) / 100;
  }

  constexpr Idea weigh(Spot spot, int missing, int coins) const {
    const int gain = expect_.gain_of(spot, missing);
    int worth = 10 * gain / missing;
    if (coins < missing) {
      const int lack = missing - coins;
      const bool own = spot.is_sheet();
      const int income = 2 + 12 / s_.seats / 3;
      const int years = (lack + income - 1) / income;
      const bool helped = !own && help_for(spot) >= lack;
      if (!helped && years > years_left(s_, c_)) return {spot, 0, -1};
      worth = worth * (helped ? 85 : own ? 80 - 10 * years : 60 - 10 * years) / 100;
    }
    worth += 10 * kept_word(spot);
    return {spot, coins < missing ? coins : missing, worth};
  }
  // A promise that waits to be kept, or broken.
  constexpr int kept_word(Spot spot) const {
    for (const Promise& promise : s_.promises[seat_.index]) {
      if (promise.spot != spot) continue;
      if (promise.kind == PromiseKind::kPutNone) return -who_.honesty;
      if (promise.so_far < promise.number) return who_.honesty;
    }
    return 0;
  }

  constexpr Idea best_idea(int coins) {
    Idea best{kNoSpot, 0, 10 * coin_worth()};
    for_each_spot(s_, c_, seat_, [&](Spot spot, int missing) {
      Idea idea = weigh(spot, missing, coins);
      idea.worth += static_cast<int>(rng_.below(20));  // tastes differ
      if (idea.coins > 0 && idea.worth > best.worth) best = idea;
    });
    return best;
  }
  constexpr int coin_worth() const { return years_left(s_, c_) > 0 ? who_.thrift : 0; }

  constexpr Action spend() {
    const int coins = s_.coins[seat_.index];
    if (coins == 0) return plain(Verb::kPass);
    const Idea idea = best_idea(coins);
    return idea.spot == kNoSpot ? plain(Verb::kPass) : invest(idea.spot, idea.coins);
  }

  // One promise about what it likes best of what all can pay; then a gift, if it is that sort.
  constexpr Action talk() {
    const int coins = s_.coins[seat_.index];
    if (coins == 0) return plain(Verb::kReady);
    const Idea idea = best_idea(coins);
    if (s_.promises[seat_.index].empty() && idea.spot.is_solution()) {
      return promise_put(idea.spot, idea.coins);
    }
    const Action gift = who_.generous > 0 ? best_gift(idea.worth) : plain(Verb::kReady);
    return gift;
  }
  // Another's building that helps this seat more than anything it can pay itself, and lacks little.
  constexpr Action best_gift(int own_worth) const {
    Action best = plain(Verb::kReady);
    int most = own_worth;
    for_each_seat(s_, [&](Seat other) {
      const Department d = s_.departments[other.index];
      if (other == seat_ || s_.gifts[seat_.index][other.index] > 0 || is_done(s_, other)) return;
      for (const SheetBuilding& line : sheet_of(c_, d).buildings) {
        if (line.building == Building::kNone || !has_room(s_, c_, line.building)) continue;
        const Spot spot = Spot::of(line.building);
        const int missing = missing_on(s_, c_, spot);
        const int lack = missing - s_.coins[other.index];
        if (lack <= 0 || lack > s_.coins[seat_.index] || lack > c_.largest_gift) continue;
        const int worth = 10 * expect_.gain_of(spot, missing) / missing * who_.generous / 100;
        if (worth <= most) continue;
        most = worth;
        best = give(other, lack);
      }
    });
    return best;
  }

  const State s_;
  const Content& c_;
  Seat seat_;
  const Judgement& who_;
  Rng rng_;
  Prospects expect_;
};

template <const Judgement& kWho>
constexpr Action play_greedily(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed,
                               const Content& content) {
  return Greedy(seen, seat, seed, content, kWho).choose();
}

}  // namespace citybox::sustain
