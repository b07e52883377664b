#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/connection.hpp"
#include "server/match/fault.hpp"

namespace citybox::server {

// Where an answer goes. Copies answer the same request; exactly one of them should.
class Reply {
 public:
  // Without an id it is a notification, which gets no answer.
  Reply(std::weak_ptr<Connection> to, const std::optional<json::value>& id);

  void text(std::string_view json_text) const;  // a result that is JSON already
  void result(const json::value& value) const { text(json::serialize(value)); }
  void fault(const Fault& fault) const;

 private:
  std::weak_ptr<Connection> to_;
  std::string id_;  // as JSON
};

}  // namespace citybox::server
