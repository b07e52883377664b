#include "cli/terminal_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "engine/journal/replay.hpp"
#include "engine/table/label.hpp"
#include "engine/types/json.hpp"
#include "engine/types/quoted.hpp"

namespace citybox::cli {

namespace {

constexpr const char* kHelp =
    "  Type an action as it is written in the list, or its number. Where words go with it, they\n"
    "  come in quotes after it, as in: found \"Neustadt\". Also:\n"
    "  list    what you may do\n"
    "  board   the board again\n"
    "  count   where the numbers come from\n"
    "  undo    take back what you did last\n"
    "  redo    let what was taken back stand after all\n"
    "  replay  the game so far as a replay file\n"
    "  quit    leave\n";

void count(const Table& table, Seat seat) {
  for (const auto& [ledger, label] : table.game().ledgers) {
    fmt::print("  {}\n", label);
    const auto items = table.items(ledger, seat, SeatSet(seat));
    for (const ItemLine& item : items.value_or(std::vector<ItemLine>{})) {
      fmt::print("    {:>4}  {} ({})\n", item.amount, item.label, item.rule);
    }
  }
}

SeatSet people_of(const std::vector<std::unique_ptr<Bot>>& bots) {
  SeatSet people;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    if (bots[i] == nullptr) people.add(Seat{static_cast<std::uint8_t>(i)});
  }
  return people;
}

Words words_of(const GameEntry& game) {
  return from_json<Words>(game.vocabulary().at("words"), "words").value_or(Words{});
}

}  // namespace

TerminalGame::TerminalGame(Journal journal, std::vector<std::unique_ptr<Bot>> bots,
                           std::uint64_t seed)
    : journal_(std::move(journal)),
      bots_(std::move(bots)),
      seed_(seed),
      words_(words_of(journal_.game())) {
  if (const SeatSet people = people_of(bots_); people.size() == 1) telling_ = Telling(people);
}

// Each with its notation, which may be typed, and what it means.
void TerminalGame::list(Seat seat, const std::vector<PackedAction>& choices) const {
  const Table& table = journal_.table();
  std::vector<std::string> typed;
  std::size_t width = 0;
  for (const PackedAction choice : choices) {
    const bool spoken = takes_words(words_, table.compact(choice));
    typed.push_back(table.to_text(choice) + (spoken ? " \"…\"" : ""));
    width = std::max(width, typed.back().size());
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    fmt::print("  {:>3}  {:<{}}  {}\n", i + 1, typed[i], width,
               Telling(SeatSet(seat)).of(label_of(words_, table.compact(choices[i]))));
  }
}

void TerminalGame::run(std::istream& in) {
  telling_.tell(journal_.happenings()[0], kEveryone);
  while (!journal_.table().deciders().empty()) {
    if (bots_play()) continue;
    if (ask(in, journal_.table().deciders().front()) == Turn::kLeaves) return;
  }
  fmt::print("\n{}\n", journal_.table().ascii());
  telling_.tell(journal_.table().standing());
}

bool TerminalGame::bots_play() {
  const SeatSet deciders = journal_.table().deciders();
  bool played = false;
  deciders.for_each([&](Seat seat) {
    if (played || bots_[seat.index] == nullptr) return;
    const std::uint64_t seed = mix(seed_ ^ mix(~std::uint64_t{journal_.line().size()}));
    act(seat, bots_[seat.index]->choose(journal_.table(), seat, seed));
    played = true;
  });
  return played;
}

void TerminalGame::show(Seat seat) const {
  const Table& table = journal_.table();
  // The board shows everything: a game with secrets is told through its summary only.
  if (!table.game().secrets) fmt::print("\n{}", table.ascii());
  const json::object view = table.view(SeatSet(seat));
  const json::value& now = view.at("summary").at("now");
  fmt::print("\n{}\n", Telling(SeatSet(seat)).of(now.as_string()));
}

TerminalGame::Turn TerminalGame::ask(std::istream& in, Seat seat) {
  show(seat);
  const std::size_t before = journal_.seq();
  while (journal_.seq() == before) {
    fmt::print("{} (? for help)> ", seat_name(seat));
    std::fflush(stdout);
    std::string line;
    if (!std::getline(in, line)) {
      fmt::print("\n");
      return Turn::kLeaves;
    }
    if (obey(std::string(trimmed(line)), seat) == Turn::kLeaves) return Turn::kLeaves;
  }
  return Turn::kGoesOn;
}

