#include "server/api/reply.hpp"

namespace citybox::server {

Reply::Reply(std::weak_ptr<Connection> to, const std::optional<json::value>& id)
    : to_(std::move(to)), id_(id ? json::serialize(*id) : std::string()) {}

void Reply::text(std::string_view json_text) const {
  if (id_.empty()) return;
  const auto to = to_.lock();
  if (!to) return;
  std::string text;
  text.reserve(json_text.size() + id_.size() + 40);
  text.append(R"({"jsonrpc":"2.0","id":)").append(id_);
  text.append(R"(,"result":)").append(json_text).append("}");
  to->send(message_of(std::move(text)));
}

void Reply::fault(const RpcError& fault) const {
  if (id_.empty()) return;
  const auto to = to_.lock();
  if (to) to->send(message_of(response(json::parse(id_), tl::unexpected(fault))));
}

}  // namespace citybox::server
