#include "tests/load/own_server.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "server/client/ws_client.hpp"

namespace citybox::load {

namespace fs = std::filesystem;

OwnServer::OwnServer(ServerSetup setup, const OwnServer* like) : setup_(std::move(setup)) {
  static int count = 0;
  data_ = fs::temp_directory_path() / fmt::format("citybox-load-{}-{}", ::getpid(), ++count);
  if (like != nullptr) fs::copy(like->data_, data_);
  start();
}

OwnServer::~OwnServer() {
  if (child_ > 0) end(SIGTERM);
  std::error_code ignored;
  fs::remove_all(data_, ignored);
}

void OwnServer::start() {
  if (const int other = server::connect_tcp("127.0.0.1", setup_.port); other >= 0) {
    ::close(other);
    throw std::runtime_error(
        fmt::format("Port {} is in use already: --url names another.", setup_.port));
  }
  std::vector<std::string> words = {"citybox",     "serve", "--port", std::to_string(setup_.port),
                                    "--data",      data_,   "--web",  setup_.web,
                                    "--log-level", "error"};
  words.insert(words.end(), setup_.flags.begin(), setup_.flags.end());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  child_ = ::fork();
  if (child_ == 0) {
    // Its greeting is not for those who read the tool's figures.
    ::dup2(::open("/dev/null", O_WRONLY), STDOUT_FILENO);
    ::execv(setup_.program.c_str(), arguments.data());
    ::_exit(127);
  }
  for (int i = 0; i < 1000 && alive(); ++i) {
    const int file = server::connect_tcp("127.0.0.1", setup_.port);
    if (file >= 0) {
      ::close(file);
      return;
    }
    ::usleep(10'000);
  }
  throw std::runtime_error("The server did not come up.");
}

bool OwnServer::alive() {
  if (child_ > 0 && ::waitpid(child_, nullptr, WNOHANG) == child_) child_ = -1;
  return child_ > 0;
}

void OwnServer::restart(std::vector<std::string> flags) {
  stop();
  setup_.flags = std::move(flags);
  start();
}

rusage OwnServer::stop() { return end(SIGTERM); }

void OwnServer::kill() { end(SIGKILL); }

rusage OwnServer::end(int signal) {
  rusage used{};
  if (child_ <= 0) return used;
  ::kill(child_, signal);
  int status = 0;
  ::wait4(std::exchange(child_, -1), &status, 0, &used);
  return used;
}

std::size_t OwnServer::memory_kb() const {
  std::size_t all = 0;
  std::size_t resident = 0;
  std::ifstream(fmt::format("/proc/{}/statm", child_)) >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) / 1024;
}

double OwnServer::cpu_seconds() const {
  std::string line;
  std::getline(std::ifstream(fmt::format("/proc/{}/stat", child_)), line);
  // The name, in brackets, may have spaces; user and system time are the 12th and 13th after it.
  std::istringstream rest(line.substr(std::min(line.size(), line.rfind(')') + 1)));
  std::string skipped;
  for (int i = 0; i < 11; ++i) rest >> skipped;
  double user = 0;
  double system = 0;
  rest >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace citybox::load
