// What holds in every state of every game.

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

// Plays random games and looks at every state.
template <class Look>
void play_games(int games, Look&& look) {
  const Content c;
  for (int game = 0; game < games; ++game) {
    QuietContext ctx{Rng(static_cast<std::uint64_t>(game))};
    State s = Checked<BuildBack>::start({static_cast<std::uint8_t>(2 + game % 2), {}}, ctx, c);
    Actions actions;
    for (SeatSet due = deciders(s); !due.empty(); due = deciders(s)) {
      look(s);
      BuildBack::legal(s, due.front(), actions, c);
      Checked<BuildBack>::apply(
          s, due.front(), actions[ctx.rng().below(static_cast<std::uint32_t>(actions.size()))], ctx,
          c);
    }
    look(s);
  }
}

TEST(Always, BB2_BB35_not_a_token_is_lost_or_made) {
  const Content c;
  play_games(40, [&](const State& s) {
    int sum[kTokenKinds] = {};
    const auto count = [&](const Tokens& heap) {
      for_each_count(heap, [&](Token token, int some) { sum[static_cast<int>(token)] += some; });
    };
    count(s.bank);
    count(s.board);
    for (const Player& player : s.players) count(player.tokens);
    const auto all = counts_of(c.supply);
    for (std::size_t i = 0; i < 7; ++i) {
      if (i == 3) continue;
      ASSERT_EQ(sum[i], all[i]) << name_of(static_cast<Token>(i));
    }
    ASSERT_EQ(sum[3] + sum[7] + sum[8], 30);
  });
}

TEST(Always, TheInvariantsHoldAndALegalActionIsAllowed) {
  const Content c;
  Actions actions;
  std::size_t widest = 0;
  play_games(40, [&](const State& s) {
    ASSERT_EQ(BuildBack::broken_invariant(s, c), nullptr);
    deciders(s).for_each([&](Seat seat) {
      BuildBack::legal(s, seat, actions, c);
      widest = std::max(widest, actions.size());
      for (const Action& action : actions) ASSERT_EQ(refusal(s, seat, action, c), kAllowed);
    });
  });
  EXPECT_LT(widest, 120U);
}

TEST(Always, AnImpossiblePositionIsToldApart) {
  Yard yard;
  const auto broken = [&](auto&& change) {
    State s = yard.s;
    change(s);
    const char* text = BuildBack::broken_invariant(s, yard.c);
    return std::string(text == nullptr ? "" : text);
  };
  EXPECT_EQ(broken([](State&) {}), "");
  EXPECT_THAT(broken([](State& s) { ++s.bank.water; }), testing::HasSubstr("BB-2"));
  EXPECT_THAT(broken([](State& s) { ++s.board.injured; }), testing::HasSubstr("BB-35"));
  EXPECT_THAT(broken([](State& s) { s.players[0].special = s.players[1].special; }),
              testing::HasSubstr("BB-1"));
  EXPECT_THAT(broken([](State& s) { s.players[0].special = Tile::kFaceDown; }),
              testing::HasSubstr("BB-10"));
  EXPECT_THAT(broken([](State& s) { s.players[0].mat[5].tile = Tile::kWell; }),
              testing::HasSubstr("BB-30"));
  EXPECT_THAT(broken([](State& s) { s.players[0].mat[0].tile = Tile::kNone; }),
              testing::HasSubstr("BB-4"));
  EXPECT_THAT(broken([](State& s) { s.players[0].ready = Flag::kYes; }),
              testing::HasSubstr("BB-20"));
  EXPECT_THAT(broken([](State& s) { s.display[0] = Tile::kSavingsHouse; }),
              testing::HasSubstr("BB-40"));
  EXPECT_THAT(broken([](State& s) { s.task = Task::kNone; }), testing::HasSubstr("owed"));
}

}  // namespace citybox::build_back
