#include "lab/commands.hpp"
#include "lab/play/conduct.hpp"

namespace citybox::lab {

int run_play(const ExperimentArguments& arguments) {
  auto laid = lay_out(arguments, "play");
  if (!laid) return say(laid.error());
  laid->experiment.lineups = {arguments.bots};
  if (const auto points = lay_points(arguments, *laid); !points) return say(points.error());
  return conduct(arguments, *laid, static_cast<std::uint64_t>(arguments.games));
}

}  // namespace citybox::lab
