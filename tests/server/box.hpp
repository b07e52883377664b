#pragma once
// A server without sockets: store, hall and calls on a clock that tests move by hand.

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <ranges>
#include <string>
#include <vector>

#include "engine/rpc/jsonrpc.hpp"
#include "engine/table/choices.hpp"
#include "engine/types/json_change.hpp"
#include "tests/support/house.hpp"

namespace citybox::server {

// The codes of protocol/PROTOCOL.md, as they come over the wire.
inline constexpr int kInternal = static_cast<int>(RpcCode::kInternal);
inline constexpr int kInvalidParams = static_cast<int>(RpcCode::kInvalidParams);
inline constexpr int kLimit = static_cast<int>(RpcCode::kLimit);
inline constexpr int kNoSuchTable = static_cast<int>(RpcCode::kNoSuchTable);
inline constexpr int kNotAllowed = static_cast<int>(RpcCode::kNotAllowed);
inline constexpr int kNotNow = static_cast<int>(RpcCode::kNotNow);
inline constexpr int kNotStored = static_cast<int>(RpcCode::kNotStored);
inline constexpr int kOldSequence = static_cast<int>(RpcCode::kOldSequence);
inline constexpr int kRefusedByRules = static_cast<int>(RpcCode::kRefused);

// Somebody connected: keeps what was said to them, with changes put together to the `play` that they
// make.
class Guest final : public Connection {
 public:
  using Connection::Connection;

  void send(Message message) override {
    json::object object = json::parse(*message).as_object();
    if (object.contains("id")) {
      if (object.contains("result")) keep_play(object["result"]);
      answers[json::serialize(object["id"])] = object;
    } else {
      follow(object.at("params").as_object());
      notes.push_back(std::move(object));
    }
  }
  void close(const std::string& why) override { closed = why; }
  void hold() override { held = true; }
  void go_on() override { held = false; }

  // The last `play` or `info` that came by itself.
  const json::object* last(std::string_view what) const {
    for (const json::object& note : notes | std::views::reverse) {
      const json::value* part = note.at("params").as_object().if_contains(what);
      if (part != nullptr && part->is_object()) return &part->get_object();
    }
    return nullptr;
  }
  std::string all() const {
    std::string text;
    for (const json::object& note : notes) text += json::serialize(note);
    return text;
  }

  std::map<std::string, json::object> answers;
  std::vector<json::object> notes;
  std::string closed;
  bool held = false;  // the server would read nothing from them just now

 private:
  // Of the answer to `watch`.
  void keep_play(const json::value& result) {
    const json::object* watched = result.if_object();
    if (watched == nullptr || !watched->contains("info") || !watched->contains("play")) return;
    const json::value* table = watched->at("info").as_object().if_contains("table");
    if (table != nullptr) plays_[table->as_string().c_str()] = watched->at("play");
  }

  void follow(json::object& params) {
    if (!params.contains("table")) return;
    json::value& play = plays_[params.at("table").as_string().c_str()];
    if (params.contains("play")) play = params.at("play");
    const json::value* changes = params.if_contains("changes");
    if (changes == nullptr) return;
    ASSERT_TRUE(play.is_object()) << "a change of nothing";
    ASSERT_EQ(changes->at("edition").to_number<int>(), play.at("edition").to_number<int>() + 1);
    apply_change(play, changes->at("play"));
    if (const json::value* check = changes->as_object().if_contains("check")) {
      EXPECT_EQ(check->to_number<std::uint32_t>(), checksum(play.at("view")));
    }
    params["play"] = play;
  }

  std::map<std::string, json::value> plays_;  // by table
};

class Box : public House {
 public:
  Box() {
    lift_limits();
    open();
  }
  // On a store that others use, too.
  explicit Box(Store& kept) {
    lift_limits();
    serve(kept);
  }

  std::shared_ptr<Guest> guest() { return std::make_shared<Guest>("192.0.2.1"); }

