#include "server/http/static_files.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "server/auth/secret.hpp"
#include "server/http/gzip.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kWorthZipping = 512;

struct Kind {
  std::string_view ending;
  std::string_view type;
  bool text = false;
};

constexpr Kind kKinds[] = {
    {".html", "text/html; charset=utf-8", true},
    {".js", "text/javascript; charset=utf-8", true},
    {".mjs", "text/javascript; charset=utf-8", true},
    {".css", "text/css; charset=utf-8", true},
    {".json", "application/json", true},
    {".map", "application/json", true},
    {".webmanifest", "application/manifest+json", true},
    {".svg", "image/svg+xml", true},
    {".txt", "text/plain; charset=utf-8", true},
    {".md", "text/markdown; charset=utf-8", true},
    {".wasm", "application/wasm", true},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".avif", "image/avif"},
    {".ico", "image/x-icon"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
};

Kind kind_of(std::string_view name) {
  for (const Kind& kind : kKinds) {
    if (name.ends_with(kind.ending)) return kind;
  }
  return {"", "application/octet-stream", false};
}

bool plain(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' || letter == '.' ||
         letter == '/';
}

std::optional<std::string> read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream out;
  out << in.rdbuf();
  return std::move(out).str();
}

std::string etag_of(std::string_view body) {
  const TokenHash hash = hash_token(body);
  std::string tag = "\"";
  for (int i = 0; i < 12; ++i) tag += fmt::format("{:02x}", hash[static_cast<std::size_t>(i)]);
  return tag + '"';
}

}  // namespace

std::optional<std::string> file_name(std::string_view path) {
  if (path.empty() || path.front() != '/' || path.size() > 500) return std::nullopt;
  for (const char letter : path) {
    if (!plain(letter)) return std::nullopt;
  }
  if (path.find("/.") != std::string_view::npos || path.find("//") != std::string_view::npos) {
    return std::nullopt;
  }
  return std::string(path.substr(1));
}

std::shared_ptr<const Asset> StaticFiles::find(std::string_view path) {
  const auto name = file_name(path);
  if (!name) return nullptr;
  if (!name->empty() && name->back() != '/') {
    if (auto asset = load(*name)) return asset;
  }
  const std::string_view last = std::string_view(*name).substr(name->rfind('/') + 1);
  const bool page = last.find('.') == std::string_view::npos;
  return page ? load("index.html") : nullptr;
}

std::shared_ptr<const Asset> StaticFiles::load(const std::string& name) {
  const std::filesystem::path file = root_ / name;
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return nullptr;
  const auto written = std::filesystem::last_write_time(file, error);
  const auto known = known_.find(name);
  if (known != known_.end() && known->second->written == written) return known->second;
  auto body = read(file);
  if (!body) return nullptr;
  auto asset = std::make_shared<Asset>();
  const Kind kind = kind_of(name);
  asset->type = kind.type;
  asset->written = written;
  asset->etag = etag_of(*body);
  // What the build puts under assets/ carries a hash in its name.
  asset->cache = name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  if (kind.text && body->size() >= kWorthZipping) asset->zipped = gzip(*body);
  if (asset->zipped.size() >= body->size()) asset->zipped.clear();
  asset->body = std::move(*body);
  known_[name] = asset;
  return asset;
}

}  // namespace citybox::server
