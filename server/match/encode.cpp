#include "server/match/encode.hpp"

#include "engine/rpc/wire.hpp"

namespace citybox::server {

namespace {

std::string_view kind_name(SeatKind kind) {
  switch (kind) {
    case SeatKind::kOpen:
      return "open";
    case SeatKind::kPerson:
      return "person";
    case SeatKind::kBot:
      return "bot";
  }
  return "open";
}

json::value seat_or_null(const std::optional<Seat>& seat) {
  return seat ? json::value(seat->index) : json::value(nullptr);
}

json::object choices_json(const Match& match, SeatSet eyes) {
  const Table& table = match.journal()->table();
  const SeatSet deciders = table.deciders();
  json::object legal;
  eyes.for_each([&](Seat seat) {
    const bool decides = deciders.contains(seat) && match.kind(seat) == SeatKind::kPerson;
    json::array choices;
    if (decides) {
      choices = wire(table, table.legal(seat));
    }
    legal[std::to_string(seat.index)] = std::move(choices);
  });
  return legal;
}

json::value clock_json(const Match& match, UnixMs now) {
  const auto left = match.clock_left(now);
  if (!left) return nullptr;
  return {{"left", *left}, {"running", match.phase() == Phase::kPlaying}};
}

json::object step_json(const PlayedStep& step, SeatSet eyes) {
  json::object line;
  line["count"] = step.count;
  line["seat"] = seat_or_null(step.seat);
  if (step.seat && may_see(step.step.action_audience, eyes)) {
    line["text"] = step.text;
    if (!step.words.empty()) line["words"] = step.words;
  }
  line["happenings"] = happenings_json(step.step.happenings, eyes);
  return line;
}

}  // namespace

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::kLobby:
      return "lobby";
    case Phase::kPlaying:
      return "playing";
    case Phase::kPaused:
      return "paused";
    case Phase::kOver:
      return "over";
  }
  return "lobby";
}

json::array happenings_json(const std::vector<Happening>& happenings, SeatSet eyes) {
  json::array array;
  for (const Happening& happening : happenings) {
    if (!may_see(happening.audience, eyes)) continue;
    array.push_back({{"event", happening.event}, {"sentence", happening.sentence}});
  }
  return array;
}

std::string info_json(const Match& match, Eyes eyes, SeatSet online, std::string_view url) {
  const TableRow& row = match.row();
  json::array seats;
  for (std::uint8_t i = 0; i < match.seats().size(); ++i) {
    const SeatRow& seat = match.seats()[i];
    seats.push_back({{"seat", i},
                     {"kind", kind_name(match.kind(Seat{i}))},
                     {"name", seat.name},
                     {"bot", seat.bot.empty() ? json::value(nullptr) : json::value(seat.bot)},
                     {"online", online.contains(Seat{i})}});
  }
  json::value request = nullptr;
  if (row.undo) {
    request = {{"by", row.undo->by.index}, {"to", row.undo->to}, {"waiting", wire(match.asked())}};
  }
  const json::object info = {{"table", row.code},
                             {"game", row.game},
                             {"title", match.game().info().title},
                             {"phase", phase_name(match.phase())},
                             {"options", row.options},
                             {"url", url},
                             {"pace", row.pace_ms},
                             {"host", seat_or_null(row.host_seat)},
                             {"you", {{"seats", wire(eyes.seats)}, {"host", eyes.host}}},
                             {"seats", std::move(seats)},
                             {"undo_request", std::move(request)}};
  return json::serialize(info);
}

std::string view_json(const Match& match, SeatSet eyes) {
  return json::serialize(match.journal()->table().view(eyes));
}

std::string play_json(const Match& match, SeatSet eyes, UnixMs now) {
  return match.journal() == nullptr ? "null" : play_json(match, eyes, view_json(match, eyes), now);
}

std::string play_json(const Match& match, SeatSet eyes, std::string_view view, UnixMs now) {
  const Journal* journal = match.journal();
  if (journal == nullptr) return "null";
  const Table& table = journal->table();
  json::object undo;
  json::array retract;
  eyes.for_each([&](Seat seat) {
    json::object free;
    free["free_to"] = match.free_to(seat);
    undo[std::to_string(seat.index)] = std::move(free);
    if (journal->retractable(seat)) retract.emplace_back(seat.index);
  });
  const json::object rest = {
      {"deciders", wire(table.deciders())}, {"legal", choices_json(match, eyes)},
      {"standing", wire(table.standing())}, {"undo", std::move(undo)},
      {"clock", clock_json(match, now)},    {"retract", std::move(retract)}};
  const std::string rest_text = json::serialize(rest);
  std::string text;
  text.reserve(view.size() + rest_text.size() + 64);
  text.append(R"({"seq":)").append(std::to_string(journal->seq()));
  text.append(R"(,"line":)").append(std::to_string(journal->line().size()));
  text.append(R"(,"view":)").append(view);
  return text.append(",").append(rest_text, 1);  // without its opening brace
}

std::string steps_json(const std::vector<PlayedStep>& steps, SeatSet eyes) {
  json::array array;
  for (const PlayedStep& step : steps) array.push_back(step_json(step, eyes));
  return json::serialize(array);
}

std::string log_json(const Match& match, SeatSet eyes) {
  json::array log;
  for (const History::Line& line : match.history().lines()) {
    json::object entry;
    entry["count"] = line.count;
    entry["seat"] = seat_or_null(line.seat);
    if (line.seat && may_see(line.audience, eyes)) {
      entry["text"] = line.text;
      if (!line.words.empty()) entry["words"] = line.words;
    }
    json::array sentences;
    for (const auto& [audience, sentence] : line.sentences) {
      if (may_see(audience, eyes)) sentences.emplace_back(sentence);
    }
    entry["sentences"] = std::move(sentences);
    entry["undone"] = line.undone;
    log.push_back(std::move(entry));
  }
  return json::serialize(log);
}

json::object chat_line(const ChatRow& row) {
  return {{"id", row.id},
          {"seat", seat_or_null(row.seat)},
          {"name", row.name},
          {"text", row.text},
          {"at", row.at}};
}

std::string chat_json(const Match& match) {
  json::array lines;
  for (const ChatRow& row : match.chat()) lines.push_back(chat_line(row));
  return json::serialize(lines);
}

}  // namespace citybox::server
