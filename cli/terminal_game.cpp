#include "cli/terminal_game.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "engine/journal/replay.hpp"
#include "engine/table/goal.hpp"
#include "engine/table/label.hpp"
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

constexpr std::size_t kLongestEffect = 150;
constexpr std::size_t kMany = 24;
constexpr std::size_t kWidth = 100;

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

Words words_of(const GameEntry& game) {
  return from_json<Words>(game.vocabulary().at("words"), "words").value_or(Words{});
}

Goal goal_in(const json::object& summary) {
  return from_json<Goal>(summary.at("goal"), "goal").value_or(Goal{});
}

std::string told(const GoalTrack& track) {
  if (track.kind == GoalKind::kCount) return fmt::format("{} {}", track.label, track.value);
  return fmt::format("{} {} of {}", track.label, track.value, track.target);
}

// "Revenue 2 → 4": what an action changes of what everybody counts.
std::string changes(const Goal& before, const Goal& after) {
  std::vector<std::string> list;
  for (std::size_t i = 0; i < before.tracks.size() && i < after.tracks.size(); ++i) {
    const GoalTrack &from = before.tracks[i], &to = after.tracks[i];
    if (from.label != to.label || from.value == to.value) continue;
    list.push_back(fmt::format("{} {} → {}", from.label, from.value, to.value));
  }
  return fmt::format("{}", fmt::join(list, ", "));
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
                           std::uint64_t seed)
    : journal_(std::move(journal)),
      bots_(std::move(bots)),
      seed_(seed),
      people_(people_of(bots_)),
      words_(words_of(journal_.game())),
      telling_(eyes(), names_of(bots_)) {}

std::string TerminalGame::label(Seat seat, PackedAction action) const {
  return telling_.to(SeatSet(seat)).of(label_of(words_, journal_.table().compact(action)));
}

std::vector<Choice> TerminalGame::choices_of(Seat seat,
                                             const std::vector<PackedAction>& actions) const {
  std::vector<Choice> choices;
  std::map<std::string, int> labels;
  for (const PackedAction action : actions) {
    choices.push_back({journal_.table().compact(action), label(seat, action)});
    ++labels[choices.back().label];
  }
  // On the page "here" is where one points; a list has to say where that is.
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (labels[choices[i].label] < 2) continue;
    const std::string notation = journal_.table().to_text(actions[i]);
    choices[i].label +=
        ": " + notation.substr(std::min(notation.find(' '), notation.size() - 1) + 1);
  }
  return choices;
}

// What surely comes of it: what it costs and what it brings.
std::string TerminalGame::effect(Seat seat, PackedAction action) const {
  const Preview preview = journal_.table().preview(seat, action);
  std::string text = changes(goal_in(preview.summary_before), goal_in(preview.summary_after));
  if (!text.empty()) text += ". ";
  const Telling telling = telling_.to(SeatSet(seat));
  bool numbers = !text.empty();
  int sentences = 0;
  for (const Happening& happening : preview.happenings) {
    if (happening.sentence.empty() || !may_see(happening.audience, SeatSet(seat))) continue;
    const std::string sentence = telling.of(happening.sentence);
    if (text.size() + sentence.size() > kLongestEffect) break;
    text += sentence + " ";
    numbers = numbers || sentence.find_first_of("0123456789") != std::string::npos;
    ++sentences;
  }
  // One sentence without a number says no more than the choice itself.
  if (sentences < 2 && !numbers) return "";
  return std::string(trimmed(text));
}

// So many that what each would do would hide them: side by side, with what everybody counts.
void TerminalGame::list_side_by_side(Seat seat, const std::vector<MenuLine>& lines,
                                     const std::vector<PackedAction>& actions) const {
  std::vector<std::string> entries;
  std::size_t width = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Preview preview = journal_.table().preview(seat, actions[lines[i].has[0]]);
    const std::string counted =
        changes(goal_in(preview.summary_before), goal_in(preview.summary_after));
    entries.push_back(fmt::format("{:>3}  {}{}", i + 1, lines[i].label,
                                  counted.empty() ? "" : fmt::format(" ({})", counted)));
    width = std::max(width, entries.back().size() + 2);
  }
  const std::size_t columns = std::max<std::size_t>(1, kWidth / width);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool last = i % columns == columns - 1 || i + 1 == entries.size();
    fmt::print("  {:<{}}{}", entries[i], last ? 0 : width, last ? "\n" : "");
  }
}

