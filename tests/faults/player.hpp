#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "server/client/ws_client.hpp"
#include "tests/faults/record.hpp"

namespace citybox::faults {

namespace json = boost::json;

// What all players share.
struct Setting {
  std::vector<std::uint16_t> ports;  // of the nodes
  Record& record;
  std::atomic<bool>& ends;
};

// A connection to any of the nodes, lost and found again.
class Line {
 public:
  Line(const Setting& setting, unsigned seed) : setting_(setting), random_(seed) {}

  // Null where the connection was lost before an answer came: nobody knows whether it was heard.
  json::value call(std::string_view method, const json::object& params);
  // The same, but the connection is cut before the answer can come.
  void call_and_hang_up(std::string_view method, const json::object& params);
  // Until something is told, or for a moment.
  void wait_for_news();
  void hang_up() { client_.reset(); }
  unsigned roll(unsigned sides) { return static_cast<unsigned>(random_()) % sides; }

 private:
  server::WsClient* connected();

  const Setting& setting_;
  std::mt19937 random_;
  std::unique_ptr<server::WsClient> client_;
};

// A table that is played to its end, and then another, by as many players as it has seats.
class Party {
 public:
  Party(std::string game, int seats) : game_(std::move(game)), seats_(seats) {}

  struct Place {
    std::string table;
    std::string token;
  };
  // Of this seat, at the table that follows `over`; empty when it is the end.
  Place next(Line& line, const Setting& setting, int seat, const std::string& over);
  int seats() const { return seats_; }

 private:
  bool open(Line& line, const Setting& setting);

  const std::string game_;
  const int seats_;
  std::mutex mutex_;
  std::string table_;
  std::vector<std::string> tokens_;
};

// Plays a seat until the end, and notes what it is told.
void play_seat(Party& party, int seat, const Setting& setting, unsigned seed);

// What each node says of a table to the eyes of a seat, to be compared.
std::string told_by(std::uint16_t port, const Party::Place& place);

}  // namespace citybox::faults
