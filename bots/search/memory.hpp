#pragma once
// What a search remembers: for each information set that somebody decided in, what came of each choice.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "engine/core/game.hpp"

namespace citybox {

// What the one who decides sees, as a number.
template <PlainBytes T>
std::uint64_t key_of_bytes(const T& seen, Seat seat) {
  std::uint64_t key = mix(seat.index + 1U);
  const auto* bytes = reinterpret_cast<const unsigned char*>(&seen);
  for (std::size_t at = 0; at < sizeof(T); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, std::min<std::size_t>(8, sizeof(T) - at));
    key = (key ^ word) * 0x9E3779B97F4A7C15ULL;
    key ^= key >> 29;
  }
  return mix(key);
}

struct Node {
  std::uint64_t key = 0;
  std::uint32_t first = 0;  // of its edges
  std::uint32_t edges = 0;  // none: not opened yet
  std::uint32_t visits = 0;
  float sum = 0;

  bool is_open() const { return edges > 0; }
};

// A choice as it looks before anything was tried.
template <class Action>
struct Look {
  Action action;
  float value;
};

template <class Action>
class Memory {
 public:
  struct Edge {
    Action action;
    float prior = 0;
    std::uint32_t visits = 0;
    float sum = 0;

    void learn(float reward) {
      ++visits;
      sum += reward;
    }
    float mean() const { return sum / static_cast<float>(visits); }
  };

  Memory() { clear(); }
  void clear() {
    nodes_.clear();
    edges_.clear();
    slots_.assign(1U << 12, kEmpty);
  }
  std::size_t size() const { return nodes_.size(); }

  std::uint32_t find_or_add(std::uint64_t key) {
    if (2 * nodes_.size() >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(key);
    if (slot == kEmpty) {
      slot = static_cast<std::uint32_t>(nodes_.size());
      nodes_.push_back({.key = key});
    }
    return slot;
  }
  // Gives a node its edges, the best looking first.
  void open(std::uint32_t node, std::vector<Look<Action>>& looks) {
    std::stable_sort(looks.begin(), looks.end(),
                     [](const auto& a, const auto& b) { return a.value > b.value; });
    nodes_[node].first = static_cast<std::uint32_t>(edges_.size());
    nodes_[node].edges = static_cast<std::uint32_t>(looks.size());
    for (const auto& look : looks) edges_.push_back({look.action, look.value});
  }

  void learn(std::uint32_t node, float reward) {
    ++nodes_[node].visits;
    nodes_[node].sum += reward;
  }

  // Nothing where nobody came yet, or nobody chose.
  const Node* find_open(std::uint64_t key) const {
    const std::uint32_t slot = slots_[place_of(key)];
    return slot != kEmpty && nodes_[slot].is_open() ? &nodes_[slot] : nullptr;
  }

  const Node& operator[](std::uint32_t i) const { return nodes_[i]; }
  Edge& edge(std::uint32_t i) { return edges_[i]; }
  const Edge& edge(std::uint32_t i) const { return edges_[i]; }

 private:
  static constexpr std::uint32_t kEmpty = ~std::uint32_t{0};

  std::size_t place_of(std::uint64_t key) const {
    std::size_t at = key & (slots_.size() - 1);
    while (slots_[at] != kEmpty && nodes_[slots_[at]].key != key) {
      at = (at + 1) & (slots_.size() - 1);
    }
    return at;
  }
  std::uint32_t& slot_of(std::uint64_t key) { return slots_[place_of(key)]; }
  void grow() {
    slots_.assign(2 * slots_.size(), kEmpty);
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) slot_of(nodes_[i].key) = i;
  }

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> slots_;  // nodes by key, open addressing
};

}  // namespace citybox
