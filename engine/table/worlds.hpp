#pragma once
// The states that look the same to somebody. What comes of an action in all of them is sure; what differs
// from one to the other is learned by acting.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "engine/table/codec.hpp"
#include "engine/table/packed.hpp"
#include "engine/table/record.hpp"

namespace citybox {

template <Codec C>
class Worlds {
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

 public:
  Worlds(const State& whole, SeatSet viewers, const Content& content)
      : known_(G::redact(whole, viewers)),
        content_(content),
        count_(known_.state() == whole ? 1 : kMost) {}

  const Seen<G>& known() const { return known_; }
  // Nothing is hidden: there is no other.
  bool only_one() const { return count_ == 1; }

  // Leaves what is allowed in all of them.
  void keep_allowed(Seat seat, std::vector<PackedAction>& choices) const {
    for (std::uint64_t world = 0; world < count_ && !choices.empty(); ++world) {
      Rng rng(world);
      const State state = G::determinize(known_, rng, content_);
      std::erase_if(choices, [&](PackedAction packed) {
        return G::refusal(state, seat, *unpack<Action>(packed), content_) != kAllowed;
      });
    }
  }

  // What surely comes of an action.
  struct Foreseen {
    std::vector<Happening> happenings;
    Seen<G> seen;         // after them, in one of the worlds
    bool sure = true;     // … and in all
    bool chance = false;  // it stops where chance comes in
    bool draws = false;
  };
  Foreseen foresee(Seat seat, const Action& action, const Said& said) const {
    const std::size_t sure = sure_events(seat, action, said);
    Foreseen first = in_world(0, seat, action, said, sure);
    for (std::uint64_t world = 1; world < count_ && first.sure; ++world) {
      first.sure = in_world(world, seat, action, said, sure).seen == first.seen;
    }
    first.chance = first.chance || !first.sure;
    return first;
  }

  // Does `after`, which came of it, tell more than could be foreseen?
  bool differ(Seat seat, const Action& action, const State& after) const {
    const Seen<G> learned = G::redact(after, known_.viewers());
    for (std::uint64_t world = 0; world < count_; ++world) {
      Rng rng(world);
      State other = G::determinize(known_, rng, content_);
      if (G::refusal(other, seat, action, content_) != kAllowed) return true;
      QuietContext ctx(rng);
      G::apply(other, seat, action, ctx, content_);
      if (G::redact(other, known_.viewers()) != learned) return true;
    }
    return false;
  }

 private:
  static constexpr std::uint64_t kMost = 8;

  Foreseen in_world(std::uint64_t world, Seat seat, const Action& action, const Said& said,
                    std::size_t most) const {
    Rng rng(world);
    State state = G::determinize(known_, rng, content_);
    PreviewContext<C> ctx(state, known_.viewers(), most, content_, said);
    G::apply(state, seat, action, ctx, content_);
    return {std::move(ctx.happenings()), G::redact(ctx.reached(), known_.viewers()), true,
            ctx.stopped(), ctx.drew()};
  }

  // How many events come in every world.
  std::size_t sure_events(Seat seat, const Action& action, const Said& said) const {
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    if (only_one()) return kAll;
    const Foreseen first = in_world(0, seat, action, said, kAll);
    std::size_t sure = kAll;
    for (std::uint64_t world = 1; world < count_; ++world) {
      const Foreseen other = in_world(world, seat, action, said, kAll);
      const auto differ =
          std::mismatch(first.happenings.begin(), first.happenings.end(), other.happenings.begin(),
                        other.happenings.end(),
                        [](const Happening& a, const Happening& b) { return a.event == b.event; });
      if (differ.first == first.happenings.end() && differ.second == other.happenings.end())
        continue;
      sure = std::min(sure, static_cast<std::size_t>(differ.first - first.happenings.begin()));
    }
    return sure;
  }

  Seen<G> known_;
  const Content& content_;
  std::uint64_t count_;
};

}  // namespace citybox
