#include "cli/outside_bot/program.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace citybox::cli {

namespace {

constexpr int kGrace = 1000;  // milliseconds

struct Pipe {
  int read = -1;
  int write = -1;
};

// The end that is ours never waits.
Pipe make_pipe() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {ends[0], ends[1]};
}
void never_wait(int file) { ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

// Readable when the process has ended; -1 if there is none. The header for it is not made for C++.
int watch_process(pid_t id) {
  return id > 0 ? static_cast<int>(::syscall(SYS_pidfd_open, id, 0)) : -1;
}

void shut(int& file) {
  if (file >= 0) ::close(std::exchange(file, -1));
}

// The shell as the head of a group of its own, with signals as a program expects to find them; its id,
// or -1.
pid_t spawn(const std::string& command, int in, int out) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&how, &signals);
  sigaddset(&signals, SIGPIPE);
  posix_spawnattr_setsigdefault(&how, &signals);
  posix_spawnattr_setflags(&how,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::array<std::string, 3> words{"sh", "-c", command};
  std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
  pid_t id = -1;
  const int wrong = ::posix_spawn(&id, "/bin/sh", &files, &how, arguments.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  errno = wrong;
  return wrong == 0 ? id : -1;
}

// A shell tells of a program that a signal has ended by a code above 128.
std::string how_it_ended(int status) {
  constexpr int kSignals = 128;
  const int code = WIFSIGNALED(status) ? kSignals + WTERMSIG(status) : WEXITSTATUS(status);
  if (code == 127) return "The program was not found.";
  if (code == 126) return "The program cannot be started: is it executable?";
  if (code <= kSignals) return fmt::format("The program has ended, with exit code {}.", code);
  return fmt::format("The program was ended by signal {} ({}).", code - kSignals,
                     ::strsignal(code - kSignals));
}

}  // namespace

tl::expected<std::unique_ptr<Program>, Problem> Program::start(const std::string& command) {
  Pipe to_it = make_pipe();
  Pipe from_it = make_pipe();
  const pid_t id = spawn(command, to_it.read, from_it.write);
  const int process = watch_process(id);
  shut(to_it.read);
  shut(from_it.write);
  std::unique_ptr<Program> program(new Program(id, process, to_it.write, from_it.read));
  if (id <= 0 || process < 0) {
    return tl::unexpected(
        Problem{fmt::format("The system starts no program: {}.", std::strerror(errno))});
  }
  never_wait(program->in_);
  never_wait(program->out_);
  return program;
}

Program::~Program() { end(); }

bool Program::say(std::string_view line) {
  if (to_it_.size() + line.size() > kMostUnread) return false;
  to_it_.append(line).append("\n");
  write();
  return true;
}

void Program::write() {
  while (!to_it_.empty() && in_ >= 0) {
    const ssize_t written = ::write(in_, to_it_.data(), to_it_.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) return;
    if (written <= 0) return close_in();  // it reads no more; whether it ends, we shall see
    to_it_.erase(0, static_cast<std::size_t>(written));
  }
}

void Program::close_in() {
  shut(in_);
  to_it_.clear();
}

bool Program::read() {
  std::array<char, 1U << 16U> chunk;
  const ssize_t got = ::read(out_, chunk.data(), chunk.size());
  if (got < 0) return errno == EAGAIN || errno == EINTR;
  const auto on_line = [&](std::string_view line) { said.push_back({std::string(line)}); };
  const auto on_too_long = [&] { said.push_back({.length = Said::Length::kTooLong}); };
  if (got > 0) {
    reader_.feed({chunk.data(), static_cast<std::size_t>(got)}, on_line, on_too_long);
  } else {
    reader_.finish(on_line, on_too_long);
  }
  return got > 0;
}

bool Program::wait_for_end(int milliseconds) const {
  pollfd ended{process_, POLLIN, 0};
  while (::poll(&ended, 1, milliseconds) < 0 && errno == EINTR) continue;
  return ended.revents != 0;
}

std::string Program::end() {
  for (pollfd in{in_, POLLOUT, 0}; has_more_to_read() && ::poll(&in, 1, kGrace) > 0;) write();
  close_in();
  shut(out_);
  if (id_ <= 0) return {};
  std::string how;
  if (!wait_for_end(kGrace)) {
    ::kill(-id_, SIGTERM);
    if (!wait_for_end(kGrace)) ::kill(-id_, SIGKILL);
    how = "The program has closed its standard output without ending.";
  }
  wait_for_end(-1);
  ::kill(-id_, SIGKILL);  // what it has left behind, as long as nobody else can have its number
  int status = 0;
  while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) continue;
  shut(process_);
  id_ = -1;
  return how.empty() ? how_it_ended(status) : how;
}

}  // namespace citybox::cli
