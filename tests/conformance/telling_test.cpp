// What holds for how every game is told to those who watch: whole, and as what changed.

#include "engine/types/json_change.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

TYPED_TEST(Conformance, AViewAsTextIsTheViewAndWhatChangedOfItMakesTheNext) {
  struct Eyes {
    SeatSet seats;
    std::unique_ptr<const TableView> told;
    json::value built;
  };
  std::vector<Eyes> all;
  play_games<TypeParam>(2, [&](const Decision<TypeParam>& decision, Rng&) {
    const TableOf<TypeParam> table(decision.state);
    if (all.empty()) {
      all.push_back({SeatSet(), nullptr, nullptr});
      all.push_back({SeatSet(Seat{0}), nullptr, nullptr});
    }
    for (Eyes& eyes : all) {
      const json::value view = table.view(eyes.seats);
      auto now = table.seen_by(eyes.seats);
      std::string whole;
      now->append_whole(whole);
      ASSERT_EQ(json::parse(whole), view);
      if (eyes.told) {
        std::string change;
        now->append_change(change, *eyes.told);
        ASSERT_EQ(change.empty(), eyes.built == view);
        if (!change.empty()) apply_change(eyes.built, json::parse(change));
        ASSERT_EQ(eyes.built, view) << change;
        ASSERT_EQ(checksum(eyes.built), checksum(view));
      }
      eyes.told = std::move(now);
      eyes.built = view;
    }
  });
}

TYPED_TEST(Conformance, ChoicesAreTheLegalActionsInTheirOrder) {
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng&) {
    const TableOf<TypeParam> table(decision.state);
    std::vector<PackedAction> legal;
    for (const auto& action : decision.legal) legal.push_back(pack(action));
    std::vector<PackedAction> read;
    for (const json::object& action : each_of(json::parse(table.choices(legal)).as_array())) {
      const auto packed = table.decode(action);
      ASSERT_TRUE(packed) << packed.error().text;
      read.push_back(*packed);
    }
    ASSERT_EQ(read, legal);
  });
}

}  // namespace citybox::conformance
