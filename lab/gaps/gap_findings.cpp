#include "lab/gaps/gap_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "lab/figures/report.hpp"

namespace citybox::lab {
namespace {

std::string told(const std::string& hole, const std::string& detail, std::uint64_t times,
                 std::uint64_t bound) {
  const std::string often = times_text(times);
  if (hole == kNoAction) {
    return fmt::format("A seat owed a decision and had no action, {}, after \"{}\".", often,
                       detail);
  }
  if (hole == kRefusedAction) {
    return fmt::format("A listed action was refused, {}: {}.", often, detail);
  }
  if (hole == kBrokenInvariant)
    return fmt::format("A state became impossible, {}: {}", often, detail);
  return fmt::format("A game went on for more than {} decisions, {}.", grouped(bound), often);
}

template <class Visit>
void for_each_run(const GapResult& result, Visit&& visit) {
  for (const GapRun& run : result.bots) visit(run);
  for (const GapRun& run : result.odd) visit(run);
  for (const OptionTrial& trial : result.options) visit(trial.with);
}

}  // namespace

std::string times_text(std::uint64_t times) {
  return times == 1 ? "once" : fmt::format("{} times", grouped(times));
}

Gaps whole_of(const GapResult& result) {
  Gaps whole;
  for_each_run(result, [&](const GapRun& run) { whole.merge(run.gaps); });
  return whole;
}

Interval difference(std::uint64_t a_hits, std::uint64_t a_tries, std::uint64_t b_hits,
                    std::uint64_t b_tries, double z) {
  if (a_tries == 0 || b_tries == 0) return {-1, 1};
  const double a = static_cast<double>(a_hits) / static_cast<double>(a_tries);
  const double b = static_cast<double>(b_hits) / static_cast<double>(b_tries);
  const Interval of_a = wilson(a_hits, a_tries, z), of_b = wilson(b_hits, b_tries, z);
  return {a - b - std::hypot(a - of_a.low, of_b.high - b),
          a - b + std::hypot(of_a.high - a, b - of_b.low)};
}

void find_holes(const GapResult& result, std::vector<Finding>& out) {
  struct Known {
    std::uint64_t times = 0;
    Scene scene;
  };
  std::map<std::pair<std::string, std::string>, Known> known;
  for_each_run(result, [&](const GapRun& run) {
    for (const auto& [hole, details] : run.gaps.holes) {
      for (const auto& [detail, met] : details) {
        Known& each = known[{hole, detail}];
        each.times += met.times;
        if (met.first < each.scene.moment) each.scene = {run.exploration, met.first};
      }
    }
  });
  for (const auto& [what, each] : known) {
    out.push_back({Weight::kDefect,
                   what.first,
                   told(what.first, what.second, each.times, result.bound),
                   {{"times", each.times}, {"detail", what.second}},
                   each.scene});
  }
}

std::vector<Finding> findings_of(const GameEntry& game, const GapSearch& search,
                                 const GapResult& result) {
  std::vector<Finding> out;
  find_holes(result, out);
  find_unused(game, result, out);
  find_idle_options(result, out);
  find_idle_choices(result, out);
  find_one_sided_choices(result, out);
  find_repeats(game.content(search.content), out);
  std::stable_sort(out.begin(), out.end(),
                   [](const Finding& a, const Finding& b) { return a.weight < b.weight; });
  return out;
}

}  // namespace citybox::lab
