#include "tests/fuzz/visitor.hpp"

#include "engine/rpc/jsonrpc.hpp"
#include "engine/types/json_change.hpp"
#include "tests/fuzz/bytes.hpp"

namespace citybox::fuzz {

void Visitor::send(server::Message message) {
  if (closed) return;
  const json::object object = json::parse(*message).as_object();
  if (who == Who::kStranger) heard += *message;
  if (object.contains("id")) return answer(object);
  const json::object& params = object.at("params").as_object();
  if (const json::value* table = params.if_contains("table")) {
    look(std::string(table->as_string()), params);
  }
}

void Visitor::close(const std::string&) {
  closed = true;
  inbox.clear();
  waits.clear();
}

void Visitor::answer(const json::object& message) {
  const json::value& id = message.at("id");
  if (id.is_null()) return;  // to what was no request
  const auto found = waits.find(id.to_number<std::int64_t>());
  promise(found != waits.end(), "a request gets one answer");
  const Asked asked = std::move(found->second);
  waits.erase(found);
  if (const json::value* error = message.if_contains("error")) {
    const bool ours = error->at("code").to_number<int>() == static_cast<int>(RpcCode::kInternal);
    return promise(!ours, "nothing goes wrong on our side");
  }
  const json::value& result = message.at("result");
  if (asked.method == "watch") look(asked.table, result.as_object());
  on_result_(asked, result);
}

void Visitor::look(const std::string& table, const json::object& parts) {
  json::value followed;
  const json::value* play = parts.if_contains("play");
  const json::value* info = parts.if_contains("info");
  if (play != nullptr) plays[table] = play->as_object();
  if (const json::value* changes = parts.if_contains("changes")) {
    followed = plays[table];
    apply_change(followed, changes->at("play"));
    plays[table] = followed.as_object();
    play = &followed;
  }
  if (who == Who::kPerson) return;
  if (info != nullptr) {
    promise(info->at("you").at("seats").as_array().empty(), "a stranger holds no seat");
    promise(!info->at("you").at("host").as_bool(), "a stranger is not the host");
  }
  if (play != nullptr) {
    promise(play->at("legal").as_object().empty(), "a stranger has nothing to decide");
    promise(play->at("undo").as_object().empty(), "a stranger has nothing to take back");
  }
}

}  // namespace citybox::fuzz
