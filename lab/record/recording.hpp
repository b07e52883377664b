#pragma once
// Steps of golden replays as the page is told them: what the page's own tests show and press.

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox::lab {

// A game with a part of its own in the page.
struct PagePart {
  const GameEntry* game = nullptr;
  std::filesystem::path folder;   // web/src/games/<name>
  std::filesystem::path replays;  // games/<name>/tests/replays
  // games/<name>/tests/pictures.txt: moments that the rules show, a line each: its name, the
  // replay, after how many actions.
  std::filesystem::path pictures;
};
// Of the sources at `root`, in the order of the box.
std::vector<PagePart> page_parts(const std::filesystem::path& root);

// A file of the page's folder, as it should be.
struct RecordedFile {
  std::filesystem::path path;
  std::string text;
};
// vocabulary.json: the words of the game.
// pictures.json: positions that its rules show, by name.
// recorded.json: few steps that together show each verb, each kind of event, and each value of those
// fields of events and states that have few. A step is told as to the seat that acts; of games with
// secrets some are also told as to another.
tl::expected<std::vector<RecordedFile>, Problem> record(const PagePart& part);

}  // namespace citybox::lab
