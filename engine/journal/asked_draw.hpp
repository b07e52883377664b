#pragma once
// On a real table chance lies on the table: what came up there is asked for by its name.

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox {

// What is told of it when it has come up (a sentence), and the number it has.
struct DrawOutcome {
  std::string sentence;
  std::uint32_t value = 0;
};
BOOST_DESCRIBE_STRUCT(DrawOutcome, (), (sentence, value))

// A draw, and all that may come up.
struct AskedDraw {
  std::vector<DrawOutcome> outcomes;
};
BOOST_DESCRIBE_STRUCT(AskedDraw, (), (outcomes))

// What came up, as far as it was told: the values of all draws that mean something.
using GivenDraws = std::optional<std::vector<std::uint32_t>>;

// All draws of an action or a start as they were told; or the first that was not.
struct ToldDraws {
  std::vector<std::uint32_t> values;
  std::optional<AskedDraw> asked;
};
using MaybeTold = tl::expected<ToldDraws, Problem>;

// Of an allowed action. A sentence where what was told does not fit, or where nobody could tell the outcomes
// apart.
MaybeTold told_draws(const Table& table, Seat seat, PackedAction action, std::string_view words,
                     const std::vector<std::uint32_t>& told);
// Of a start.
MaybeTold told_draws(const GameEntry& game, const TableSetup& setup,
                     const std::vector<std::uint32_t>& told);

}  // namespace citybox
