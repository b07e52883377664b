#pragma once
// What a search tells of a decision that it made: how it went on most, and what came of the lines.

#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/search/search.hpp"

namespace citybox {

template <Game G, GuideFor<G> Guide>
std::optional<Explanation<G>> Search<G, Guide>::recall(const Seen<G>& seen, Seat seat,
                                                       const Action& choice, std::uint64_t seed,
                                                       const Content& content) {
  Walk walk{seen, seat, content, Rng(seed), {}, {}};
  const State root = G::determinize(seen, walk.rng, content);
  const Node* found = memory_.find_open(key_of(root, seat));
  if (found == nullptr) return std::nullopt;
  const Node node = *found;
  const std::uint32_t edge = edge_of(node, choice);
  if (edge == kNone || memory_.edge(edge).visits == 0) return std::nullopt;
  Explanation<G> told;
  told.plan = line(root, choice, walk);
  const std::uint32_t other = most_visited(node, edge);
  told.has_other = other != kNone;
  if (!told.has_other) return told;
  told.other = line(root, memory_.edge(other).action, walk);
  told.found = account(node, edge, other);
  return told;
}

template <Game G, GuideFor<G> Guide>
std::uint32_t Search<G, Guide>::edge_of(const Node& node, const Action& action) const {
  for (std::uint32_t i = node.first; i < node.first + node.edges; ++i) {
    if (memory_.edge(i).action == action) return i;
  }
  return kNone;
}

template <Game G, GuideFor<G> Guide>
void Search<G, Guide>::note_end(const State& state, const Walk& walk) {
  const std::uint32_t edge = path_.front().edge;
  const std::size_t place = edge - memory_[path_.front().node].first;
  if (place >= ends_.size()) ends_.resize(place + 1);
  ++ends_[place].ended;
  if (G::outcome(state, walk.content).winners.contains(walk.first)) ++ends_[place].won;
}

template <Game G, GuideFor<G> Guide>
Found Search<G, Guide>::account(const Node& node, std::uint32_t edge, std::uint32_t other) const {
  const auto& tried = memory_.edge(edge);
  const auto& next = memory_.edge(other);
  Found found{.lines = node.visits, .along = tried.visits};
  if (next.visits > 0) {
    const float lead = tried.mean() - next.mean();
    found.beside = next.visits;
    found.lead = static_cast<std::int32_t>(100 * lead + (lead < 0 ? -0.5F : 0.5F));
  }
  const std::size_t place = edge - node.first;
  if (node.key == ends_of_ && place < ends_.size() && ends_[place].ended == tried.visits) {
    found.ended = ends_[place].ended;
    found.won = ends_[place].won;
  }
  return found;
}

template <Game G, GuideFor<G> Guide>
Plan<G> Search<G, Guide>::line(State state, const Action& first, Walk& walk) {
  Plan<G> plan;
  SampledContext ctx(walk.rng.fork(0), 0, 1);
  Action next = first;
  while (true) {
    plan.steps.push_back(next);
    G::apply(state, walk.first, next, ctx, walk.content);
    if (plan.steps.size() == kLongestPlan || ctx.draws() > 0) return plan;
    if (!G::deciders(state).contains(walk.first)) return plan;
    const Node* node = memory_.find_open(key_of(state, walk.first));
    next = node != nullptr ? memory_.edge(most_visited(*node)).action
                           : best_looking(state, walk.first, walk, 0);
  }
}

}  // namespace citybox
