// Choices that are none: without consequence, never or always made, judged or found to be bad.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "lab/figures/figures.hpp"
#include "lab/figures/report.hpp"
#include "lab/gaps/gap_findings.hpp"

namespace citybox::lab {
namespace {

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// The bots that think; the random one only shows what is possible.
std::vector<const GapRun*> thinkers(const GapResult& result) {
  std::vector<const GapRun*> runs;
  for (const GapRun& run : result.bots) {
    if (run.exploration.player != "random") runs.push_back(&run);
  }
  return runs;
}

// The same kinds of all of these runs.
std::map<std::string, std::vector<Choice>> by_kind(const std::vector<const GapRun*>& runs) {
  std::map<std::string, std::vector<Choice>> kinds;
  for (const GapRun* run : runs) {
    for (const auto& [kind, choice] : run->gaps.choices) kinds[kind].push_back(choice);
  }
  return kinds;
}

void find_met(const GapResult& result, std::map<std::string, Met> Gaps::* list, const char* kind,
              const char* sentence, std::vector<Finding>& out) {
  std::map<std::string, std::pair<std::uint64_t, Scene>> all;
  for (const auto* runs : {&result.bots, &result.odd}) {
    for (const GapRun& run : *runs) {
      for (const auto& [name, met] : run.gaps.*list) {
        auto& [times, scene] = all[name];
        times += met.times;
        if (met.first < scene.moment) scene = {run.exploration, met.first};
      }
    }
  }
  for (const auto& [name, each] : all) {
    out.push_back({Weight::kGap,
                   kind,
                   fmt::format(fmt::runtime(sentence), name, times_text(each.first)),
                   {{"choice", name}, {"times", each.first}},
                   each.second});
  }
}

void find_twins(const GapResult& result, std::vector<Finding>& out) {
  constexpr double kShare = 0.2;
  std::map<std::pair<std::string, std::string>, std::pair<Twins, Scene>> all;
  for (const GapRun& run : result.bots) {
    for (const auto& [one, others] : run.gaps.twins) {
      for (const auto& [other, twins] : others) {
        auto& [sum, scene] = all[{one, other}];
        if (twins.alike.first < scene.moment) scene = {run.exploration, twins.alike.first};
        sum.merge(twins);
      }
    }
  }
  for (const auto& [pair, each] : all) {
    const Twins& twins = each.first;
    if (twins.alike.times < kOften / 4 || share_of(twins.alike.times, twins.together) < kShare) {
      continue;
    }
    const std::string what = pair.first == pair.second
                                 ? fmt::format("Two ways to \"{}\"", pair.first)
                                 : fmt::format("\"{}\" and \"{}\"", pair.first, pair.second);
    out.push_back({Weight::kHint,
                   "twins",
                   fmt::format("{} led to the same state in {} of {} decisions with both.", what,
                               grouped(twins.alike.times), grouped(twins.together)),
                   {{"one", pair.first},
                    {"other", pair.second},
                    {"alike", twins.alike.times},
                    {"together", twins.together}},
                   each.second});
  }
}

void find_forced(const GapRun& run, std::vector<Finding>& out) {
  const Gaps& gaps = run.gaps;
  for (const auto& [kind, choice] : gaps.choices) {
    if (share_of(choice.forced, choice.allowed) < 0.2 ||
        share_of(choice.forced, gaps.decisions) < 0.01)
      continue;
    out.push_back(
        {Weight::kHint,
         "forced",
         fmt::format("\"{}\" was the only action in {} of {} decisions that had it ({} of "
                     "all decisions, {}): it could be done by itself.",
                     kind, grouped(choice.forced), grouped(choice.allowed),
                     percent(share_of(choice.forced, gaps.decisions)), run.exploration.player),
         {{"choice", kind},
          {"forced", choice.forced},
          {"allowed", choice.allowed},
          {"decisions", gaps.decisions}}});
  }
}

void find_never_or_always(const std::string& kind, const std::vector<Choice>& choices,
                          std::size_t bots, std::vector<Finding>& out) {
  // What is chosen more often is chosen for a reason that the judgement of a few steps does not see.
  constexpr double kSeldom = 0.05;
  Choice sum;
  for (const Choice& choice : choices) sum.merge(choice);
  const json::object numbers{{"choice", kind},
                             {"free", sum.free},
                             {"chosen", sum.chosen},
                             {"judged", sum.judged},
                             {"best", sum.best}};
  if (sum.free >= kOften && sum.chosen == 0) {
    out.push_back({Weight::kGap, "choice-never",
                   fmt::format("\"{}\" was free to choose {} times and never chosen.", kind,
                               grouped(sum.free)),
                   numbers});
  } else if (sum.judged >= kOften / 2 && sum.best == 0 &&
             share_of(sum.chosen, sum.free) < kSeldom) {
    out.push_back(
        {Weight::kHint, "dominated",
         fmt::format("\"{}\" was judged {} times and never the best; it was chosen in {} of "
                     "{} free decisions.",
                     kind, grouped(sum.judged), grouped(sum.chosen), grouped(sum.free)),
         numbers});
  }
  const bool always =
      choices.size() == bots &&
      std::all_of(choices.begin(), choices.end(), [](const Choice& choice) {
        return choice.free >= kOften && share_of(choice.chosen, choice.free) >= 0.99;
      });
  if (always) {
    out.push_back({Weight::kHint, "choice-always",
                   fmt::format("\"{}\" was chosen {} of {} times that there was something else to "
                               "do: a decision that is none.",
                               kind, grouped(sum.chosen), grouped(sum.free)),
                   numbers});
  }
}

void find_uneven(const GapRun& run, std::vector<Finding>& out) {
  constexpr double kClearlyLess = 0.05, kMuchMore = 0.15;
  for (const auto& [kind, choice] : run.gaps.choices) {
    if (choice.took < kOften / 2 || choice.left < kOften / 2) continue;
    const Interval more =
        difference(choice.took_won, choice.took, choice.left_won, choice.left, kSure);
    const double took = share_of(choice.took_won, choice.took);
    const double left = share_of(choice.left_won, choice.left);
    const bool less = more.high < 0 && left - took >= kClearlyLess;
    const bool much_more = more.low > 0 && took - left >= kMuchMore;
    if (!less && !much_more) continue;
    out.push_back(
        {Weight::kHint,
         less ? "wins-less" : "wins-more",
         fmt::format("Who chose \"{}\" won {} ({} of them), who could and did not {} ({}): "
                     "{:+.0f} to {:+.0f} points ({}).",
                     kind, percent(took), grouped(choice.took), percent(left), grouped(choice.left),
                     100 * more.low, 100 * more.high, run.exploration.player),
         {{"choice", kind},
          {"bot", run.exploration.player},
          {"took", choice.took},
          {"took_won", choice.took_won},
          {"left", choice.left},
          {"left_won", choice.left_won},
          {"low", more.low},
          {"high", more.high}}});
  }
}

}  // namespace

void find_idle_choices(const GapResult& result, std::vector<Finding>& out) {
  find_met(result, &Gaps::empty, "empty-decision",
           "A decision about \"{}\" had several actions that all led to the same state, {}.", out);
  find_met(result, &Gaps::idle, "idle-action", "\"{}\" left the state as it was, {}.", out);
  find_twins(result, out);
  for (const GapRun* run : thinkers(result)) find_forced(*run, out);
}

void find_one_sided_choices(const GapResult& result, std::vector<Finding>& out) {
  const auto runs = thinkers(result);
  for (const auto& [kind, choices] : by_kind(runs)) {
    find_never_or_always(kind, choices, runs.size(), out);
  }
  for (const GapRun* run : runs) find_uneven(*run, out);
}

}  // namespace citybox::lab
