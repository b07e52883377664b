#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/entry/tally.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/packed.hpp"

namespace citybox {

// The kinds of choices that actions are counted as, numbered as they come up. The notation of an action is
// only written once.
template <Codec C>
class KindsOf {
  using Action = typename C::Game::Action;

 public:
  std::size_t of(const Action& action) {
    const auto [place, is_new] = index_.try_emplace(pack(action), names_.size());
    if (is_new) {
      const std::string name = name_of_choice(action);
      const auto [known, is_first] = by_name_.try_emplace(name, names_.size());
      place->second = known->second;
      if (is_first) names_.push_back(name);
    }
    return place->second;
  }
  const std::string& name(std::size_t kind) const { return names_[kind]; }
  std::size_t size() const { return names_.size(); }

 private:
  static std::string name_of_choice(const Action& action) {
    if constexpr (C::kHooks.choice != nullptr) {
      return C::kHooks.choice(action);
    } else {
      return kind_of_choice(C::to_text(action));
    }
  }

  std::unordered_map<PackedAction, std::size_t> index_;
  std::unordered_map<std::string, std::size_t> by_name_;
  std::vector<std::string> names_;
};

}  // namespace citybox
