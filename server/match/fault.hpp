#pragma once

#include "engine/rpc/jsonrpc.hpp"

namespace citybox::server {

// Why a call was refused, as protocol/PROTOCOL.md lists it.
using Code = RpcCode;
using Fault = RpcError;

template <class T = void>
using Result = tl::expected<T, Fault>;

inline Fault fault(Code code, std::string message) { return {code, std::move(message), nullptr}; }

inline tl::unexpected<Fault> refuse(Code code, std::string message) {
  return rpc_error(code, std::move(message));
}

inline tl::unexpected<Fault> refuse(const Refused& refused) { return rpc_refused(refused); }

}  // namespace citybox::server
