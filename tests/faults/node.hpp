#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace citybox::faults {

// A server as a process of its own, which can be killed, stopped and let go on.
class Node {
 public:
  // `words`: the program and its arguments.
  Node(std::vector<std::string> words, std::uint16_t port, std::filesystem::path log);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  std::uint16_t port() const { return port_; }
  void start();
  bool up();  // it takes connections
  void kill();
  void stop();
  void go_on();
  // In good order.
  void end();

 private:
  void signal(int number) const;

  std::vector<std::string> words_;
  std::uint16_t port_;
  std::filesystem::path log_;
  pid_t child_ = -1;
};

}  // namespace citybox::faults
