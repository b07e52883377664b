#include "lab/play/laid_out.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/catalog.hpp"
#include "engine/entry/numbers.hpp"
#include "lab/play/asked.hpp"

namespace citybox::lab {
tl::expected<LaidOut, Problem> lay_out(const ExperimentArguments& arguments,
                                       const std::string& kind) {
  const auto game = find_game(arguments.game);
  if (!game) return tl::unexpected(game.error());
  if (const auto able = check_amounts(arguments.games, arguments.threads); !able) {
    return tl::unexpected(able.error());
  }
  if (arguments.json && arguments.csv) {
    return tl::unexpected(Problem{"Ask for --json or for --csv, not for both."});
  }
  auto options = read_options(arguments.options);
  if (!options) return tl::unexpected(options.error());
  auto numbers = read_numbers(**game, arguments.content, arguments.settings);
  if (!numbers) return tl::unexpected(numbers.error());

  LaidOut laid;
  laid.game = *game;
  laid.warnings = std::move(numbers->warnings);
  Experiment& experiment = laid.experiment;
  experiment.program = CITYBOX_VERSION;
  experiment.kind = kind;
  experiment.game = (*game)->info().id;
  experiment.rules = (*game)->info().rules_version;
  experiment.content = (*game)->info().content_version;
  experiment.options = *std::move(options);
  experiment.numbers = std::move(numbers->patch);
  experiment.seed = arguments.seed;
  return laid;
}

tl::expected<Point, Problem> point_of(const ExperimentArguments& arguments, const LaidOut& laid,
                                      std::uint64_t point) {
  std::vector<std::string> settings = arguments.settings;
  for (std::string& varied : laid.experiment.settings(point)) settings.push_back(std::move(varied));
  auto numbers = read_numbers(*laid.game, arguments.content, settings);
  if (!numbers) return tl::unexpected(numbers.error());
  Lineup lineup{laid.experiment.bots(point), laid.experiment.options, laid.experiment.seed,
                std::move(numbers->content)};
  if (const auto arena = laid.game->arena(lineup); !arena) return tl::unexpected(arena.error());
  return Point{std::move(lineup), std::move(numbers->warnings)};
}

tl::expected<std::uint64_t, Problem> find_base(const ExperimentArguments& arguments,
                                               const LaidOut& laid) {
  const Experiment& experiment = laid.experiment;
  const auto content_of = [&](const std::vector<std::string>& more) {
    std::vector<std::string> settings = arguments.settings;
    settings.insert(settings.end(), more.begin(), more.end());
    return read_numbers(*laid.game, arguments.content, settings).map([&](const Numbers& numbers) {
      return laid.game->content(numbers.content);
    });
  };
  const auto unvaried = content_of({});
  if (!unvaried) return tl::unexpected(unvaried.error());
  std::uint64_t base = 0;
  bool inside = true;
  for (const Axis& axis : experiment.vary) {
    std::size_t same = axis.values.size();
    for (std::size_t i = 0; i < axis.values.size(); ++i) {
      const auto content = content_of({axis.path + "=" + axis.values[i]});
      // One that cannot be alone may be with others; the base it is not.
      if (content && *content == *unvaried) same = std::min(same, i);
    }
    inside = inside && same < axis.values.size();
    base = base * axis.values.size() + (inside ? same : 0);
  }
  return inside ? base : experiment.grid();
}

tl::expected<void, Problem> lay_points(const ExperimentArguments& arguments, LaidOut& laid) {
  if (!laid.experiment.vary.empty()) {
    const auto base = find_base(arguments, laid);
    if (!base) return tl::unexpected(base.error());
    laid.experiment.base = *base;
  }
  for (std::uint64_t point = 0; point < laid.experiment.points(); ++point) {
    auto laid_point = point_of(arguments, laid, point);
    if (!laid_point) return tl::unexpected(laid_point.error());
    laid.points.push_back(std::move(laid_point->lineup));
    for (std::string& warning : laid_point->warnings) {
      const auto& said = laid.warnings;
      if (std::find(said.begin(), said.end(), warning) == said.end()) {
        laid.warnings.push_back(std::move(warning));
      }
    }
  }
  return {};
}

}  // namespace citybox::lab
