// What a position is worth, by its parts.

#include "games/build_back/judgement.hpp"

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

// Calls visit(state) for the positions of some games of any moves.
template <class Visit>
void wander(Visit&& visit) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    QuietContext ctx(rng);
    const Content content;
    State s = BuildBack::start({static_cast<std::uint8_t>(2 + seed % 2), {}}, ctx, content);
    while (!deciders(s).empty()) {
      visit(s, content);
      const Seat seat = deciders(s).front();
      ActionList<BuildBack> actions;
      BuildBack::legal(s, seat, actions, content);
      const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      BuildBack::apply(s, seat, action, ctx, content);
    }
    visit(s, content);
  }
}

TEST(Judgement, IsTheSumOfItsParts) {
  wander([](const State& s, const Content& content) {
    if (s.ending != Ending::kNone) return;
    for_each_seat(s, [&](Seat seat) {
      Worth worth;
      Judgement::weigh(s, seat, content, worth);
      ASSERT_EQ(worth.total(), Judgement::judge(s, seat, content));
    });
  });
}

TEST(Judgement, IsTheSameWithNotesOfOtherPositions) {
  Judgement::Notes notes;
  wander([&](const State& s, const Content& content) {
    for_each_seat(s, [&](Seat seat) {
      ASSERT_EQ(Judgement::judge(s, seat, content, notes), Judgement::judge(s, seat, content));
    });
  });
}

TEST(Judgement, CountsPointsAsTheScoreDoes) {
  wander([](const State& s, const Content& content) {
    for_each_seat(s, [&](Seat seat) {
      Worth worth;
      Judgement::weigh(s, seat, content, worth);
      const auto amount = [&](Concern concern) {
        return worth.parts[static_cast<std::size_t>(concern)].amount;
      };
      const int bonuses = influence_bonus(s, seat, content) + community_bonus(s, seat, content);
      EXPECT_EQ(amount(Concern::kTrack) + amount(Concern::kBuilt) + amount(Concern::kCommon) +
                    amount(Concern::kOwn) + bonuses,
                known_score(s, seat, content));
    });
  });
}

}  // namespace citybox::build_back
