#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/entry/device_match.hpp"
#include "lab/gpu/card.hpp"
#include "lab/play/range.hpp"

namespace citybox::lab::gpu {

// How some games ended, in their order.
struct Ends {
  Range games;
  std::vector<std::byte> states;
  std::vector<std::uint32_t> decisions;
};

// One match on a card. Used by one thread at a time.
class CardGames {
 public:
  // The driver compiles the match's program; it keeps what it compiled for the next time.
  static tl::expected<CardGames, Problem> open(const Card& card, const DeviceMatch& match);

  const Kernel& kernel() const { return kernel_; }

  // Plays these games; `seconds` gets how long the card took.
  tl::expected<Ends, Problem> play(Range games, double& seconds);

 private:
  CardGames(const Card& card, const DeviceMatch& match) : card_(&card), match_(&match) {}
  tl::expected<void, Problem> make_room(std::size_t games);
  tl::expected<void, Problem> run(Range games);

  const Card* card_;
  const DeviceMatch* match_;
  Kernel kernel_;
  unsigned threads_ = 0;  // a block
  unsigned blocks_ = 0;   // on the whole card at a time
  std::size_t room_ = 0;  // games that fit into these
  CardMemory content_, states_, decisions_, next_;
  CardStream stream_;
};

}  // namespace citybox::lab::gpu
