// What a position is worth, by its parts.

#include "games/broken_cities/judgement.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

template <class Landlord>
Worth worth(const State& s, Seat seat) {
  Worth parts;
  Landlord::weigh(s, seat, kPublished, parts);
  return parts;
}

std::int32_t amount(const Worth& parts, Concern concern) {
  return parts.parts[static_cast<std::size_t>(concern)].amount;
}

// Calls `look(state)` at every step of some games that are played at random.
template <class Look>
void random_games(Look&& look) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    QuietContext ctx{Rng(seed)};
    State s = Rules::start({static_cast<std::uint8_t>(3 + seed % 2), {}}, ctx);
    ActionList<BrokenCities> actions;
    while (!BrokenCities::deciders(s).empty()) {
      look(s);
      const Seat seat = BrokenCities::deciders(s).front();
      BrokenCities::legal(s, seat, actions);
      const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
      Rules::apply(s, seat, actions[pick], ctx);
    }
    look(s);
  }
}

TEST(Judgement, is_the_sum_of_its_parts) {
  random_games([](const State& s) {
    for_each_seat(s, [&](Seat seat) {
      if (is_over(s)) return;
      EXPECT_EQ(worth<Selfish>(s, seat).total() / kGrain, Selfish::judge(s, seat, kPublished));
      EXPECT_EQ(worth<LawMaker>(s, seat).total() / kGrain, LawMaker::judge(s, seat, kPublished));
      EXPECT_EQ(worth<Green>(s, seat).total() / kGrain, Green::judge(s, seat, kPublished));
    });
  });
}

TEST(Judgement, counts_what_people_count) {
  Block block;
  block.money(kYellow, 7).law(require(Construction::kGreenspace, 1, 5));
  const Worth now = worth<LawMaker>(block.s, kYellow);
  EXPECT_EQ(amount(now, Concern::kRent), 9);
  EXPECT_EQ(amount(now, Concern::kMoney), 7);
  EXPECT_EQ(amount(now, Concern::kRival), 10);
  EXPECT_EQ(amount(now, Concern::kEmissions), 15);
  EXPECT_EQ(amount(now, Concern::kDanger), 3) << "three Low-Cost buildings before a hurricane";
  EXPECT_EQ(amount(now, Concern::kLaws), 1);
  EXPECT_EQ(amount(worth<Selfish>(block.s, kYellow), Concern::kEmissions), 0)
      << "a selfish landlord does not count them";
}

TEST(Judgement, a_hurricane_that_has_come_is_no_danger_any_more) {
  Block block;
  EXPECT_EQ(in_danger(block.s, kYellow).size(), 3);
  block.s.used.add(Card::kHurricane);
  EXPECT_TRUE(in_danger(block.s, kYellow).empty()) << "none stands at the shore";
}

TEST(Judgement, every_change_has_words_for_one_and_for_many) {
  for (std::uint8_t key = 0; key < kConcerns; ++key) {
    EXPECT_NE(BrokenCitiesCodec::concern(key), "");
    for (const auto& [from, to] : {std::pair{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 3}, {3, 1}}) {
      const std::string text = BrokenCitiesCodec::claim(key, from, to, kYellow, kPublished);
      EXPECT_NE(text, "") << int{key};
      for (const char* odd : {"1 emissions", "1 laws", "1 buildings", "one are", "  "}) {
        EXPECT_EQ(text.find(odd), std::string::npos) << text;
      }
    }
  }
}

TEST(Foresight, of_a_law_that_requires_what_costs_nothing_buys_all_of_it) {
  Content free = kPublished;
  free.price[Construction::kGreen] = 0;
  const Law law{LawKind::kRequire, Construction::kGreen, 3, 5};
  EXPECT_EQ(burden_of(law, 10, free).drop, 2 * 3);
}

}  // namespace
}  // namespace citybox::broken_cities
