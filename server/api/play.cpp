#include <fmt/format.h>

#include "server/api/answering.hpp"
#include "server/api/api.hpp"
#include "server/api/line.hpp"

namespace citybox::server {

namespace {

constexpr int kSlowestPace = 5000;

wire::Played played(const Match& match) { return {match.journal()->seq()}; }

Undone told(const Match::Undo& undo) {
  return {.by = undo.by, .to = undo.to, .sentence = undo.sentence};
}

}  // namespace

Result<> Api::play(Ask<&Calls::play> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  const auto journal = journal_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  if (match.kind(*at->seat) == SeatKind::kBot) {
    return refuse(RpcCode::kNotNow, "A bot looks after your seat; take it back first.");
  }
  if (!match.current(*at->seat, ask.params.seq)) {
    if (const auto done = done_already(*at, ask.params)) {
      at->room->when_written(answering(ask.reply, ReplyOf<wire::Played>::encode({*done})));
      return {};
    }
    return rpc_error(RpcCode::kOldSequence,
                     "Something happened meanwhile; look again and then decide.",
                     to_json(wire::OldSequence{(*journal)->seq()}));
  }
  return act(ask.reply, ask.params, *at, *at->seat);
}

// A connection that was lost leaves it unknown whether it was taken: then it is said again.
std::optional<std::size_t> Api::done_already(const Place& at, const wire::PlayParams& params) {
  const auto action = action_of(at, params);
  if (!action) return std::nullopt;
  return at.match().done_already(*at.seat, params.seq, *action);
}

// At any moment, in the middle of a turn too: there is no sequence number to miss.
Result<> Api::facilitate(Ask<&Calls::facilitate> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  return act(ask.reply, ask.params, *at, kFacilitator);
}

Result<> Api::act(const ReplyOf<wire::Played>& reply, const wire::FacilitateParams& params,
                  const Place& at, Seat actor) {
  Match& match = at.match();
  Result<std::string> words = std::string();
  if (params.words) {
    words = line_of("words", *params.words, hall_.config().limits.words_length);
  }
  if (!words) return tl::unexpected(words.error());
  const auto action = action_of(at, params);
  if (!action) return tl::unexpected(action.error());
  Changes changes;
  auto step =
      match.play(actor, *action, *std::move(words), hall_.loop().unix_ms(), changes, params.draws);
  if (!step) return tl::unexpected(step.error());
  News news{.info = match.phase() == Phase::kOver || changes.size() > 1, .play = true};
  news.steps.push_back(std::move(*step));
  finish(reply, at, std::move(changes), news, played(match));
  return {};
}

Result<> Api::undo(Ask<&Calls::undo> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto undone = at->match().undo(*at->seat, ask.params.to, hands_at(*at, ask.from),
                                 hall_.loop().unix_ms(), changes);
  if (!undone) return tl::unexpected(undone.error());
  News news{.info = true, .play = undone->done};
  wire::UndoAnswer answer;
  if (undone->done) {
    news.undone = told(*undone);
    answer.seq = at->match().journal()->seq();
  } else {
    answer.asked = true;
  }
  finish(ask.reply, *at, std::move(changes), news, answer);
  return {};
}

Result<> Api::redo(Ask<&Calls::redo> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto redone =
      at->match().redo(hands_at(*at, ask.from), *at->seat, hall_.loop().unix_ms(), changes);
  if (!redone) return tl::unexpected(redone.error());
  News news{.info = true, .play = true};
  news.undone = told(*redone);
  news.undone->redo = true;
  finish(ask.reply, *at, std::move(changes), news, played(at->match()));
  return {};
}

Result<> Api::retract(Ask<&Calls::retract> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto place = at->match().retract(*at->seat, hall_.loop().unix_ms(), changes);
  if (!place) return tl::unexpected(place.error());
  News news{.info = changes.size() > 1, .play = true};
  news.undone = Undone{*at->seat, static_cast<std::uint32_t>(*place), true};
  finish(ask.reply, *at, std::move(changes), news, played(at->match()));
  return {};
}

Result<> Api::consent(Ask<&Calls::consent> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  if (!ask.params.yes) {
    const auto asked = at->match().row().undo;
    auto declined = at->match().decline(changes);
    if (!declined) return declined;
    News news{.info = true};
    // Who asked may also call it off.
    if (asked && !hands_at(*at, ask.from).contains(asked->by)) news.declined = at->seat;
    finish(ask.reply, *at, std::move(changes), news, {});
    return {};
  }
  auto undone = at->match().agree(hands_at(*at, ask.from), hall_.loop().unix_ms(), changes);
  if (!undone) return tl::unexpected(undone.error());
  News news{.info = true, .play = undone->has_value()};
  if (*undone) news.undone = told(**undone);
  finish(ask.reply, *at, std::move(changes), news, {});
  return {};
}

Result<> Api::pause(Ask<&Calls::pause> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  const UnixMs now = hall_.loop().unix_ms();
  auto done = ask.params.on ? at->match().pause(now, changes) : at->match().resume(now, changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes),
         {.info = true, .play = at->match().row().clock.has_value()}, {});
  return {};
}

Result<> Api::pace(Ask<&Calls::pace> ask) {
  const auto at = not_in_class(own_place(ask.from, ask.params));
  if (!at) return tl::unexpected(at.error());
  if (ask.params.ms < 0 || ask.params.ms > kSlowestPace) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("ms: {} is not between 0 and {}.", ask.params.ms, kSlowestPace));
  }
  Changes changes;
  if (auto done = at->match().pace(ask.params.ms, changes); !done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  at->room->when_written([room = at->room](Room::Written written) {
    if (written == Room::Written::kYes) room->new_pace();
  });
  return {};
}

Result<> Api::skip(Ask<&Calls::skip> ask) {
  const auto at = own_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  at->room->hurry_bots();
  ask.reply.result({});
  return {};
}

Result<> Api::seen(Ask<&Calls::seen> ask) {
  const auto at = own_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  at->room->seen(ask.from.get(), ask.params.seq);
  ask.reply.result({});
  return {};
}

Result<> Api::chat(Ask<&Calls::chat> ask) {
  const auto at = own_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto classroom = classes_.room(at->match().row().classroom);
  if (classroom && !classroom->state().settings.chat) {
    return refuse(RpcCode::kNotNow, "The facilitator has switched the chat off.");
  }
  const std::size_t most = hall_.config().limits.chat_length;
  auto text = line_of("text", ask.params.text, 16 * most);
  if (!text) return tl::unexpected(text.error());
  if (!clean_line(*text, most)) {
    return refuse(RpcCode::kLimit, fmt::format("A line may be {} characters long.", most));
  }
  if (!chats_.take(ask.params.token, hall_.loop().now())) {
    return refuse(RpcCode::kLimit, "You write a lot; wait a few seconds.");
  }
  ChatRow line;
  line.seat = at->seat;
  line.name = at->seat ? at->match().seats()[at->seat->index].name : "Host";
  line.text = *std::move(text);
  line.at = hall_.loop().unix_ms();
  Changes changes;
  at->match().say(std::move(line), hall_.config().limits.chat_lines, changes);
  finish(ask.reply, *at, std::move(changes), {}, {});
  return {};
}

}  // namespace citybox::server
