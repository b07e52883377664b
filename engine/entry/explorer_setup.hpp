#pragma once

#include <cstdint>
#include <memory>

#include "bots/named_bot.hpp"
#include "engine/entry/explorer.hpp"
#include "engine/table/codec.hpp"

namespace citybox {

enum class OddPlayer : std::uint8_t { kAny, kFirst, kLast, kRepeat, kRare, kShy, kWorst };

// An exploration as one game knows it.
template <Game G>
struct ExplorerSetup {
  Setup<typename G::Options> table;
  decltype(NamedBot<G>::choose) bot = nullptr;  // null: the odd player
  OddPlayer odd = OddPlayer::kAny;
  decltype(Mind<G>::weigh) weigh = nullptr;  // null: nothing is judged
  bool cooperative = false;
  std::uint64_t seed = 1;
  std::uint64_t bound = 0;
  std::shared_ptr<const typename G::Content> content;
};

// In explorer_of.hpp; compiled once for each game (gaps_of_game.cpp), beside its entry.
template <Codec C>
std::unique_ptr<Explorer> make_explorer(const ExplorerSetup<typename C::Game>& setup);

}  // namespace citybox
