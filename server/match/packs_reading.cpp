#include "server/match/packs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalog/catalog.hpp"
#include "engine/entry/content_changes.hpp"
#include "engine/entry/numbers.hpp"
#include "engine/types/words.hpp"

namespace citybox::server {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 40;
constexpr int kLongestTitle = 60;
constexpr int kLongestText = 300;
constexpr std::size_t kMostPacks = 50;  // of a game: all are told to everybody who comes

bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= kLongestName &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
         });
}

// What the file says under this key; nothing where it says nothing.
tl::expected<std::string, Problem> line_in(const json::object& file, std::string_view key,
                                           int longest) {
  const json::value* value = file.if_contains(key);
  if (value == nullptr) return std::string();
  const json::string* text = value->if_string();
  if (text == nullptr || characters(*text) > longest || !is_one_plain_line(*text)) {
    return tl::unexpected(
        Problem{fmt::format("\"{}\" is one line of {} characters at most.", key, longest)});
  }
  return std::string(*text);
}

tl::expected<Pack, Problem> read_pack(const GameEntry& game, const fs::path& file,
                                      const Packs::Hear& warned) {
  Pack pack;
  pack.info.name = file.stem().string();
  if (!is_name(pack.info.name)) {
    return tl::unexpected(Problem{"a pack's file is named in small letters, digits and -."});
  }
  const auto whole = json_in_file(file.string());
  if (!whole) return tl::unexpected(whole.error());
  const auto numbers = read_numbers(game, *whole);
  if (!numbers) return tl::unexpected(numbers.error());
  if (numbers->content == nullptr) return tl::unexpected(Problem{"it changes nothing."});
  const auto title = line_in(*whole, "title", kLongestTitle);
  if (!title) return tl::unexpected(title.error());
  const auto about = line_in(*whole, "about", kLongestText);
  if (!about) return tl::unexpected(about.error());
  pack.info.title = title->empty() ? pack.info.name : *title;
  pack.info.about = *about;
  wire::list_changes(pack.info, changes_of(game, numbers->content));
  pack.content = numbers->content;
  for (const std::string& warning : numbers->warnings) {
    warned(fmt::format("{}: {}", file.string(), warning));
  }
  return pack;
}

std::vector<fs::path> sorted_entries(const fs::path& folder, const Packs::Hear& refused) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    paths.push_back(it->path());
  }
  if (error && error != std::errc::no_such_file_or_directory) {
    refused(fmt::format("{}: {}.", folder.string(), error.message()));
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

tl::expected<void, Problem> Packs::can_read(const fs::path& folder) {
  std::error_code error;
  const fs::directory_iterator entries(folder, error);
  if (!error) return {};
  return tl::unexpected(Problem{fmt::format("The folder of packs, {}, cannot be read: {}.",
                                            folder.string(), error.message())});
}

Packs Packs::read(const fs::path& folder, const Hear& refused, const Hear& warned) {
  Packs packs;
  for (const fs::path& inner : sorted_entries(folder, refused)) {
    std::error_code error;
    if (!fs::is_directory(inner, error)) continue;
    const std::string id = inner.filename().string();
    const auto game = find_game(id);
    if (!game) {
      refused(fmt::format("{}: {}", inner.string(), game.error().text));
      continue;
    }
    std::vector<Pack>& list = packs.by_game_[id];
    for (const fs::path& file : sorted_entries(inner, refused)) {
      if (file.extension() != ".json") continue;
      auto pack = list.size() < kMostPacks
                      ? read_pack(**game, file, warned)
                      : tl::unexpected(Problem{fmt::format("there are {} already.", kMostPacks)});
      if (pack) {
        list.push_back(*std::move(pack));
      } else {
        refused(fmt::format("{}: {}", file.string(), pack.error().text));
      }
    }
  }
  return packs;
}

}  // namespace citybox::server
