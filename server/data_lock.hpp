#pragma once

#include <filesystem>
#include <tl/expected.hpp>
#include <utility>

#include "engine/table/table.hpp"

namespace citybox::server {

// Keeps a second server out of a data folder.
class DataLock {
 public:
  // Makes the folder if there is none.
  static tl::expected<DataLock, Problem> take(const std::filesystem::path& folder);
  DataLock(DataLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  DataLock& operator=(DataLock&&) = delete;
  ~DataLock();

 private:
  explicit DataLock(int file) : file_(file) {}
  int file_ = -1;
};

}  // namespace citybox::server
