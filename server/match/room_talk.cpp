// Where bots talk with people: they wait with their last word, and say things aloud.

#include <algorithm>
#include <utility>

#include "engine/entry/aloud.hpp"
#include "engine/types/sentence.hpp"
#include "server/match/bot_faces.hpp"
#include "server/match/bot_worker.hpp"
#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

bool Room::people_decide() const { return match_->deciders().intersects(match_->people()); }

// Whoever acts gives all of them something new to think about.
bool Room::is_patient(Seat seat) const {
  return patient_.contains(seat) && patient_at_ == match_->journal()->seq() && people_decide();
}

// It may say something all the same.
void Room::wait_patiently(Seat seat, const Decided& decided) {
  if (patient_at_ != match_->journal()->seq()) patient_ = {};
  patient_at_ = match_->journal()->seq();
  patient_.add(seat);
  Changes changes;
  speak(seat, decided, nullptr, changes);
  if (changes.empty()) return consider_bots();
  commit(std::move(changes), {}, nullptr);
}

bool Room::was_said(const std::string& text) const {
  const auto& chat = match_->chat();
  return std::find(said_.begin(), said_.end(), text) != said_.end() ||
         std::any_of(chat.begin(), chat.end(),
                     [&](const ChatRow& row) { return !row.note && row.text == text; });
}

// With its step, if it takes one, and into the chat, where it can be read again: the first sentence that
// was not said here before. A bot that looks after a person's seat says nothing: it would be in that
// person's name. The chat of a class is the pupils'.
void Room::speak(Seat seat, const Decided& decided, PlayedStep* step, Changes& changes) {
  const auto& seats = match_->seats();
  if (seats[seat.index].token || (step == nullptr && match_->in_class())) return;
  const auto name = [&](Seat each) {
    const bool known = each.index < seats.size() && !seats[each.index].name.empty();
    return known ? seats[each.index].name : std::string(bot_name(each));
  };
  for (const std::string& sentence : decided.speech) {
    const std::string text = resolve(sentence, SeatSet(), name);
    if (was_said(text)) continue;
    said_.push_back(text);
    if (step != nullptr) step->because = aloud(sentence);
    if (match_->in_class()) return;
    ChatRow line;
    line.seat = seat;
    line.name = name(seat);
    line.text = text;
    line.at = hall_.loop().unix_ms();
    return match_->say(std::move(line), hall_.config().limits.chat_lines, changes);
  }
}

}  // namespace citybox::server
