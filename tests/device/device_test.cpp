// Compiled for each game (CMake's citybox_game): what a card runs, run here. Several threads take their
// steps together as those of a block do, and each game must end as on the processor, byte for byte.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include CITYBOX_CODEC_HEADER
#include CITYBOX_DEVICE_HEADER
#include "engine/device/players.hpp"
#include "engine/entry/device_match.hpp"
#include "engine/entry/game_entry.hpp"

namespace citybox::CITYBOX_DEVICE_NAMESPACE {
const GameEntry& entry();
}

namespace citybox {
namespace {

using Players = CITYBOX_DEVICE_PLAYERS;
using G = Players::Game;

const GameEntry& game() { return CITYBOX_DEVICE_NAMESPACE::entry(); }

struct End {
  std::uint32_t decisions;
  G::State state;
};

// What a block of threads makes of the job, by the number of the game.
template <class Thread>
std::map<std::uint32_t, End> played_by_block(const DeviceJob& job, const DeviceMatch& match) {
  constexpr unsigned kThreads = 5;
  Setup<G::Options> setup;
  std::memcpy(&setup, match.setup().data(), sizeof setup);
  G::Content content;
  std::memcpy(&content, match.content().data(), sizeof content);
  std::vector<std::unique_ptr<Thread>> threads;
  threads.reserve(kThreads);
  for (unsigned i = 0; i < kThreads; ++i) {
    threads.push_back(std::make_unique<Thread>(job, setup, content));
  }
  std::map<std::uint32_t, End> ends;
  std::uint32_t next = 0;
  const auto all_done = [&] {
    for (const auto& thread : threads) {
      if (!thread->kinds().done()) return false;
    }
    return true;
  };
  for (unsigned turn = 0; !all_done(); ++turn) {
    const Kind kind = threads[turn % kThreads]->kinds().of(turn / kThreads % job.slots);
    if (kind == kNothing) continue;
    for (const auto& thread : threads) {
      const unsigned slot = thread->kinds().find(kind);
      if (slot == kMostSlots) continue;
      thread->step(
          slot, kind, [&] { return next++; },
          [&](std::uint32_t index, const G::State& state, std::uint32_t decisions) {
            EXPECT_TRUE(ends.insert({index, {decisions, state}}).second) << "played twice";
          });
    }
  }
  return ends;
}

template <class Thread>
void expect_the_same(const std::string& bot, std::uint32_t games, unsigned slots) {
  Lineup lineup;
  lineup.bots.assign(static_cast<std::size_t>(game().info().standard_seats), bot);
  lineup.seed = 7;
  const auto match = game().device_match(lineup);
  ASSERT_TRUE(match) << match.error().text;
  const DeviceJob job{lineup.seed, 1000, games, slots};
  const auto ends = played_by_block<Thread>(job, **match);
  EXPECT_EQ(ends.size(), games);
  const auto arena = game().arena(lineup);
  ASSERT_TRUE(arena);
  Tally counted = (*match)->empty_tally();
  for (const auto& [index, end] : ends) {
    G::State here;
    const auto decisions =
        (*match)->play_here(job.first + index, reinterpret_cast<std::byte*>(&here));
    EXPECT_EQ(end.decisions, decisions) << bot << ", game " << index;
    EXPECT_EQ(std::memcmp(&end.state, &here, sizeof here), 0) << bot << ", game " << index;
    (*arena)->play(job.first + index);
    (*match)->count(reinterpret_cast<const std::byte*>(&end.state), end.decisions, counted);
  }
  Tally tally = (*arena)->tally();
  tally.uses.clear();
  EXPECT_EQ(to_json(counted), to_json(tally)) << bot;
}

TEST(Device, random_games_end_as_on_the_processor) {
  expect_the_same<OnDevice<Players>::Random>("random", 40, Players::kSlots);
  expect_the_same<OnDevice<Players>::Random>("random", 3, 1);
}

TEST(Device, greedy_games_end_as_on_the_processor) {
  expect_the_same<OnDevice<Players>::Greedy>("greedy", 6, 1);
  expect_the_same<OnDevice<Players>::Greedy>("greedy", 12, 2);
}

TEST(Device, a_line_up_that_a_card_cannot_play_is_a_sentence) {
  Lineup lineup;
  lineup.bots.assign(static_cast<std::size_t>(game().info().standard_seats), "random");
  lineup.bots.back() = "greedy";
  const auto match = game().device_match(lineup);
  ASSERT_FALSE(match);
  EXPECT_NE(match.error().text.find("one kind of bot at all seats"), std::string::npos);
}

TEST(Device, kinds_are_found_where_they_are) {
  Kinds kinds(3);
  kinds.set(1, kActs);
  EXPECT_EQ(kinds.find(kBegins), 0U);
  EXPECT_EQ(kinds.find(kActs), 1U);
  EXPECT_EQ(kinds.find(kNothing), 3U);
  EXPECT_EQ(kinds.find(kPlays), kMostSlots);
  EXPECT_FALSE(kinds.done());
  for (unsigned slot = 0; slot < 3; ++slot) kinds.set(slot, kNothing);
  EXPECT_TRUE(kinds.done());
}

}  // namespace
}  // namespace citybox
