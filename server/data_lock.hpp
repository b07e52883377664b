#pragma once

#include <filesystem>
#include <optional>
#include <tl/expected.hpp>
#include <utility>

#include "engine/table/table.hpp"

namespace citybox::server {

// Keeps a second server out of a data folder.
class DataLock {
 public:
  // Makes the folder if there is none. Fails with a sentence while somebody has it.
  static tl::expected<DataLock, Problem> take(const std::filesystem::path& folder);
  // Nothing while somebody has it. The folder must be there.
  static tl::expected<std::optional<DataLock>, Problem> try_to_take(
      const std::filesystem::path& folder);
  DataLock(DataLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  DataLock& operator=(DataLock&&) = delete;
  ~DataLock();

 private:
  explicit DataLock(int file) : file_(file) {}
  int file_ = -1;
};

}  // namespace citybox::server
