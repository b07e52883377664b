#include "lab/tally.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace citybox::lab {

void Tally::merge(const Tally& other) {
  games += other.games;
  games_with_winner += other.games_with_winner;
  wins.resize(std::max(wins.size(), other.wins.size()));
  for (std::size_t i = 0; i < other.wins.size(); ++i) wins[i] += other.wins[i];
  for (const auto& [name, count] : other.endings) endings[name] += count;
  decisions.merge(other.decisions);
  for (const auto& [name, values] : other.measures) measures[name].merge(values);
  for (const auto& [name, use] : other.uses) {
    Use& sum = uses[name];
    sum.allowed += use.allowed;
    sum.chosen += use.chosen;
    sum.games_allowed += use.games_allowed;
    sum.games_chosen += use.games_chosen;
  }
}

std::string kind_of_choice(const std::string& notation) {
  std::istringstream words(notation);
  std::string kind, word;
  const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
  while (words >> word) {
    if (!kind.empty() && std::any_of(word.begin(), word.end(), is_digit)) break;
    kind += (kind.empty() ? "" : " ") + word;
  }
  return kind;
}

}  // namespace citybox::lab
