#include "server/classroom/classroom.hpp"

#include <utility>

#include "server/classroom/classes.hpp"

namespace citybox::server {

Classroom::Classroom(Classes& classes, const GameEntry& game, TableId id, ClassState state,
                     std::uint32_t entries, std::uint64_t edition)
    : classes_(classes),
      game_(game),
      id_(id),
      code_(state.code),
      generation_(classes.hall().next_generation()),
      entries_(entries),
      edition_(edition),
      state_(std::move(state)),
      touched_(classes.hall().loop().now()),
      awake_(state_->tables.empty()) {
  share_anew();
}

Hall& Classroom::hall() const { return classes_.hall(); }
UnixMs Classroom::now() const { return hall().loop().unix_ms(); }
void Classroom::touch() { touched_ = hall().loop().now(); }

void Classroom::begin(const ClassActs& acts, ClassRow row, Done done) {
  submit(acts, {PutClass{std::move(row)}}, std::move(done));
}

void Classroom::commit(const ClassActs& acts, Done done) { submit(acts, {}, std::move(done)); }

void Classroom::submit(const ClassActs& acts, Changes changes, Done done) {
  for (const ClassAct& act : acts) {
    changes.emplace_back(AppendClassEntry{entries_++, entry_of(act, now())});
    apply(*state_, act.event, act.words, now());
  }
  touch();
  share_anew();
  const std::uint64_t ticket = hall().submit({id_, generation_, 0, std::move(changes), ++edition_});
  pending_.push_back({ticket, {}});
  if (done) pending_.back().done.push_back(std::move(done));
}

void Classroom::when_written(Done done) {
  if (pending_.empty()) return done(Written::kYes);
  pending_.back().done.push_back(std::move(done));
}

void Classroom::settle(std::uint64_t ticket, Written written) {
  // After a failure the later ones of the same generation were answered already.
  if (pending_.empty() || pending_.front().ticket != ticket) return;
  if (written != Written::kYes) {
    lose();
    refuse_all(written);
    return classes_.reload(*this);
  }
  const Pending settled = std::move(pending_.front());
  pending_.pop_front();
  for (const Done& done : settled.done) done(Written::kYes);
  if (!pending_.empty() || broken()) return;
  publish();
  consider_soon();
  tick_later();
}

void Classroom::refuse_all(Written written) {
  for (const Pending& one : std::exchange(pending_, {})) {
    for (const Done& done : one.done) done(written);
  }
}

void Classroom::lose() { state_.reset(); }

bool Classroom::behind(std::uint64_t edition) const {
  return !broken() && pending_.empty() && (edition == 0 || edition > edition_);
}

void Classroom::revive(ClassState state, std::uint32_t entries, std::uint64_t edition) {
  state_ = std::move(state);
  entries_ = entries;
  edition_ = edition;
  awake_ = state_->tables.empty();
  generation_ = hall().next_generation();
  share_anew();
  wake();
  publish();
}

}  // namespace citybox::server