  // The result, or the error under "error".
  json::value call(const std::shared_ptr<Guest>& who, std::string_view method,
                   json::object params = {}) {
    const std::string id = std::to_string(++last_id_);
    api->message(who, json::serialize(json::object{{"jsonrpc", "2.0"},
                                                   {"id", last_id_},
                                                   {"method", method},
                                                   {"params", std::move(params)}}));
    if (!loop.run_until([&] { return who->answers.contains(id); })) {
      ADD_FAILURE() << "no answer to " << method;
      return nullptr;
    }
    json::object& answer = who->answers[id];
    if (answer.contains("result")) return answer["result"];
    return json::object{{"error", answer["error"]}};
  }
  bool wait(const std::function<bool()>& done) { return loop.run_until(done); }
  // A table, from the disk if need be.
  Result<std::shared_ptr<Room>> find(const std::string& code) {
    bool brought = false;
    hall->bring({code}, [&](std::size_t) { brought = true; });
    EXPECT_TRUE(wait([&] { return brought; }));
    return hall->find(code);
  }

 private:
  void lift_limits() {
    config.limits.messages_per_second = 0;
    config.limits.chats_per_second = 0;
    config.limits.tables_per_hour = 0;
  }

  int last_id_ = 0;
};

inline std::string text(const json::value& value, std::string_view key) {
  const json::value* found = value.is_object() ? value.get_object().if_contains(key) : nullptr;
  return found != nullptr && found->is_string() ? std::string(found->get_string().c_str())
                                                : std::string();
}

// What this seat may do first of all.
inline json::object first_of(const json::value& play, std::size_t seat) {
  return each_of(play.at("legal").at(std::to_string(seat)).as_array()).at(0);
}

// 0 if it was no error.
inline int code(const json::value& answer) {
  const json::value* error =
      answer.is_object() ? answer.get_object().if_contains("error") : nullptr;
  return error == nullptr ? 0 : error->at("code").to_number<int>();
}

// A table where each seat has a guest of its own who watches.
struct Party {
  enum class Until : std::uint8_t { kSeated, kStarted };

  Party(Box& in, std::string_view game, int seats, Until until = Until::kStarted) : box(in) {
    const auto host_guest = box.guest();
    const json::value made = box.call(host_guest, "create", {{"game", game}, {"seats", seats}});
    table = text(made, "table");
    host = text(made, "host");
    for (int seat = 0; seat < seats; ++seat) {
      guests.push_back(box.guest());
      const json::value sat =
          box.call(guests.back(), "sit", {{"table", table}, {"seat", seat}, {"name", names[seat]}});
      tokens.push_back(text(sat, "token"));
      box.call(guests.back(), "watch", {{"table", table}, {"tokens", {tokens.back()}}});
    }
    if (until == Until::kStarted) {
      EXPECT_EQ(code(box.call(guests[0], "start", {{"table", table}, {"token", host}})), 0);
    }
  }

  json::value call(std::size_t seat, std::string_view method, json::object params = {}) {
    params["table"] = table;
    params["token"] = tokens[seat];
    return box.call(guests[seat], method, std::move(params));
  }
  json::value host_call(std::string_view method, json::object params = {}) {
    params["table"] = table;
    params["token"] = host;
    return box.call(guests[0], method, std::move(params));
  }
  json::value play(std::size_t seat, std::string_view text) {
    return call(seat, "play", {{"seq", seq()}, {"text", text}});
  }
  const Match& match() { return (*box.find(table))->match(); }
  std::size_t seq() { return match().journal()->seq(); }
  // Any allowed action of a seat, as text.
  std::string allowed(std::size_t seat) {
    const Table& at = match().journal()->table();
    return at.to_text(at.legal(Seat{static_cast<std::uint8_t>(seat)}).front());
  }
  std::size_t decider() { return match().deciders().front().index; }

  Box& box;
  std::string table;
  std::string host;
  std::vector<std::string> tokens;
  std::vector<std::shared_ptr<Guest>> guests;
  static constexpr const char* names[] = {"Ann", "Ben", "Cleo", "Dan", "Eve"};
};

}  // namespace citybox::server
