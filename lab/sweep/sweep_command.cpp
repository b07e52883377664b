#include "lab/commands.hpp"
#include "lab/play/conduct.hpp"
#include "lab/sweep/vary.hpp"

namespace citybox::lab {

int run_sweep(const SweepArguments& arguments) {
  constexpr std::uint64_t kMostPoints = 1000;
  auto laid = lay_out(arguments.common, "sweep");
  if (!laid) return say(laid.error());
  auto axes = read_axes(arguments.vary, kMostPoints, laid->game->content({}));
  if (!axes) return say(axes.error());
  laid->experiment.lineups = {arguments.common.bots};
  laid->experiment.vary = *std::move(axes);
  if (const auto points = lay_points(arguments.common, *laid); !points) {
    return say(points.error());
  }
  return conduct(arguments.common, *laid, static_cast<std::uint64_t>(arguments.common.games));
}

}  // namespace citybox::lab
