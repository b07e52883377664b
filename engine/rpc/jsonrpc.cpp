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
  return rpc_error(RpcCode::kRefused, refused.why, to_json(refused));
}

tl::expected<RpcRequest, RpcFault> parse_request(std::string_view message,
                                                 const RpcLimits& limits) {
  if (message.size() > limits.bytes) {
    return fault(RpcCode::kParse, fmt::format("A message has at most {} bytes.", limits.bytes));
  }
  json::parse_options options;
  options.max_depth = limits.depth;
  boost::system::error_code error;
  // Parts of it live on: all that is in it goes with the last of them.
  const auto memory = json::make_shared_resource<json::monotonic_resource>();
  json::value value = json::parse(message, error, memory, options);
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

std::string response(std::string_view id, const RpcResult& result) {
  std::string text = R"({"jsonrpc":"2.0","id":)";
  text.append(id);
  if (result) {
    text.reserve(text.size() + result->size() + 16);
    return text.append(R"(,"result":)").append(*result).append("}");
  }
  json::object error{{"code", static_cast<int>(result.error().code)},
                     {"message", result.error().message}};
  if (!result.error().data.is_null()) error.emplace("data", result.error().data);
  return text.append(R"(,"error":)").append(json::serialize(error)).append("}");
}

std::string notification(std::string_view method, std::string_view params) {
  std::string text = R"({"jsonrpc":"2.0","method":")";
  text.reserve(text.size() + method.size() + params.size() + 16);
  return text.append(method).append(R"(","params":)").append(params).append("}");
}

}  // namespace citybox
