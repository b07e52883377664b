#pragma once
// What the counts of a search mean, in sentences.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/statistics.hpp"
#include "lab/gaps/gap_search.hpp"

namespace citybox::lab {

// How bad it is.
enum class Weight : std::uint8_t {
  kDefect,  // rules that break their own promises
  kGap,     // something that is there and does nothing
  kHint,    // worth a look
};
BOOST_DESCRIBE_ENUM(Weight, kDefect, kGap, kHint)

// A moment that shows it.
struct Scene {
  Exploration exploration;
  Moment moment;
};

struct Finding {
  Weight weight = Weight::kHint;
  std::string kind;  // "ending-never", …
  std::string text;  // a sentence
  json::object numbers = {};
  std::optional<Scene> scene = {};
};

// The worst first.
std::vector<Finding> findings_of(const GameEntry& game, const GapSearch& search,
                                 const GapResult& result);

// In parts, each adding to the list:
void find_holes(const GapResult& result, std::vector<Finding>& out);
void find_unused(const GameEntry& game, const GapResult& result, std::vector<Finding>& out);
void find_repeats(const json::object& content, std::vector<Finding>& out);
void find_idle_options(const GapResult& result, std::vector<Finding>& out);
void find_idle_choices(const GapResult& result, std::vector<Finding>& out);
void find_one_sided_choices(const GapResult& result, std::vector<Finding>& out);

// What all runs counted together.
Gaps whole_of(const GapResult& result);

// "once", "1,234 times"
std::string times_text(std::uint64_t times);

// Newcombe's interval for the difference of two shares (a − b), from Wilson's.
Interval difference(std::uint64_t a_hits, std::uint64_t a_tries, std::uint64_t b_hits,
                    std::uint64_t b_tries, double z);

// Below so many cases nothing is said.
inline constexpr std::uint64_t kOften = 100;
// 99.7 %: many things are compared at once.
inline constexpr double kSure = 2.968;

}  // namespace citybox::lab
