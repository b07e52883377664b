#include "engine/entry/content_changes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/entry/content_path.hpp"

namespace citybox {

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
