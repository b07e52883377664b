#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace citybox::load {

// What a tool starts a server with. Its limits are the standard ones unless `flags` lift them.
struct ServerSetup {
  std::string program;
  std::string web = "build/web";
  std::uint16_t port = 18099;
  std::vector<std::string> flags = {};
};

// For what is made before anything is measured.
inline const std::vector<std::string> kWithoutBudgets = {"--rate", "0", "--tables-per-hour", "0"};

// A server of our own, on a folder that goes with it.
class OwnServer {
 public:
  // Begins with a copy of the folder of `like`, which must be stopped.
  explicit OwnServer(ServerSetup setup, const OwnServer* like = nullptr);
  ~OwnServer();
  OwnServer(const OwnServer&) = delete;
  OwnServer& operator=(const OwnServer&) = delete;

  // What it used: the honest figure where several programs share the machine.
  rusage stop();
  // As a power cut would; and again on the same folder.
  void kill();
  void start();
  // In good order, and again with other flags.
  void restart(std::vector<std::string> flags);
  bool alive();
  std::size_t memory_kb() const;  // resident
  double cpu_seconds() const;     // of all its threads, since it was started

 private:
  rusage end(int signal);

  ServerSetup setup_;
  std::filesystem::path data_;
  pid_t child_ = -1;
};

}  // namespace citybox::load
