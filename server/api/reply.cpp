#include "server/api/reply.hpp"

namespace citybox::server {

Reply::Reply(std::weak_ptr<Connection> to, const std::optional<json::value>& id, Again again)
    : to_(std::move(to)),
      id_(id ? json::serialize(*id) : std::string()),
      again_(std::move(again)) {}

void Reply::text(std::string result) const {
  if (id_.empty()) return;
  if (const auto to = to_.lock()) to->send(message_of(response(id_, std::move(result))));
}

void Reply::fault(const RpcError& fault) const {
  if (id_.empty()) return;
  if (const auto to = to_.lock()) to->send(message_of(response(id_, tl::unexpected(fault))));
}

}  // namespace citybox::server
