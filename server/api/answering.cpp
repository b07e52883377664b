#include "server/api/answering.hpp"

#include <utility>

namespace citybox::server {

Room::Done answering(const Reply& reply, std::string text) {
  return [reply, text = std::move(text)](Room::Written written) {
    switch (written) {
      case Room::Written::kYes:
        return reply.text(text);
      case Room::Written::kOvertaken:
        if (reply.ask_again()) return;
        return reply.fault(
            fault(RpcCode::kNotStored, "Others were faster each time; nothing was changed."));
      case Room::Written::kUnknown:
        return reply.fault(
            fault(RpcCode::kNotStored,
                  "The database went away in the middle: look whether it was taken."));
      case Room::Written::kNo:
        break;
    }
    reply.fault(fault(RpcCode::kNotStored, "The disk did not take it; nothing was changed."));
  };
}

}  // namespace citybox::server
