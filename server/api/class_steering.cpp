// What the facilitator does to all at once.

#include <fmt/format.h>

#include "server/api/class_desk.hpp"
#include "server/api/line.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kSaid = 300;  // characters
constexpr std::size_t kQuestion = 300;
constexpr std::size_t kRule = 1000;  // bytes of 200 characters, and more

Result<> is_playing(const ClassState& state) {
  if (state.phase == wire::ClassPhase::kPlaying) return {};
  return refuse(RpcCode::kNotNow, state.phase == wire::ClassPhase::kEnded
                                      ? "The class has ended."
                                      : "The class has not started yet.");
}

}  // namespace

Result<> ClassDesk::pause(Ask<&Calls::class_pause> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  if (auto on = is_playing(at->state()); !on) return on;
  ClassActs acts;
  if (at->state().paused != ask.params.on) {
    acts.push_back({{.deed = ClassDeed::kPaused, .on = ask.params.on}});
  }
  finish(ask.reply, *at, acts, {});
  return {};
}

Result<> ClassDesk::say(Ask<&Calls::class_say> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  if (ask.params.table) {
    const auto table = table_of(*at, *ask.params.table);
    if (!table) return tl::unexpected(table.error());
  }
  std::string text;
  if (!ask.params.text.empty()) {
    auto line = line_of("text", ask.params.text, kSaid);
    if (!line) return tl::unexpected(line.error());
    text = *std::move(line);
  }
  finish(ask.reply, *at, {{{.deed = ClassDeed::kSaid, .table = ask.params.table}, text}}, {});
  return {};
}

Result<> ClassDesk::hide(Ask<&Calls::class_hide> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto table = table_of(*at, ask.params.table);
  if (!table) return tl::unexpected(table.error());
  if (ask.params.text.size() > kRule) {
    return refuse(RpcCode::kInvalidParams, "text: that is longer than any rule.");
  }
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kHid, .table = (*table)->number, .on = ask.params.on},
           ask.params.text}},
         {});
  return {};
}

Result<> ClassDesk::card(Ask<&Calls::class_card> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto card = at->room->next_card(ask.params.card);
  if (!card) return tl::unexpected(card.error());
  finish(ask.reply, *at, {{{.deed = ClassDeed::kCard, .card = *card}}}, {});
  return {};
}

Result<> ClassDesk::go_on(Ask<&Calls::class_go_on> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  if (!at->state().event || !at->state().card_is_known()) {
    return refuse(RpcCode::kNotNow, at->state().event
                                        ? "The card is still to come: draw it, or choose one."
                                        : "Nothing holds the tables up.");
  }
  finish(ask.reply, *at, {{{.deed = ClassDeed::kGoneOn}}}, {});
  return {};
}

Result<> ClassDesk::show(Ask<&Calls::class_show> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  finish(ask.reply, *at, {{{.deed = ClassDeed::kShown, .scene = ask.params.scene}}}, {});
  return {};
}

Result<> ClassDesk::ask_wall(Ask<&Calls::class_ask> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  std::string question;
  if (!ask.params.question.empty()) {
    auto line = line_of("question", ask.params.question, kQuestion);
    if (!line) return tl::unexpected(line.error());
    question = *std::move(line);
  }
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kAsked, .on = ask.params.open.value_or(true)}, question}}, {});
  return {};
}

Result<> ClassDesk::pick(Ask<&Calls::class_pick> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kPicked, .on = ask.params.on, .number = ask.params.answer}}}, {});
  return {};
}

Result<> ClassDesk::end(Ask<&Calls::class_end> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  if (auto on = is_playing(at->state()); !on) return on;
  finish(ask.reply, *at, {{{.deed = ClassDeed::kEnded, .on = true}}}, {});
  return {};
}

Result<> ClassDesk::erase(Ask<&Calls::class_delete> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  classes_.drop(*at->room, answering(ask.reply, ReplyOf<wire::Nothing>::encode({})));
  return {};
}

}  // namespace citybox::server
