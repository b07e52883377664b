#include "cli/choice_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/goal_words.hpp"
#include "engine/table/label.hpp"
#include "engine/types/quoted.hpp"

namespace citybox::cli {

namespace {

constexpr std::size_t kLongestEffect = 150;
constexpr std::size_t kMany = 24;
constexpr std::size_t kWidth = 100;

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

}  // namespace

std::string ChoiceList::label(Seat seat, PackedAction action) const {
  return telling_.to(SeatSet(seat)).of(label_of(words_, table().compact(action)));
}

std::vector<Choice> ChoiceList::choices_of(Seat seat,
                                           const std::vector<PackedAction>& actions) const {
  std::vector<Choice> choices;
  std::map<std::string, int> labels;
  for (const PackedAction action : actions) {
    choices.push_back({table().compact(action), label(seat, action)});
    ++labels[choices.back().label];
  }
  // On the page "here" is where one points; a list has to say where that is.
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (labels[choices[i].label] < 2) continue;
    const std::string notation = table().to_text(actions[i]);
    choices[i].label +=
        ": " + notation.substr(std::min(notation.find(' '), notation.size() - 1) + 1);
  }
  return choices;
}

// What surely comes of it: what it costs and what it brings.
std::string ChoiceList::effect(Seat seat, PackedAction action) const {
  const Preview preview = table().preview(seat, action);
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
void ChoiceList::list_side_by_side(Seat seat, const std::vector<MenuLine>& lines,
                                   const std::vector<PackedAction>& actions) const {
  std::vector<std::string> entries;
  std::size_t width = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Preview preview = table().preview(seat, actions[lines[i].has[0]]);
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

void ChoiceList::print(Seat seat) const {
  const std::vector<PackedAction> actions = listed(seat);
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
    fmt::print("{}\n", takes_words(words_, table().compact(action))
                           ? fmt::format("  ({} \"…\")", i + 1)
                           : "");
    if (const std::string effect = this->effect(seat, action); !effect.empty()) {
      fmt::print("         {}\n", effect);
    }
  }
  if (!narrowed_.empty()) fmt::print("  back: to the list before\n");
}

std::vector<PackedAction> ChoiceList::listed(Seat seat) const {
  return narrowed_.empty() ? table().legal(seat) : narrowed_.back();
}

std::string ChoiceList::distinct_label(Seat seat, PackedAction action) const {
  const std::vector<PackedAction> actions = table().legal(seat);
  const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
  return choices_of(seat, actions)[static_cast<std::size_t>(at)].label;
}

void ChoiceList::back() {
  if (!narrowed_.empty()) narrowed_.pop_back();
}

std::optional<PackedAction> ChoiceList::take(std::size_t number, Seat seat) {
  const std::vector<PackedAction> actions = listed(seat);
  const std::vector<MenuLine> lines = menu_of(choices_of(seat, actions));
  if (number < 1 || number > lines.size()) {
    fmt::print("The list has numbers from 1 to {}.\n", lines.size());
    return std::nullopt;
  }
  const std::vector<std::size_t>& has = lines[number - 1].has;
  if (has.size() == 1) return actions[has[0]];
  std::vector<PackedAction> narrower;
  narrower.reserve(has.size());
  for (const std::size_t place : has) narrower.push_back(actions[place]);
  narrowed_.push_back(std::move(narrower));
  print(seat);
  return std::nullopt;
}

}  // namespace citybox::cli
