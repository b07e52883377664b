#include "engine/rpc/jsonrpc.hpp"

#include <fmt/format.h>

#include <cmath>

#include "engine/types/json.hpp"

namespace citybox {

namespace {

tl::unexpected<RpcFault> fault(RpcCode code, std::string message, json::value id = nullptr) {
  return tl::unexpected(RpcFault{{code, std::move(message), nullptr}, std::move(id)});
}

bool can_be_id(const json::value& id) {
  // A number too great to be held could not be sent back.
  const bool held = !id.is_double() || std::isfinite(id.get_double());
  return id.is_string() || id.is_null() || (id.is_number() && held);
}

}  // namespace

tl::unexpected<RpcError> rpc_refused(const Refused& refused) {
  return rpc_error(RpcCode::kRefused, refused.why,
                   json::object{{"rule", refused.rule}, {"why", refused.why}});
}

tl::expected<RpcRequest, RpcFault> parse_request(std::string_view message,
                                                 const RpcLimits& limits) {
  if (message.size() > limits.bytes) {
    return fault(RpcCode::kParse, fmt::format("A message has at most {} bytes.", limits.bytes));
  }
  json::parse_options options;
  options.max_depth = limits.depth;
  boost::system::error_code error;
  json::value value = json::parse(message, error, {}, options);
  if (error == json::error::too_deep) {
    return fault(RpcCode::kParse,
                 fmt::format("The JSON is nested more than {} deep.", limits.depth));
  }
  if (error) return fault(RpcCode::kParse, fmt::format("This is not JSON: {}.", error.message()));
  if (value.is_array()) return fault(RpcCode::kInvalidRequest, "Batches are not supported.");
  if (!value.is_object()) return fault(RpcCode::kInvalidRequest, "A request is a JSON object.");

  json::object& object = value.get_object();
  RpcRequest request;
  if (json::value* id = object.if_contains("id")) {
    if (!can_be_id(*id)) {
      return fault(RpcCode::kInvalidRequest, "An id is a text, a number or null.");
    }
    request.id = std::move(*id);
  }
  const json::value known = request.id.value_or(nullptr);
  const json::value* version = object.if_contains("jsonrpc");
  if (version == nullptr || *version != json::value("2.0")) {
    return fault(RpcCode::kInvalidRequest, "A request says \"jsonrpc\": \"2.0\".", known);
  }
  const json::value* method = object.if_contains("method");
  if (method == nullptr || !method->is_string()) {
    return fault(RpcCode::kInvalidRequest, "A request names its method.", known);
  }
  request.method = method->get_string();
  if (json::value* params = object.if_contains("params")) {
    if (!params->is_object()) {
      return fault(RpcCode::kInvalidParams, "Parameters go by name, in an object.", known);
    }
    request.params = std::move(params->get_object());
  }
  return request;
}

std::string response(const json::value& id, const RpcResult& result) {
  json::object answer{{"jsonrpc", "2.0"}, {"id", id}};
  if (result) {
    answer.emplace("result", *result);
  } else {
    json::object error{{"code", static_cast<int>(result.error().code)},
                       {"message", result.error().message}};
    if (!result.error().data.is_null()) error.emplace("data", result.error().data);
    answer.emplace("error", std::move(error));
  }
  return json::serialize(answer);
}

std::string notification(std::string_view method, json::object params) {
  return json::serialize(
      json::object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

bool RpcParams::has(std::string_view key) const {
  const json::value* value = params_.if_contains(key);
  return value != nullptr && !value->is_null();
}

const json::value* RpcParams::require(std::string_view key) {
  const json::value* value = params_.if_contains(key);
  if (value == nullptr) fail(fmt::format("The parameter \"{}\" is missing.", key));
  return value;
}

std::string RpcParams::text(std::string_view key) {
  const json::value* value = require(key);
  if (value == nullptr) return {};
  if (value->is_string()) return std::string(value->get_string());
  fail(fmt::format("{}: {} is not a text.", key, shown(*value)));
  return {};
}

std::int64_t RpcParams::integer(std::string_view key, std::int64_t least, std::int64_t most) {
  const json::value* value = require(key);
  if (value == nullptr) return least;
  const auto number = detail::read_integer(*value, least, static_cast<std::uint64_t>(most));
  if (number) return *number;
  fail(problem_of(number.error(), key).text);
  return least;
}

json::object RpcParams::object(std::string_view key) {
  const json::value* value = require(key);
  if (value == nullptr) return {};
  if (value->is_object()) return value->get_object();
  fail(fmt::format("{}: {} is not an object.", key, shown(*value)));
  return {};
}

std::string RpcParams::text_or(std::string_view key, std::string standard) {
  return has(key) ? text(key) : std::move(standard);
}

std::int64_t RpcParams::integer_or(std::string_view key, std::int64_t least, std::int64_t most,
                                   std::int64_t standard) {
  return has(key) ? integer(key, least, most) : standard;
}

json::object RpcParams::object_or_empty(std::string_view key) {
  return has(key) ? object(key) : json::object{};
}

void RpcParams::fail(std::string sentence) {
  if (!fault_) fault_ = std::move(sentence);
}

tl::unexpected<RpcError> RpcParams::error() const {
  return rpc_error(RpcCode::kInvalidParams, fault_.value_or("A parameter is wrong."));
}

}  // namespace citybox
