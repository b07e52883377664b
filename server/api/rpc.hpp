#pragma once
// JSON-RPC 2.0 on the wire: a request in, an answer out.

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "server/api/connection.hpp"
#include "server/match/fault.hpp"

namespace citybox::server {

// Where an answer goes. Copies answer the same request; exactly one of them should.
class Reply {
 public:
  // `id` as JSON text; empty for a notification, which gets no answer.
  Reply(std::weak_ptr<Connection> to, std::string id) : to_(std::move(to)), id_(std::move(id)) {}

  void text(std::string_view json_text) const;  // a result that is JSON already
  void result(const json::value& value) const { text(json::serialize(value)); }
  void fault(const Fault& fault) const;

 private:
  std::weak_ptr<Connection> to_;
  std::string id_;
};

struct Request {
  explicit Request(const json::storage_ptr& storage) : params(storage) {}

  std::string id;  // as JSON text; "null" where there is none to be had, empty for a notification
  std::string method;
  json::object params;
};

// `params` live in `storage`.
tl::expected<Request, std::pair<Fault, std::string>> parse_request(std::string_view text,
                                                                   const json::storage_ptr& storage);

std::string fault_text(const Fault& fault, std::string_view id);

}  // namespace citybox::server
