#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

namespace citybox::server {

// The HTTP request that asks for a WebSocket. Apart from session.hpp, because Beast is slow to
// compile.
struct UpgradeRequest {
  boost::beast::http::request<boost::beast::http::string_body> request;
  std::string early;  // what came with it: the first frames of somebody in a hurry
};

}  // namespace citybox::server
