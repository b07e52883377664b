// Which actions stand.

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "engine/journal/journal.hpp"

namespace citybox {

std::optional<std::string> Line::misfit(Entry::Kind kind, std::uint32_t place) const {
  if (kind == Entry::Kind::kAction) return std::nullopt;
  if (kind == Entry::Kind::kRedo) {
    const Undone* last = undone();
    if (last != nullptr && place == standing_.size() + last->actions.size()) return std::nullopt;
    return "Nothing was taken back that could stand again here.";
  }
  if (place < standing_.size()) return std::nullopt;
  return fmt::format("There are only {} actions to take back.", standing_.size());
}

void Line::add(std::size_t index, Entry::Kind kind, std::uint32_t place) {
  switch (kind) {
    case Entry::Kind::kAction:
      standing_.push_back(index);
      undone_.clear();
      break;
    case Entry::Kind::kRetract:
      standing_.erase(std::next(standing_.begin(), place));
      undone_.clear();
      break;
    case Entry::Kind::kUndo: {
      const auto from = std::next(standing_.begin(), place);
      undone_.push_back({index, {from, standing_.end()}});
      standing_.erase(from, standing_.end());
      break;
    }
    case Entry::Kind::kRedo: {
      const std::vector<std::size_t> again = std::move(undone_.back().actions);
      undone_.pop_back();
      standing_.insert(standing_.end(), again.begin(), again.end());
      break;
    }
  }
}

tl::expected<Line, Misfit> line_of(const std::vector<Entry>& entries) {
  Line line;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (auto why = line.misfit(entries[i].kind, entries[i].place)) {
      return tl::unexpected(Misfit{i, *std::move(why)});
    }
    line.add(i, entries[i].kind, entries[i].place);
  }
  return line;
}

}  // namespace citybox
