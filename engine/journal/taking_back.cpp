// Undo and retraction: what may be taken back, and taking it back.

#include <cassert>
#include <utility>

#include "engine/journal/journal.hpp"

namespace citybox {

void Journal::cut(std::size_t count) {
  table_ = places_[count].before->clone();
  drawn_ = places_[count].drawn;
  line_.resize(count);
  places_.erase(places_.begin() + static_cast<std::ptrdiff_t>(count), places_.end());
  happenings_.resize(count + 1);
}

void Journal::undo(Seat actor, std::size_t count) {
  assert(count < line_.size());
  cut(count);
  Entry entry;
  entry.kind = Entry::Kind::kUndo;
  entry.actor = actor;
  entry.place = static_cast<std::uint32_t>(count);
  entries_.push_back(std::move(entry));
}

bool Journal::discloses(std::size_t place) const {
  const Entry& entry = entry_at(place);
  if (!entry.draws.empty()) return true;
  std::optional<bool>& revealed = places_[place].revealed;
  if (!revealed) revealed = at(place + 1).revealed(at(place), entry.actor, entry.action);
  return *revealed;
}

std::size_t Journal::free_to(Seat seat) const {
  std::size_t count = line_.size();
  while (count > 0 && entry_at(count - 1).actor == seat && !discloses(count - 1)) --count;
  return count;
}

bool Journal::disclosed_since(std::size_t count) const {
  if (count < places_.size() && places_[count].drawn != drawn_) return true;
  for (std::size_t place = line_.size(); place-- > count;) {
    if (discloses(place)) return true;
  }
  return false;
}

std::optional<std::size_t> Journal::retractable(Seat seat) const {
  const SeatSet waiting = table_->deciders();
  if (waiting.empty()) return std::nullopt;
  SeatSet acted;
  for (std::size_t i = line_.size(); i-- > 0;) {
    const Entry& entry = entry_at(i);
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
  for (std::size_t i = place + 1; i < line_.size(); ++i) {
    const Entry& later = entry_at(i);
    RecordedDraws none({});
    const auto step = without->play(later.actor, later.action, none, later.words);
    if (!step || !none.used_up()) return false;
  }
  return true;
}

void Journal::retract(Seat actor, std::size_t place) {
  assert(place < line_.size());
  const std::vector<std::size_t> later(line_.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                                       line_.end());
  cut(place);
  for (const std::size_t index : later) {
    const Entry& entry = entries_[index];
    std::unique_ptr<const Table> before = table_->clone();
    RecordedDraws recorded(entry.draws);
    auto step = table_->play(entry.actor, entry.action, recorded, entry.words);
    assert(step && recorded.used_up());  // retractable() tried it
    if (!step) break;
    push(index, std::move(before), *std::move(step));
  }
  Entry entry;
  entry.kind = Entry::Kind::kRetract;
  entry.actor = actor;
  entry.place = static_cast<std::uint32_t>(place);
  entries_.push_back(std::move(entry));
}

}  // namespace citybox
