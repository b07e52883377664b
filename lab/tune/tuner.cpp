#include "lab/tune/tuner.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace citybox::lab {
namespace {

constexpr std::size_t kAtOnce = 8;     // looks between two thoughts, so that threads have work
constexpr std::size_t kFinalists = 3;  // that are checked, besides the base
// Games from here on are for the check; no search is that long.
constexpr std::uint64_t kFresh = std::uint64_t{1} << 40;

std::vector<std::size_t> sizes_of(const Experiment& experiment) {
  std::vector<std::size_t> sizes;
  sizes.reserve(experiment.vary.size());
  for (const Axis& axis : experiment.vary) sizes.push_back(axis.values.size());
  return sizes;
}

std::optional<Place> base_of(const Experiment& experiment) {
  if (experiment.base >= experiment.grid()) return std::nullopt;
  return experiment.place(experiment.base);
}

}  // namespace

TunePlan plan_of(std::uint64_t budget) {
  const std::uint64_t search = budget / 4 * 3;
  TunePlan plan;
  plan.look = std::clamp<std::uint64_t>(search / 200, 10, 500);
  plan.looks = std::max<std::uint64_t>(1, search / plan.look);
  plan.check = std::max<std::uint64_t>(1, (budget - search) / (kFinalists + 1));
  return plan;
}

