// Undo, redo and retraction: what may be taken back, and taking it back.

#include <cassert>
#include <utility>

#include "engine/journal/journal.hpp"

namespace citybox {

void Journal::cut(std::size_t count) {
  table_ = places_[count].before->clone();
  drawn_ = places_[count].drawn;
  places_.erase(places_.begin() + static_cast<std::ptrdiff_t>(count), places_.end());
  happenings_.resize(count + 1);
}

// An entry that is no action.
void Journal::note(Entry::Kind kind, Seat actor, std::size_t place) {
  Entry entry;
  entry.kind = kind;
  entry.actor = actor;
  entry.place = static_cast<std::uint32_t>(place);
  line_.add(entries_.size(), kind, entry.place);
  entries_.push_back(std::move(entry));
}

void Journal::undo(Seat actor, std::size_t count) {
  assert(count < line().size());
  cut(count);
  note(Entry::Kind::kUndo, actor, count);
}

std::optional<Journal::Redoable> Journal::redoable() const {
  const Line::Undone* undone = line_.undone();
  if (undone == nullptr) return std::nullopt;
  return Redoable{entries_[undone->entry].actor, line().size() + undone->actions.size(),
                  undone->actions};
}

tl::expected<void, Problem> Journal::redo(Seat actor) {
  const std::optional<Redoable> again = redoable();
  assert(again);
  const std::size_t before = line().size();
  for (const std::size_t index : again->entries) {
    if (play_recorded(index)) continue;
    if (places_.size() > before) cut(before);
    return tl::unexpected(Problem{"What was taken back does not fit the rules any more."});
  }
  note(Entry::Kind::kRedo, actor, again->to);
  return {};
}

bool Journal::discloses(std::size_t place) const {
  const Entry& entry = entry_at(place);
  if (!entry.draws.empty()) return true;
  std::optional<bool>& revealed = places_[place].revealed;
  if (!revealed) revealed = at(place + 1).revealed(at(place), entry.actor, entry.action);
  return *revealed;
}

bool Journal::only_tells(std::size_t place) const {
  const Entry& entry = entry_at(place);
  return entry.actor == kFacilitator && table_->only_tells(entry.action);
}

// What the facilitator only tells is in nobody's way, but is nothing to go back to by itself.
std::size_t Journal::free_to(Seat seat) const {
  std::size_t count = line().size(), free = count;
  for (; count > 0; --count) {
    if (only_tells(count - 1)) continue;
    if (entry_at(count - 1).actor != seat || discloses(count - 1)) break;
    free = count - 1;
  }
  return free;
}

std::size_t Journal::undisclosed_to() const {
  std::size_t count = line().size();
  while (count > 0 && !discloses(count - 1)) --count;
  return count;
}

bool Journal::disclosed_since(std::size_t count) const {
  if (count < places_.size() && places_[count].drawn != drawn_) return true;
  for (std::size_t place = line().size(); place-- > count;) {
    if (discloses(place)) return true;
  }
  return false;
}

std::optional<std::size_t> Journal::retractable(Seat seat) const {
  const SeatSet waiting = table_->deciders();
  if (waiting.empty()) return std::nullopt;
  SeatSet acted;
  for (std::size_t i = line().size(); i-- > 0;) {
    const Entry& entry = entry_at(i);
    if (only_tells(i)) continue;
    if (discloses(i)) break;
    acted.add(entry.actor);
    if (entry.actor != seat) continue;
    // Those who owed a decision then have made it or still owe it, and nobody else does. One who
    // decides alone has the ordinary undo.
    const SeatSet then = at(i).deciders();
    if (then.bits() != (acted.bits() | waiting.bits())) break;
    if (then.size() == 1 && waiting.contains(seat)) break;
    if (!plays_on_without(i)) break;
    return i;
  }
  return std::nullopt;
}

// Do the later actions still fit, without anything drawn?
bool Journal::plays_on_without(std::size_t place) const {
  const std::unique_ptr<Table> without = at(place).clone();
  for (std::size_t i = place + 1; i < line().size(); ++i) {
    const Entry& later = entry_at(i);
    RecordedDraws none({});
    const auto step = without->play(later.actor, later.action, none, later.words);
    if (!step || !none.used_up()) return false;
  }
  return true;
}

void Journal::retract(Seat actor, std::size_t place) {
  assert(place < line().size());
  const std::vector<std::size_t> later(line().begin() + static_cast<std::ptrdiff_t>(place) + 1,
                                       line().end());
  cut(place);
  for (const std::size_t index : later) {
    const auto played = play_recorded(index);
    assert(played);  // retractable() tried it
    if (!played) break;
  }
  note(Entry::Kind::kRetract, actor, place);
}

}  // namespace citybox
