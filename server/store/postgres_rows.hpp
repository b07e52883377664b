#pragma once
// Our types to rows as JSON, which PostgreSQL takes apart, and from its fields.

#include <boost/json.hpp>
#include <optional>
#include <pqxx/pqxx>
#include <string>
#include <string_view>

#include "server/store/records.hpp"

namespace citybox::server {

// "\x0aff…", as a bytea is written; null for none.
json::value bytes_json(std::string_view bytes);
json::value hash_json(const std::optional<TokenHash>& hash);
// null for an empty one
json::value text_json(const std::string& text);
json::value seat_json(const std::optional<Seat>& seat);

json::object table_json(const TableRow& row);
json::object seat_json(TableId table, const PutSeat& put);
json::object entry_json(TableId table, const AppendEntry& append);
json::object class_entry_json(TableId table, const AppendClassEntry& append);
json::object chat_json(TableId table, const ChatRow& row);

std::string bytes_of(const pqxx::field& field);
std::optional<TokenHash> hash_of(const pqxx::field& field);
std::optional<Seat> seat_of(const pqxx::field& field);  // nothing where it cannot be
std::string text_of(const pqxx::field& field);
std::int64_t number_of(const pqxx::field& field);  // 0 for null

}  // namespace citybox::server
