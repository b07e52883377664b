#pragma once
// What a seat expects of things to come, by its judgement: of effects, of spaces on the map, of paying for
// an investment space. All from what lies open.

#include "engine/core/context.hpp"
#include "games/sustain/judgement.hpp"

namespace citybox::sustain {

class Prospects {
 public:
  constexpr Prospects(const State& s, const Content& c, Seat seat, const Judgement& who)
      : s_(s), c_(c), seat_(seat), who_(who) {}

  constexpr int judge(const State& s) const { return judge_as(s, c_, seat_, who_); }

  constexpr State after(const Lines& lines, const State& before, Space place) const {
    State s = before;
    QuietContext ctx{Rng(0)};
    Play play{s, ctx, c_};
    run_lines(play, lines, {seat_, place}, {});
    return s;
  }

  template <class Visit>
  constexpr void for_each_place(Building building, Visit&& visit) const {
    for_each_free(s_, facts(c_, building).space, visit);
  }
  // What paying for the space would change; over all backs that may be there.
  constexpr int gain_of(Spot spot, int missing) const {
    State paid = s_;
    const int own = s_.coins[seat_.index];
    paid.coins[seat_.index] = byte(own > missing ? own - missing : 0);
    const int now = judge(paid);
    coins_on(paid, spot) = 0;
    const Building building = building_of(c_, spot);
    Space place = kNowhere;
    if (building != Building::kNone) {
      place = likely_place(building, spot);
      paid.map[place.index] = building;
      if (count_free(paid, SpaceKind::kSquare) == 0) return -100'000;
    }
    if (spot.is_sheet()) {
      return judge_safe(after(sheet_line(c_, building)->lines, paid, place)) - now;
    }
    return mean_over_backs(spot, paid) - now;
  }

 private:
  constexpr int judge_safe(const State& s) const {
    return s.ending > Ending::kCounted ? -100'000 : judge(s);
  }
  constexpr int mean_over_backs(Spot spot, const State& paid) const {
    const ScenarioDeck& deck = deck_of(s_, c_);
    std::uint64_t known = 0;
    for (unsigned i = 0; i < kSolutions; ++i) {
      if (s_.sides[i] == Side::kTurned) known |= 1ULL << s_.backs[i].number();
    }
    int sum = 0, count = 0;
    const std::uint8_t group = front_of(c_, spot.solution()).group;
    for (unsigned b = 0; b < kMostBacks; ++b) {
      if (deck.backs[b].group != group || (known >> b & 1U) != 0) continue;
      const State s = after(deck.backs[b].lines, paid, kNowhere);
      const int coins = s.coins[seat_.index] - paid.coins[seat_.index];
      sum += judge_safe(s) + 20 * coins + 20 * (s.reserve - paid.reserve) / s_.seats;
      ++count;
    }
    return count > 0 ? sum / count : 0;
  }
  // A free space where the conditions of its sheet hold, else any.
  constexpr Space likely_place(Building building, Spot spot) const {
    const SheetBuilding* line = spot.is_sheet() ? sheet_line(c_, building) : nullptr;
    Space any = kNowhere, good = kNowhere;
    for_each_place(building, [&](Space space) {
      if (good != kNowhere) return;
      any = space;
      if (line == nullptr) return;
      bool all = true;
      for (const Line& each : line->lines) {
        all = all && holds(s_, c_, each.when, {space, seat_});
      }
      if (all) good = space;
    });
    return good != kNowhere ? good : any;
  }

  const State& s_;
  const Content& c_;
  Seat seat_;
  const Judgement& who_;
};

}  // namespace citybox::sustain
