#pragma once
// The greedy player: looks at what lies open, weighs each space against its cost by its judgement, talks,
// and keeps its word as far as that is worth it. Quick: no search.

#include "games/sustain/prospects.hpp"
#include "games/sustain/sustain.hpp"
#include "games/sustain/trust.hpp"

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
  static constexpr int kHelped =
      85;  // percent of its worth that a thing has whom others help to pay

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
    return choose_option(judge_option(card.first), judge_option(card.second));
  }
  // Building included, wherever it will stand.
  constexpr int judge_option(const Lines& lines) const {
    State s = expect_.after(lines, s_, kNowhere);
    const Building building = built_by(lines);
    if (building != Building::kNone && has_room(s, c_, building)) {
      Space any = kNowhere;
      expect_.for_each_place(building, [&](Space place) { any = place; });
      s.map[any.index] = building;
      if (count_free(s, SpaceKind::kSquare) == 0) return -100'000;
    }
    return judge_outcome(s);
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
    int sum = 0;
    for_each_seat(s_, [&](Seat other) {
      if (other == seat_ || !still_pays(s_, other)) return;
      const int said = said_by(s_, other, spot);
      sum += said * trust_in(s_, other, who_) + (s_.coins[other.index] - said) * who_.trust / 4;
    });
    return sum / 100;
  }

  constexpr Idea weigh(Spot spot, int missing, int coins) const {
    const int counted = counted_on(s_, seat_, spot);
    const int need = share_of(spot, missing, counted);
    if (need <= 0) return {spot, 0, -1};  // others pay for it
    const int gain = expect_.gain_of(spot, need);
    int worth = 10 * gain / need * (counted > 0 ? kHelped : 100) / 100;
    if (coins < need) {
      const int lack = need - coins;
      const bool own = spot.is_sheet();
      const int income = 2 + 12 / s_.seats / 3;
      const int years = (lack + income - 1) / income;
      const bool helped = !own && help_for(spot) >= missing - coins;
      if (!helped && years > years_left(s_, c_)) return {spot, 0, -1};
      worth = worth * (helped ? kHelped : own ? 80 - 10 * years : 60 - 10 * years) / 100;
    }
    worth += 10 * kept_word(spot);
    return {spot, coins < need ? coins : need, worth};
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
  // What others leave whose word counts, and the own word at least.
  constexpr int share_of(Spot spot, int missing, int counted) const {
    const int own = said_by(s_, seat_, spot), left = missing - counted;
    const int share = left > own ? left : own;
    return share < missing ? share : missing;
  }
  // In the talk that is settled.
  constexpr bool has_word_on(Spot spot) const {
    if (s_.phase != Phase::kDiscussion) return false;
    bool has = false;
    for (const Promise& promise : s_.promises[seat_.index]) has = has || promise.spot == spot;
    return has;
  }

  constexpr Idea best_idea(int coins) {
    Idea best{kNoSpot, 0, 10 * coin_worth()};
    for_each_spot(s_, c_, seat_, [&](Spot spot, int missing) {
      if (has_word_on(spot)) return;
      const bool promised = said_by(s_, seat_, spot) > 0;
      Idea idea = weigh(spot, missing, promised || !means_it() ? coins : unpromised(s_, seat_));
      idea.worth += static_cast<int>(rng_.below(20));  // tastes differ
      if (idea.coins > 0 && idea.worth > best.worth) best = idea;
    });
    return best;
  }
  // Does it keep coins back for what it has promised?
  constexpr bool means_it() const { return who_.honesty >= 10; }
  constexpr int coin_worth() const { return years_left(s_, c_) > 0 ? who_.thrift : 0; }

  constexpr Action spend() {
    const int coins = s_.coins[seat_.index];
    if (coins == 0) return plain(Verb::kPass);
    const Idea idea = best_idea(coins);
    return idea.spot == kNoSpot ? plain(Verb::kPass) : invest(idea.spot, idea.coins);
  }

  // A promise about what it likes best of what all can pay: where others have promised something, what
  // that lacks. Else an offer, or a gift, if it is that sort. No coin is promised or given twice.
  constexpr Action talk() {
    const int coins = unpromised(s_, seat_);
    if (coins == 0) return plain(Verb::kReady);
    const Idea idea = best_idea(coins);
    const bool silent = s_.promises[seat_.index].empty();
    const bool answers = idea.spot.is_solution() && counted_on(s_, seat_, idea.spot) > 0;
    const bool may = s_.promises[seat_.index].size() < c_.promises_a_year;
    if (idea.spot.is_solution() && (silent || answers) && may) {
      return promise_put(idea.spot, idea.coins);
    }
    const Idea offer = silent && may ? best_offer(coins, idea.worth) : Idea{};
    if (offer.coins > 0) return promise_put(offer.spot, offer.coins);
    return who_.generous > 0 ? best_gift(idea.worth, coins) : plain(Verb::kReady);
  }
  // Half of a solution that would be worth it if another paid the other half. Whose word means something
  // offers only what it would pay for alone, since it said so.
  constexpr Idea best_offer(int coins, int least) const {
    Idea best{kNoSpot, 0, least};
    for_each_spot(s_, c_, seat_, [&](Spot spot, int missing) {
      const int half = (missing + 1) / 2;
      if (!spot.is_solution() || missing < 2 || half > coins) return;
      if (counted_on(s_, seat_, spot) > 0) return;
      const int gain = expect_.gain_of(spot, half);
      const bool meant = 10 * gain / missing + 10 * who_.honesty > least;
      const int worth = 10 * gain / half * kHelped / 100;
      if (worth > best.worth && (meant || who_.honesty == 0)) best = {spot, half, worth};
    });
    return best;
  }
  // Another's building that helps this seat more than anything it can pay itself, and lacks little.
  constexpr Action best_gift(int own_worth, int coins) const {
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
        if (lack <= 0 || lack > coins || lack > c_.largest_gift) continue;
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
