#include <fmt/format.h>

#include <set>

#include "lab/arena/lineups.hpp"
#include "lab/commands.hpp"
#include "lab/play/conduct.hpp"

namespace citybox::lab {
namespace {

tl::expected<Lineups, Problem> lineups_of(const ArenaArguments& arguments, const GameInfo& info) {
  const std::vector<std::string>& bots = arguments.common.bots;
  const int seats = arguments.seats == 0 ? info.standard_seats : arguments.seats;
  if (seats < info.min_seats || seats > info.max_seats) {
    return tl::unexpected(Problem{fmt::format("{} has {} to {} seats, not {}.", info.title,
                                              info.min_seats, info.max_seats, seats)});
  }
  const std::set<std::string> different(bots.begin(), bots.end());
  if (different.size() < bots.size() || different.contains(arguments.among)) {
    return tl::unexpected(Problem{"Name each bot once: the arena finds who sits where by itself."});
  }
  const auto places = static_cast<std::size_t>(seats);
  if (!arguments.among.empty()) {
    Lineups lineups = one_among(bots, arguments.among, places);
    // Together they win or lose: what one stronger member adds shows against a team without.
    if (info.cooperative) lineups.insert(lineups.begin(), teams({arguments.among}, places).front());
    return lineups;
  }
  if (bots.size() < 2) {
    return tl::unexpected(Problem{"An arena needs two bots or more: --bots greedy,random."});
  }
  if (info.cooperative) return teams(bots, places);
  return each_against_each(bots, places);
}

}  // namespace

int run_arena(const ArenaArguments& arguments) {
  auto laid = lay_out(arguments.common, "arena");
  if (!laid) return say(laid.error());
  auto lineups = lineups_of(arguments, laid->game->info());
  if (!lineups) return say(lineups.error());
  const auto games = static_cast<std::uint64_t>(arguments.common.games);
  const std::uint64_t each = (games + lineups->size() - 1) / lineups->size();
  laid->experiment.lineups = *std::move(lineups);
  laid->experiment.among = arguments.among;
  if (const auto points = lay_points(arguments.common, *laid); !points) {
    return say(points.error());
  }
  return conduct(arguments.common, *laid, each);
}

}  // namespace citybox::lab
