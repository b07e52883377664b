#include "server/data_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>

namespace citybox::server {

tl::expected<DataLock, Problem> DataLock::take(const std::filesystem::path& folder) {
  std::error_code error;
  const bool fresh = std::filesystem::create_directories(folder, error);
  // The seeds of games under way are in there.
  if (fresh) std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
  if (error) {
    return tl::unexpected(Problem{
        fmt::format("The data folder {} cannot be made: {}.", folder.string(), error.message())});
  }
  auto lock = try_to_take(folder);
  if (!lock) return tl::unexpected(lock.error());
  if (*lock) return std::move(**lock);
  return tl::unexpected(Problem{fmt::format(
      "Another Citybox server uses the data folder {}. Stop it, or choose another with --data.",
      folder.string())});
}

tl::expected<std::optional<DataLock>, Problem> DataLock::try_to_take(
    const std::filesystem::path& folder) {
  const std::filesystem::path name = folder / "lock";
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) {
    return tl::unexpected(Problem{fmt::format("The data folder {} cannot be written: {}.",
                                              folder.string(), std::strerror(errno))});
  }
  DataLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return std::nullopt;
  ::fchmod(file, 0600);  // older programs left it to the umask
  return lock;
}

DataLock::~DataLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace citybox::server
