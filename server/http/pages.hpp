#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// What the server answers to a GET, apart from the WebSocket.
class Pages {
 public:
  // `health` gives the JSON of /healthz.
  Pages(std::filesystem::path web, std::function<std::string()> health)
      : files_(std::move(web)), health_(std::move(health)) {}

  HttpAnswer get(std::string_view target, std::string_view accept_encoding,
                 std::string_view if_none_match);

 private:
  StaticFiles files_;
  std::function<std::string()> health_;
};

HttpAnswer plain_answer(int status, std::string text);

}  // namespace citybox::server
