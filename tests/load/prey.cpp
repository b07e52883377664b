#include "tests/load/prey.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <thread>

#include "tests/support/client.hpp"

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
  std::vector<std::string> tokens;
};

Made make_table(WsClient& client, const std::string& game, int seats, int held) {
  const json::value made = ask(client, "create", {{"game", game}, {"seats", seats}});
  Made table{text(made, "table"), text(made, "host"), {}};
  for (int seat = 0; seat < held; ++seat) {
    const json::value sat =
        ask(client, "sit", {{"table", table.table}, {"seat", seat}, {"name", "Mallory"}});
    table.tokens.push_back(text(sat, "token"));
  }
  return table;
}

bool is_over(WsClient& client, const Made& made) {
  const json::value watched =
      ask(client, "watch", {{"table", made.table}, {"tokens", json::array{made.host}}});
  return watched.at("info").at("phase") == "over";
}

// Bots look after all seats until the end.
Made make_long_game(WsClient& client, const std::string& game, int seats, int held) {
  const Made made = make_table(client, game, seats, held);
  const auto as_host = [&](std::string_view method, json::object params) {
    params["table"] = made.table;
    params["token"] = made.host;
    ask(client, method, std::move(params));
  };
  for (int seat = 0; seat < seats; ++seat) {
    as_host("seat_bot", {{"seat", seat}, {"bot", "random"}});
  }
  as_host("pace", {{"ms", 0}});
  as_host("start", {});
  while (!is_over(client, made)) std::this_thread::sleep_for(std::chrono::milliseconds(100));
  ask(client, "unwatch", {{"table", made.table}});
  return made;
}

// The one of its seats that owes a decision.
Prey make_waiting(WsClient& client, const std::string& game) {
  const Made made = make_table(client, game, 2, 2);
  ask(client, "start", {{"table", made.table}, {"token", made.host}});
  const json::value watched =
      ask(client, "watch",
          {{"table", made.table}, {"tokens", json::array{made.tokens[0], made.tokens[1]}}});
  const auto first = watched.at("play").at("deciders").at(0).to_number<std::size_t>();
  ask(client, "unwatch", {{"table", made.table}});
  return {.table = {}, .waiting = made.table, .owing = made.tokens.at(first)};
}

}  // namespace

std::vector<Prey> make_prey(std::uint16_t port, const std::string& game, int tokens) {
  auto client = WsClient::connect("127.0.0.1", port);
  if (!client) throw std::runtime_error(client.error());
  Prey prey = make_waiting(*client, "city-roots");
  const int seats = seats_of(*client, game);
  std::vector<Prey> all;
  do {
    const int held = std::min(seats, tokens - static_cast<int>(all.size()));
    const Made made = make_long_game(*client, game, seats, held);
    prey.table = made.table;
    if (held == 0) {
      prey.owing = "wrong";
      all.push_back(prey);
    }
    for (const std::string& token : made.tokens) {
      prey.token = token;
      all.push_back(prey);
    }
  } while (static_cast<int>(all.size()) < tokens);
  return all;
}

}  // namespace citybox::load
