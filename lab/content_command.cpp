#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/entry/content_path.hpp"
#include "engine/entry/numbers.hpp"
#include "lab/commands.hpp"
#include "lab/record/json_lines.hpp"

namespace citybox::lab {

namespace {

// revenue_goal  20  [R]  CR-26, and what it is now where that differs.
void print_fields(const GameEntry& game, const SharedContent& content) {
  std::map<std::string, json::value> now;
  for_each_leaf(game.content(content),
                [&](const std::string& path, const json::value& value) { now[path] = value; });
  std::size_t width = 0;
  const auto fields = game.content_fields();
  for (const ContentField& field : fields) width = std::max(width, field.path.size());
  for (const ContentField& field : fields) {
    const auto other = now.find(field.path);
    const bool changed = other != now.end() && other->second != field.value;
    fmt::print("{:{}}  [{}]  {:6} {}{}{}\n", field.path, width, letter_of(field.mark), field.rule,
               json::serialize(field.value), changed ? " -> " : "",
               changed ? json::serialize(other->second) : "");
  }
}

}  // namespace

int run_content(const ContentArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  const auto numbers = read_numbers(**game, arguments.file, arguments.settings);
  if (!numbers) return say(numbers.error());
  for (const std::string& warning : numbers->warnings) fmt::print(stderr, "{}\n", warning);
  if (arguments.fields) {
    print_fields(**game, numbers->content);
    return 0;
  }
  const json::object content{{"version", (*game)->info().content_version},
                             {"content", (*game)->content(numbers->content)}};
  fmt::print("{}", json_lines(content, 2));
  return 0;
}

}  // namespace citybox::lab
