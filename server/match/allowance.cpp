#include "server/match/allowance.hpp"

#include <algorithm>
#include <span>

namespace citybox::server {

namespace {

std::size_t by_seats(std::span<const Seat> actors) {
  const auto facilitated = std::count(actors.begin(), actors.end(), kFacilitator);
  return actors.size() - static_cast<std::size_t>(facilitated);
}

}  // namespace

Allowances::Allowances(const std::vector<EntryRow>& rows) {
  for (const EntryRow& row : rows) {
    if (row.actor.index >= used_.size()) continue;  // a log that fits no rules
    if (row.kind == Entry::Kind::kAction) {
      played(row.actor, row.words.size());
    } else if (row.kind == Entry::Kind::kRedo) {
      redone();
    } else if (row.place >= line_.size()) {
      continue;
    } else if (row.kind == Entry::Kind::kUndo) {
      undone(row.actor, row.place);
    } else {
      retracted(row.actor, row.place);
    }
  }
}

bool Allowances::has_words(Seat seat, std::size_t bytes) const {
  return bytes == 0 || used_[seat.index].words + bytes <= kWordsAtStart + kWordsPerStep * longest_;
}

bool Allowances::may_take_back(Seat seat, std::size_t actions) const {
  return used_[seat.index].taken_back + actions <= kTakenBackAtStart + kTakenBackPerStep * longest_;
}

bool Allowances::may_facilitate() const {
  return facilitated_ < kFacilitatedAtStart + kFacilitatedPerStep * longest_;
}

void Allowances::played(Seat seat, std::size_t bytes) {
  used_[seat.index].words += bytes;
  undone_.clear();
  line_.push_back(seat);
  if (seat == kFacilitator) {
    ++facilitated_;
  } else {
    longest_ = std::max(longest_, ++by_seats_);
  }
}

void Allowances::undone(Seat seat, std::size_t to) {
  used_[seat.index].taken_back += line_.size() - to;
  const auto from = line_.begin() + static_cast<std::ptrdiff_t>(to);
  by_seats_ -= by_seats({from, line_.end()});
  undone_.emplace_back(from, line_.end());
  line_.erase(from, line_.end());
}

void Allowances::redone() {
  if (undone_.empty()) return;  // a log that fits no rules
  by_seats_ += by_seats(undone_.back());
  line_.insert(line_.end(), undone_.back().begin(), undone_.back().end());
  undone_.pop_back();
}

void Allowances::retracted(Seat seat, std::size_t place) {
  ++used_[seat.index].taken_back;
  undone_.clear();
  if (line_[place] != kFacilitator) --by_seats_;
  line_.erase(line_.begin() + static_cast<std::ptrdiff_t>(place));
}

}  // namespace citybox::server