void TerminalGame::list(Seat seat) {
  const Table& table = journal_.table();
  const std::vector<PackedAction> actions =
      narrowed_.empty() ? table.legal(seat) : narrowed_.back();
  const std::vector<MenuLine> lines = menu_of(choices_of(seat, actions));
  const bool many = lines.size() > kMany && lines.size() == actions.size();
  if (many) list_side_by_side(seat, lines, actions);
  for (std::size_t i = 0; i < lines.size() && !many; ++i) {
    const std::vector<std::size_t>& has = lines[i].has;
    fmt::print("  {:>3}  {}", i + 1, lines[i].label);
    if (has.size() > 1) {
      fmt::print("  ({} choices)\n", has.size());
      continue;
    }
    const PackedAction action = actions[has[0]];
    fmt::print("{}\n", takes_words(words_, table.compact(action))
                           ? fmt::format("  ({} \"…\")", i + 1)
                           : "");
    if (const std::string effect = this->effect(seat, action); !effect.empty()) {
      fmt::print("         {}\n", effect);
    }
  }
  if (!narrowed_.empty()) fmt::print("  back: to the list before\n");
}

void TerminalGame::run(std::istream& in) {
  const Table& table = journal_.table();
  fmt::print("{}: {}\n", table.game().title, table.game().blurb);
  std::string players;
  SeatSet::first(table.seats()).for_each([&](Seat seat) {
    const bool you = eyes().contains(seat);
    players += fmt::format("{}{}", players.empty() ? "" : ", ", you ? "you" : telling_.name(seat));
  });
  fmt::print("At the table: {}.\n", players);
  telling_.tell(journal_.happenings()[0], eyes());
  while (!journal_.table().deciders().empty()) {
    if (bots_play()) continue;
    if (ask(in, journal_.table().deciders().front()) == Turn::kLeaves) return;
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
    const Bot& bot = *bots_[seat.index];
    const std::uint64_t seed = mix(seed_ ^ mix(~std::uint64_t{journal_.line().size()}));
    const PackedAction action = bot.choose(journal_.table(), seat, seed);
    const auto reason = bot.explain(journal_.table(), seat, action, seed);
    act(seat, action);
    const auto& entry = journal_.entries().back();
    if (reason && entry.audience == kEveryone) {
      const std::string why = sentence_of(reason->claims, false);
      // Several steps may have one reason.
      if (!why.empty() && why != last_why_) fmt::print("      Why: {}\n", telling_.of(why));
      last_why_ = why;
    }
    played = true;
  });
  return played;
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
  narrowed_.clear();
  list(seat);
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
    narrowed_.clear();
    list(seat);
  } else if (line == "back") {
    if (!narrowed_.empty()) narrowed_.pop_back();
    list(seat);
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
    take(line.empty() ? 0 : std::stoul(std::string(line)), seat, std::move(words));
  } else if (const auto action = table.parse(line)) {
    act(seat, *action, std::move(words));
  } else {
    fmt::print("Type the number of a line; ? tells what else there is.\n");
  }
}

void TerminalGame::take(std::size_t number, Seat seat, std::string words) {
  const std::vector<PackedAction> actions =
      narrowed_.empty() ? journal_.table().legal(seat) : narrowed_.back();
  const std::vector<MenuLine> lines = menu_of(choices_of(seat, actions));
  if (number < 1 || number > lines.size()) {
    fmt::print("The list has numbers from 1 to {}.\n", lines.size());
    return;
  }
  const std::vector<std::size_t>& has = lines[number - 1].has;
  if (has.size() == 1) {
    act(seat, actions[has[0]], std::move(words));
    return;
  }
  std::vector<PackedAction> narrower;
  narrower.reserve(has.size());
  for (const std::size_t place : has) narrower.push_back(actions[place]);
  narrowed_.push_back(std::move(narrower));
  list(seat);
}

bool TerminalGame::act(Seat seat, PackedAction action, std::string words) {
  const std::string what = label(seat, action);
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
  const auto bot = journal_.game().bot(server::standard_bot(journal_.game()));
  if (!bot) return fmt::print("This game has no bot that could give one.\n");
  const std::uint64_t seed = mix(seed_ ^ mix(journal_.line().size()));
  const PackedAction action = (*bot)->choose(table, seat, seed);
  const Telling telling = telling_.to(SeatSet(seat));
  const std::vector<PackedAction> actions = table.legal(seat);
  const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
  fmt::print("  {}.", choices_of(seat, actions)[static_cast<std::size_t>(at)].label);
  if (const auto reason = (*bot)->explain(table, seat, action, seed)) {
    fmt::print(" {}", telling.of(advice_of(*reason)));
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
               open ? label(entry.actor, entry.action) : "a secret choice");
  }
}

}  // namespace citybox::cli
