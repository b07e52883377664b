#include <gtest/gtest.h>

#include <string>

#include "engine/core/context.hpp"
#include "engine/kit/counts.hpp"
#include "engine/kit/enum_set.hpp"
#include "engine/kit/grid.hpp"
#include "engine/kit/purse.hpp"

namespace citybox {
namespace {

enum class Fruit : std::uint8_t { kNone, kApple, kPear, kPlum };
using Fruits = EnumSet<Fruit, 3>;
using Basket = Counts<Fruit, 3>;
using Board = Grid<3>;

TEST(EnumSet, HoldsWhatWasAddedAndNothingElse) {
  Fruits set(Fruit::kPear);
  set.add(Fruit::kPlum);
  EXPECT_TRUE(set.contains(Fruit::kPear));
  EXPECT_FALSE(set.contains(Fruit::kApple));
  EXPECT_FALSE(set.contains(Fruit::kNone));
  EXPECT_FALSE(Fruits::all().contains(static_cast<Fruit>(200)));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.nth(1), Fruit::kPlum);
  EXPECT_EQ(Fruits::all() - set, Fruits(Fruit::kApple));
  EXPECT_TRUE(set.within(Fruits::all()));
  set.remove(Fruit::kPear);
  EXPECT_EQ(set.front(), Fruit::kPlum);
}

TEST(EnumSet, IsAsWideAsItsElementsAskFor) {
  static_assert(sizeof(Fruits) == 1);
  static_assert(sizeof(EnumSet<Fruit, 9>) == 2);
  static_assert(sizeof(EnumSet<Fruit, 64>) == 8);
  EXPECT_EQ((EnumSet<Fruit, 64>::all().size()), 64);
}

TEST(Counts, ADeckIsDrawnFromByPlace) {
  Basket deck;
  deck[Fruit::kApple] = 2;
  deck[Fruit::kPlum] = 1;
  EXPECT_EQ(deck.total(), 3);
  EXPECT_EQ(deck.at(1), Fruit::kApple);
  EXPECT_EQ(deck.at(2), Fruit::kPlum);
  ScriptedContext<int> ctx(2);
  EXPECT_EQ(draw_from(deck, ctx), Fruit::kPlum);
  EXPECT_EQ(deck.total(), 2);
}

TEST(Grid, NeighborsStayOnTheBoard) {
  const Board::SpaceSet corner(Board::named("a1"));
  EXPECT_EQ(corner.beside(), Board::SpaceSet::drawn("... x.. .x.", 'x'));
  const Board::SpaceSet last(Board::named("c3"));
  EXPECT_EQ(last.beside(), Board::SpaceSet::drawn(".x. ..x ...", 'x'));
  EXPECT_EQ(Board::SpaceSet::all().size(), 9);
  EXPECT_EQ((Grid<8>::SpaceSet::all().size()), 64);
}

TEST(Grid, TwoSidesInCommon) {
  EXPECT_EQ(Board::SpaceSet::drawn(".x. x.. ...", 'x').beside_two(),
            Board::SpaceSet::drawn("x.. .x. ...", 'x'));
}

TEST(Grid, SpacesComeInTheirOrder) {
  std::string order;
  Board::SpaceSet::drawn("x.. ..x .x.", 'x').for_each([&](Board::Space space) {
    order += static_cast<char>('a' + space.column());
    order += static_cast<char>('1' + space.row());
  });
  EXPECT_EQ(order, "b1c2a3");
}

// More kinds than there are lanes in a word.
enum class Coin : std::uint8_t { kA, kB, kC, kD, kE, kF, kG, kH, kI };
struct Coins {
  using Kind = Coin;

  std::uint8_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0;

  constexpr bool operator==(const Coins&) const = default;
};

TEST(Purse, HoldsAPriceOnlyIfThereIsEnoughOfEachKind) {
  static_assert(holds(Coins{.a = 2, .i = 1}, {.a = 2, .i = 1}));
  EXPECT_FALSE(holds(Coins{.a = 2, .i = 1}, {.i = 2}));
  EXPECT_FALSE(holds(Coins{.a = 127, .c = 127}, {.b = 1}));
  EXPECT_TRUE(holds(Coins{}, {}));
}

TEST(Purse, LosesAndMakesNothingWhenTokensMove) {
  Coins from{.a = 5, .h = 1, .i = 3}, to{.a = 1};
  move({.a = 5, .i = 2}, from, to);
  EXPECT_EQ(from, (Coins{.h = 1, .i = 1}));
  EXPECT_EQ(to, (Coins{.a = 6, .i = 2}));
  EXPECT_EQ(total(together(from, to)), 10);
}

TEST(Purse, ReckonsKindByKindAndNeverBelow0) {
  const Coins price{.a = 3, .b = 1, .i = 2};
  EXPECT_EQ(reduced(price, {.a = 1, .b = 4, .c = 9, .i = 5}), (Coins{.a = 2}));
  EXPECT_EQ(at_most(price, {.a = 1, .b = 4, .c = 9, .i = 1}), (Coins{.a = 1, .b = 1, .i = 1}));
  EXPECT_EQ(grown(price, 2), (Coins{.a = 5, .b = 3, .i = 4}));
}

TEST(Purse, TellsWhatIsInItKindByKind) {
  std::string told;
  for_each_count(Coins{.b = 2, .i = 3}, [&](Coin coin, int count) {
    told += static_cast<char>('a' + static_cast<int>(coin));
    told += std::to_string(count);
  });
  EXPECT_EQ(told, "b2i3");
  EXPECT_EQ(counts_of(Coins{.h = 4})[7], 4);
}

}  // namespace
}  // namespace citybox