TerminalGame::Turn TerminalGame::obey(const std::string& line, Seat seat) {
  const Table& table = journal_.table();
  if (line == "quit" || line == "exit") return Turn::kLeaves;
  if (line == "?" || line == "help") {
    fmt::print("{}", kHelp);
  } else if (line.empty() || line == "list") {
    list(seat, table.legal(seat));
  } else if (line == "board") {
    show(seat);
  } else if (line == "count") {
    count(table, seat);
  } else if (line == "replay") {
    fmt::print("{}", write_replay(journal_));
  } else if (line == "undo") {
    take_back(seat);
  } else if (line == "redo") {
    make_stand(seat);
  } else {
    choose(line, seat);
  }
  return Turn::kGoesOn;
}

void TerminalGame::choose(std::string_view line, Seat seat) {
  std::string words;
  if (const std::size_t quote = line.find('"'); quote != std::string_view::npos) {
    std::string_view rest = line.substr(quote);
    const auto quoted = take_quoted(rest);
    if (!quoted || !trimmed(rest).empty()) {
      fmt::print("Words stand between two quotation marks at the end of the line.\n");
      return;
    }
    words = *quoted;
    line = trimmed(line.substr(0, quote));
  }
  const Table& table = journal_.table();
  if (line.size() <= 3 && line.find_first_not_of("0123456789") == std::string_view::npos) {
    const std::vector<PackedAction> choices = table.legal(seat);
    const std::size_t number = line.empty() ? 0 : std::stoul(std::string(line));
    if (number >= 1 && number <= choices.size()) {
      act(seat, choices[number - 1], std::move(words));
    } else {
      fmt::print("The list has numbers from 1 to {}.\n", choices.size());
    }
  } else if (const auto action = table.parse(line)) {
    act(seat, *action, std::move(words));
  } else {
    fmt::print("{}\n", action.error().text);
  }
}

void TerminalGame::act(Seat seat, PackedAction action, std::string words) {
  const auto step = journal_.play(seat, action, std::move(words));
  if (!step) {
    fmt::print("No: {} ({})\n", step.error().why, step.error().rule);
    return;
  }
  if (step->action_audience == kEveryone) {
    fmt::print("{}: {}\n", seat_name(seat), journal_.table().to_text(action));
  } else {
    fmt::print("{} has decided.\n", seat_name(seat));
  }
  telling_.tell(step->happenings, {});
}

void TerminalGame::take_back(Seat seat) {
  // Back to the last decision of a person.
  for (std::size_t count = journal_.line().size(); count-- > 0;) {
    const Seat actor = journal_.entries()[journal_.line()[count]].actor;
    if (bots_[actor.index] != nullptr) continue;
    if (people_of(bots_).size() == 1 && journal_.disclosed_since(count)) {
      fmt::print("Something was drawn or turned up since: that cannot be taken back alone.\n");
      return;
    }
    tell_line_from(count);
    journal_.undo(seat, count);
    fmt::print("That is taken back. Type redo to let it stand after all.\n");
    return;
  }
  fmt::print("There is nothing to take back.\n");
}

void TerminalGame::make_stand(Seat seat) {
  if (!journal_.redoable()) {
    fmt::print("Nothing was taken back since the last action.\n");
    return;
  }
  const std::size_t from = journal_.line().size();
  if (const auto done = journal_.redo(seat); !done) {
    fmt::print("{}\n", done.error().text);
    return;
  }
  tell_line_from(from);
  fmt::print("That stands again.\n");
}

// What was done after the first `count` actions, as far as all may know it.
void TerminalGame::tell_line_from(std::size_t count) const {
  for (; count < journal_.line().size(); ++count) {
    const Entry& entry = journal_.entries()[journal_.line()[count]];
    const bool open = entry.audience == kEveryone;
    fmt::print("  {}: {}\n", seat_name(entry.actor),
               open ? journal_.table().to_text(entry.action) : "a secret choice");
  }
}

}  // namespace citybox::cli
