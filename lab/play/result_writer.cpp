#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include "engine/types/json_text.hpp"
#include "lab/play/result_files.hpp"

namespace citybox::lab {

namespace fs = std::filesystem;

namespace {

Problem cannot_write(const fs::path& file) {
  return {fmt::format("{} cannot be written: {}.", file.string(), std::strerror(errno))};
}

// The last line of the file that names an experiment.
std::string last_heading(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string heading;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("{\"experiment\":")) heading = line;
  }
  return heading;
}

}  // namespace

tl::expected<ResultWriter, Problem> ResultWriter::open(const fs::path& file,
                                                       const Experiment& experiment,
                                                       std::uint64_t games) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return tl::unexpected(cannot_write(file));
  ResultWriter writer(file, descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return tl::unexpected(Problem{fmt::format(
        "Another process is writing {}: wait for it, or take another --share.", file.string())});
  }
  if (const auto cut = writer.cut_torn_line(); !cut) return tl::unexpected(cut.error());
  const std::string heading =
      fmt::format("{{\"experiment\":{},\"games\":{}}}", json_text(experiment), games);
  if (last_heading(file) == heading) return writer;
  if (const auto put = writer.put(heading); !put) return tl::unexpected(put.error());
  return writer;
}

ResultWriter::ResultWriter(ResultWriter&& other) noexcept
    : file_(std::move(other.file_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

ResultWriter::~ResultWriter() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

// Some places cannot sync (EINVAL), and need not.
tl::expected<void, Problem> ResultWriter::finish() {
  const int descriptor = std::exchange(descriptor_, -1);
  if (descriptor < 0) return {};
  const bool synced = ::fsync(descriptor) == 0 || errno == EINVAL;
  const Problem unsynced = synced ? Problem{} : cannot_write(file_);
  if (::close(descriptor) != 0 && synced) return tl::unexpected(cannot_write(file_));
  if (!synced) return tl::unexpected(unsynced);
  return {};
}

tl::expected<void, Problem> ResultWriter::cut_torn_line() {
  std::ifstream in(file_, std::ios::binary);
  const auto unread = [&] {
    return tl::unexpected(Problem{fmt::format("{} cannot be read.", file_.string())});
  };
  if (!in) return unread();
  std::uint64_t whole = 0, at = 0;
  for (std::string line; std::getline(in, line);) {
    at += line.size() + 1;
    if (!in.eof()) whole = at;
  }
  if (in.bad()) return unread();  // what was not read may well be whole
  if (::ftruncate(descriptor_, static_cast<off_t>(whole)) != 0) {
    return tl::unexpected(cannot_write(file_));
  }
  return {};
}

tl::expected<void, Problem> ResultWriter::write(std::uint64_t point, Range games,
                                                const Tally& tally) {
  return put(fmt::format("{{\"point\":{},\"from\":{},\"to\":{},\"tally\":{}}}", point, games.from,
                         games.to, json_text(tally)));
}

// One write, so that a process that is killed leaves at most one torn line, and no reader sees lines of
// two mixed.
tl::expected<void, Problem> ResultWriter::put(const std::string& line) {
  const std::string text = line + '\n';
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t wrote = ::write(descriptor_, text.data() + done, text.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return tl::unexpected(cannot_write(file_));
    done += static_cast<std::size_t>(wrote);
  }
  return {};
}

}  // namespace citybox::lab
