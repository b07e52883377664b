#include "lab/play/block_player.hpp"

#include <utility>

namespace citybox::lab {
namespace {

class PlayerHere final : public BlockPlayer {
 public:
  explicit PlayerHere(const GameEntry& game) : game_(game) {}

  tl::expected<Tally, Problem> play(const Block& block, const std::atomic<bool>& stop,
                                    std::atomic<std::uint64_t>& played) override {
    const auto arena = arena_of(block);
    if (!arena) return tl::unexpected(arena.error());
    for (std::uint64_t index = block.games.from; index < block.games.to && !stop; ++index) {
      (*arena)->play(index);
      ++played;
    }
    return (*arena)->take();
  }

 private:
  // Arenas learn the names of actions, so those in use are kept; a grid has too many to keep all.
  tl::expected<Arena*, Problem> arena_of(const Block& block) {
    constexpr std::size_t kKept = 32;
    if (const auto found = arenas_.find(block.point); found != arenas_.end()) {
      return found->second.get();
    }
    auto arena = game_.arena(*block.lineup);
    if (!arena) return tl::unexpected(arena.error());
    if (arenas_.size() >= kKept) arenas_.clear();
    return (arenas_[block.point] = *std::move(arena)).get();
  }

  const GameEntry& game_;
  std::map<std::size_t, std::unique_ptr<Arena>> arenas_;
};

}  // namespace

MakePlayer players_here(const GameEntry& game) {
  return [&game] { return std::make_unique<PlayerHere>(game); };
}

}  // namespace citybox::lab
