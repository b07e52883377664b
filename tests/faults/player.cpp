#include "tests/faults/player.hpp"

#include <chrono>
#include <optional>
#include <thread>
#include <vector>

#include "engine/table/choices.hpp"

namespace citybox::faults {

namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 15s;
constexpr unsigned kHangsUp = 25;  // one call of so many
constexpr int kOldSequence = -32001;
constexpr int kNotStored = -32006;
constexpr int kInternal = -32603;

const json::value* part(const json::value& object, std::string_view key) {
  return object.is_object() ? object.get_object().if_contains(key) : nullptr;
}

int error_of(const json::value& answer) {
  const json::value* error = part(answer, "error");
  return error == nullptr ? 0 : error->at("code").to_number<int>();
}

std::string text_of(const json::value& answer, std::string_view key) {
  const json::value* text = part(answer, key);
  return text != nullptr && text->is_string() ? std::string(text->get_string().c_str()) : "";
}

// One seat at one table.
class Seated {
 public:
  Seated(Line& line, const Setting& setting, Party::Place place, int seat)
      : line_(line), setting_(setting), place_(std::move(place)), seat_(seat) {}

  // Until the game is over, or all is.
  void play() {
    while (!setting_.ends) {
      const json::value watched =
          line_.call("watch", {{"table", place_.table}, {"tokens", {place_.token}}});
      if (error_of(watched) != 0) line_.hang_up();
      const json::value* play = part(watched, "play");
      if (play == nullptr || !play->is_object()) continue;
      note(watched.at("log").at("lines").as_array());
      if (play->at("standing").at("over").as_bool()) return;
      const json::value* legal = part(play->at("legal"), std::to_string(seat_));
      if (legal == nullptr || legal->as_array().empty()) {
        line_.wait_for_news();
        continue;
      }
      const std::vector<json::object> choices = each_of(legal->as_array());
      decide(play->at("seq").to_number<std::size_t>(),
             choices[line_.roll(static_cast<unsigned>(choices.size()))]);
    }
  }

 private:
  void note(const json::array& lines) {
    for (const json::value& line : lines) {
      const json::value* action = part(line, "action");
      setting_.record.saw(place_.table,
                          {seat_, line.at("count").to_number<std::size_t>(),
                           action != nullptr ? json::serialize(*action) : std::string()});
    }
  }

  // Said again until it is known what became of it.
  void decide(std::size_t seq, const json::object& action) {
    const json::object params = {
        {"table", place_.table}, {"token", place_.token}, {"seq", seq}, {"action", action}};
    const std::string said = json::serialize(action);
    setting_.record.left_open(place_.table, seat_, said);
    if (line_.roll(kHangsUp) == 0) line_.call_and_hang_up("play", params);
    while (!setting_.ends) {
      const json::value answer = line_.call("play", params);
      if (const json::value* entries = part(answer, "seq")) {
        setting_.record.acknowledged(place_.table,
                                     {seat_, said, entries->to_number<std::size_t>()});
        return setting_.record.left_open(place_.table, seat_, "");
      }
      const int error = error_of(answer);
      if (answer.is_null() || error == kNotStored || error == kInternal || is_stopping(answer)) {
        line_.hang_up();
        std::this_thread::sleep_for(50ms);
        continue;
      }
      return setting_.record.left_open(place_.table, seat_, "");  // it was not to be
    }
  }

  static bool is_stopping(const json::value& answer) {
    const json::value* error = part(answer, "error");
    return error != nullptr && text_of(*error, "message").find("stopping") != std::string::npos;
  }

  Line& line_;
  const Setting& setting_;
  Party::Place place_;
  int seat_;
};

}  // namespace

server::WsClient* Line::connected() {
  if (client_ && !client_->closed()) return client_.get();
  client_.reset();
  const auto port = setting_.ports[roll(static_cast<unsigned>(setting_.ports.size()))];
  auto client = server::WsClient::connect("127.0.0.1", port);
  if (!client) {
    std::this_thread::sleep_for(50ms);
    return nullptr;
  }
  client->give_up_sending_after(5s);
  client_ = std::make_unique<server::WsClient>(std::move(*client));
  return client_.get();
}

json::value Line::call(std::string_view method, const json::object& params) {
  server::WsClient* client = connected();
  if (client == nullptr) return nullptr;
  json::value answer = client->call(method, params);
  client->notes.clear();
  if (answer.is_null()) hang_up();
  return answer;
}

void Line::call_and_hang_up(std::string_view method, const json::object& params) {
  server::WsClient* client = connected();
  if (client == nullptr) return;
  client->send(json::serialize(
      json::object{{"jsonrpc", "2.0"}, {"id", 0}, {"method", method}, {"params", params}}));
  hang_up();
}

void Line::wait_for_news() {
  if (server::WsClient* client = connected()) (void)client->receive(500ms);
}

bool Party::open(Line& line, const Setting& setting) {
  const json::value made = line.call("create", {{"game", game_}, {"seats", seats_}});
  const std::string table = text_of(made, "table");
  std::vector<std::string> tokens;
  for (int seat = 0; seat < seats_ && !table.empty(); ++seat) {
    tokens.push_back(text_of(
        line.call("sit", {{"table", table}, {"seat", seat}, {"name", "P" + std::to_string(seat)}}),
        "token"));
    if (tokens.back().empty()) return false;
  }
  if (table.empty()) return false;
  const json::value started =
      line.call("start", {{"table", table}, {"token", text_of(made, "host")}});
  if (started.is_null() || error_of(started) != 0) return false;
  setting.record.began(table, game_);
  table_ = table;
  tokens_ = std::move(tokens);
  return true;
}

Party::Place Party::next(Line& line, const Setting& setting, int seat, const std::string& over) {
  const std::lock_guard lock(mutex_);
  while (table_ == over && !setting.ends) {
    if (!open(line, setting)) line.hang_up();
  }
  if (table_ == over) return {};
  return {table_, tokens_[static_cast<std::size_t>(seat)]};
}

void play_seat(Party& party, int seat, const Setting& setting, unsigned seed) {
  Line line(setting, seed);
  std::string over;
  while (!setting.ends) {
    const Party::Place place = party.next(line, setting, seat, over);
    if (place.table.empty()) return;
    Seated(line, setting, place, seat).play();
    over = place.table;
  }
}

std::string told_by(std::uint16_t port, const Party::Place& place) {
  auto client = server::WsClient::connect("127.0.0.1", port);
  if (!client) return "nothing: " + client.error();
  const json::value watched =
      client->call("watch", {{"table", place.table}, {"tokens", {place.token}}});
  const json::value* play = part(watched, "play");
  if (play == nullptr || !play->is_object()) return json::serialize(watched);
  json::object told = play->get_object();
  told.erase("edition");  // each node counts what it told
  return json::serialize(told) + json::serialize(watched.at("log"));
}

}  // namespace citybox::faults
