#include "engine/entry/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

#include "engine/entry/content_path.hpp"
#include "engine/types/nearest.hpp"

namespace citybox {

namespace {

// Where the text stops being JSON, for a person with an editor.
std::size_t line_at(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

// What is not read would be lost without a word.
tl::expected<void, Problem> check_fields(const GameEntry& game, const json::object& given) {
  const std::vector<std::string> known{"game", "title", "about", "version", "content"};
  for (const auto& field : given) {
    const std::string name(field.key());
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    if (game.content().contains(name)) {
      return tl::unexpected(Problem{
          fmt::format("\"{}\" is a number: it belongs into \"content\", not beside it.", name)});
    }
    return tl::unexpected(
        Problem{fmt::format("There is no field \"{}\" beside \"content\"; the nearest is \"{}\".",
                            name, nearest(known, name, 1).front())});
  }
  return {};
}

// The numbers of a file: {"game": …, "content": {…}}, as `lab content` and packs have it, or bare.
tl::expected<json::object, Problem> numbers_in(const GameEntry& game, json::object given) {
  const json::value* content = given.if_contains("content");
  if (content == nullptr) return given;
  if (const auto fields = check_fields(game, given); !fields) return tl::unexpected(fields.error());
  const json::value* whose = given.if_contains("game");
  if (whose != nullptr && *whose != json::value(game.info().id)) {
    return tl::unexpected(Problem{fmt::format("these are numbers of {}, not of {}.",
                                              json::serialize(*whose), game.info().id)});
  }
  if (content->is_object()) return content->get_object();
  return tl::unexpected(Problem{"\"content\" is not an object."});
}

tl::expected<Numbers, Problem> checked(const GameEntry& game, const json::object& whole) {
  Numbers numbers;
  const json::object published = game.content();
  const auto content = game.read_content(whole);
  if (!content) return tl::unexpected(content.error());
  const json::object read = game.content(*content);
  if (read == published) return numbers;
  numbers.content = *content;
  numbers.patch = patch_between(published, read);
  numbers.warnings = game.content_warnings(*content);
  return numbers;
}

}  // namespace

tl::expected<json::object, Problem> json_in_file(const std::string& file) {
  std::error_code ignored;
  std::ifstream stream(file, std::ios::binary);
  if (!stream || std::filesystem::is_directory(file, ignored)) {
    return tl::unexpected(Problem{fmt::format("There is no file {} to read numbers from.", file)});
  }
  std::stringstream buffer;
  buffer << stream.rdbuf();
  std::string text = buffer.str();
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);  // a mark that some editors begin with
  json::parser parser;
  json::error_code failed;
  const std::size_t read = parser.write_some(text, failed);
  const std::size_t rest = std::min(text.find_first_not_of(" \t\r\n", read), text.size());
  if (failed || rest != text.size()) {
    return tl::unexpected(Problem{fmt::format("{} is not JSON: line {}: {}.", file,
                                              line_at(text, failed ? read : rest),
                                              failed ? failed.message() : "something follows")});
  }
  json::value value = parser.release();
  if (value.is_object()) return std::move(value.get_object());
  return tl::unexpected(Problem{fmt::format("{} holds no object with a game's numbers.", file)});
}

tl::expected<Numbers, Problem> read_numbers(const GameEntry& game, const std::string& file,
                                            const std::vector<std::string>& settings) {
  json::object whole = game.content();
  if (!file.empty()) {
    const auto given = json_in_file(file);
    if (!given) return tl::unexpected(given.error());
    const auto about = [&](const Problem& problem) {
      return tl::unexpected(Problem{fmt::format("{}: {}", file, problem.text)});
    };
    const auto numbers = numbers_in(game, *given);
    if (!numbers) return about(numbers.error());
    if (const auto done = patch_content(whole, *numbers); !done) return about(done.error());
    // Said of the file, not of a setting that comes after it.
    if (settings.empty()) {
      auto read = checked(game, whole);
      if (!read) return about(read.error());
      return read;
    }
    const auto content = game.stored_content(whole, game.info().content_version);
    if (!content) return about(content.error());
  }
  for (const std::string& setting : settings) {
    if (const auto done = set_at(whole, setting); !done) return tl::unexpected(done.error());
  }
  return checked(game, whole);
}

tl::expected<Numbers, Problem> read_numbers(const GameEntry& game, const json::object& given) {
  json::object whole = game.content();
  const auto numbers = numbers_in(game, given);
  if (!numbers) return tl::unexpected(numbers.error());
  if (const auto done = patch_content(whole, *numbers); !done) {
    return tl::unexpected(done.error());
  }
  return checked(game, whole);
}

std::vector<ContentChange> changes_of(const GameEntry& game, const SharedContent& content) {
  if (content == nullptr) return {};
  auto changes = changes_between(game.content(), game.content(content));
  const auto fields = game.content_fields();
  for (ContentChange& change : changes) {
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const ContentField& each) {
      return each.path == change.path || each.path.starts_with(change.path + ".");
    });
    if (field == fields.end() || may_be_tuned(field->mark)) continue;
    change.fixed = fmt::format(
        "{} ({})", field->mark == Mark::kRulebook ? "the rulebook" : "our ruling", field->rule);
  }
  return changes;
}

}  // namespace citybox
