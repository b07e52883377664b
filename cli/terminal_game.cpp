#include "cli/terminal_game.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/goal_words.hpp"
#include "engine/entry/aloud.hpp"
#include "engine/journal/replay.hpp"
#include "engine/types/json.hpp"
#include "engine/types/quoted.hpp"
#include "server/match/bot_faces.hpp"
#include "server/match/match.hpp"

namespace citybox::cli {

namespace {

constexpr const char* kHelp =
    "  Type the number of a line. Where a line stands for several choices (…), they are listed\n"
    "  then. Where words go with a choice, they come in quotes after its number: 1 \"Neustadt\".\n"
    "  An empty line does the only thing there is to do. Also:\n"
    "  list    what you may do\n"
    "  back    to the list before\n"
    "  board   the board again\n"
    "  goal    what everybody wants, and how far it is\n"
    "  hint    what a good player would do, and why\n"
    "  count   where the numbers come from\n"
    "  undo    take back what you did last\n"
    "  redo    let what was taken back stand after all\n"
    "  replay  the game so far as a replay file, with all that is hidden\n"
    "  quit    leave\n"
    "  Those who know the notation of the rules may type an action in it.\n";

// What letters cannot show well.
constexpr const char* kCrashCityHelp =
    "  CrashCity is about seeing the streets: letters show who stands where, but the ways are "
    "much\n"
    "  easier to read on the page (citybox serve).\n";

void count(const Table& table, Seat seat, const Telling& telling) {
  for (const auto& [ledger, label] : table.game().ledgers) {
    fmt::print("  {}\n", label);
    const auto items = table.items(ledger, seat, SeatSet(seat));
    for (const ItemLine& item : items.value_or(std::vector<ItemLine>{})) {
      fmt::print("    {:>4}  {} ({})\n", item.amount, telling.of(item.label), item.rule);
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

std::vector<std::string> names_of(const std::vector<std::unique_ptr<Bot>>& bots) {
  std::vector<std::string> names;
  names.reserve(bots.size());
  SeatSet::first(static_cast<int>(bots.size())).for_each([&](Seat seat) {
    names.push_back(bots[seat.index] ? std::string(server::bot_name(seat))
                                     : fmt::format("Player {}", seat.index + 1));
  });
  return names;
}

Words words_of(const Journal& journal) {
  const json::object vocabulary = journal.game().vocabulary(journal.setup().content);
  return from_json<Words>(vocabulary.at("words"), "words").value_or(Words{});
}

std::string told(const GoalTrack& track) {
  if (track.kind == GoalKind::kCount) return fmt::format("{} {}", track.label, track.value);
  return fmt::format("{} {} of {}", track.label, track.value, track.target);
}

// A text of the summary that only some games have.
std::vector<std::string> texts(const json::object& summary, std::string_view key) {
  const json::value* found = summary.if_contains(key);
  std::vector<std::string> list;
  if (found == nullptr) return list;
  if (found->is_string() && !found->get_string().empty()) {
    list.emplace_back(found->get_string());
  } else if (found->is_array()) {
    for (const json::value& one : found->get_array()) {
      if (one.is_string()) list.emplace_back(one.get_string());
    }
  }
  return list;
}

// What the last one saw is not for the next one.
void clear_screen() {
  if (isatty(STDOUT_FILENO) != 0) fmt::print("\033[2J\033[3J\033[H");
}

}  // namespace

TerminalGame::TerminalGame(Journal journal, std::vector<std::unique_ptr<Bot>> bots,
                           std::uint64_t seed, std::vector<std::string> characters)
    : journal_(std::move(journal)),
      bots_(std::move(bots)),
      seed_(seed),
      characters_(std::move(characters)),
      people_(people_of(bots_)),
      words_(words_of(journal_)),
      telling_(eyes(), names_of(bots_)),
      choices_(journal_, words_, telling_) {}

void TerminalGame::run(std::istream& in) {
  const Table& table = journal_.table();
  fmt::print("{}: {}\n", table.game().title, table.game().blurb);
  std::string players;
  SeatSet::first(table.seats()).for_each([&](Seat seat) {
    const bool you = eyes().contains(seat);
    players += fmt::format("{}{}", players.empty() ? "" : ", ", you ? "you" : telling_.name(seat));
    const bool told = seat.index < characters_.size() && !characters_[seat.index].empty();
    if (told) players += fmt::format(" ({})", characters_[seat.index]);
  });
  fmt::print("At the table: {}.\n", players);
  telling_.tell(journal_.happenings()[0], eyes());
  while (!journal_.table().deciders().empty()) {
    if (bots_play()) continue;
    if (ask(in, (journal_.table().deciders() & people_).front()) == Turn::kLeaves) return;
  }
  show_end();
}

void TerminalGame::show_end() const {
  const Table& table = journal_.table();
  fmt::print("\n{}\n", telling_.of(table.board(kFacilitator)));
  telling_.tell(table.standing(), table.game().cooperative);
}

bool TerminalGame::bots_play() {
  const SeatSet deciders = journal_.table().deciders();
  bool played = false;
  deciders.for_each([&](Seat seat) {
    if (played || bots_[seat.index] == nullptr) return;
    Bot& bot = *bots_[seat.index];
    const std::uint64_t seed = mix(seed_ ^ mix(~std::uint64_t{journal_.line().size()}));
    const PackedAction action = bot.choose(journal_.table(), seat, seed);
    const auto speech = bot.speech(journal_.table(), seat, action);
    if (deciders.intersects(people_) && bot.lets_people_first(action)) {
      speak(seat, speech);
      return;
    }
    const auto reason = bot.explain(journal_.table(), seat, action, seed);
    act(seat, action);
    if (!speak(seat, speech) && reason) tell_why(*reason);
    played = true;
  });
  return played;
}

bool TerminalGame::speak(Seat seat, const std::vector<std::string>& speech) {
  for (const std::string& sentence : speech) {
    if (!said_.insert(sentence).second) continue;
    fmt::print("      {}: {}\n", telling_.name(seat), telling_.of(aloud(sentence)));
    return true;
  }
  return false;
}

void TerminalGame::tell_why(const Reason& reason) {
  if (journal_.entries().back().audience != kEveryone) return;
  const std::string why = sentence_of(reason.claims, false);
  // Several steps may have one reason.
  if (!why.empty() && why != last_why_) fmt::print("      Why: {}\n", telling_.of(why));
  last_why_ = why;
}

void TerminalGame::show_goal(Seat seat) const {
  const json::object view = journal_.table().view(SeatSet(seat));
  const Goal goal = goal_in(view.at("summary").as_object());
  fmt::print("Goal: {}\n", telling_.to(SeatSet(seat)).of(goal.text));
  if (!goal.more.empty()) fmt::print("      {}\n", telling_.to(SeatSet(seat)).of(goal.more));
}

void TerminalGame::show(Seat seat) const {
  const Table& table = journal_.table();
  const Telling telling = telling_.to(SeatSet(seat));
  fmt::print("\n{}", telling.of(table.board(seat)));
  const json::object view = table.view(SeatSet(seat));
  const json::object& summary = view.at("summary").as_object();
  std::vector<std::string> tracks;
  for (const GoalTrack& track : goal_in(summary).tracks) tracks.push_back(telling.of(told(track)));
  fmt::print("{}\n\n{}\n", fmt::join(tracks, " · "), telling.of(summary.at("now").as_string()));
  for (const char* key : {"question", "warning"}) {
    for (const std::string& text : texts(summary, key)) fmt::print("{}\n", telling.of(text));
  }
}

TerminalGame::Turn TerminalGame::pass_to(std::istream& in, Seat seat) {
  const Table& table = journal_.table();
  const bool secret = table.holds_secret(seat) || table.open_choices(seat).empty();
  if (alone() || !secret) return Turn::kGoesOn;
  clear_screen();
  fmt::print("\nThis is for {} only: pass the keyboard, then press Enter.", telling_.name(seat));
  std::fflush(stdout);
  std::string line;
  return std::getline(in, line) ? Turn::kGoesOn : Turn::kLeaves;
}

TerminalGame::Turn TerminalGame::ask(std::istream& in, Seat seat) {
  if (pass_to(in, seat) == Turn::kLeaves) return Turn::kLeaves;
  const bool first =
      std::none_of(journal_.line().begin(), journal_.line().end(),
                   [&](std::size_t i) { return journal_.entries()[i].actor == seat; });
  if (first) show_goal(seat);
  show(seat);
  choices_.begin_anew();
  choices_.print(seat);
  const std::size_t before = journal_.seq();
  while (journal_.seq() == before) {
    fmt::print("{}, your choice (? for help)> ", alone() ? "You" : telling_.name(seat));
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
    fmt::print("{}{}", kHelp, table.game().id == "crash-city" ? kCrashCityHelp : "");
  } else if (line.empty() && table.legal(seat).size() == 1) {
    act(seat, table.legal(seat).front());
  } else if (line.empty() || line == "list") {
    choices_.begin_anew();
    choices_.print(seat);
  } else if (line == "back") {
    choices_.back();
    choices_.print(seat);
  } else if (line == "board") {
    show(seat);
  } else if (line == "goal") {
    show_goal(seat);
  } else if (line == "hint") {
    hint(seat);
  } else if (line == "count") {
    count(table, seat, telling_.to(SeatSet(seat)));
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
    const auto action = choices_.take(line.empty() ? 0 : std::stoul(std::string(line)), seat);
    if (action) act(seat, *action, std::move(words));
  } else if (const auto action = table.parse(line)) {
    act(seat, *action, std::move(words));
  } else {
    fmt::print("Type the number of a line; ? tells what else there is.\n");
  }
}

bool TerminalGame::act(Seat seat, PackedAction action, std::string words) {
  const std::string what = choices_.label(seat, action);
  const auto step = journal_.play(seat, action, std::move(words));
  if (!step) {
    fmt::print("No: {} ({})\n", telling_.to(SeatSet(seat)).of(step.error().why), step.error().rule);
    return false;
  }
  const int told = telling_.tell(step->happenings, eyes());
  if (told > 0) return true;
  // Where nothing is told of it, it is told what was chosen, or that something was.
  const bool known = step->action_audience == kEveryone || eyes().contains(seat);
  if (known) {
    fmt::print("   {}: {}.\n", eyes().contains(seat) ? "You" : telling_.name(seat), what);
  } else {
    fmt::print("   {} has decided.\n", telling_.name(seat));
  }
  return true;
}

void TerminalGame::hint(Seat seat) const {
  const Table& table = journal_.table();
  const auto bot = journal_.game().bot(server::adviser(journal_.game()));
  if (!bot) return fmt::print("This game has no bot that could give one.\n");
  const std::uint64_t seed = mix(seed_ ^ mix(journal_.line().size()));
  const PackedAction action = (*bot)->choose(table, seat, seed);
  const Telling telling = telling_.to(SeatSet(seat));
  fmt::print("  {}.", choices_.distinct_label(seat, action));
  if (const auto reason = (*bot)->explain(table, seat, action, seed)) {
    fmt::print(" {}", telling.of(advice_of(*reason)));
    if (reason->found) fmt::print("\n  {}", telling.of(reason->found->text));
  }
  fmt::print("\n");
}

void TerminalGame::take_back(Seat seat) {
  // Back to the last decision of a person.
  for (std::size_t count = journal_.line().size(); count-- > 0;) {
    const Seat actor = journal_.entries()[journal_.line()[count]].actor;
    if (bots_[actor.index] != nullptr) continue;
    if (alone() && journal_.disclosed_since(count)) {
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
    fmt::print("   {}: {}.\n", eyes().contains(entry.actor) ? "You" : telling_.name(entry.actor),
               open ? choices_.label(entry.actor, entry.action) : "a secret choice");
  }
}

}  // namespace citybox::cli
