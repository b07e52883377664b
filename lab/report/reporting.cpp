#include "lab/report/reporting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <set>

namespace citybox::lab {
namespace {

constexpr std::size_t kFinalBars = 24;
constexpr std::size_t kMostMaps = 4;

std::int64_t hundredths(double number) { return std::llround(number * 100); }

std::int64_t hundredths(std::uint64_t sum, std::uint64_t count) {
  return count == 0 ? 0 : hundredths(static_cast<double>(sum) / static_cast<double>(count));
}

// The narrowest width a person would choose that needs at most `most` bars.
std::int64_t width_for(std::int64_t from, std::int64_t to, std::size_t most) {
  for (std::int64_t ten = 1;; ten *= 10) {
    for (const std::int64_t width : {ten, 2 * ten, 5 * ten}) {
      const std::int64_t first = static_cast<std::int64_t>(
          std::floor(static_cast<double>(from) / static_cast<double>(width)));
      const std::int64_t last = static_cast<std::int64_t>(
          std::floor(static_cast<double>(to) / static_cast<double>(width)));
      if (static_cast<std::size_t>(last - first + 1) <= most) return width;
    }
  }
}

std::int64_t floor_to(std::int64_t value, std::int64_t width) {
  const std::int64_t rest = value % width;
  return value - rest - (rest < 0 ? width : 0);
}

void fill(const Histogram& histogram, std::int64_t from, std::int64_t width,
          std::vector<std::uint64_t>& bars) {
  for (const auto& [value, times] : histogram.times()) {
    const auto bar = static_cast<std::size_t>((floor_to(value, width) - from) / width);
    if (bars.size() <= bar) bars.resize(bar + 1);
    bars[bar] += times;
  }
}

CourseLine line_of(const std::vector<Histogram>& moments) {
  CourseLine line;
  if (moments.empty() || moments.front().count() == 0) return line;
  line.count = moments.front().count();
  for (const Histogram& moment : moments) {
    line.mean.push_back(hundredths(moment.mean()));
    line.low.push_back(moment.percentile(10));
    line.high.push_back(moment.percentile(90));
  }
  return line;
}

FinalScores finals_of(const ScoreCourse& course) {
  Histogram all;
  for (const auto* moments : {&course.winners, &course.others, &course.lost}) {
    if (!moments->empty()) all.merge(moments->back());
  }
  FinalScores finals;
  const Distribution bars = distribution_of(all, kFinalBars);
  finals.from = bars.from;
  finals.width = bars.width;
  const auto group = [&](const std::vector<Histogram>& moments, std::vector<std::uint64_t>& into) {
    if (!moments.empty()) fill(moments.back(), finals.from, finals.width, into);
  };
  group(course.winners, finals.winners);
  group(course.others, finals.others);
  group(course.lost, finals.lost);
  return finals;
}

// Of a cooperative game by ledger; of others the main one is the score.
std::vector<CourseReport> courses_of(const GameInfo& game, const Portrait& portrait) {
  std::vector<CourseReport> courses;
  for (std::size_t i = 0; i < portrait.courses.size(); ++i) {
    const ScoreCourse& course = portrait.courses[i];
    courses.push_back({i < game.ledgers.size() ? game.ledgers[i].label : "Score",
                       line_of(course.winners), line_of(course.others), line_of(course.lost),
                       finals_of(course)});
  }
  return courses;
}

ComebackReport comebacks_of(const Comebacks& comebacks, int seats) {
  ComebackReport report{comebacks.quarters, {}, distribution_of(comebacks.lead_changes)};
  if (comebacks.rank_at_half.count() == 0) return report;
  report.ranks.resize(static_cast<std::size_t>(seats));
  for (const auto& [rank, times] : comebacks.rank_at_half.times()) {
    report.ranks[static_cast<std::size_t>(rank - 1)] = times;
  }
  return report;
}

// "enact land-trust" is "Enact" and "Land trust".
struct Parted {
  std::string group, label;
};
Parted parted(const Words& words, const std::string& name) {
  const std::size_t space = name.find(' ');
  if (space == std::string::npos) return {"", named(words, name)};
  return {named(words, name.substr(0, space)), named(words, name.substr(space + 1))};
}

// A group of one is no group.
void dissolve_small_groups(std::vector<ChoiceReport>& choices) {
  std::map<std::string, int> sizes;
  for (const ChoiceReport& choice : choices) ++sizes[choice.group];
  for (ChoiceReport& choice : choices) {
    if (choice.group.empty() || sizes[choice.group] > 1) continue;
    choice.label = fmt::format("{} {}", choice.group, choice.label);
    choice.group.clear();
  }
  std::stable_sort(choices.begin(), choices.end(), [](const auto& a, const auto& b) {
    return std::tie(a.group, b.seats) < std::tie(b.group, a.seats);
  });
}

std::vector<ChoiceReport> choices_of(const Words& words, const Tally& tally) {
  std::vector<ChoiceReport> choices;
  for (const auto& [name, use] : tally.uses) {
    auto [group, label] = parted(words, name);
    choices.push_back({std::move(group), std::move(label), use.games_allowed, use.games_chosen,
                       use.seats_chosen, use.seats_won});
  }
  dissolve_small_groups(choices);
  return choices;
}

// What is true of everybody tells nothing about who wins.
std::vector<ChoiceReport> facts_of(const Words& words, const Tally& tally) {
  std::vector<ChoiceReport> facts;
  for (const auto& [name, fact] : tally.facts) {
    if (fact.values.count() == tally.games * tally.wins.size()) continue;
    auto [group, label] = parted(words, name);
    ChoiceReport& report = facts.emplace_back();
    report.group = std::move(group);
    report.label = std::move(label);
    report.seats = fact.values.count();
    report.won = fact.won;
  }
  dissolve_small_groups(facts);
  return facts;
}

// The maps of what was done most often.
std::vector<PlaceReport> places_of(const Words& words, const Portrait& portrait) {
  std::vector<std::pair<std::uint64_t, PlaceReport>> maps;
  for (const auto& [verb, use] : portrait.places) {
    std::uint64_t all = 0;
    for (const std::uint64_t times : use.chosen) all += times;
    maps.push_back({all, {named(words, verb), use.chosen, use.won}});
  }
  std::stable_sort(maps.begin(), maps.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<PlaceReport> places;
  for (auto& [all, map] : maps) {
    if (places.size() < kMostMaps) places.push_back(std::move(map));
  }
  return places;
}

std::vector<NamedDistribution> lengths_of(const Tally& tally) {
  std::vector<NamedDistribution> lengths{{"Decisions", distribution_of(tally.decisions)}};
  for (const auto& [name, values] : tally.measures) {
    lengths.push_back({plain_words(name), distribution_of(values)});
  }
  return lengths;
}

std::string label_of(const std::vector<std::string>& bots) {
  const bool alike =
      std::adjacent_find(bots.begin(), bots.end(), std::not_equal_to<>()) == bots.end();
  return alike && !bots.empty() ? bots.front() : fmt::format("{}", fmt::join(bots, ", "));
}

Words words_of(const GameEntry& game) {
  return from_json<Words>(game.vocabulary().at("words"), "words").value_or(Words{});
}

}  // namespace

Distribution distribution_of(const Histogram& histogram, std::size_t most) {
  Distribution bars;
  bars.count = histogram.count();
  if (bars.count == 0) return bars;
  bars.mean = hundredths(histogram.mean());
  bars.low = histogram.percentile(5);
  bars.middle = histogram.percentile(50);
  bars.high = histogram.percentile(95);
  const std::int64_t first = histogram.times().begin()->first;
  const std::int64_t last = histogram.times().rbegin()->first;
  bars.width = width_for(first, last, most);
  bars.from = floor_to(first, bars.width);
  fill(histogram, bars.from, bars.width, bars.times);
  return bars;
}

std::string plain_words(std::string_view key) {
  std::string words(key);
  std::replace(words.begin(), words.end(), '-', ' ');
  if (!words.empty()) {
    words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
  }
  return words;
}

std::string named(const Words& words, std::string_view name) {
  std::string text;
  while (!name.empty()) {
    const std::size_t end = std::min(name.find(' '), name.size());
    std::string_view word = name.substr(0, end);
    const bool comma = word.ends_with(',');
    if (comma) word.remove_suffix(1);
    std::string told(word);
    std::replace(told.begin(), told.end(), '-', ' ');
    for (const auto& [field, names] : words.names) {
      const auto found = names.find(std::string(word));
      if (found == names.end() || word.empty()) continue;
      told = found->second;
      break;
    }
    text += (text.empty() ? "" : " ") + told + (comma ? "," : "");
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return plain_words(text);
}

GameReport report_on(const GameEntry& game, const Lineup& lineup) {
  const GameInfo& info = game.info();
  GameReport report;
  report.game = info.id;
  report.title = info.title;
  report.blurb = info.blurb;
  report.cooperative = info.cooperative;
  report.seats = static_cast<int>(lineup.bots.size());
  report.rules_version = info.rules_version;
  report.content_version = info.content_version;
  report.seed = lineup.seed;
  for (const auto& [key, value] : lineup.options) {
    report.options[key] =
        value.is_string() ? std::string(value.get_string()) : json::serialize(value);
  }
  report.board = game.board_shape();
  return report;
}

RowReport row_of(const GameEntry& game, const Lineup& lineup, const Result& result) {
  const Words words = words_of(game);
  const Tally& tally = result.tally;
  const Portrait portrait = result.tally.portrait.value_or(Portrait{});
  RowReport row;
  row.label = label_of(lineup.bots);
  row.bots = lineup.bots;
  row.games = tally.games;
  row.won = tally.games_with_winner;
  row.wins = tally.wins;
  row.wins_by_order = tally.wins_by_order;
  for (const auto& [name, games] : tally.endings) row.endings.push_back({plain_words(name), games});
  row.lengths = lengths_of(tally);
  row.allowed = distribution_of(portrait.allowed);
  row.decisions = portrait.allowed.count();
  row.real = portrait.real;
  row.varied = portrait.varied;
  for (const Histogram& own : portrait.decisions) {
    row.decisions_of_seat.push_back(hundredths(own.mean()));
  }
  for (std::size_t i = 0; i < portrait.allowed_in.size(); ++i) {
    row.allowed_along.push_back(hundredths(portrait.allowed_in[i], portrait.decisions_in[i]));
  }
  row.courses = courses_of(game.info(), portrait);
  row.comebacks = comebacks_of(portrait.comebacks, static_cast<int>(lineup.bots.size()));
  for (const Histogram& scores : portrait.scores) row.scores.push_back(distribution_of(scores, 20));
  row.margin = distribution_of(portrait.margin, 24);
  row.choices = choices_of(words, tally);
  row.facts = facts_of(words, tally);
  row.places = places_of(words, portrait);
  return row;
}

}  // namespace citybox::lab
