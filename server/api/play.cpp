#include <fmt/format.h>

#include "server/api/api.hpp"

namespace citybox::server {

namespace {

constexpr int kSlowestPace = 5000;

std::string seq_answer(const Match& match) {
  return fmt::format(R"({{"seq":{}}})", match.journal()->seq());
}

}  // namespace

Result<> Api::play(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  const auto seq = static_cast<std::uint64_t>(call.params.integer("seq", 0, 1'000'000'000));
  if (call.params.failed()) return call.params.error();
  if (match.journal() == nullptr) return refuse(Code::kNotNow, "The game has not started yet.");
  if (match.kind(*at->seat) == SeatKind::kBot) {
    return refuse(Code::kNotNow, "A bot looks after your seat; take it back first.");
  }
  if (!match.current(*at->seat, seq)) {
    return rpc_error(Code::kOldSequence,
                     "Something happened meanwhile; look again and then decide.",
                     json::object{{"seq", match.journal()->seq()}});
  }
  return act(call, *at, *at->seat);
}

// At any moment, in the middle of a turn too: there is no sequence number to miss.
Result<> Api::facilitate(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  return act(call, *at, kFacilitator);
}

Result<> Api::act(Call& call, const Place& at, Seat actor) {
  Match& match = at.match();
  std::string words;
  if (call.params.has("words"))
    words = call.params.line("words", hall_.config().limits.words_length);
  if (call.params.failed()) return call.params.error();
  const auto action = match.action_of(call.params.all());
  if (!action) return tl::unexpected(action.error());
  Changes changes;
  auto step = match.play(actor, *action, std::move(words), hall_.loop().unix_ms(), changes);
  if (!step) return tl::unexpected(step.error());
  News news{.info = match.phase() == Phase::kOver || changes.size() > 1, .play = true};
  news.steps.push_back(std::move(*step));
  std::string answer = seq_answer(match);
  finish(call, at, std::move(changes), std::move(news), std::move(answer));
  return {};
}

Result<> Api::undo(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  const auto to = static_cast<std::size_t>(call.params.integer("to", 0, 1'000'000));
  if (call.params.failed()) return call.params.error();
  // Several seats on one browser are in the same hands.
  const SeatSet same_hands = at->room->eyes_of(call.from.get()).seats;
  Changes changes;
  auto undone = at->match().undo(*at->seat, to, same_hands, hall_.loop().unix_ms(), changes);
  if (!undone) return tl::unexpected(undone.error());
  News news{.info = true, .play = undone->done};
  if (undone->done) news.undone = Undone{undone->by, undone->to};
  std::string answer = undone->done ? seq_answer(at->match()) : R"({"asked":true})";
  finish(call, *at, std::move(changes), std::move(news), std::move(answer));
  return {};
}

Result<> Api::retract(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto place = at->match().retract(*at->seat, hall_.loop().unix_ms(), changes);
  if (!place) return tl::unexpected(place.error());
  News news{.info = changes.size() > 1, .play = true};
  news.undone = Undone{*at->seat, static_cast<std::uint32_t>(*place), true};
  finish(call, *at, std::move(changes), std::move(news), seq_answer(at->match()));
  return {};
}

Result<> Api::consent(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  const bool yes = call.params.yes("yes");
  if (call.params.failed()) return call.params.error();
  Changes changes;
  auto undone = at->match().consent(*at->seat, yes, hall_.loop().unix_ms(), changes);
  if (!undone) return tl::unexpected(undone.error());
  News news{.info = true, .play = undone->has_value()};
  if (*undone) news.undone = Undone{(*undone)->by, (*undone)->to};
  finish(call, *at, std::move(changes), std::move(news), "{}");
  return {};
}

Result<> Api::pause(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  const bool on = call.params.yes("on");
  if (call.params.failed()) return call.params.error();
  Changes changes;
  auto done = at->match().pause(on, hall_.loop().unix_ms(), changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true, .play = at->match().row().clock.has_value()},
         "{}");
  return {};
}

Result<> Api::pace(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  if (!at->seat && !at->host)
    return refuse(Code::kNotAllowed, "Only those at the table may do that.");
  const int ms = static_cast<int>(call.params.integer("ms", 0, kSlowestPace));
  if (call.params.failed()) return call.params.error();
  Changes changes;
  at->match().pace(ms, changes);
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  at->room->when_written([room = at->room](bool written) {
    if (written) room->new_pace();
  });
  return {};
}

Result<> Api::skip(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  if (!at->seat && !at->host)
    return refuse(Code::kNotAllowed, "Only those at the table may do that.");
  at->room->hurry_bots();
  call.reply.text("{}");
  return {};
}

Result<> Api::chat(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  if (!at->seat && !at->host) {
    return refuse(Code::kNotAllowed, "Only those who sit at the table may write.");
  }
  const std::size_t most = hall_.config().limits.chat_length;
  auto text = clean_line(call.params.text("text"), 16 * most);
  if (!text) call.params.fail("`text` must be one line with something in it.");
  if (call.params.failed()) return call.params.error();
  if (!clean_line(*text, most)) {
    return refuse(Code::kLimit, fmt::format("A line may be {} characters long.", most));
  }
  if (!call.from->chats.take(hall_.loop().now())) {
    return refuse(Code::kLimit, "You write a lot; wait a few seconds.");
  }
  ChatRow line;
  line.seat = at->seat;
  line.name = at->seat ? at->match().seats()[at->seat->index].name : "Host";
  line.text = std::move(*text);
  line.at = hall_.loop().unix_ms();
  Changes changes;
  at->match().say(std::move(line), hall_.config().limits.chat_lines, changes);
  const json::object note = {
      {"jsonrpc", "2.0"},
      {"method", "chat"},
      {"params", json::object{{"table", at->match().row().code},
                              {"line", chat_line(at->match().chat().back())}}}};
  at->room->commit(std::move(changes), {}, [reply = call.reply](bool written) {
    if (written) return reply.text("{}");
    reply.fault(fault(Code::kNotStored, "The disk did not take it; nothing was changed."));
  });
  at->room->announce(message_of(json::serialize(note)));
  return {};
}

}  // namespace citybox::server
