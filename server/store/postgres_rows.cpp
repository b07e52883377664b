#include "server/store/postgres_rows.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "server/store/entry_codec.hpp"

namespace citybox::server {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

int digit(char sign) {
  const std::size_t value = kDigits.find(sign);
  return value == std::string_view::npos ? 0 : static_cast<int>(value);
}

std::string_view view(const TokenHash& hash) {
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

template <class Number>
json::value number_json(const std::optional<Number>& number) {
  return number ? json::value(*number) : json::value(nullptr);
}

}  // namespace

json::value bytes_json(std::string_view bytes) {
  std::string hex = "\\x";
  for (const char byte : bytes) {
    const auto number = static_cast<unsigned char>(byte);
    hex += kDigits[number >> 4U];
    hex += kDigits[number & 15U];
  }
  return json::value(hex);
}

json::value hash_json(const std::optional<TokenHash>& hash) {
  return hash ? bytes_json(view(*hash)) : json::value(nullptr);
}

json::value text_json(const std::string& text) {
  return text.empty() ? json::value(nullptr) : json::value(text);
}

json::value seat_json(const std::optional<Seat>& seat) {
  return seat ? json::value(seat->index) : json::value(nullptr);
}

json::object table_json(const TableRow& row) {
  using Number = std::optional<std::int64_t>;
  const auto& undo = row.undo;
  const auto& clock = row.clock;
  return {{"id", row.id},
          {"code", row.code},
          {"game", row.game},
          {"seats", row.seats},
          {"options", json::serialize(row.options)},
          {"seed", static_cast<std::int64_t>(row.seed)},
          {"draws", bytes_json(pack_draws(row.draws))},
          {"started", row.started ? 1 : 0},
          {"paused", row.paused ? 1 : 0},
          {"pace", row.pace_ms},
          {"host_token", hash_json(row.host_token)},
          {"host_seat", seat_json(row.host_seat)},
          {"undo_by", undo ? json::value(undo->by.index) : json::value(nullptr)},
          {"undo_to", number_json(undo ? Number(undo->to) : Number())},
          {"undo_agreed", number_json(undo ? Number(undo->agreed.bits()) : Number())},
          {"created", row.created},
          {"changed", row.changed},
          {"clock_period", number_json(clock ? Number(clock->period) : Number())},
          {"clock_at", number_json(clock ? Number(clock->at) : Number())},
          {"rules_version", row.rules_version},
          {"upgraded_from", number_json(row.upgraded_from)},
          {"content", hash_json(row.content)},
          {"practice", static_cast<int>(row.purpose)},
          {"link_key", hash_json(row.key)},
          {"spectators", row.spectators ? 1 : 0},
          {"hints", row.hints ? 1 : 0},
          {"classroom", row.classroom},
          {"pack", row.pack},
          {"pack_title", row.pack_title}};
}

json::object seat_json(TableId table, const PutSeat& put) {
  return {{"tbl", table},
          {"seat", put.seat.index},
          {"name", put.row.name},
          {"token", hash_json(put.row.token)},
          {"bot", put.row.bot}};
}

json::object entry_json(TableId table, const AppendEntry& append) {
  const EntryRow& entry = append.entry;
  json::object row = {{"tbl", table},
                      {"seq", append.seq},
                      {"kind", static_cast<int>(entry.kind)},
                      {"actor", entry.actor.index},
                      {"action", text_json(entry.text)},
                      {"place", entry.place},
                      {"words", text_json(entry.words)},
                      {"at", entry.at}};
  if (!entry.draws.empty()) row["draws"] = bytes_json(pack_draws(entry.draws));
  if (entry.telling) {
    row["audience"] = entry.telling->audience.bits();
    row["sentences"] = sentences_text(entry.telling->sentences);
  }
  return row;
}

json::object class_entry_json(TableId table, const AppendClassEntry& append) {
  return {{"tbl", table},
          {"seq", append.seq},
          {"kind", 0},
          {"actor", 0},
          {"action", append.entry.text},
          {"place", 0},
          {"words", text_json(append.entry.words)},
          {"at", append.entry.at}};
}

json::object chat_json(TableId table, const ChatRow& row) {
  return {{"tbl", table},     {"id", row.id}, {"seat", seat_json(row.seat)}, {"name", row.name},
          {"text", row.text}, {"at", row.at}, {"note", row.note ? 1 : 0}};
}

std::string bytes_of(const pqxx::field& field) {
  const std::string_view hex(field.is_null() ? "" : field.c_str());
  std::string bytes;
  for (std::size_t at = 2; at + 1 < hex.size(); at += 2) {
    bytes += static_cast<char>(digit(hex[at]) * 16 + digit(hex[at + 1]));
  }
  return bytes;
}

std::optional<TokenHash> hash_of(const pqxx::field& field) {
  const std::string bytes = bytes_of(field);
  TokenHash hash{};
  if (bytes.size() != hash.size()) return std::nullopt;
  std::copy_n(reinterpret_cast<const unsigned char*>(bytes.data()), hash.size(), hash.begin());
  return hash;
}

std::optional<Seat> seat_of(const pqxx::field& field) {
  const std::int64_t seat = field.is_null() ? -1 : field.as<std::int64_t>();
  if (seat < 0 || seat >= kMaxSeats) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(seat)};
}

std::string text_of(const pqxx::field& field) {
  return field.is_null() ? std::string() : std::string(field.c_str());
}

std::int64_t number_of(const pqxx::field& field) {
  return field.is_null() ? 0 : field.as<std::int64_t>();
}

}  // namespace citybox::server
