#pragma once
// Numbers that no table could be played with.

#include "games/template/content.hpp"

namespace citybox::plots {

constexpr const char* broken_content(const Content& c) {
  if (c.rounds < 1 || c.rounds > kCards) return "there is a round for each card at most (TP-1).";
  if (c.best_plot < 1) return "a plot is worth something (TP-2).";
  if (c.rounds * c.best_plot > 255) return "all plots together are worth at most 255 (TP-2).";
  if (c.round_seconds < 1) return "a round takes time (TP-7).";
  return nullptr;
}
static_assert(broken_content(Content{}) == nullptr);

}  // namespace citybox::plots
