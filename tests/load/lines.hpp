#pragma once
// Many connections to one server, in one thread.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace citybox::load {

using Clock = std::chrono::steady_clock;

// One end of a connection: turns what comes into what goes. Sockets belong to Lines.
class Talker {
 public:
  virtual ~Talker() = default;

  // A connection is there; called again after each that was lost.
  virtual void opened() {}
  // Called often: starts what can be started.
  virtual void poke(Clock::time_point now) = 0;
  virtual void hear(std::string_view message) = 0;  // a text message
  virtual void pong() {}
  enum class Then : std::uint8_t { kLeave, kComeAgain };
  virtual Then lost() = 0;

  enum class Speaks : std::uint8_t { kWebSocket, kBytes };
  virtual Speaks speaks() const { return Speaks::kWebSocket; }
  enum class Ears : std::uint8_t { kOpen, kDeaf };
  virtual Ears ears() const { return Ears::kOpen; }

  std::string out;  // bytes to send

 protected:
  void say(std::string_view text);
  void ping(std::string_view payload);
};

class Lines {
 public:
  explicit Lines(std::uint16_t port);
  ~Lines();
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  // From this address of ours: on loopback any of 127.0.0.0/8 will do.
  void add(std::shared_ptr<Talker> talker, std::string from = "127.0.0.1");
  // Waits for something to happen and lets it happen; everybody is poked at least every `most`.
  void turn(std::chrono::milliseconds most);
  std::size_t size() const { return lines_.size(); }
  std::size_t connected() const;

 private:
  struct Line;

  void connect(Line& line);
  void shake(Line& line);
  void listen(Line& line);
  void receive(Line& line);
  void send(Line& line);
  void lose(Line& line);
  void poke(Line& line, Clock::time_point now);

  std::uint16_t port_;
  int poll_;
  std::vector<std::unique_ptr<Line>> lines_;
  Clock::time_point poked_;  // everybody
};

}  // namespace citybox::load
