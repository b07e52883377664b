#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace citybox::load {

// What a player at one seat knows of its game: from what the server tells, whole or as what changed.
class Hand {
 public:
  // From the answer to `watch` or an `update`. Says whether there was something about the game.
  bool take(std::string_view message);
  void forget() { *this = Hand(); }

  std::size_t seq() const { return seq_; }
  std::size_t line() const { return line_; }
  bool over() const { return over_; }
  bool owes() const { return choices_.size() > 2; }
  // One of the allowed actions, each as likely as the others; empty: none that needs no words.
  std::string draw(const std::function<unsigned()>& random) const;

 private:
  std::size_t seq_ = 0;
  std::size_t line_ = 0;
  bool over_ = false;
  std::string choices_;  // as they came, a list
};

}  // namespace citybox::load
