#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/http/health.hpp"
#include "server/http/static_files.hpp"

namespace citybox::server {

struct HttpAnswer {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<const Asset> asset;  // keeps `body` alive
  std::string text;                    // the body, where it is not the asset's
  std::string_view body() const;
  bool zipped = false;
};

// What is asked for, as far as it matters.
struct PageRequest {
  std::string_view target;
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

// What the server answers to a GET, apart from the WebSocket.
class Pages {
 public:
  Pages(std::filesystem::path web, HealthDesk& health) : files_(std::move(web)), health_(health) {}

  // `answer` is called once; for files before get() returns.
  void get(const PageRequest& request, std::function<void(HttpAnswer)> answer);

 private:
  HttpAnswer file(std::string_view path, const PageRequest& request);

  StaticFiles files_;
  HealthDesk& health_;
};

HttpAnswer plain_answer(int status, std::string text);
HttpAnswer json_answer(int status, std::string json);

}  // namespace citybox::server
