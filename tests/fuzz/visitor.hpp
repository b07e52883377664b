#pragma once

#include <boost/json.hpp>
#include <deque>
#include <functional>
#include <map>
#include <string>

#include "server/api/connection.hpp"

namespace citybox::fuzz {

namespace json = boost::json;

// Somebody connected, who checks what they are told.
class Visitor final : public server::Connection {
 public:
  enum class Who : std::uint8_t { kPerson, kStranger };
  struct Asked {
    std::string method;
    std::string table;
  };
  using OnResult = std::function<void(const Asked&, const json::value& result)>;

  Visitor(Who is, std::string address, OnResult on_result)
      : Connection(std::move(address)), who(is), on_result_(std::move(on_result)) {}

  void send(server::Message message) override;
  void close(const std::string& why) override;
  void hold() override { held = true; }
  void go_on() override { held = false; }

  const Who who;
  std::deque<std::string> inbox;              // sent, and not read yet by the server
  std::map<std::int64_t, Asked> waits;        // for an answer
  std::map<std::string, json::object> plays;  // the newest `play` by table
  std::string heard;                          // by a stranger
  bool held = false;
  bool closed = false;

 private:
  void answer(const json::object& message);
  // What a table looks like from here.
  void look(const std::string& table, const json::object& parts);

  OnResult on_result_;
};

}  // namespace citybox::fuzz
