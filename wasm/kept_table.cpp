#include "wasm/kept_table.hpp"

#include <boost/describe.hpp>
#include <utility>

#include "engine/types/json.hpp"
#include "engine/types/json_text.hpp"

namespace citybox::server {

BOOST_DESCRIBE_STRUCT(ContentRow, (), (id, game, version, text))
BOOST_DESCRIBE_STRUCT(SeatRow, (), (name, token, bot))
BOOST_DESCRIBE_STRUCT(UndoRequest, (), (by, to, agreed))
BOOST_DESCRIBE_STRUCT(RunningClock, (), (period, at))
BOOST_DESCRIBE_STRUCT(TableRow, (),
                      (id, code, game, seats, options, seed, draws, started, paused, pace_ms,
                       host_token, host_seat, undo, clock, created, changed, rules_version,
                       upgraded_from, content, purpose, key, spectators, hints, classroom, pack,
                       pack_title))
BOOST_DESCRIBE_STRUCT(Telling, (), (audience, sentences))
BOOST_DESCRIBE_STRUCT(EntryRow, (), (kind, actor, text, draws, words, place, telling, at))
BOOST_DESCRIBE_STRUCT(ClaimRow, (), (claim, seat, expires))
BOOST_DESCRIBE_STRUCT(ChatRow, (), (id, seat, name, text, at, note))
BOOST_DESCRIBE_STRUCT(StoredTable, (),
                      (row, seats, content, entries, last_entry, claims, chat, fault))

}  // namespace citybox::server

namespace citybox {

template <>
struct JsonOf<Entry::Kind> {
  static json::value write(Entry::Kind kind) { return static_cast<int>(kind); }
  static Read<Entry::Kind> read(const json::value& value) {
    const auto number = detail::read_integer(value, 0, static_cast<int>(Entry::Kind::kRedo));
    if (!number) return tl::unexpected(number.error());
    return static_cast<Entry::Kind>(*number);
  }
};

// A sentence and whom it is for.
template <>
struct JsonOf<std::pair<SeatSet, std::string>> {
  using Told = std::pair<SeatSet, std::string>;

  static json::value write(const Told& told) {
    if (told.first == kEveryone) return json::value(told.second);
    return json::array{to_json(told.first), json::value(told.second)};
  }
  static Read<Told> read(const json::value& value) {
    Told told{kEveryone, {}};
    Misread wrong;
    if (value.is_string()) return Told{kEveryone, std::string(value.get_string())};
    const auto pair = detail::read_array(value, 2, 2);
    if (!pair) return tl::unexpected(pair.error());
    const bool whole =
        read_into((**pair)[0], told.first, wrong) && read_into((**pair)[1], told.second, wrong);
    if (!whole) return tl::unexpected(std::move(wrong));
    return told;
  }
};

}  // namespace citybox

namespace citybox::box {

std::string text_of(const server::StoredTable& table) { return json_text(table); }

tl::expected<server::StoredTable, Problem> read_table(std::string_view text) {
  const auto value = parse_object(text);
  if (!value) return tl::unexpected(Problem{"It is not a JSON object."});
  return from_json<server::StoredTable>(*value, "table");
}

}  // namespace citybox::box
