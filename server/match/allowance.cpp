#include "server/match/allowance.hpp"

#include <algorithm>

namespace citybox::server {

Allowances::Allowances(const std::vector<EntryRow>& rows) {
  for (const EntryRow& row : rows) {
    if (row.actor.index >= used_.size()) continue;  // a log that fits no rules
    if (row.kind == Entry::Kind::kAction) {
      played(row.actor, row.words.size());
    } else if (row.place >= line_) {
      continue;
    } else if (row.kind == Entry::Kind::kUndo) {
      undone(row.actor, row.place);
    } else {
      retracted(row.actor);
    }
  }
}

bool Allowances::has_words(Seat seat, std::size_t bytes) const {
  return bytes == 0 || used_[seat.index].words + bytes <= kWordsAtStart + kWordsPerStep * longest_;
}

bool Allowances::may_take_back(Seat seat, std::size_t actions) const {
  return used_[seat.index].taken_back + actions <= kTakenBackAtStart + kTakenBackPerStep * longest_;
}

void Allowances::played(Seat seat, std::size_t bytes) {
  used_[seat.index].words += bytes;
  longest_ = std::max(longest_, ++line_);
}

void Allowances::undone(Seat seat, std::size_t to) {
  used_[seat.index].taken_back += line_ - to;
  line_ = to;
}

void Allowances::retracted(Seat seat) {
  ++used_[seat.index].taken_back;
  --line_;
}

}  // namespace citybox::server
