#pragma once

#include <array>
#include <cstdint>

#include "engine/entry/tables_of.hpp"

namespace citybox {

// A game's entry as far as the rules alone are measured.
template <Codec C>
class LaboratoryOf : public TablesOf<C> {
  using typename TablesOf<C>::G;
  using typename TablesOf<C>::Content;

 public:
  BoardShape board_shape() const override {
    if constexpr (C::kHooks.shape != nullptr) return C::kHooks.shape();
    return {};
  }
  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  std::uint64_t play_at_random(std::uint64_t games, std::uint64_t seed) const override {
    constexpr const Content& content = kPublishedContent<G>;
    const Setup<typename G::Options> setup{static_cast<std::uint8_t>(C::info().standard_seats), {}};
    QuietContext ctx{Rng(seed)};
    ActionList<G> actions;
    std::uint64_t decisions = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      typename G::State state = G::start(setup, ctx, content);
      for (SeatSet owing = G::deciders(state); !owing.empty(); owing = G::deciders(state)) {
        G::legal(state, owing.front(), actions, content);
        const std::uint32_t which = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
        G::apply(state, owing.front(), actions[which], ctx, content);
        ++decisions;
      }
    }
    return decisions;
  }

  void copy_states(std::uint64_t copies) const override {
    QuietContext ctx{Rng(1)};
    std::array<typename G::State, 16> states{};
    states[0] = G::start({static_cast<std::uint8_t>(C::info().standard_seats), {}}, ctx,
                         kPublishedContent<G>);
    for (std::uint64_t i = 0; i < copies; ++i) {
      states[(i + 1) % states.size()] = states[i % states.size()];
      asm volatile("" : : "r"(states.data()) : "memory");  // each copy counts as read
    }
  }

  std::uint64_t perft(const PerftLine& line) const override {
    return citybox::perft<G>(line, kPublishedContent<G>);
  }
  std::uint64_t bench_hash() const override { return citybox::bench_hash<G>(kPublishedContent<G>); }
};

}  // namespace citybox
