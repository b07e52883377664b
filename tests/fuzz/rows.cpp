#include "tests/fuzz/rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/types/json_text.hpp"
#include "server/store/entry_codec.hpp"

namespace citybox::fuzz {

namespace {

using server::EntryRow;
using server::SeatRow;
using server::StoredTable;
using server::TableRow;

std::string_view take_until(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// 0 for what is no number.
std::int64_t take_number(std::string_view& line) {
  const std::string_view field = take_until(line, '\t');
  std::int64_t number = 0;
  std::from_chars(field.data(), field.data() + field.size(), number);
  return number;
}

int digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  return (letter - 'a' + 10) & 15;
}

std::string from_hex(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    bytes += static_cast<char>(digit(text[i]) * 16 + digit(text[i + 1]));
  }
  return bytes;
}

std::string to_hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text;
}

void blame(StoredTable& stored, const char* why) {
  if (stored.fault.empty()) stored.fault = why;
}

void read_numbers(std::string_view line, StoredTable& stored) {
  TableRow& row = stored.row;
  row.seats = static_cast<int>(take_number(line) & 0xFF);
  if (row.seats < 1 || row.seats > kMaxSeats) {
    blame(stored, "Its number of seats cannot be.");
    row.seats = kMaxSeats;
  }
  row.rules_version = static_cast<int>(take_number(line) & 0xFF);
  row.seed = static_cast<std::uint64_t>(take_number(line));
  row.paused = take_number(line) == 1;
  row.purpose = server::purpose_of(take_number(line));
  if (const auto period = take_number(line); period >= 0) {
    row.clock = server::RunningClock{static_cast<int>(period & 0xFF), take_number(line)};
  }
  if (const auto by = take_number(line); by > 0 && by <= row.seats) {
    row.undo = server::UndoRequest{
        Seat{static_cast<std::uint8_t>(by - 1)}, static_cast<std::uint32_t>(take_number(line)),
        SeatSet::from_bits(static_cast<unsigned>(take_number(line)) & 0xFFU)};
  }
}

void read_seats(std::string_view line, StoredTable& stored) {
  stored.seats.resize(static_cast<std::size_t>(stored.row.seats));
  for (SeatRow& seat : stored.seats) {
    seat.name = take_until(line, '\t');
    seat.bot = take_until(line, '\t');
    if (!seat.name.empty()) seat.token = server::hash_token(seat.name);
  }
}

void read_entry(std::string_view line, StoredTable& stored) {
  EntryRow entry;
  const auto kind = take_number(line);
  if (kind < 0 || kind > 3) {
    blame(stored, "There is no such kind of entry.");
  } else {
    entry.kind = static_cast<Entry::Kind>(kind);
  }
  const auto actor = take_number(line);
  if (actor != kFacilitator.index && (actor < 0 || actor >= stored.row.seats)) {
    blame(stored, "Nobody sits where it was made.");
  } else {
    entry.actor = Seat{static_cast<std::uint8_t>(actor)};
  }
  entry.place = static_cast<std::uint32_t>(take_number(line));
  entry.draws = server::unpack_draws(from_hex(take_until(line, '\t')));
  const SeatSet audience = SeatSet::from_bits(static_cast<unsigned>(take_number(line)) & 0xFFFFU);
  const std::string_view sentences = take_until(line, '\t');
  entry.words = take_until(line, '\t');
  entry.text = line;
  if (!sentences.empty()) {
    try {
      entry.telling = server::Telling{audience, server::read_sentences(sentences)};
    } catch (const std::exception&) {
      blame(stored, "Its sentences are not legible.");
    }
  }
  stored.entries.push_back(std::move(entry));
}

unsigned bits_of(SeatSet seats) {
  unsigned bits = 0;
  seats.for_each([&](Seat seat) { bits |= 1U << seat.index; });
  return bits;
}

}  // namespace

StoredTable read_rows(std::string_view text) {
  StoredTable stored;
  stored.row.id = 1;
  stored.row.code = "KMTRAQ";
  stored.row.started = true;
  stored.row.game = take_until(text, '\n');
  read_numbers(take_until(text, '\n'), stored);
  if (auto options = parse_object(take_until(text, '\n'))) {
    stored.row.options = *std::move(options);
  } else {
    blame(stored, "Its options are not legible.");
  }
  stored.row.draws = server::unpack_draws(from_hex(take_until(text, '\n')));
  if (const std::string_view content = take_until(text, '\n'); !content.empty()) {
    stored.content = server::content_row(stored.row.game, 1, std::string(content));
    stored.row.content = stored.content->id;
  }
  read_seats(take_until(text, '\n'), stored);
  while (!text.empty()) read_entry(take_until(text, '\n'), stored);
  return stored;
}

std::string rows_text(const StoredTable& stored) {
  const TableRow& row = stored.row;
  std::string text = fmt::format("{}\n{}\t{}\t{}\t0\t0\t-1\t0\n{}\n{}\n{}\n", row.game, row.seats,
                                 row.rules_version, row.seed, json::serialize(row.options),
                                 to_hex(server::pack_draws(row.draws)),
                                 stored.content ? stored.content->text : "");
  for (const SeatRow& seat : stored.seats) text += fmt::format("{}\t{}\t", seat.name, seat.bot);
  for (const EntryRow& entry : stored.entries) {
    text += fmt::format("\n{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}", static_cast<int>(entry.kind),
                        entry.actor.index, entry.place, to_hex(server::pack_draws(entry.draws)),
                        entry.telling ? bits_of(entry.telling->audience) : 0U,
                        entry.telling ? server::sentences_text(entry.telling->sentences) : "",
                        entry.words, entry.text);
  }
  return text;
}

}  // namespace citybox::fuzz
