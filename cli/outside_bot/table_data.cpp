#include "cli/outside_bot/table_data.hpp"

#include <algorithm>
#include <utility>

#include "cli/outside_bot/json_parts.hpp"
#include "engine/table/choices.hpp"
#include "engine/types/json_change.hpp"

namespace citybox::cli {

namespace {

// Of a seat that owes nothing for long only the newest are told.
constexpr std::size_t kMostSteps = 200;

std::string key_of(Seat seat) { return std::to_string(seat.index); }

SeatSet seats_in(const json::array& seats) {
  SeatSet set;
  SeatSet::first(kMaxSeats).for_each([&](Seat seat) {
    if (names_seat(seats, seat)) set.add(seat);
  });
  return set;
}

}  // namespace

void TableData::watched(const json::object& result) {
  info_ = object_in(result, "info");
  play_ = object_in(result, "play");
  whole_ = true;
}

void TableData::update(const json::object& params) {
  if (params.contains("info")) info_ = object_in(params, "info");
  if (params.contains("play")) {
    play_ = object_in(params, "play");
    whole_ = true;
  }
  if (params.contains("changes")) changed(object_in(params, "changes"));
  if (params.contains("undone")) undone(object_in(params, "undone"));
  for (const json::value& step : array_in(params, "steps")) {
    if (step.is_object()) steps_.push_back(step.get_object());
  }
  if (steps_.size() > kMostSteps) {
    steps_.erase(steps_.begin(), steps_.end() - static_cast<std::ptrdiff_t>(kMostSteps));
  }
}

// Of another edition than the one that is here it helps nobody: then all is asked anew.
void TableData::changed(const json::object& changes) {
  whole_ = whole_ && number_in(changes, "edition") == number_in(play_, "edition") + 1;
  if (!whole_ || !changes.contains("play")) return;
  json::value play = std::move(play_);
  apply_change(play, changes.at("play"));
  play_ = play.is_object() ? std::move(play.get_object()) : json::object();
  const json::value* check = changes.if_contains("check");
  whole_ = check == nullptr || *check == json::value(checksum(object_in(play_, "view")));
}

// What was taken back did not happen; of a retraction only the one step.
void TableData::undone(const json::object& what) {
  const std::int64_t to = number_in(what, "to");
  const bool one = flag_in(what, "retract");
  if (flag_in(what, "redo")) return;
  std::erase_if(steps_, [&](const json::object& step) {
    const std::int64_t count = number_in(step, "count");
    return one ? count == to + 1 : count > to;
  });
  for (json::object& step : steps_) {
    if (const std::int64_t count = number_in(step, "count"); one && count > to) {
      step["count"] = count - 1;
    }
  }
}

std::string TableData::game() const { return text_in(info_, "game"); }
std::string TableData::title() const { return text_in(info_, "title"); }
bool TableData::over() const { return flag_in(object_in(play_, "standing"), "over"); }
bool TableData::paused() const { return text_in(info_, "phase") == "paused"; }
bool TableData::read_only() const { return flag_in(info_, "read_only"); }
std::string TableData::note() const { return text_in(info_, "note"); }
bool TableData::held() const {
  return names_seat(array_in(object_in(info_, "you"), "held"), seat_);
}
bool TableData::with_bot() const {
  const json::array& seats = array_in(info_, "seats");
  if (seat_.index >= seats.size() || !seats[seat_.index].is_object()) return false;
  return text_in(seats[seat_.index].get_object(), "kind") == "bot";
}

std::vector<Seat> TableData::open_seats() const {
  std::vector<Seat> open;
  const json::array& seats = array_in(info_, "seats");
  for (std::uint8_t i = 0; i < std::min<std::size_t>(seats.size(), kMaxSeats); ++i) {
    const json::object* seat = seats[i].if_object();
    if (seat != nullptr && text_in(*seat, "kind") == "open") open.push_back(Seat{i});
  }
  return open;
}

std::vector<std::string> TableData::names() const {
  std::vector<std::string> names;
  for (const json::value& seat : array_in(info_, "seats")) {
    names.push_back(seat.is_object() ? text_in(seat.get_object(), "name") : std::string());
  }
  return names;
}

std::int64_t TableData::seq() const { return number_in(play_, "seq"); }

std::vector<json::object> TableData::legal() const {
  return each_of(array_in(object_in(play_, "legal"), key_of(seat_)));
}

TableData::Undo TableData::undo() const {
  const json::object& request = object_in(info_, "undo_request");
  if (!names_seat(array_in(request, "waiting"), seat_)) return Undo::kNone;
  const json::object& free = object_in(object_in(play_, "undo"), key_of(seat_));
  const bool plain = number_in(request, "to") >= number_in(free, "plain_to");
  return plain || text_in(info_, "purpose") == "practice" ? Undo::kAgree : Undo::kDecline;
}

wire::BotQuestion TableData::question() {
  wire::BotQuestion question{
      .table = text_in(info_, "table"),
      .game = game(),
      .rules_version = static_cast<int>(number_in(info_, "rules_version")),
      .content_version = static_cast<int>(number_in(info_, "content_version")),
      .options = {object_in(info_, "options")},
      .seats = static_cast<int>(array_in(info_, "seats").size()),
      .seat = seat_,
      .seq = static_cast<std::size_t>(seq()),
      .line = static_cast<std::size_t>(number_in(play_, "line")),
      .deciders = seats_in(array_in(play_, "deciders")),
      .view = view(),
      .standing = {json::serialize(object_in(play_, "standing"))}};
  for (const json::object& step : std::exchange(steps_, {})) {
    question.steps.push_back({json::serialize(step)});
  }
  return question;
}

wire::BotOutcome TableData::outcome() const {
  return {.table = text_in(info_, "table"),
          .game = game(),
          .seat = seat_,
          .view = view(),
          .standing = {json::serialize(object_in(play_, "standing"))}};
}

Standing TableData::standing() const {
  return from_json<Standing>(object_in(play_, "standing"), "standing").value_or(Standing{});
}

Encoded<wire::View> TableData::view() const { return {json::serialize(object_in(play_, "view"))}; }

}  // namespace citybox::cli
