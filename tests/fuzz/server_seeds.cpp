#include <fmt/format.h>

#include <algorithm>

#include "server/client/frames.hpp"
#include "server/match/history.hpp"
#include "tests/fuzz/calls.hpp"
#include "tests/fuzz/rows.hpp"
#include "tests/fuzz/seeds.hpp"

namespace citybox::fuzz {

namespace {

server::EntryRow row_of(const Journal& journal, std::size_t place) {
  const Entry& entry = journal.entries()[journal.line()[place]];
  server::EntryRow row;
  row.actor = entry.actor;
  row.text = journal.table().to_text(entry.action);
  row.draws = entry.draws;
  row.words = entry.words;
  row.telling = server::telling_of(entry.audience, journal.happenings()[place + 1]);
  return row;
}

// As the server would have kept it; one entry is undone and stands again, undone and made again.
std::string stored(const Journal& journal) {
  const GameInfo& info = journal.game().info();
  server::StoredTable table;
  table.row.game = info.id;
  table.row.seats = journal.setup().seats;
  table.row.rules_version = info.rules_version;
  table.row.seed = 1;
  table.row.options = journal.setup().options;
  table.row.draws = journal.setup().draws;
  for (int seat = 0; seat < table.row.seats; ++seat) {
    table.seats.push_back({seat == 0 ? "Ann" : "", {}, seat == 0 ? "" : "greedy"});
  }
  const std::size_t half = journal.line().size() / 2;
  for (std::size_t i = 0; i < journal.line().size(); ++i) {
    table.entries.push_back(row_of(journal, i));
    if (i != half) continue;
    server::EntryRow undo;
    undo.kind = Entry::Kind::kUndo;
    undo.place = static_cast<std::uint32_t>(half);
    table.entries.push_back(undo);
    server::EntryRow redo;
    redo.kind = Entry::Kind::kRedo;
    redo.place = undo.place + 1;
    table.entries.push_back(redo);
    table.entries.push_back(undo);
    table.entries.push_back(row_of(journal, i));
  }
  return rows_text(table);
}

// Every call once, with plays between them, by the person who is host (1) and the other one (2).
std::string calls(const std::string& game, char kind) {
  const auto& names = call_names();
  const auto play = std::find(names.begin(), names.end(), "play") - names.begin();
  std::string bytes = game + "\n";
  bytes += kind;
  bytes += '\1';
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (const char who : {'\1', '\2'}) {
      bytes += {static_cast<char>(play), who, static_cast<char>(i), static_cast<char>(i * 7)};
    }
    // First with the host's token, then with that of a seat.
    for (const char token : {'\0', '\1'}) {
      bytes += {static_cast<char>(i), '\1', token, static_cast<char>(i)};
    }
  }
  // A stranger asks, somebody waits and comes again, the server ends and begins.
  for (std::size_t i = 0; i < names.size(); i += 5)
    bytes += {static_cast<char>(i), '\0', '\0', '\2'};
  for (std::size_t i = 0; i < 4; ++i) bytes += {static_cast<char>(names.size() + i), '\2'};
  return bytes;
}

// With a mask of zeros, so that a fuzzer sees the text.
std::string frame(server::Opcode opcode, std::string_view payload) {
  std::string bytes = server::client_frame(opcode, payload);
  const std::size_t head = bytes.size() - payload.size();
  return bytes.replace(head - 4, 4, 4, '\0').replace(head, payload.size(), payload);
}

std::string talk(const std::string& game) {
  const auto request = [](int id, std::string_view method, std::string_view params) {
    return frame(server::Opcode::kText,
                 fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{{{}}}}})", id,
                             method, params));
  };
  const std::string which = fmt::format(R"("game":"{}")", game);
  return frame(server::Opcode::kPing, "there?") + request(1, "create", which) +
         request(2, "vocabulary", which) + request(3, "watch", R"("table":"KMTRAQ")") +
         frame(server::Opcode::kPong, "") + frame(server::Opcode::kClose, "\x03\xE8");
}

}  // namespace

void write_server_seeds(const std::string& folder, const Journal& journal) {
  const std::string& game = journal.game().info().id;
  write_seed(folder, "entries", game, stored(journal));
  write_seed(folder, "protocol", game, calls(game, '\0'));
  write_seed(folder, "protocol", game + "-private", calls(game, '\1'));
  write_seed(folder, "protocol", game + "-lobby", calls(game, '\2'));
  write_seed(folder, "frames", game, talk(game));
}

void write_http_seeds(const std::string& folder) {
  const auto write = [&](const char* name, const std::string& bytes) {
    write_seed(folder, "http", name, bytes);
  };
  const std::string host = "Host: 127.0.0.1\r\n";
  write("page", "GET /t/KMTRAQ HTTP/1.1\r\n" + host + "Accept-Encoding: gzip\r\n\r\n");
  write("head", "HEAD / HTTP/1.0\r\n" + host + "Connection: keep-alive\r\n\r\n");
  write("health",
        "GET /healthz HTTP/1.1\r\n" + host + "\r\nGET /readyz HTTP/1.1\r\n" + host + "\r\n");
  write("post", "POST / HTTP/1.1\r\n" + host + "Content-Length: 4\r\n\r\nbody");
  write("chunked",
        "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n");
  write("upgrade", server::handshake("127.0.0.1", "http://127.0.0.1") +
                       frame(server::Opcode::kPing, "there?"));
  write("malformed", "GET / HTTP/9.9\r\n\r\n");
}

}  // namespace citybox::fuzz
