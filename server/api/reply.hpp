#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/types/json_text.hpp"
#include "server/api/connection.hpp"
#include "server/match/fault.hpp"

namespace citybox::server {

// Where an answer goes. Copies answer the same request; exactly one of them should.
class Reply {
 public:
  // Asks the same again; false: that was done too often.
  using Again = std::function<bool()>;
  // Without an id it is a notification, which gets no answer.
  Reply(std::weak_ptr<Connection> to, const std::optional<json::value>& id, Again again = {});

  void text(std::string result) const;  // that is JSON already
  void fault(const RpcError& fault) const;
  std::shared_ptr<Connection> to() const { return to_.lock(); }
  bool ask_again() const { return again_ && again_(); }

 private:
  std::weak_ptr<Connection> to_;
  std::string id_;  // as JSON
  Again again_;
};

// The same for a call whose result is an R.
template <class R>
class ReplyOf : public Reply {
 public:
  explicit ReplyOf(Reply reply) : Reply(std::move(reply)) {}

  static std::string encode(const R& result) { return json_text(result); }
  void result(const R& result) const { text(encode(result)); }
};

}  // namespace citybox::server
