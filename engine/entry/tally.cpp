#include "engine/entry/tally.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace citybox {

namespace {

void add(std::vector<std::uint64_t>& sums, const std::vector<std::uint64_t>& more) {
  sums.resize(std::max(sums.size(), more.size()));
  for (std::size_t i = 0; i < more.size(); ++i) sums[i] += more[i];
}

}  // namespace

void Tally::merge(const Tally& other) {
  games += other.games;
  games_with_winner += other.games_with_winner;
  add(wins, other.wins);
  add(wins_by_order, other.wins_by_order);
  for (const auto& [name, count] : other.endings) endings[name] += count;
  decisions.merge(other.decisions);
  for (const auto& [name, values] : other.measures) measures[name].merge(values);
  for (const auto& [name, use] : other.uses) {
    Use& sum = uses[name];
    sum.allowed += use.allowed;
    sum.chosen += use.chosen;
    sum.games_allowed += use.games_allowed;
    sum.games_chosen += use.games_chosen;
    sum.seats_chosen += use.seats_chosen;
    sum.seats_won += use.seats_won;
  }
  for (const auto& [name, fact] : other.facts) {
    facts[name].values.merge(fact.values);
    facts[name].won += fact.won;
  }
  if (other.portrait) {
    if (!portrait) portrait.emplace();
    portrait->merge(*other.portrait);
  }
}

std::string kind_of_choice(const std::string& notation) {
  std::istringstream words(notation);
  std::string kind, word;
  const auto is_space = [](unsigned char c) { return std::isdigit(c) != 0 || c == '.'; };
  while (words >> word) {
    if (!kind.empty() && std::any_of(word.begin(), word.end(), is_space)) break;
    kind += (kind.empty() ? "" : " ") + word;
  }
  return kind;
}

}  // namespace citybox
