#include "tests/load/hand.hpp"

#include <vector>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

// The end of the value that begins at `at`: behind it.
std::size_t end_of(std::string_view text, std::size_t at) {
  int depth = 0;
  bool quoted = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c == '\\') ++at;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth == 0) return at;
      --depth;
    } else if (c == ',' && depth == 0) {
      return at;
    }
  }
  return at;
}

std::vector<std::string_view> items_of(std::string_view list) {
  std::vector<std::string_view> items;
  for (std::size_t at = 1; at + 1 < list.size();) {
    const std::size_t end = end_of(list, at);
    items.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return items;
}

// Choices as they travel: where several differ in one field, that has a list.
struct Several {
  std::string_view before;
  std::vector<std::string_view> values;  // none: `before` is the action
  std::string_view after;
};

Several several_in(std::string_view choice) {
  const std::size_t list = choice.find(":[");
  if (list == std::string_view::npos) return {choice, {}, {}};
  const std::size_t end = end_of(choice, list + 1);
  return {choice.substr(0, list + 1), items_of(choice.substr(list + 1, end - list - 1)),
          choice.substr(end)};
}

// A law in the players' own words: nobody here has any.
bool needs_words(std::string_view text) { return has(text, R"("free-text")"); }

void read(std::string_view message, std::string_view key, std::size_t& number) {
  if (has(message, key)) number = number_after(message, key);
}

}  // namespace

bool Hand::take(std::string_view message) {
  const std::size_t play = message.find(R"("play":{"edition":)");
  if (play == std::string_view::npos) return false;
  message.remove_prefix(play);
  // The numbers stand in front, where they are not as before.
  const std::string_view start = message.substr(0, 80);
  const std::string_view head = start.substr(0, end_of(start, 7));
  read(head, R"(,"seq":)", seq_);
  read(head, R"(,"line":)", line_);
  over_ = has(message, R"("standing":{"over":true)");
  const std::size_t legal = message.find(R"("legal":{)");
  if (legal == std::string_view::npos) return true;
  message.remove_prefix(legal + 9);
  choices_.clear();
  if (message.starts_with('}')) return true;
  message.remove_prefix(message.find(':') + 1);  // the one seat
  choices_ = message.substr(0, end_of(message, 0));
  return true;
}

std::string Hand::draw(const std::function<unsigned()>& random) const {
  std::vector<Several> all;
  std::size_t count = 0;
  for (const std::string_view choice : items_of(choices_)) {
    Several one = several_in(choice);
    std::erase_if(one.values, needs_words);
    if (one.after.empty() && needs_words(choice)) continue;
    count += one.after.empty() ? 1 : one.values.size();
    all.push_back(std::move(one));
  }
  if (count == 0) return {};
  std::size_t pick = random() % count;
  for (const Several& one : all) {
    if (one.after.empty() && pick-- == 0) return std::string(one.before);
    if (one.after.empty()) continue;
    if (pick < one.values.size()) {
      return std::string(one.before).append(one.values[pick]).append(one.after);
    }
    pick -= one.values.size();
  }
  return {};
}

}  // namespace citybox::load
