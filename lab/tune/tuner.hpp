#pragma once
// Looks for settings that meet targets, by an N-tuple bandit, and checks the best on fresh games.

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "lab/play/laid_out.hpp"
#include "lab/play/play_blocks.hpp"
#include "lab/play/result_files.hpp"
#include "lab/tune/bandit.hpp"
#include "lab/tune/targets.hpp"

namespace citybox::lab {

// How a budget of games is spent. Three quarters on the search, in looks that are long enough to tell
// something and short enough to have many; the rest on the check.
struct TunePlan {
  std::uint64_t look = 0;   // games of one look
  std::uint64_t looks = 0;  // in all
  std::uint64_t check = 0;  // games at each setting that is checked
};
TunePlan plan_of(std::uint64_t budget);

// A setting on games that the search never saw.
struct Checked {
  std::uint64_t point = 0;
  Tally tally;
  std::vector<Aim> aims;
  double distance = 0;
  Interval sure;
  std::size_t changes = 0;  // how many numbers differ from the base
};

class Tuner {
 public:
  // `laid` has its axes, its base and its size of blocks, which is that of a look.
  Tuner(const ExperimentArguments& arguments, const LaidOut& laid, std::vector<Target> targets,
        const TunePlan& plan);

  // Games that are known need not be played again; others are handed to `keep`.
  void know(std::uint64_t point, Range games, const Tally& tally);
  using Keep = std::function<tl::expected<void, Problem>(std::uint64_t, Range, const Tally&)>;

  // Whole or, if `stop` came, not at all. The nearest first; of equals that with the fewest changes.
  // The base is checked too, if no other is it.
  tl::expected<std::vector<Checked>, Problem> tune(
      const std::atomic<bool>& stop, const Keep& keep,
      const std::function<void(std::uint64_t)>& progress);

  // The nearest by the games of the search alone, of a search that was stopped. None: there was no look.
  std::optional<Checked> best_so_far() const;

  std::size_t settings_seen() const { return bandit_.settings_seen(); }

 private:
  struct Look {
    std::uint64_t point = 0;
    Range games;
    auto operator<=>(const Look&) const = default;
  };

  bool exists(std::uint64_t point);
  tl::expected<void, Problem> play(const std::vector<Look>& looks, const std::atomic<bool>& stop,
                                   const Keep& keep,
                                   const std::function<void(std::uint64_t)>& progress);
  tl::expected<void, Problem> search(const std::atomic<bool>& stop, const Keep& keep,
                                     const std::function<void(std::uint64_t)>& progress);
  Checked checked(std::uint64_t point, Tally tally) const;
  std::uint64_t number_of(const Place& place) const;
  std::vector<Aim> aims(const Tally& tally) const;

  const ExperimentArguments& arguments_;
  const LaidOut& laid_;
  std::vector<Target> targets_;
  TunePlan plan_;
  std::map<std::uint64_t, std::optional<Point>> points_;  // none: there is no such setting
  std::vector<std::string> allowed_warnings_;
  std::map<Look, Tally> known_;
  std::map<std::uint64_t, Tally> found_;  // by point, of the search alone
  std::uint64_t played_ = 0;
  Bandit bandit_;
};

}  // namespace citybox::lab
