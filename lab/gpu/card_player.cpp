#include "lab/gpu/card_player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "lab/gpu/card_games.hpp"

namespace citybox::lab::gpu {
namespace {

// What all players share: the card, and the ends of the games it has played ahead. A card wants many
// games at once and blocks are small, so it plays some of them together, and they are counted by
// whoever asks.
class CardTable {
 public:
  CardTable(Card card, std::vector<std::unique_ptr<DeviceMatch>> matches, std::uint64_t games)
      : card_(std::move(card)), matches_(std::move(matches)), asked_(games) {
    constexpr std::uint64_t kMostGames = 1U << 20, kMostBytes = 1ULL << 30;
    const std::uint64_t bytes = matches_.size() * matches_[0]->state_bytes();
    ahead_ = std::clamp<std::uint64_t>(kMostBytes / bytes, 1, kMostGames);
  }

  const DeviceMatch& match(std::size_t point) const { return *matches_[point]; }

  tl::expected<std::shared_ptr<const Ends>, Problem> ends_of(const Block& block) {
    const std::lock_guard lock(playing_);
    std::shared_ptr<const Ends>& known = ends_[block.point];
    if (known && known->games.from <= block.games.from && block.games.to <= known->games.to) {
      return known;
    }
    // Opened by whoever is first: its program takes a while to compile, and a grid has many points.
    if (!games_ || open_ != block.point) {
      if (const auto entered = card_.enter(); !entered) return tl::unexpected(entered.error());
      auto opened = CardGames::open(card_, *matches_[block.point]);
      if (!opened) return tl::unexpected(opened.error());
      games_ = std::make_unique<CardGames>(*std::move(opened));
      open_ = block.point;
    }
    const Range range{block.games.from,
                      std::max(block.games.to, std::min(asked_, block.games.from + ahead_))};
    double seconds = 0;
    auto played = games_->play(range, seconds);
    if (!played) return tl::unexpected(played.error());
    known = std::make_shared<const Ends>(*std::move(played));
    return known;
  }

 private:
  Card card_;
  std::vector<std::unique_ptr<DeviceMatch>> matches_;
  std::uint64_t asked_;
  std::uint64_t ahead_ = 1;
  std::mutex playing_;
  std::size_t open_ = 0;
  std::unique_ptr<CardGames> games_;
  std::map<std::size_t, std::shared_ptr<const Ends>> ends_;
};

class CardPlayer final : public BlockPlayer {
 public:
  explicit CardPlayer(std::shared_ptr<CardTable> table) : table_(std::move(table)) {}

  tl::expected<Tally, Problem> play(const Block& block, const std::atomic<bool>& stop,
                                    std::atomic<std::uint64_t>& played) override {
    const auto ends = table_->ends_of(block);
    if (!ends) return tl::unexpected(ends.error());
    const DeviceMatch& match = table_->match(block.point);
    Tally tally = match.empty_tally();
    for (std::uint64_t index = block.games.from; index < block.games.to && !stop; ++index) {
      const std::uint64_t place = index - (*ends)->games.from;
      match.count((*ends)->states.data() + place * match.state_bytes(), (*ends)->decisions[place],
                  tally);
      ++played;
    }
    return tally;
  }

 private:
  std::shared_ptr<CardTable> table_;
};

}  // namespace

tl::expected<MakePlayer, Problem> players_on_card(const GameEntry& game,
                                                  const std::vector<Lineup>& points,
                                                  std::uint64_t games) {
  std::vector<std::unique_ptr<DeviceMatch>> matches;
  for (const Lineup& lineup : points) {
    auto match = game.device_match(lineup);
    if (!match) return tl::unexpected(match.error());
    matches.push_back(*std::move(match));
  }
  if (matches.empty()) return tl::unexpected(Problem{"There is nothing to play."});
  auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  // Before anything is played, so that the processor can play instead if the card does not.
  if (const auto opened = CardGames::open(*card, *matches[0]); !opened) {
    return tl::unexpected(opened.error());
  }
  fmt::print(stderr, "{} plays; how choices were used is not counted.\n", card->name());
  auto table = std::make_shared<CardTable>(*std::move(card), std::move(matches), games);
  return [table] { return std::make_unique<CardPlayer>(table); };
}

}  // namespace citybox::lab::gpu
