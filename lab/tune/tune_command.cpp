#include <fmt/format.h>

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "lab/commands.hpp"
#include "lab/figures/figures.hpp"
#include "lab/figures/report.hpp"
#include "lab/play/interrupt.hpp"
#include "lab/play/laid_out.hpp"
#include "lab/play/progress.hpp"
#include "lab/play/result_files.hpp"
#include "lab/play/share.hpp"
#include "lab/play/tournament.hpp"
#include "lab/sweep/effects.hpp"
#include "lab/sweep/vary.hpp"
#include "lab/tune/tune_report.hpp"
#include "lab/tune/tuner.hpp"

namespace citybox::lab {
namespace {

// Nothing of the rulebook, and none of our rulings, is tuned.
tl::expected<void, Problem> may_be_tuned(const GameEntry& game, const std::vector<Axis>& axes) {
  for (const Axis& axis : axes) {
    for (const ContentField& field : game.content_fields()) {
      const bool under = field.path == axis.path || field.path.starts_with(axis.path + ".");
      if (!under || citybox::may_be_tuned(field.mark)) continue;
      return tl::unexpected(Problem{fmt::format(
          "{} is fixed by {} ({} [{}]) and is not tuned; `lab sweep` can show what it does.",
          field.path, field.mark == Mark::kRulebook ? "the rulebook" : "our ruling", field.rule,
          letter_of(field.mark))});
    }
  }
  return {};
}

// What the game counts is known when a game was played; the first few are.
tl::expected<std::vector<Target>, Problem> targets_of(const TuneArguments& arguments,
                                                      const LaidOut& laid) {
  if (arguments.targets.empty()) {
    return tl::unexpected(Problem{"Say what to aim at: --target \"won=45..65%\", or several."});
  }
  const Experiment& experiment = laid.experiment;
  const std::vector<std::string> bots(experiment.lineups.front().size(), "random");
  const auto tried = play(*laid.game, {{bots, experiment.options, 1}, 10, 1}, false);
  if (!tried) return tl::unexpected(tried.error());
  const std::vector<Figure> known = figures_of(tried->tally, laid.game->endings());
  std::vector<Target> targets;
  for (const std::string& text : arguments.targets) {
    auto target = read_target(text, known);
    if (!target) return tl::unexpected(target.error());
    targets.push_back(*std::move(target));
  }
  return targets;
}

tl::expected<LaidOut, Problem> laid_for(const TuneArguments& arguments) {
  constexpr std::uint64_t kMostPoints = 1'000'000'000;
  auto laid = lay_out(arguments.common, "tune");
  if (!laid) return laid;
  const auto share = read_share(arguments.common.share);
  if (!share) return tl::unexpected(share.error());
  if (!share->whole()) {
    return tl::unexpected(Problem{fmt::format(
        "A search is not shared out, since each step hangs on those before it, and {} says that "
        "this is {} of {}: start it once, with --threads.",
        share->source, share->rank, share->size)});
  }
  if (arguments.budget > 1'000'000'000) {
    return tl::unexpected(Problem{"A search has at most a thousand million games to spend."});
  }
  if (arguments.budget < 100) {
    return tl::unexpected(Problem{"A search needs some games: --budget 100 or more."});
  }
  auto axes = read_axes(arguments.vary, kMostPoints, laid->game->content({}));
  if (!axes) return tl::unexpected(axes.error());
  if (const auto free = may_be_tuned(*laid->game, *axes); !free) {
    return tl::unexpected(free.error());
  }
  laid->experiment.lineups = {arguments.common.bots};
  laid->experiment.vary = *std::move(axes);
  const auto base = find_base(arguments.common, *laid);
  if (!base) return tl::unexpected(base.error());
  laid->experiment.base = *base;
  if (const auto point = point_of(arguments.common, *laid, laid->experiment.grid()); !point) {
    return tl::unexpected(point.error());
  }
  return laid;
}

// What an earlier run of the same search played. Targets may be others: games do not hang on them.
tl::expected<void, Problem> take_up(const std::string& folder, const Experiment& experiment,
                                    Tuner& tuner) {
  const auto stored = StoredResults::read(result_files(folder));
  if (!stored) return tl::unexpected(stored.error());
  if (!stored->experiment()) return {};
  if (const auto same = stored->is_of(experiment, folder); !same) return same;
  return stored->for_each([&](std::uint64_t point, Range games, const Tally& tally) {
    tuner.know(point, games, tally);
  });
}

// The best of many noisy looks.
std::string so_far(const Experiment& experiment, const Checked& best) {
  return fmt::format(
      " The nearest so far is {}: distance {:.3f} in {} games of the search. It was not checked on "
      "new "
      "games, so it looks better than it is.",
      point_name(experiment, best.point), best.distance, grouped(best.tally.games));
}

int end_early(const std::string& folder, const Experiment& experiment, const Tuner& tuner) {
  const std::optional<Checked> best = tuner.best_so_far();
  fmt::print(stderr, "Stopped before anything was checked.{}{}\n",
             best ? so_far(experiment, *best) : "",
             folder.empty() ? ""
                            : fmt::format(" What was played is in {}: the same command again "
                                          "goes on.",
                                          folder));
  return kInterrupted;
}

}  // namespace

int run_tune(const TuneArguments& arguments) {
  auto laid = laid_for(arguments);
  if (!laid) return say(laid.error());
  auto targets = targets_of(arguments, *laid);
  if (!targets) return say(targets.error());
  for (const std::string& warning : laid->warnings) fmt::print(stderr, "{}\n", warning);

  const TunePlan plan = plan_of(static_cast<std::uint64_t>(arguments.budget));
  laid->experiment.block = plan.look;
  Tuner tuner(arguments.common, *laid, *std::move(targets), plan);
  Tuner::Keep keep;
  std::optional<ResultWriter> writer;
  if (const std::string& folder = arguments.common.out; !folder.empty()) {
    if (const auto there = take_up(folder, laid->experiment, tuner); !there) {
      return say(there.error());
    }
    auto opened = ResultWriter::open(result_file(folder, {}), laid->experiment,
                                     static_cast<std::uint64_t>(arguments.budget));
    if (!opened) return say(opened.error());
    writer.emplace(*std::move(opened));
    keep = [&](std::uint64_t point, Range games, const Tally& tally) {
      return writer->write(point, games, tally);
    };
  }

  const Interrupt interrupt;
  std::optional<ProgressBar> bar;
  std::function<void(std::uint64_t)> progress;
  if (shows_progress(arguments.common.progress)) {
    bar.emplace(static_cast<std::uint64_t>(arguments.budget));
    progress = [&bar](std::uint64_t done) { bar->show(done); };
  }
  auto checked = tuner.tune(Interrupt::flag(), keep, progress);
  bar.reset();
  if (!checked) return say(checked.error());
  if (const auto kept = writer ? writer->finish() : tl::expected<void, Problem>{}; !kept) {
    return say(kept.error());
  }
  if (Interrupt::flag()) return end_early(arguments.common.out, laid->experiment, tuner);
  fmt::print("{}", report(Tuned{laid->game, laid->experiment, plan, tuner.settings_seen(),
                                *std::move(checked)},
                          format_of(arguments.common.json, arguments.common.csv)));
  return 0;
}

}  // namespace citybox::lab
