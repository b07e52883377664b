#include "server/match/packs.hpp"

#include <fmt/format.h>

#include "engine/types/words.hpp"

namespace citybox::server {

const std::vector<Pack>& Packs::of(const std::string& game) const {
  static const std::vector<Pack> kNone;
  const auto found = by_game_.find(game);
  return found == by_game_.end() ? kNone : found->second;
}

tl::expected<const Pack*, Problem> Packs::find(const std::string& game,
                                               std::string_view name) const {
  std::vector<std::string> names;
  for (const Pack& pack : of(game)) {
    if (pack.info.name == name) return &pack;
    names.push_back(pack.info.name);
  }
  return tl::unexpected(
      Problem{names.empty()
                  ? "pack: this server has no other numbers for this game."
                  : fmt::format("pack: there is none of this name; there are {}.", listed(names))});
}

}  // namespace citybox::server
