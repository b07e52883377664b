#include "server/store/database_file.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

#include "server/store/migration.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::size_t kHeaderBytes = 100;
constexpr std::size_t kApplicationIdAt = 68;  // four bytes, the highest first
constexpr std::array kCompanions = {"", "-wal", "-shm"};

std::filesystem::path beside(const std::filesystem::path& file, const char* suffix) {
  return file.string() + suffix;
}

Problem unusable(const std::filesystem::path& file, const char* why) {
  return {fmt::format("The database {} cannot be used: {}.", file.string(), why)};
}

std::string header(int descriptor) {
  std::string bytes(kHeaderBytes, '\0');
  const ssize_t read = ::pread(descriptor, bytes.data(), bytes.size(), 0);
  bytes.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
  return bytes;
}

// The seeds of games under way are in there.
std::optional<Problem> close_to_others(const std::filesystem::path& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0 || (status.st_mode & 0077U) == 0) return std::nullopt;
  if (::chmod(path.c_str(), 0600) == 0) return std::nullopt;
  return Problem{
      fmt::format("Others can read {}, and it cannot be made private: {}. Give it to the user that "
                  "runs the server.",
                  path.string(), std::strerror(errno))};
}

}  // namespace

Problem not_a_database(const std::filesystem::path& file) {
  return {fmt::format(
      "The file {} is not a database of Citybox. Move it away, or choose another data folder.",
      file.string())};
}

tl::expected<void, Problem> sync_to_disk(const std::filesystem::path& path) {
  const int descriptor = ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = descriptor >= 0 && ::fsync(descriptor) == 0;
  const int error = errno;
  if (descriptor >= 0) ::close(descriptor);
  if (done) return {};
  return tl::unexpected(Problem{
      fmt::format("{} cannot be put on the disk: {}.", path.string(), std::strerror(error))});
}

std::optional<Problem> make_if_missing(const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::exists(file, error)) return std::nullopt;
  if (std::filesystem::exists(beside(file, "-wal"), error)) {
    return Problem{fmt::format(
        "The database {} is gone, but its log {}-wal is there. Put the database or a backup back "
        "(a backup without that log); to begin anew, move the log away.",
        file.string(), file.filename().string())};
  }
  const std::filesystem::path fresh = beside(file, ".new");
  for (const char* suffix : {"", "-journal", "-wal", "-shm"}) {
    std::filesystem::remove(beside(fresh, suffix), error);
  }
  const int made = ::open(fresh.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0) return unusable(file, std::strerror(errno));
  ::close(made);
  {
    SQLite::Database db(fresh.string(), SQLite::OPEN_READWRITE);
    make_schema(db);
  }
  if (auto synced = sync_to_disk(fresh); !synced) return synced.error();
  std::filesystem::rename(fresh, file, error);
  if (error) return unusable(file, error.message().c_str());
  if (auto synced = sync_to_disk(file.parent_path()); !synced) return synced.error();
  return std::nullopt;
}

tl::expected<DatabaseFile, Problem> DatabaseFile::open(const std::filesystem::path& file) {
  // To write, as SQLite will: layered file systems give a file another identity when it is first
  // opened so.
  int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0 && (errno == EACCES || errno == EROFS || errno == EPERM)) {
    descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  }
  if (descriptor < 0 && errno == ENOENT) {
    return tl::unexpected(Problem{fmt::format("There is no database {}.", file.string())});
  }
  if (descriptor < 0) return tl::unexpected(unusable(file, std::strerror(errno)));
  DatabaseFile opened(file, descriptor);
  const std::string begins = header(descriptor);
  if (begins.empty()) {
    return tl::unexpected(Problem{fmt::format(
        "The file {} is empty, not a database of Citybox. Put a backup in its place, or remove it "
        "to begin anew.",
        file.string())});
  }
  if (!begins.starts_with(kMagic)) return tl::unexpected(not_a_database(file));
  return opened;
}

std::optional<Problem> DatabaseFile::make_private() const {
  for (const char* suffix : kCompanions) {
    if (auto open = close_to_others(beside(file_, suffix))) return open;
  }
  return std::nullopt;
}

DatabaseFile::DatabaseFile(DatabaseFile&& other) noexcept
    : file_(std::move(other.file_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      known_(other.known_) {}

DatabaseFile::~DatabaseFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<DatabaseFile::Identity> DatabaseFile::identity(const std::filesystem::path& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return Identity{status.st_dev, status.st_ino};
}

bool DatabaseFile::has_our_header() const {
  const std::string bytes = header(descriptor_);
  if (bytes.size() < kHeaderBytes || !bytes.starts_with(kMagic)) return false;
  std::uint32_t id = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    id = (id << 8U) | static_cast<unsigned char>(bytes[kApplicationIdAt + i]);
  }
  return id == static_cast<std::uint32_t>(kApplicationId);
}

tl::expected<void, Problem> DatabaseFile::settle() {
  for (std::size_t i = 0; i < known_.size(); ++i) {
    known_[i] = identity(beside(file_, kCompanions[i]));
  }
  struct stat status{};
  if (::fstat(descriptor_, &status) != 0 || known_[0] != Identity{status.st_dev, status.st_ino} ||
      !has_our_header()) {
    return tl::unexpected(unusable(file_, "it changed while it was opened"));
  }
  return {};
}

std::optional<Problem> DatabaseFile::lost() const {
  bool same = has_our_header();
  for (std::size_t i = 0; i < known_.size(); ++i) {
    same = same && identity(beside(file_, kCompanions[i])) == known_[i];
  }
  if (same) return std::nullopt;
  return Problem{
      fmt::format("The database file {} was moved, deleted or overwritten; nothing is kept until "
                  "the server is started again.",
                  file_.string())};
}

}  // namespace citybox::server
