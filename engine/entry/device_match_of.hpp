#pragma once

#include <fmt/format.h>

#include <cstring>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/named_bot.hpp"
#include "engine/entry/arena.hpp"
#include "engine/entry/device_code.hpp"
#include "engine/entry/device_match.hpp"
#include "engine/entry/ends_of.hpp"
#include "engine/types/options_json.hpp"

namespace citybox {

template <Codec C>
class DeviceMatchOf final : public DeviceMatch {
  using G = typename C::Game;
  using Content = std::shared_ptr<const typename G::Content>;

 public:
  DeviceMatchOf(const NamedBot<G>& bot, const Setup<typename G::Options>& setup, std::uint64_t seed,
                Content content)
      : bot_(bot),
        player_(bot_.name == std::string_view("random") ? Player::kRandom : Player::kGreedy),
        setup_(setup),
        seed_(seed),
        content_(std::move(content)) {}

  const char* code() const override {
    return player_ == Player::kRandom ? code_.random : code_.greedy;
  }
  Player player() const override { return player_; }
  std::uint64_t seed() const override { return seed_; }
  std::span<const std::byte> setup() const override { return bytes_of(setup_); }
  std::span<const std::byte> content() const override { return bytes_of(*content_); }
  unsigned slots() const override {
    return player_ == Player::kRandom ? code_.random_slots : code_.greedy_slots;
  }
  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  std::uint32_t play_here(std::uint64_t index, std::byte* end) const override {
    const Rng game = Rng(seed_).fork(index);
    QuietContext ctx(game.fork(0));
    Rng minds = game.fork(1);
    typename G::State state = G::start(setup_, ctx, *content_);
    std::uint32_t decisions = 0;
    for (SeatSet owing = G::deciders(state); !owing.empty(); owing = G::deciders(state)) {
      const Seat seat = owing.front();
      const auto action =
          bot_.choose(G::redact(state, SeatSet(seat)), seat, minds.next(), *content_);
      G::apply(state, seat, action, ctx, *content_);
      ++decisions;
    }
    std::memcpy(end, &state, sizeof state);
    return decisions;
  }

  Tally empty_tally() const override { return citybox::empty_tally<C>(setup_.seats); }
  void count(const std::byte* state, std::uint32_t decisions, Tally& tally) const override {
    typename G::State end;
    std::memcpy(&end, state, sizeof end);
    tally.decisions.add(decisions);
    count_end<C>(end, setup_.seats, *content_, tally);
  }

 private:
  template <class T>
  static std::span<const std::byte> bytes_of(const T& value) {
    return std::as_bytes(std::span<const T>(&value, 1));
  }

  DeviceCode code_ = device_code<C>();
  NamedBot<G> bot_;
  Player player_;
  Setup<typename G::Options> setup_;
  std::uint64_t seed_;
  Content content_;
};

// The line-up is one that an arena takes; `bots` are its bots.
template <Codec C>
tl::expected<std::unique_ptr<DeviceMatch>, Problem> make_device_match(
    const std::vector<NamedBot<typename C::Game>>& bots, const Lineup& lineup,
    std::shared_ptr<const typename C::Game::Content> content) {
  const std::string_view name = bots[0].name;
  bool alike = name == "random" || name == "greedy";
  for (const auto& bot : bots) alike &= name == bot.name;
  if (!alike) {
    return tl::unexpected(Problem{
        fmt::format("A graphics card plays {} with one kind of bot at all seats, random or greedy.",
                    C::info().title)});
  }
  if (lineup.portrait) {
    return tl::unexpected(Problem{"A graphics card counts ends of games, and draws no portrait."});
  }
  const auto options = read_options<typename C::Game::Options>(lineup.options);
  if (!options) return tl::unexpected(options.error());
  const Setup<typename C::Game::Options> setup{static_cast<std::uint8_t>(bots.size()), *options};
  return std::make_unique<DeviceMatchOf<C>>(bots[0], setup, lineup.seed, std::move(content));
}

}  // namespace citybox
