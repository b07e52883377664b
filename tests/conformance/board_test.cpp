// What holds for the board of every game's heat maps.

#include <fmt/format.h>

#include <set>

#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

TYPED_TEST(Conformance, EveryActionWithAPlaceLiesOnTheBoardOfTheHeatMaps) {
  constexpr const auto& kHooks = TypeParam::kHooks;
  ASSERT_EQ(kHooks.shape == nullptr, kHooks.place == nullptr);
  if constexpr (kHooks.shape != nullptr && kHooks.place != nullptr) {
    const BoardShape& shape = kHooks.shape();
    const int columns = static_cast<int>(shape.columns.size());
    const int rows = static_cast<int>(shape.rows.size());
    if (!shape.names.empty()) {
      const std::set<std::string> names(shape.names.begin(), shape.names.end());
      EXPECT_EQ(shape.names.size(), shape.places());
      EXPECT_EQ(names.size(), shape.places()) << "two places have the same name";
    }
    int placed = 0;
    play_games<TypeParam>(2, [&](const Decision<TypeParam>& decision, Rng&) {
      for (const auto& action : decision.legal) {
        const auto place = kHooks.place(decision.state, decision.seat, action);
        if (!place) continue;
        ++placed;
        const std::string text = TypeParam::to_text(action);
        ASSERT_TRUE(place->column >= 0 && place->column < columns) << text;
        ASSERT_TRUE(place->row >= 0 && place->row < rows) << text;
      }
    });
    EXPECT_GT(placed, 0);
  }
}

// The name of a place is the one of its column and row, where the notation names it so.
TYPED_TEST(Conformance, APlaceOfTheHeatMapsIsTheOneThatTheNotationNames) {
  constexpr const auto& kHooks = TypeParam::kHooks;
  if constexpr (kHooks.shape != nullptr && kHooks.place != nullptr) {
    const BoardShape& shape = kHooks.shape();
    if (shape.columns.front() != "a" || shape.rows.front() != "1") return;
    play_games<TypeParam>(2, [&](const Decision<TypeParam>& decision, Rng&) {
      for (const auto& action : decision.legal) {
        const auto place = kHooks.place(decision.state, decision.seat, action);
        if (!place) continue;
        const std::string column = shape.columns[static_cast<std::size_t>(place->column)];
        const std::string row = shape.rows[static_cast<std::size_t>(place->row)];
        if (column.empty() || row.empty()) continue;  // between two places that have a name
        const std::string text = TypeParam::to_text(action);
        ASSERT_NE(text.find(fmt::format(" {}{}", column, row)), std::string::npos) << text;
      }
    });
  }
}

}  // namespace citybox::conformance
