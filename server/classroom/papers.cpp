// A class as files: for a spreadsheet, or for a program.

#include <fmt/format.h>

#include <chrono>

#include "engine/types/json_text.hpp"
#include "engine/types/sentence.hpp"
#include "server/classroom/debrief.hpp"

namespace citybox::server {

namespace {

// A cell that begins like a formula would be one in a spreadsheet.
std::string cell(std::string_view text) {
  std::string quoted = "\"";
  const bool formula = !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != text.npos;
  if (formula) quoted += '\'';
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

struct Move {
  int table = 0;
  std::uint32_t step = 0;
  std::optional<std::int64_t> at = {};  // Unix milliseconds; none: the start
  std::optional<Seat> seat = {};
  std::string name = {};
  std::string action = {};
  std::vector<std::string> told = {};
  bool undone = false;
};
BOOST_DESCRIBE_STRUCT(Move, (), (table, step, at, seat, name, action, told, undone))

struct Everything {
  wire::Debrief debrief;
  std::vector<Move> moves;
};
BOOST_DESCRIBE_STRUCT(Everything, (), (debrief, moves))

// What everybody at the tables could know: hidden things stay so.
std::vector<Move> moves_of(const ClassSight& sight) {
  std::vector<Move> moves;
  for (const TableOfClass& table : sight.state.tables) {
    const TableAtHand& here = sight.tables[static_cast<std::size_t>(table.number) - 1];
    if (!here.here()) continue;
    const auto seats = seats_of(sight, table.number, wire::Role::kProjector);
    const auto name = [&](Seat seat) {
      return seat.index < seats.size() ? seats[seat.index].name : std::string("the facilitator");
    };
    for (const History::Line& line : here.room->match().history().lines()) {
      Move move{.table = table.number, .step = line.count, .seat = line.seat};
      if (line.at != 0) move.at = line.at;
      if (line.seat) move.name = name(*line.seat);
      if (may_see(line.audience, SeatSet())) move.action = line.text;
      for (const auto& [audience, sentence] : line.sentences) {
        if (may_see(audience, SeatSet())) move.told.push_back(resolve(sentence, SeatSet(), name));
      }
      move.undone = line.undone;
      moves.push_back(std::move(move));
    }
  }
  return moves;
}

// As spreadsheets and programs read it: 2026-03-02T09:14:07.250Z.
std::string time_of(UnixMs at) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(at)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{time - day};
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                     clock.subseconds().count());
}

std::string csv_of_moves(const ClassSight& sight) {
  std::string text = "table,step,time,seat,name,action,what happened,taken back\r\n";
  for (const Move& move : moves_of(sight)) {
    std::string told;
    for (const std::string& sentence : move.told) told += (told.empty() ? "" : " ") + sentence;
    const std::string seat = move.seat && *move.seat != kFacilitator
                                 ? fmt::format("{}", move.seat->index + 1)
                                 : std::string();
    const std::string time = move.at ? time_of(*move.at) : std::string();
    text += fmt::format("{},{},{},{},{},{},{},{}\r\n", move.table, move.step, time, seat,
                        cell(move.name), cell(move.action), cell(told), move.undone ? "yes" : "");
  }
  return text;
}

// One line for each number of each table, and of each seat that has its own, at each place.
std::string csv_of_numbers(const wire::Debrief& debrief) {
  std::string text = "table,step,round,number,seat,name,value\r\n";
  for (const wire::DebriefTable& table : debrief.tables) {
    for (const wire::DebriefPlace& place : table.places) {
      for (const Figure& figure : place.glance.figures) {
        const std::string where = fmt::format("{},{},{},{}", table.number, place.count,
                                              place.glance.round, cell(figure.label));
        text += fmt::format("{},,,{}\r\n", where, figure.value);
        for (std::size_t seat = 0; seat < figure.seats.size(); ++seat) {
          const std::string name = seat < table.seats.size() ? table.seats[seat].name : "";
          text += fmt::format("{},{},{},{}\r\n", where, seat + 1, cell(name), figure.seats[seat]);
        }
      }
    }
  }
  return text;
}

std::string csv_of_answers(const wire::Debrief& debrief) {
  std::string text = "question,name,answer,shown\r\n";
  for (const wire::ClassWall& wall : debrief.walls) {
    for (const wire::ClassAnswer& answer : wall.answers) {
      text += fmt::format("{},{},{},{}\r\n", cell(wall.question), cell(answer.name),
                          cell(answer.text), answer.shown ? "yes" : "");
    }
  }
  return text;
}

}  // namespace

wire::ClassFile paper_of(const ClassSight& sight, wire::Paper what) {
  const wire::Debrief debrief = debrief_of(sight, wire::Role::kFacilitator);
  const std::string name = fmt::format("{}-{}", sight.state.game, sight.state.code);
  switch (what) {
    case wire::Paper::kMoves:
      return {name + "-moves.csv", "text/csv", csv_of_moves(sight)};
    case wire::Paper::kNumbers:
      return {name + "-numbers.csv", "text/csv", csv_of_numbers(debrief)};
    case wire::Paper::kAnswers:
      return {name + "-answers.csv", "text/csv", csv_of_answers(debrief)};
    case wire::Paper::kJson:
      break;
  }
  return {name + ".json", "application/json", json_text(Everything{debrief, moves_of(sight)})};
}

}  // namespace citybox::server
