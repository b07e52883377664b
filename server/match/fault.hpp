#pragma once

#include <boost/json.hpp>
#include <string>
#include <tl/expected.hpp>

#include "engine/table/table.hpp"

namespace citybox::server {

// Why a call was refused, as protocol/PROTOCOL.md lists it.
enum class Code : int {
  kNotJson = -32700,
  kNotARequest = -32600,
  kNoSuchMethod = -32601,
  kBadParameter = -32602,
  kOurFault = -32603,
  kRules = -32000,
  kOldSequence = -32001,
  kNotAllowed = -32002,
  kNoSuchTable = -32003,
  kLimit = -32004,
  kNotNow = -32005,
  kDisk = -32006,
};

struct Fault {
  Code code = Code::kOurFault;
  std::string message;
  json::object data = {};
};

template <class T = void>
using Result = tl::expected<T, Fault>;

inline tl::unexpected<Fault> refuse(Code code, std::string message) {
  return tl::unexpected(Fault{code, std::move(message), {}});
}

inline tl::unexpected<Fault> refuse(Refused refused) {
  Fault fault{Code::kRules, refused.why, {}};
  fault.data["rule"] = std::move(refused.rule);
  fault.data["why"] = std::move(refused.why);
  return tl::unexpected(std::move(fault));
}

}  // namespace citybox::server
