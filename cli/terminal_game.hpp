#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/telling.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/journal/journal.hpp"
#include "engine/table/vocabulary.hpp"

namespace citybox::cli {

// One game in a terminal: people type the notation, bots answer.
class TerminalGame {
 public:
  // A bot for each seat, or nullptr for a person.
  TerminalGame(Journal journal, std::vector<std::unique_ptr<Bot>> bots, std::uint64_t seed);

  // Until the game is over, or somebody leaves.
  void run(std::istream& in);

 private:
  enum class Turn : std::uint8_t { kGoesOn, kLeaves };

  bool bots_play();  // did one?
  Turn ask(std::istream& in, Seat seat);
  Turn obey(const std::string& line, Seat seat);
  // An action as it is written or its number, maybe with words in quotes after it.
  void choose(std::string_view line, Seat seat);
  void act(Seat seat, PackedAction action, std::string words = {});
  void take_back(Seat seat);
  void make_stand(Seat seat);
  void tell_line_from(std::size_t count) const;
  void show(Seat seat) const;
  void list(Seat seat, const std::vector<PackedAction>& choices) const;

  Journal journal_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::uint64_t seed_;
  Words words_;      // of the choices
  Telling telling_;  // "you" where one person sits at the terminal alone
};

}  // namespace citybox::cli
