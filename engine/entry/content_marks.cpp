#include "engine/entry/content_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "engine/entry/content_path.hpp"

namespace citybox {

namespace {

std::string_view cut_part(std::string_view& path) {
  const std::size_t dot = std::min(path.find('.'), path.size());
  const std::string_view part = path.substr(0, dot);
  path.remove_prefix(std::min(dot + 1, path.size()));
  return part;
}

// How many parts of `path` the pattern names, if it covers it; else 0.
std::size_t parts_covered(std::string_view pattern, std::string_view path) {
  std::size_t parts = 0;
  for (; !pattern.empty(); ++parts) {
    const std::string_view wanted = cut_part(pattern);
    const std::string_view here = cut_part(path);
    if (here.empty() || (wanted != "*" && wanted != here)) return 0;
  }
  return parts;
}

std::string rule_name(std::string_view prefix, std::uint8_t number) {
  return fmt::format("{}-{}", prefix, number);
}

// All numbers of the leaves under this path.
std::int64_t total_under(const json::object& whole, std::string_view path) {
  std::int64_t total = 0;
  for_each_leaf(whole, [&](const std::string& leaf, const json::value& value) {
    if (parts_covered(path, leaf) > 0 && value.is_number())
      total += value.to_number<std::int64_t>();
  });
  return total;
}

}  // namespace

std::vector<const Marked*> marks_of(std::string_view path, std::span<const Marked> marks) {
  std::vector<const Marked*> best;
  std::size_t most = 1;
  for (const Marked& marked : marks) {
    const std::size_t parts = parts_covered(marked.path, path);
    if (parts < most) continue;
    if (parts > most) best.clear();
    most = parts;
    best.push_back(&marked);
  }
  return best;
}

std::vector<ContentField> marked_fields(const json::object& published,
                                        std::span<const Marked> marks,
                                        std::string_view rule_prefix) {
  std::vector<ContentField> fields;
  for_each_leaf(published, [&](const std::string& path, const json::value& value) {
    ContentField& field = fields.emplace_back(ContentField{path, value, Mark::kOurs, ""});
    const auto mark = marks_of(path, marks);
    if (mark.empty()) return;
    field.mark = mark.front()->mark;
    field.rule = rule_name(rule_prefix, mark.front()->rule);
  });
  return fields;
}

std::vector<std::string> warnings_about(const json::object& published, const json::object& other,
                                        std::span<const Marked> marks,
                                        std::span<const FixedTotal> totals,
                                        std::string_view rule_prefix) {
  std::vector<std::string> warnings;
  for (const ContentChange& change : changes_between(published, other)) {
    const auto mark = marks_of(change.path, marks);
    if (mark.empty() || may_be_tuned(mark.front()->mark)) continue;
    const char* by = mark.front()->mark == Mark::kRulebook ? "the rulebook" : "our ruling";
    warnings.push_back(
        fmt::format("{} is fixed by {} ({}); the laboratory may vary it, a published game may not.",
                    change.path, by, rule_name(rule_prefix, mark.front()->rule)));
  }
  for (const FixedTotal& total : totals) {
    const std::int64_t before = total_under(published, total.path);
    const std::int64_t now = total_under(other, total.path);
    if (before == now) continue;
    warnings.push_back(fmt::format(
        "{} come to {} together, and the rulebook fixes {} ({}); the laboratory may vary it, a "
        "published game may not.",
        total.path, now, before, rule_name(rule_prefix, total.rule)));
  }
  return warnings;
}

}  // namespace citybox
