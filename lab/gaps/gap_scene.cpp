#include "lab/gaps/gap_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/journal/replay.hpp"

namespace citybox::lab {

std::string to_text(const GameInfo& info, const Scene& scene) {
  const Exploration& played = scene.exploration;
  const int seats = played.seats == 0 ? info.standard_seats : played.seats;
  std::string text = fmt::format("{}, {} {}", played.player, seats, seats == 1 ? "seat" : "seats");
  for (const auto& option : played.options) {
    text += fmt::format(", {}={}", std::string_view(option.key()), option_text(option.value()));
  }
  return text + fmt::format(", game {}, decision {}", scene.moment.game, scene.moment.decision);
}

tl::expected<Journal, Problem> journal_of(const GameEntry& game, const Scene& scene) {
  constexpr std::uint64_t kLongEnough = 2000;
  auto explorer = game.explorer(scene.exploration);
  if (!explorer) return tl::unexpected(explorer.error());
  const std::uint64_t decisions = std::min(scene.moment.decision + 1, kLongEnough);
  const Played played = (*explorer)->show(scene.moment.game, decisions);
  JournalSetup setup;
  setup.seats = scene.exploration.seats == 0 ? game.info().standard_seats : scene.exploration.seats;
  setup.options = scene.exploration.options;
  setup.draws = played.start;
  setup.content = scene.exploration.content;
  std::vector<Entry> entries;
  for (const Played::Act& act : played.acts) {
    Entry entry;
    entry.actor = act.seat;
    entry.action = act.action;
    entry.draws = act.draws;
    entries.push_back(std::move(entry));
  }
  return Journal::restore(game, setup, entries, scene.exploration.seed);
}

}  // namespace citybox::lab
