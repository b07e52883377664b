#pragma once
// Other numbers that a host may choose for a table: files FOLDER/<game>/<name>.json, read once.

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "engine/rpc/messages.hpp"

namespace citybox::server {

struct Pack {
  wire::PackInfo info;
  SharedContent content;
};

class Packs {
 public:
  using Hear = std::function<void(const std::string& what)>;

  // A file that cannot be used is left out, and `refused` hears why; `warned` hears of numbers that are
  // not ours to change. No such folder: no packs.
  static Packs read(const std::filesystem::path& folder, const Hear& refused, const Hear& warned);
  // For a folder that somebody asked for: a sentence if it cannot be read.
  static tl::expected<void, Problem> can_read(const std::filesystem::path& folder);

  // By name.
  const std::vector<Pack>& of(const std::string& game) const;
  // A sentence that lists the names if there is none such.
  tl::expected<const Pack*, Problem> find(const std::string& game, std::string_view name) const;

 private:
  std::map<std::string, std::vector<Pack>> by_game_;
};

}  // namespace citybox::server
