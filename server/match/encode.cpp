#include "server/match/encode.hpp"

#include <algorithm>
#include <utility>

#include "server/match/bot_faces.hpp"

namespace citybox::server {

namespace {

std::string key_of(Seat seat) { return std::to_string(seat.index); }

// What the people in your seats may choose. Who does not look chooses what all at the screen may know.
void put_choices(wire::Play& play, const Match& match, const Eyes& eyes) {
  const Table& table = match.journal()->table();
  eyes.held.for_each([&](Seat seat) {
    std::string& choices = play.legal[key_of(seat)].text;
    choices = "[]";
    if (match.game()->info().own_secrets() && table.holds_secret(seat)) play.hidden.add(seat);
    if (!play.deciders.contains(seat) || match.kind(seat) != SeatKind::kPerson) return;
    const bool looks = eyes.seats.contains(seat);
    const auto actions = looks ? table.legal(seat) : table.open_choices(seat);
    choices = table.choices(actions);
    if (!looks && actions.empty()) play.secret.add(seat);
  });
}

// What was done, of which those outside its audience hear only by whom. What people wrote with it is
// like chat: for those who are let in. Of an action that these rules
// cannot read there are its sentences only.
template <class Line>
void put_deed(wire::Deed& deed, const Match& match, const Line& line, SeatSet audience, Eyes eyes) {
  deed.count = line.count;
  deed.seat = line.seat;
  if (!line.seat || !may_see(audience, eyes.seats)) return;
  const std::optional<PackedAction> action = line.action;
  if (action && match.journal() != nullptr) {
    deed.action = {match.journal()->table().compact(*action)};
  }
  if (eyes.let_in && !line.words.empty()) deed.words = line.words;
}

// What the line still stands for, as far as these eyes may know it and the log has a sentence for it.
std::optional<std::vector<wire::AnyEvent>> log_events(const Match& match, const History::Line& line,
                                                      SeatSet eyes) {
  const Journal* journal = match.journal();
  const bool action = line.kind == Entry::Kind::kAction;
  if (line.undone || !action || journal == nullptr || line.count >= journal->happenings().size()) {
    return std::nullopt;
  }
  std::vector<wire::AnyEvent> events;
  for (wire::Told& told : wire::told(journal->happenings()[line.count], eyes)) {
    if (!told.sentence.empty()) events.push_back(std::move(told.event));
  }
  return events;
}

wire::LogLine log_line(const Match& match, const History::Line& from, Eyes eyes) {
  wire::LogLine line;
  put_deed(line, match, from, from.audience, eyes);
  line.events = log_events(match, from, eyes.seats);
  for (const auto& [audience, sentence] : from.sentences) {
    if (may_see(audience, eyes.seats)) line.sentences.push_back(sentence);
  }
  line.undone = from.undone;
  if (from.kind == Entry::Kind::kUndo) line.back = wire::Back::kUndo;
  if (from.kind == Entry::Kind::kRedo) line.back = wire::Back::kRedo;
  return line;
}

wire::SeatInfo seat_of(const Match& match, Seat seat, const Eyes& eyes) {
  const SeatRow& row = match.seats()[seat.index];
  wire::SeatInfo info{
      .seat = seat, .kind = match.kind(seat), .bot = row.bot, .held = row.token.has_value()};
  if (eyes.let_in) info.name = row.name;
  if (info.kind == SeatKind::kBot && row.name.empty()) info.name = bot_name(seat);
  if (!row.bot.empty() && match.game() != nullptr) {
    info.character = character_of(*match.game(), row.bot);
  }
  return info;
}

}  // namespace

Eyes eyes_of(const Match& match, const std::vector<TokenHash>& tokens, SeatSet look) {
  Eyes eyes;
  for (const TokenHash& token : tokens) {
    if (const auto seat = match.seat_of(token)) eyes.held.add(*seat);
    if (match.is_host(token)) eyes.host = true;
  }
  eyes.seats = eyes.held & look;
  eyes.let_in = !eyes.held.empty() || eyes.host || match.row().spectators;
  return eyes;
}

wire::Info info_of(const Match& match, Eyes eyes, Around around) {
  const TableRow& row = match.row();
  wire::Info info{.table = row.code,
                  .game = row.game,
                  .title = match.title(),
                  .rules_version = row.rules_version,
                  .content_version = match.content_version(),
                  .phase = match.phase(),
                  .options = {row.options},
                  .url = std::move(around.url),
                  .pace = row.pace_ms,
                  .host = row.host_seat,
                  .you = {eyes.seats, eyes.held, eyes.host, eyes.let_in},
                  .purpose = row.purpose,
                  .by_link = row.key.has_value(),
                  .spectators = row.spectators,
                  .hints = row.hints,
                  .host_away = around.host_away,
                  .read_only = match.read_only(),
                  .note = match.note(),
                  .classroom = row.classroom,
                  .pack = match.pack()};
  SeatSet::first(static_cast<int>(match.seats().size())).for_each([&](Seat seat) {
    info.seats.push_back(seat_of(match, seat, eyes));
    info.seats.back().online = around.online.contains(seat);
    info.seats.back().away = around.away.contains(seat) && !around.online.contains(seat);
  });
  if (row.undo) info.undo_request = wire::UndoRequest{row.undo->by, row.undo->to, match.asked()};
  return info;
}

wire::Play play_of(const Match& match, const Eyes& eyes, UnixMs now) {
  const Journal& journal = *match.journal();
  const Table& table = journal.table();
  wire::Play play{.seq = journal.seq(),
                  .line = journal.line().size(),
                  .deciders = table.deciders(),
                  .standing = table.standing(eyes.seats)};
  put_choices(play, match, eyes);
  const std::size_t plain_to = eyes.held.empty() ? 0 : match.plain_to();
  if (const auto again = journal.redoable(); again && eyes.held.contains(again->by)) {
    play.redo = wire::Redo{again->by, again->to};
  }
  eyes.held.for_each([&](Seat seat) {
    play.undo[key_of(seat)] = {match.free_to(seat), plain_to};
    if (journal.retractable(seat)) play.retract.add(seat);
  });
  if (const auto left = match.clock_left(now)) {
    const std::optional<Clock> clock = table.clock();
    play.clock = wire::ClockLeft{*left, clock ? std::int64_t{1000} * clock->seconds : *left,
                                 match.phase() == Phase::kPlaying};
  }
  return play;
}

std::vector<wire::Step> steps_of(const Match& match, const std::vector<PlayedStep>& steps,
                                 Eyes eyes) {
  std::vector<wire::Step> list;
  for (const PlayedStep& from : steps) {
    wire::Step& step = list.emplace_back();
    put_deed(step, match, from, from.step.action_audience, eyes);
    step.events = wire::told(from.step.happenings, eyes.seats);
    if (!from.because.empty() && may_see(from.step.action_audience, eyes.seats)) {
      step.because = from.because;
    }
  }
  return list;
}

wire::LogPage log_of(const Match& match, Eyes eyes, std::size_t before, std::size_t most) {
  const auto& lines = match.history().lines();
  const std::size_t end = std::min(before, lines.size());
  const std::size_t first = end - std::min(end, most);
  wire::LogPage page{.from = end, .total = lines.size()};
  for (std::size_t bytes = 0; page.from > first; --page.from) {
    Encoded<wire::LogLine> line{json_text(log_line(match, lines[page.from - 1], eyes))};
    bytes += line.text.size();
    if (bytes > kLogPageBytes && !page.lines.empty()) break;
    page.lines.push_back(std::move(line));
  }
  std::reverse(page.lines.begin(), page.lines.end());
  return page;
}

wire::ChatLine chat_line(const ChatRow& row) {
  return {row.id, row.seat, row.name, row.text, row.at, row.note};
}

std::vector<wire::ChatLine> chat_of(const Match& match) {
  const auto& rows = match.chat();
  std::size_t first = rows.size();
  for (std::size_t bytes = 0; first > 0 && rows.size() - first < kChatPage; --first) {
    bytes += rows[first - 1].text.size() + rows[first - 1].name.size();
    if (bytes > kChatPageBytes) break;
  }
  std::vector<wire::ChatLine> lines;
  for (; first < rows.size(); ++first) lines.push_back(chat_line(rows[first]));
  return lines;
}

wire::MineLine mine_of(const Match& match, Eyes eyes) {
  wire::MineLine line{.table = match.row().code,
                      .game = match.row().game,
                      .title = match.title(),
                      .phase = match.phase(),
                      .changed = match.changed()};
  line.your_turn = line.phase == Phase::kPlaying && match.deciders().intersects(eyes.seats);
  for (const SeatRow& seat : match.seats()) {
    line.seats.push_back(eyes.let_in ? seat.who() : seat.bot);
  }
  return line;
}

}  // namespace citybox::server