Tuner::Tuner(const ExperimentArguments& arguments, const LaidOut& laid, std::vector<Target> targets,
             const TunePlan& plan)
    : arguments_(arguments),
      laid_(laid),
      targets_(std::move(targets)),
      plan_(plan),
      allowed_warnings_(laid.warnings),
      bandit_(
          sizes_of(laid.experiment),
          [this](const Place& place) { return exists(number_of(place)); },
          Rng(laid.experiment.seed).fork(0x7475'6e65), base_of(laid.experiment)) {}

void Tuner::know(std::uint64_t point, Range games, const Tally& tally) {
  known_[{point, games}] = tally;
}

std::uint64_t Tuner::number_of(const Place& place) const {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < place.size(); ++i) {
    number = number * laid_.experiment.vary[i].values.size() + place[i];
  }
  return number;
}

// A setting that cannot be played is none, and so is one that breaks what the rulebook fixes of several
// numbers together.
bool Tuner::exists(std::uint64_t point) {
  const auto [place, is_new] = points_.try_emplace(point);
  if (!is_new) return place->second.has_value();
  auto laid = point_of(arguments_, laid_, point);
  if (!laid) return false;
  for (const std::string& warning : laid->warnings) {
    const auto& allowed = allowed_warnings_;
    if (std::find(allowed.begin(), allowed.end(), warning) == allowed.end()) return false;
  }
  place->second = *std::move(laid);
  return true;
}

std::vector<Aim> Tuner::aims(const Tally& tally) const {
  return aims_of(targets_, figures_of(tally, laid_.game->endings()));
}

tl::expected<void, Problem> Tuner::play(const std::vector<Look>& looks,
                                        const std::atomic<bool>& stop, const Keep& keep,
                                        const std::function<void(std::uint64_t)>& progress) {
  std::vector<Block> blocks;
  for (const Look& look : looks) {
    if (known_.contains(look)) {
      played_ += look.games.size();
    } else {
      blocks.push_back({look.point, &points_.at(look.point)->lineup, look.games});
    }
  }
  Playing playing{players_here(*laid_.game), static_cast<int>(arguments_.threads), {}};
  if (progress) playing.progress = [&](std::uint64_t done) { progress(played_ + done); };
  const auto played =
      play_blocks(blocks, playing, stop, [&](const Block& block, const Tally& tally) {
        const Look look{block.point, block.games};
        const bool whole = std::find(looks.begin(), looks.end(), look) != looks.end();
        if (!whole) return tl::expected<void, Problem>{};  // stopped within; it is played again
        known_[look] = tally;
        return keep ? keep(block.point, block.games, tally) : tl::expected<void, Problem>{};
      });
  if (!played) return tl::unexpected(played.error());
  played_ += played->games;
  return {};
}

tl::expected<void, Problem> Tuner::search(const std::atomic<bool>& stop, const Keep& keep,
                                          const std::function<void(std::uint64_t)>& progress) {
  for (std::uint64_t done = 0; done < plan_.looks && !stop;) {
    std::vector<Place> places = bandit_.propose(std::min(kAtOnce, plan_.looks - done));
    if (places.empty()) {
      return tl::unexpected(
          Problem{"No setting of this grid can be played without breaking what the rulebook fixes: "
                  "take other "
                  "values."});
    }
    std::vector<Look> looks;
    for (const Place& place : places) {
      const std::uint64_t from = bandit_.looks(place) * plan_.look;
      looks.push_back({number_of(place), {from, from + plan_.look}});
    }
    if (const auto played = play(looks, stop, keep, progress); !played) return played;
    if (stop) break;
    for (std::size_t i = 0; i < looks.size(); ++i) {
      Tally& found = found_[looks[i].point];
      found.merge(known_.at(looks[i]));
      bandit_.learn(places[i], distance_of(aims(found)), bandit_.looks(places[i]) + 1);
    }
    done += looks.size();
  }
  return {};
}

std::optional<Checked> Tuner::best_so_far() const {
  const std::vector<Place> nearest = bandit_.nearest(1);
  if (nearest.empty()) return std::nullopt;
  const std::uint64_t point = number_of(nearest.front());
  return checked(point, found_.at(point));
}

Checked Tuner::checked(std::uint64_t point, Tally tally) const {
  Checked checked;
  checked.point = point;
  checked.tally = std::move(tally);
  checked.aims = aims(checked.tally);
  checked.distance = distance_of(checked.aims);
  checked.sure = distance_interval(checked.aims);
  const Experiment& experiment = laid_.experiment;
  if (point == experiment.base) return checked;
  const bool inside = experiment.base < experiment.grid();
  const Place own = experiment.place(point), base = experiment.place(inside ? experiment.base : 0);
  for (std::size_t i = 0; i < own.size(); ++i) {
    checked.changes += !inside || own[i] != base[i] ? 1 : 0;
  }
  return checked;
}

tl::expected<std::vector<Checked>, Problem> Tuner::tune(
    const std::atomic<bool>& stop, const Keep& keep,
    const std::function<void(std::uint64_t)>& progress) {
  if (const auto done = search(stop, keep, progress); !done) return tl::unexpected(done.error());
  std::vector<Checked> results;
  if (stop) return results;
  std::vector<std::uint64_t> finalists;
  for (const Place& place : bandit_.nearest(kFinalists)) finalists.push_back(number_of(place));
  const std::uint64_t base = laid_.experiment.base;
  if (exists(base) && std::find(finalists.begin(), finalists.end(), base) == finalists.end()) {
    finalists.push_back(base);
  }
  std::vector<Look> looks;
  for (const std::uint64_t point : finalists) {
    for (std::uint64_t from = 0; from < plan_.check; from += plan_.look) {
      looks.push_back({point, {kFresh + from, kFresh + std::min(from + plan_.look, plan_.check)}});
    }
  }
  if (const auto done = play(looks, stop, keep, progress); !done) {
    return tl::unexpected(done.error());
  }
  if (stop) return results;
  std::map<std::uint64_t, Tally> fresh;
  for (const Look& look : looks) fresh[look.point].merge(known_.at(look));
  for (const std::uint64_t point : finalists) results.push_back(checked(point, fresh.at(point)));
  std::sort(results.begin(), results.end(), [](const Checked& a, const Checked& b) {
    return std::tie(a.distance, a.changes, a.point) < std::tie(b.distance, b.changes, b.point);
  });
  return results;
}

}  // namespace citybox::lab
