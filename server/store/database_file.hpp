#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "engine/types/problem.hpp"

namespace citybox::server {

// The database as a file on the disk, beside SQLite: private, whole from its first moment on, and
// still the one that was opened.
class DatabaseFile {
 public:
  // The file must be a database of SQLite. Must be there before SQLite opens the file and stay until SQLite has closed it: the system
  // drops SQLite's locks when any descriptor of the file is closed.
  static tl::expected<DatabaseFile, Problem> open(const std::filesystem::path& file);
  DatabaseFile(DatabaseFile&& other) noexcept;
  DatabaseFile& operator=(DatabaseFile&&) = delete;
  ~DatabaseFile();

  // Nobody but its user reads it, nor its companions.
  std::optional<Problem> make_private() const;
  // From here on the path must lead to what it leads to now. Once SQLite has made the companions.
  tl::expected<void, Problem> settle();
  // A sentence once somebody moved, deleted or overwrote it.
  std::optional<Problem> lost() const;

 private:
  struct Identity {
    unsigned long device = 0;
    unsigned long inode = 0;
    bool operator==(const Identity&) const = default;
  };

  DatabaseFile(std::filesystem::path file, int descriptor)
      : file_(std::move(file)), descriptor_(descriptor) {}
  static std::optional<Identity> identity(const std::filesystem::path& path);
  bool has_our_header() const;

  std::filesystem::path file_;
  int descriptor_ = -1;
  // The file, its log and that one's index: what goes into a log that was deleted is gone.
  std::array<std::optional<Identity>, 3> known_;
};

// Makes it under another name and renames it: nobody ever sees a half-made one. Nothing happens if
// there is one.
std::optional<Problem> make_if_missing(const std::filesystem::path& file);

// Puts all of a file, or of a folder's list of names, on the disk.
tl::expected<void, Problem> sync_to_disk(const std::filesystem::path& path);

Problem not_a_database(const std::filesystem::path& file);

}  // namespace citybox::server
