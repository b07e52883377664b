#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"
#include "server/config.hpp"

namespace citybox::server {

// The whole server in one object, for the command and for tests.
class Server {
 public:
  // Opens the data and the port. A sentence says what is wrong.
  static tl::expected<std::unique_ptr<Server>, Problem> start(Config config);
  ~Server();

  std::uint16_t port() const;
  const Config& config() const;
  // Where to find it, for people: one or more lines.
  std::string greeting() const;

  // Serves until stop() or, with `signals`, ctrl-C.
  enum class Signals { kIgnore, kStop };
  void run(Signals signals);
  void stop();  // from any thread

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace citybox::server
