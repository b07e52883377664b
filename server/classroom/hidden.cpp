#include "server/classroom/hidden.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/said.hpp"

namespace citybox::server {

namespace {

// Sentences hold what people wrote in such marks.
std::string in_marks(const std::string& words) { return fmt::format("“{}”", words); }

}  // namespace

bool hidden_at(const TableOfClass& table, const OwnRule& rule) {
  return rule.words && table.hidden.contains(rule.text);
}

Hidden::Hidden(const TableOfClass& table, const Journal& journal) {
  if (table.hidden.empty()) return;
  for (const Entry& entry : journal.entries()) {
    if (entry.words.empty()) continue;
    std::string words = Said().with(entry.words).in_sentence(1);
    const bool is_hidden = std::any_of(
        table.hidden.begin(), table.hidden.end(),
        [&](const std::string& rule) { return rule.find(in_marks(words)) != std::string::npos; });
    if (is_hidden) words_.push_back(std::move(words));
  }
}

bool Hidden::in(std::string_view text) const {
  return std::any_of(words_.begin(), words_.end(), [&](const std::string& words) {
    return text == words || text.find(in_marks(words)) != std::string_view::npos;
  });
}

void Hidden::cover(std::string& text) const {
  if (in(text)) text = kHiddenRule;
}

void Hidden::cover(json::value& value) const {
  if (words_.empty()) return;
  if (auto* object = value.if_object()) return cover(*object);
  if (auto* array = value.if_array()) {
    for (json::value& one : *array) cover(one);
  } else if (auto* text = value.if_string(); text != nullptr && in({text->data(), text->size()})) {
    *text = kHiddenRule;
  }
}

void Hidden::cover(json::object& object) const {
  if (words_.empty()) return;
  for (auto& member : object) cover(member.value());
}

}  // namespace citybox::server
