#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace citybox::server {

// The HTTP request that asks for a WebSocket. Apart from session.hpp, because Beast is slow to
// compile.
struct UpgradeRequest {
  boost::beast::http::request<boost::beast::http::string_body> request;
};

}  // namespace citybox::server
