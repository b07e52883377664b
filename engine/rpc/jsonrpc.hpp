#pragma once
// JSON-RPC 2.0: one message in, its request or its error out. Knows no transport and no game; the
// engine and the server both stand on it.

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
};

struct RpcError {
  RpcCode code = RpcCode::kInternal;
  std::string message;  // a sentence
  json::value data;     // null: none
};

using RpcResult = tl::expected<json::value, RpcError>;

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

// The answer as one line without its newline.
std::string response(const json::value& id, const RpcResult& result);
std::string notification(std::string_view method, json::object params);

// Reads parameters by name. What is missing or wrong gives a default and is remembered; ask
// `error()` once all are read.
class RpcParams {
 public:
  explicit RpcParams(const json::object& params) : params_(params) {}

  bool has(std::string_view key) const;  // there, and not null
  std::string text(std::string_view key);
  std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most);
  json::object object(std::string_view key);
  std::string text_or(std::string_view key, std::string standard);
  std::int64_t integer_or(std::string_view key, std::int64_t least, std::int64_t most,
                          std::int64_t standard);
  json::object object_or_empty(std::string_view key);
  // null if it is not there.
  const json::value* value(std::string_view key) const { return params_.if_contains(key); }

  // For faults only the caller can see; the first one counts.
  void fail(std::string sentence);
  bool failed() const { return fault_.has_value(); }
  // −32602 with the first fault. Only if failed().
  tl::unexpected<RpcError> error() const;

 private:
  const json::value* require(std::string_view key);

  const json::object& params_;
  std::optional<std::string> fault_;
};

}  // namespace citybox
