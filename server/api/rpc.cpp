#include "server/api/rpc.hpp"

namespace citybox::server {

namespace {

using Wrong = std::pair<Fault, std::string>;

tl::unexpected<Wrong> wrong(Code code, std::string message, std::string id) {
  return tl::unexpected(Wrong{Fault{code, std::move(message)}, std::move(id)});
}

constexpr std::size_t kLongestId = 128;

}  // namespace

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

void Reply::fault(const Fault& fault) const {
  if (id_.empty()) return;
  if (const auto to = to_.lock()) to->send(message_of(fault_text(fault, id_)));
}

std::string fault_text(const Fault& fault, std::string_view id) {
  json::object error;
  error["code"] = static_cast<int>(fault.code);
  error["message"] = fault.message;
  if (!fault.data.empty()) error["data"] = fault.data;
  std::string text = R"({"jsonrpc":"2.0","id":)";
  text.append(id).append(R"(,"error":)").append(json::serialize(error)).append("}");
  return text;
}

tl::expected<Request, Wrong> parse_request(std::string_view text, const json::storage_ptr& storage) {
  boost::system::error_code error;
  json::value value = json::parse({text.data(), text.size()}, error, storage);
  if (error) return wrong(Code::kNotJson, "This is not JSON.", "null");
  if (!value.is_object()) {
    return wrong(Code::kNotARequest, "A request is one JSON object; batches are not supported.", "null");
  }
  json::object& object = value.get_object();
  Request request(storage);
  if (const json::value* id = object.if_contains("id")) {
    if (!id->is_string() && !id->is_number() && !id->is_null()) {
      return wrong(Code::kNotARequest, "`id` must be a number, a string or null.", "null");
    }
    request.id = json::serialize(*id);
    if (request.id.size() > kLongestId) {
      return wrong(Code::kNotARequest, "`id` is too long.", "null");
    }
  }
  const std::string answer_to = request.id.empty() ? "null" : request.id;
  const json::value* version = object.if_contains("jsonrpc");
  if (version == nullptr || *version != "2.0") {
    return wrong(Code::kNotARequest, "`jsonrpc` must be \"2.0\".", answer_to);
  }
  const json::value* method = object.if_contains("method");
  if (method == nullptr || !method->is_string()) {
    return wrong(Code::kNotARequest, "`method` must be a string.", answer_to);
  }
  request.method = std::string_view(method->get_string());
  if (json::value* params = object.if_contains("params")) {
    if (!params->is_object()) {
      return wrong(Code::kBadParameter, "`params` must be an object.", answer_to);
    }
    request.params = std::move(params->get_object());
  }
  return request;
}

}  // namespace citybox::server
