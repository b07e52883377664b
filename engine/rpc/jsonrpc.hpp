#pragma once
// JSON-RPC 2.0: one message in, its request or its error out. Knows no transport and no game; the
// engine and the server both stand on it.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox {

// The codes of protocol/PROTOCOL.md.
enum class RpcCode : int {
  kParse = -32700,
  kInvalidRequest = -32600,
  kNoSuchMethod = -32601,
  kInvalidParams = -32602,
  kInternal = -32603,
  kRefused = -32000,
  kOldSequence = -32001,
  kNotAllowed = -32002,
  kNoSuchTable = -32003,
  kLimit = -32004,
  kNotNow = -32005,
  kNotStored = -32006,
  kAsksForDraw = -32007,
};
BOOST_DESCRIBE_ENUM(RpcCode, kParse, kInvalidRequest, kNoSuchMethod, kInvalidParams, kInternal,
                    kRefused, kOldSequence, kNotAllowed, kNoSuchTable, kLimit, kNotNow, kNotStored,
                    kAsksForDraw)

struct RpcError {
  RpcCode code = RpcCode::kInternal;
  std::string message;  // a sentence
  json::value data;     // null: none
};

// A result is JSON text.
using RpcResult = tl::expected<std::string, RpcError>;

inline tl::unexpected<RpcError> rpc_error(RpcCode code, std::string message,
                                          json::value data = {}) {
  return tl::unexpected(RpcError{code, std::move(message), std::move(data)});
}
// −32000 with its `data`.
tl::unexpected<RpcError> rpc_refused(const Refused& refused);

struct RpcRequest {
  std::string method;
  json::object params;
  std::optional<json::value> id;  // none: a notification, which gets no answer
};

// What to answer when a message is no request. The id is null where it cannot be known.
struct RpcFault {
  RpcError error;
  json::value id;
};

struct RpcLimits {
  std::size_t bytes = 1 << 20;
  std::size_t depth = 32;
};

tl::expected<RpcRequest, RpcFault> parse_request(std::string_view message,
                                                 const RpcLimits& limits = {});

// The answer as one line without its newline; `id` and `params` are JSON text.
std::string response(std::string_view id, const RpcResult& result);
std::string notification(std::string_view method, std::string_view params);

}  // namespace citybox
