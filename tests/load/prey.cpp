#include "tests/load/prey.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <thread>

#include "engine/table/choices.hpp"
#include "server/client/ws_client.hpp"
#include "server/match/allowance.hpp"
#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

namespace json = boost::json;
using server::WsClient;

json::value ask(WsClient& client, std::string_view method, json::object params) {
  json::value answer = client.call(method, std::move(params));
  if (answer.is_object() && answer.get_object().contains("error")) {
    throw std::runtime_error(fmt::format("{}: {}", method, json::serialize(answer)));
  }
  if (answer.is_null()) throw std::runtime_error("The server does not answer.");
  return answer;
}

std::string text(const json::value& value, std::string_view key) {
  return std::string(value.at(key).as_string());
}

int seats_of(WsClient& client, const std::string& game) {
  const json::value hello = ask(client, "hello", {});
  for (const json::value& one : hello.at("games").as_array()) {
    if (text(one, "id") == game) return one.at("seats").at("max").to_number<int>();
  }
  throw std::runtime_error("There is no such game: " + game);
}

struct Made {
  std::string table;
  std::string host;
  std::vector<std::string> tokens = {};
};

Made make_table(WsClient& client, const std::string& game, int seats, int held) {
  const json::value made =
      ask(client, "create", {{"game", game}, {"seats", seats}, {"purpose", "practice"}});
  Made table{text(made, "table"), text(made, "host")};
  for (int seat = 0; seat < held; ++seat) {
    const json::value sat =
        ask(client, "sit", {{"table", table.table}, {"seat", seat}, {"name", "Mallory"}});
    table.tokens.push_back(text(sat, "token"));
  }
  return table;
}

void as_host(WsClient& client, const Made& made, std::string_view method,
             json::object params = {}) {
  params["table"] = made.table;
  params["token"] = made.host;
  ask(client, method, std::move(params));
}

json::value watch(WsClient& client, const Made& made) {
  json::array tokens{json::string(made.host)};
  for (const std::string& token : made.tokens) tokens.emplace_back(token);
  return ask(client, "watch", {{"table", made.table}, {"tokens", std::move(tokens)}});
}

// A seat of ours that owes a decision, and something that it may do.
struct Owed {
  std::size_t seat = 0;
  std::size_t seq = 0;
  std::size_t line = 0;
  std::string action;
};

std::optional<Owed> owed_in(const json::value& watched) {
  const json::value& play = watched.at("play");
  for (const auto& [seat, actions] : play.at("legal").as_object()) {
    const std::vector<json::object> choices = each_of(actions.as_array());
    if (choices.empty()) continue;
    return Owed{std::stoul(std::string(seat)), play.at("seq").to_number<std::size_t>(),
                play.at("line").to_number<std::size_t>(), json::serialize(choices.front())};
  }
  return std::nullopt;
}

std::string call_text(std::string_view method, const Made& made, std::size_t seat,
                      std::string_view more) {
  return fmt::format(
      R"({{"jsonrpc":"2.0","id":0,"method":"{}","params":{{"table":"{}","token":"{}",{}}}}})",
      method, made.table, made.tokens[seat], more);
}

void hear_answers(WsClient& client, int count) {
  while (count > 0) {
    const auto message = client.receive();
    if (!message) throw std::runtime_error("The server does not answer.");
    if (!message->starts_with(R"({"jsonrpc":"2.0","id":0)")) continue;
    if (has(message->substr(0, 60), R"("error":)")) throw std::runtime_error(*message);
    --count;
  }
}

Owed owed_at(WsClient& client, const Made& made) {
  const auto owed = owed_in(watch(client, made));
  if (!owed) throw std::runtime_error("Nobody owes a decision where pairs are to be played.");
  return *owed;
}

// What a seat may take back grows with the game.
void play_on(WsClient& client, const Made& made, std::size_t taken_back) {
  for (Owed owed = owed_at(client, made);
       server::kTakenBackAtStart + server::kTakenBackPerStep * owed.line < taken_back;
       owed = owed_at(client, made)) {
    client.send(call_text("play", made, owed.seat,
                          fmt::format(R"("seq":{},"action":{})", owed.seq, owed.action)));
    hear_answers(client, 1);
  }
}

// A log that is long where the game is young. Many calls are on their way at once, and seats take
// turns, for each may take back only so much.
void play_and_undo(WsClient& client, const Made& made, int pairs) {
  constexpr int kAtOnce = 50;
  play_on(client, made, static_cast<std::size_t>(pairs) / made.tokens.size() + 1);
  const Owed owed = owed_at(client, made);
  std::size_t seq = owed.seq;
  for (int done = 0; done < pairs;) {
    const int now = std::min(kAtOnce, pairs - done);
    for (int i = 0; i < now; ++i, ++done, seq += 2) {
      const std::size_t undoes = static_cast<std::size_t>(done) % made.tokens.size();
      client.send(call_text("play", made, owed.seat,
                            fmt::format(R"("seq":{},"action":{})", seq, owed.action)));
      client.send(call_text("undo", made, undoes, fmt::format(R"("to":{})", owed.line)));
    }
    hear_answers(client, 2 * now);
  }
}

// All seats are ours; bots look after them until the end.
Made make_long_game(WsClient& client, const PreySetup& setup, int seats) {
  const Made made = make_table(client, setup.game, seats, seats);
  as_host(client, made, "pace", {{"ms", 0}});
  as_host(client, made, "start");
  if (setup.pairs > 0) play_and_undo(client, made, setup.pairs);
  for (int seat = 0; seat < seats; ++seat) {
    as_host(client, made, "seat_bot", {{"seat", seat}, {"bot", "random"}});
  }
  while (watch(client, made).at("info").at("phase") != "over") {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  ask(client, "unwatch", {{"table", made.table}});
  return made;
}

// One seat is ours, and a bot at the other waits for it.
Prey make_waiting(WsClient& client) {
  const Made made = make_table(client, "city-roots", 2, 1);
  as_host(client, made, "pace", {{"ms", 0}});
  as_host(client, made, "start");
  auto owed = owed_in(watch(client, made));
  for (; !owed; owed = owed_in(watch(client, made))) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ask(client, "unwatch", {{"table", made.table}});
  return {.table = {},
          .waiting = made.table,
          .owing = made.tokens[0],
          .action = owed->action,
          .line = owed->line};
}

}  // namespace

std::vector<Prey> make_prey(std::uint16_t port, const PreySetup& setup) {
  auto client = WsClient::connect("127.0.0.1", port);
  if (!client) throw std::runtime_error(client.error());
  const int seats = seats_of(*client, setup.game);
  std::vector<Prey> all;
  do {
    const Made made = make_long_game(*client, setup, seats);
    const auto held = std::min<std::size_t>(made.tokens.size(), setup.tokens - all.size());
    for (std::size_t i = 0; i < std::max<std::size_t>(held, 1); ++i) {
      all.push_back(make_waiting(*client));
      all.back().table = made.table;
      if (held > 0) all.back().token = made.tokens[i];
      if (held == 0) all.back().owing = "wrong";
    }
  } while (all.size() < static_cast<std::size_t>(setup.tokens));
  return all;
}

}  // namespace citybox::load
