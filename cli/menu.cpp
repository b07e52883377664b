#include "cli/menu.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace citybox::cli {

namespace {

constexpr std::size_t kFew = 12;

std::vector<std::string> fields_of(const std::vector<Choice>& choices) {
  std::vector<std::string> fields;
  for (const Choice& choice : choices) {
    for (const auto& field : choice.action) {
      if (std::find(fields.begin(), fields.end(), field.key()) == fields.end()) {
        fields.emplace_back(field.key());
      }
    }
  }
  return fields;
}

std::string value_of(const Choice& choice, const std::string& field) {
  const boost::json::value* value = choice.action.if_contains(field);
  return value == nullptr ? "" : boost::json::serialize(*value);
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// What all these labels begin and end with.
std::string common_label(const std::vector<Choice>& choices, const std::vector<std::size_t>& has) {
  if (has.size() == 1) return choices[has[0]].label;
  const std::vector<std::string> first = words_of(choices[has[0]].label);
  std::size_t before = first.size(), after = first.size();
  for (const std::size_t place : has) {
    const std::vector<std::string> words = words_of(choices[place].label);
    const auto front = std::mismatch(first.begin(), first.end(), words.begin(), words.end());
    const auto back = std::mismatch(first.rbegin(), first.rend(), words.rbegin(), words.rend());
    before = std::min(before, static_cast<std::size_t>(front.first - first.begin()));
    after = std::min(after, static_cast<std::size_t>(back.first - first.rbegin()));
  }
  after = std::min(after, first.size() - before);
  std::string label;
  for (std::size_t i = 0; i < before; ++i) label += first[i] + " ";
  label += "…";
  for (std::size_t i = first.size() - after; i < first.size(); ++i) label += " " + first[i];
  return label;
}

std::vector<MenuLine> by_field(const std::vector<Choice>& choices, const std::string& field) {
  std::vector<MenuLine> lines;
  std::vector<std::string> values;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string value = value_of(choices[i], field);
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end()) {
      values.push_back(value);
      lines.emplace_back().has.push_back(i);
    } else {
      lines[static_cast<std::size_t>(found - values.begin())].has.push_back(i);
    }
  }
  for (MenuLine& line : lines) line.label = common_label(choices, line.has);
  return lines;
}

bool told_apart(const std::vector<MenuLine>& lines) {
  std::set<std::string> labels;
  return std::all_of(lines.begin(), lines.end(),
                     [&](const MenuLine& line) { return labels.insert(line.label).second; });
}

}  // namespace

std::vector<MenuLine> menu_of(const std::vector<Choice>& choices) {
  if (choices.size() > kFew) {
    for (const std::string& field : fields_of(choices)) {
      std::vector<MenuLine> lines = by_field(choices, field);
      if (lines.size() > 1 && lines.size() < choices.size() && told_apart(lines)) return lines;
    }
  }
  std::vector<MenuLine> lines;
  lines.reserve(choices.size());
  for (std::size_t i = 0; i < choices.size(); ++i) lines.push_back({choices[i].label, {i}});
  return lines;
}

}  // namespace citybox::cli
