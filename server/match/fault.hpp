#pragma once

#include "engine/rpc/jsonrpc.hpp"

namespace citybox::server {

// What was asked for, or why not, as protocol/PROTOCOL.md lists it.
template <class T = void>
using Result = tl::expected<T, RpcError>;

inline RpcError fault(RpcCode code, std::string message) {
  return {code, std::move(message), nullptr};
}

inline tl::unexpected<RpcError> refuse(RpcCode code, std::string message) {
  return rpc_error(code, std::move(message));
}

// The same whether there is none or it is none of the asker's business.
inline tl::unexpected<RpcError> no_such_table() {
  return refuse(RpcCode::kNoSuchTable, "There is no table with this code.");
}

inline tl::unexpected<RpcError> refuse(const Refused& refused) { return rpc_refused(refused); }

}  // namespace citybox::server
