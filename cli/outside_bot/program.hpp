#pragma once

#include <sys/types.h>

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/rpc/line_reader.hpp"
#include "engine/types/problem.hpp"

namespace citybox::cli {

// A line of an outside program.
struct Said {
  enum class Length : std::uint8_t { kWhole, kTooLong };

  std::string line = {};  // none of one that was too long
  Length length = Length::kWhole;
};

// An outside program as a child process, in a process group of its own: lines go to its standard input
// and come from its standard output; what it writes to standard error goes where ours goes. Nothing
// here waits for it but `end`, and memory stays bounded whatever it does. SIGPIPE must be ignored, as
// main.cpp has it.
class Program {
 public:
  // `command` is the shell's, so that arguments and quotes mean what they mean there.
  static tl::expected<std::unique_ptr<Program>, Problem> start(const std::string& command);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // To poll: what it says, whether it takes more of what is said to it, and whether it has ended.
  int out() const { return out_; }
  int in() const { return in_; }
  int process() const { return process_; }

  // Keeps the line until the program reads. False where it has not read what it was told before, for
  // so long that no more is kept.
  bool say(std::string_view line);
  bool has_more_to_read() const { return !to_it_.empty(); }
  void write();  // as much as goes
  void close_in();

  // Takes what is there into `said`; false at the end of what it says.
  bool read();
  std::deque<Said> said;

  // Ends it, kindly first, and all that it started; how it ended, as a sentence.
  std::string end();

 private:
  Program(pid_t id, int process, int in, int out)
      : id_(id), process_(process), in_(in), out_(out), reader_(kLongestLine) {}
  bool wait_for_end(int milliseconds) const;

  static constexpr std::size_t kLongestLine = 1U << 20U;
  static constexpr std::size_t kMostUnread = 8U << 20U;

  pid_t id_;
  int process_;  // readable when it has ended
  int in_;
  int out_;
  std::string to_it_;
  LineReader reader_;
};

}  // namespace citybox::cli
