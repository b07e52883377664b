#include "cli/outside_bot/answer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/rpc/jsonrpc.hpp"

namespace citybox::cli {

namespace {

tl::unexpected<wire::BotError> wrong(RpcCode code, std::string message) {
  return tl::unexpected(
      wire::BotError{.code = static_cast<int>(code), .message = std::move(message)});
}

tl::unexpected<wire::BotError> no_answer(std::int64_t id) {
  return wrong(RpcCode::kInvalidRequest,
               fmt::format("An answer is {{\"jsonrpc\": \"2.0\", \"id\": {}, \"result\": "
                           "{{\"text\": …}}}}, or has \"action\" in its result.",
                           id));
}

// Of both the action counts: then what the engine's `bot` answers is an answer, too.
tl::expected<std::optional<json::object>, wire::BotError> move_of(const json::object& result) {
  const auto answer = from_json<wire::BotAnswer>(result, "result");
  if (!answer) return wrong(RpcCode::kInvalidParams, answer.error().text);
  json::object move;
  if (answer->action) {
    move["action"] = answer->action->json;
  } else if (answer->text) {
    move["text"] = *answer->text;
  } else {
    return wrong(RpcCode::kInvalidParams, "The result has neither \"action\" nor \"text\".");
  }
  if (answer->words && !answer->words->empty()) move["words"] = *answer->words;
  return move;
}

}  // namespace

tl::expected<std::optional<json::object>, wire::BotError> read_answer(const Said& said,
                                                                      std::int64_t id) {
  if (said.length == Said::Length::kTooLong) {
    return wrong(RpcCode::kParse, "A line has at most 1 MiB.");
  }
  if (said.line.find_first_not_of(" \t") == std::string::npos) return std::nullopt;
  json::parse_options options;
  options.max_depth = RpcLimits{}.depth;
  boost::system::error_code error;
  const json::value value = json::parse(said.line, error, {}, options);
  if (error) {
    return wrong(RpcCode::kParse,
                 "This is not JSON. Only answers belong on standard output, one a line; notes of "
                 "your own go to standard error.");
  }
  const json::object* object = value.if_object();
  const json::value* of = object != nullptr ? object->if_contains("id") : nullptr;
  if (of == nullptr || !of->is_int64() || of->get_int64() > id) return no_answer(id);
  if (of->get_int64() < id) return std::nullopt;
  if (const json::value* result = object->if_contains("result")) {
    if (const json::object* move = result->if_object()) return move_of(*move);
  }
  if (object->contains("error")) {
    return wrong(RpcCode::kInvalidRequest, "The program answers with an error.");
  }
  return no_answer(id);
}

std::string in_one_line(std::string_view line) {
  constexpr std::size_t kShown = 200;
  std::size_t end = std::min(line.size(), kShown);
  while (end > 0 && end < line.size() && (line[end] & 0xC0) == 0x80) --end;  // not within a letter
  std::string shown(line.substr(0, end));
  std::replace_if(
      shown.begin(), shown.end(), [](unsigned char letter) { return letter < 32 || letter == 127; },
      ' ');
  return shown + (end < line.size() ? " …" : "");
}

}  // namespace citybox::cli
