#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/choice_list.hpp"
#include "cli/telling.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/journal/journal.hpp"
#include "engine/table/vocabulary.hpp"

namespace citybox::cli {

// One game in a terminal: people choose from a list, bots answer. Each sees what their seat may see.
class TerminalGame {
 public:
  // A bot for each seat, or nullptr for a person; `characters` say of each bot what kind of player it is.
  TerminalGame(Journal journal, std::vector<std::unique_ptr<Bot>> bots, std::uint64_t seed,
               std::vector<std::string> characters = {});
  TerminalGame(const TerminalGame&) = delete;
  TerminalGame& operator=(const TerminalGame&) = delete;

  // Until the game is over, or somebody leaves.
  void run(std::istream& in);

 private:
  enum class Turn : std::uint8_t { kGoesOn, kLeaves };

  bool bots_play();  // did one?
  // Says the first sentence that was not said before; was there one?
  bool speak(Seat seat, const std::vector<std::string>& speech);
  void tell_why(const Reason& reason);
  Turn ask(std::istream& in, Seat seat);
  // Several people at one keyboard: this one has something that the others may not see.
  Turn pass_to(std::istream& in, Seat seat);
  Turn obey(const std::string& line, Seat seat);
  // The number of a line, or an action as it is noted down; maybe with words in quotes after it.
  void choose(std::string_view line, Seat seat);
  bool act(Seat seat, PackedAction action, std::string words = {});
  void take_back(Seat seat);
  void make_stand(Seat seat);
  void tell_line_from(std::size_t count) const;
  void hint(Seat seat) const;
  void show(Seat seat) const;
  void show_goal(Seat seat) const;
  void show_end() const;
  bool alone() const { return people_.size() == 1; }
  // Whose eyes are at the terminal while bots play.
  SeatSet eyes() const { return alone() ? people_ : SeatSet(); }

  Journal journal_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::uint64_t seed_;
  std::vector<std::string> characters_;
  SeatSet people_;
  Words words_;      // of the choices
  Telling telling_;  // "you" where one person sits at the terminal alone
  ChoiceList choices_;
  std::string last_why_;        // of a bot
  std::set<std::string> said_;  // by bots
};

}  // namespace citybox::cli
