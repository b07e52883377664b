#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace citybox::server {

// A file of the page as it goes out.
struct Asset {
  std::string type;
  std::string etag;
  std::string cache;  // Cache-Control
  std::string body;
  std::string zipped;  // empty: not worth it
  std::filesystem::file_time_type written;
};

// The files of the page, kept in memory and read again when they change.
class StaticFiles {
 public:
  explicit StaticFiles(std::filesystem::path root) : root_(std::move(root)) {}

  // What a request path (without its query) shows; paths of the page, such as /t/KMTRAQ, show
  // index.html. Nothing outside the folder can be reached.
  std::shared_ptr<const Asset> find(std::string_view path);

 private:
  std::shared_ptr<const Asset> load(const std::string& name);

  std::filesystem::path root_;
  std::unordered_map<std::string, std::shared_ptr<const Asset>> known_;
};

// A request path as the name of a file below the root; nothing if it is not a plain one.
std::optional<std::string> file_name(std::string_view path);

}  // namespace citybox::server
