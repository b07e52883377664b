// What a card runs of one game, compiled by clang to PTX (CMake's citybox_device): `play`, for players at
// random or, with CITYBOX_DEVICE_GREEDY, for greedy ones.

#include "engine/device/cuda.hpp"

// Clang's headers for CUDA want that one first.
#include CITYBOX_DEVICE_HEADER
#include "engine/device/players.hpp"

// What comparing two states becomes.
extern "C" CITYBOX_DEVICE int memcmp(const void* left, const void* right, std::size_t bytes) {
  const auto* a = static_cast<const unsigned char*>(left);
  const auto* b = static_cast<const unsigned char*>(right);
  for (std::size_t i = 0; i < bytes; ++i) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

namespace citybox {
namespace {

using Players = CITYBOX_DEVICE_PLAYERS;
using G = Players::Game;
using State = G::State;
using GameSetup = Setup<G::Options>;

// Where what came of the games goes, and the number of the next one to play.
struct Desk {
  State* ends;
  std::uint32_t* decisions;
  unsigned* next;

  CITYBOX_DEVICE std::uint32_t take() const { return cuda::add(next, 1); }
  CITYBOX_DEVICE void put(std::uint32_t index, const State& state, std::uint32_t made) const {
    ends[index] = state;
    decisions[index] = made;
  }
};

#if CITYBOX_DEVICE_GREEDY
using Thread = OnDevice<Players>::Greedy;
#else
using Thread = OnDevice<Players>::Random;
#endif

// All threads of a block take the same kind of step; one after the other they say which.
CITYBOX_DEVICE void play_together(const DeviceJob& job, const GameSetup& setup,
                                  const G::Content& content, const Desk& desk) {
  Thread hand(job, setup, content);
  CITYBOX_SHARED static Kind said[2];
  unsigned speaker = 0, slot_of_speaker = 0;
  for (unsigned turn = 0;; ++turn) {
    if (cuda::thread() == speaker) said[turn % 2] = hand.kinds().of(slot_of_speaker);
    if (!cuda::any_of_block(!hand.kinds().done())) return;
    const Kind kind = said[turn % 2];
    if (++speaker == cuda::threads()) {
      speaker = 0;
      slot_of_speaker = slot_of_speaker + 1 < job.slots ? slot_of_speaker + 1 : 0;
    }
    if (kind == kNothing) continue;
    const unsigned slot = hand.kinds().find(kind);
    if (slot == kMostSlots) continue;
    hand.step(
        slot, kind, [&] { return desk.take(); },
        [&](std::uint32_t index, const State& state, std::uint32_t made) {
          desk.put(index, state, made);
        });
  }
}

}  // namespace
}  // namespace citybox

#if CITYBOX_DEVICE_GREEDY
CITYBOX_KERNEL(citybox::kGreedyThreads, citybox::kGreedyBlocks)
#else
CITYBOX_KERNEL(citybox::kRandomThreads, citybox::Players::kBlocks)
#endif
void play(citybox::DeviceJob job, citybox::GameSetup setup, const citybox::G::Content* content,
          citybox::State* ends, std::uint32_t* decisions, unsigned* next) {
  citybox::play_together(job, setup, *content, {ends, decisions, next});
}
