// What comes by itself with time: bots for pupils who are away, and cards where nobody has to press.

#include <chrono>

#include "server/classroom/classes.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kTick{1};
constexpr UnixMs kBeforeCard = 6'000;  // to look up
constexpr UnixMs kToRead = 14'000;     // the card

}  // namespace

void Classroom::tick_later() {
  if (ticking_ || broken() || state_->phase != wire::ClassPhase::kPlaying) return;
  ticking_ = true;
  hall().loop().after(kTick, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->ticking_ = false;
    self->tick();
  });
}

void Classroom::tick() {
  if (broken()) return;
  look_for_tables();
  if (sharing_) consider_soon();  // a table may have to hear of the pool
  if (pending_.empty()) {
    ClassActs acts = absent_acts();
    for (ClassAct& act : card_acts()) acts.push_back(std::move(act));
    if (!acts.empty()) return commit(acts, nullptr);
  }
  tick_later();
}

// Whoever comes back gets the seat back at once. A bot that the facilitator put there stays.
ClassActs Classroom::absent_acts() {
  ClassActs acts;
  renew_online();
  const auto now = hall().loop().now();
  for (const Pupil* pupil : state_->present()) {
    const TableAtHand* here = pupil->table ? at(*pupil->table) : nullptr;
    if (pupil->made_up || !pupil->seat || here == nullptr || !here->here()) continue;
    const bool online =
        online_.contains(pupil->number) || here->room->online().contains(*pupil->seat);
    if (online) away_.erase(pupil->number);
    const auto since = online ? now : away_.try_emplace(pupil->number, now).first->second;
    if (online && pupil->bot && pupil->absent) {
      acts.push_back({{.deed = ClassDeed::kBot, .pupil = pupil->number, .on = false}});
    }
    const auto patience = std::chrono::seconds(state_->settings.bot_after);
    const bool late = patience.count() > 0 && now - since >= patience;
    const bool owes = here->room->match().phase() == Phase::kPlaying &&
                      here->room->match().deciders().contains(*pupil->seat);
    if (!online && late && owes && !pupil->bot) {
      acts.push_back(
          {{.deed = ClassDeed::kBot, .pupil = pupil->number, .on = true, .absent = true}});
    }
  }
  return acts;
}

ClassActs Classroom::card_acts() const {
  if (!state_->event || !state_->settings.cards_by_themselves || state_->paused) return {};
  const UnixMs since = now() - state_->event_at;
  if (state_->card_is_known()) {
    if (since < kToRead) return {};
    return {{{.deed = ClassDeed::kGoneOn}}};
  }
  if (since < kBeforeCard || state_->settings.choose_cards) return {};
  const auto card = next_card(std::nullopt);
  if (!card) return {{{.deed = ClassDeed::kGoneOn}}};
  return {{{.deed = ClassDeed::kCard, .card = *card}}};
}

}  // namespace citybox::server
