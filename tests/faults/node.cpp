#include "tests/faults/node.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <utility>

#include "server/client/ws_client.hpp"

namespace citybox::faults {

Node::Node(std::vector<std::string> words, std::uint16_t port, std::filesystem::path log)
    : words_(std::move(words)), port_(port), log_(std::move(log)) {
  start();
}

Node::~Node() {
  go_on();
  kill();
}

void Node::start() {
  std::vector<char*> arguments;
  arguments.reserve(words_.size() + 1);
  for (std::string& word : words_) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  child_ = ::fork();
  if (child_ != 0) return;
  const int log = ::open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(log, STDOUT_FILENO);
  ::dup2(log, STDERR_FILENO);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

// One that found no database ended by itself: it is started again.
bool Node::up() {
  if (child_ > 0 && ::waitpid(child_, nullptr, WNOHANG) == child_) child_ = -1;
  if (child_ < 0) start();
  const int socket = server::connect_tcp("127.0.0.1", port_);
  if (socket >= 0) ::close(socket);
  return socket >= 0;
}

void Node::signal(int number) const {
  if (child_ > 0) ::kill(child_, number);
}

void Node::kill() {
  signal(SIGKILL);
  if (child_ > 0) ::waitpid(std::exchange(child_, -1), nullptr, 0);
}

void Node::stop() { signal(SIGSTOP); }
void Node::go_on() { signal(SIGCONT); }

void Node::end() {
  signal(SIGTERM);
  if (child_ > 0) ::waitpid(std::exchange(child_, -1), nullptr, 0);
}

}  // namespace citybox::faults
