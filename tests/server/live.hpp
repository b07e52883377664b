#pragma once
// The real program as a child process, on a free port.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <string>
#include <vector>

#include "server/client/frames.hpp"
#include "server/client/ws_client.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {

class Child {
 public:
  // Starts `citybox serve` on this folder; extra options may follow.
  explicit Child(const std::filesystem::path& folder, std::vector<std::string> more = {},
                 std::uint16_t at_port = 0) {
    std::filesystem::create_directories(folder / "web");
    std::ofstream(folder / "web" / "index.html") << "<!doctype html><title>Citybox</title>";
    std::vector<std::string> words = {CITYBOX_PROGRAM, "serve",
                                      "--port",        std::to_string(at_port),
                                      "--data",        (folder / "data").string(),
                                      "--web",         (folder / "web").string()};
    words.insert(words.end(), more.begin(), more.end());
    int out[2];
    EXPECT_EQ(::pipe2(out, O_CLOEXEC), 0);
    id_ = ::fork();
    if (id_ == 0) {
      ::dup2(out[1], STDOUT_FILENO);
      ::dup2(out[1], STDERR_FILENO);
      std::vector<char*> arguments;
      arguments.reserve(words.size() + 1);
      for (std::string& word : words) arguments.push_back(word.data());
      arguments.push_back(nullptr);
      ::execv(arguments[0], arguments.data());
      ::_exit(127);
    }
    ::close(out[1]);
    pipe_ = out[0];
    read_until("ctrl-C");
    const auto at = said.find("127.0.0.1:");
    if (at != std::string::npos) port = static_cast<std::uint16_t>(std::stoi(said.substr(at + 10)));
  }
  Child(const Child&) = delete;
  ~Child() {
    if (id_ > 0) end(SIGKILL);
    ::close(pipe_);
  }

  // Sends the signal and waits; the exit code, or minus the signal it died of.
  int end(int signal) {
    ::kill(id_, signal);
    return wait();
  }
  int wait() {
    int status = 0;
    ::waitpid(std::exchange(id_, -1), &status, 0);
    read_until("\1");  // to the end
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

  WsClient connect(std::string_view origin = {}) {
    auto client = WsClient::connect("127.0.0.1", port, origin);
    EXPECT_TRUE(client) << client.error();
    return std::move(*client);
  }

  std::uint16_t port = 0;
  std::string said;  // on standard output and error

 private:
  // Reads on until `mark` was said from here on, or the end.
  void read_until(const std::string& mark) {
    const std::size_t from = said.size();
    while (said.find(mark, from) == std::string::npos) {
      char chunk[4096];
      pollfd ready{pipe_, POLLIN, 0};
      if (::poll(&ready, 1, 20'000) <= 0) return;
      const ssize_t got = ::read(pipe_, chunk, sizeof chunk);
      if (got <= 0) return;
      said.append(chunk, static_cast<std::size_t>(got));
    }
  }

  pid_t id_ = -1;
  int pipe_ = -1;
};

// A table of two on this connection, started.
struct LiveTable {
  explicit LiveTable(WsClient& client) {
    const json::value made = client.call("create", {{"game", "plots"}, {"seats", 2}});
    code = text(made, "table");
    host = text(made, "host");
    for (int seat = 0; seat < 2; ++seat) {
      tokens.push_back(
          text(client.call("sit", {{"table", code}, {"seat", seat}, {"name", "Ann"}}), "token"));
    }
    client.call("start", {{"table", code}, {"token", host}});
  }

  std::string code;
  std::string host;
  std::vector<std::string> tokens;
};

}  // namespace citybox::server
