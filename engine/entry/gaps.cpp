#include "engine/entry/gaps.hpp"

#include <algorithm>

namespace citybox {

namespace {

template <class Parts>
void merge_each(Parts& sums, const Parts& more) {
  for (const auto& [key, part] : more) sums[key].merge(part);
}

void add_each(Gaps::Counts& sums, const Gaps::Counts& more) {
  for (const auto& [key, count] : more) sums[key] += count;
}

}  // namespace

void Met::add(const Moment& moment) {
  ++times;
  first = std::min(first, moment);
}

void Met::merge(const Met& other) {
  times += other.times;
  first = std::min(first, other.first);
}

void Choice::merge(const Choice& other) {
  allowed += other.allowed;
  forced += other.forced;
  free += other.free;
  chosen += other.chosen;
  took += other.took;
  took_won += other.took_won;
  left += other.left;
  left_won += other.left_won;
  judged += other.judged;
  best += other.best;
}

void Twins::merge(const Twins& other) {
  together += other.together;
  alike.merge(other.alike);
}

void Gaps::merge(const Gaps& other) {
  games += other.games;
  decisions += other.decisions;
  forced += other.forced;
  looks += other.looks;
  longest = std::max(longest, other.longest);
  add_each(endings, other.endings);
  for (const auto& [hole, details] : other.holes) merge_each(holes[hole], details);
  merge_each(choices, other.choices);
  for (const auto& [kind, others] : other.twins) merge_each(twins[kind], others);
  merge_each(idle, other.idle);
  merge_each(empty, other.empty);
  for (const auto& [type, all] : other.names) {
    for (const auto& [name, places] : all) add_each(names[type][name], places);
  }
}

void Gaps::forget_unlike_twins() {
  for (auto& [kind, others] : twins) {
    std::erase_if(others, [](const auto& each) { return each.second.alike.times == 0; });
  }
  std::erase_if(twins, [](const auto& each) { return each.second.empty(); });
}

}  // namespace citybox
