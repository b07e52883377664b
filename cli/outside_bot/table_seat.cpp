#include "cli/outside_bot/table_seat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/outside_bot/json_parts.hpp"

namespace citybox::cli {

namespace {

constexpr std::chrono::seconds kPatience{10};

RpcError error_in(const json::object& error) {
  const json::value* data = error.if_contains("data");
  return {static_cast<RpcCode>(number_in(error, "code")), text_in(error, "message"),
          data != nullptr ? *data : json::value()};
}

Problem problem_of(const RpcError& error) { return {error.message}; }

}  // namespace

tl::expected<std::unique_ptr<TableSeat>, Problem> TableSeat::take(const TableAddress& address,
                                                                  const std::string& name,
                                                                  std::optional<int> seat) {
  std::unique_ptr<TableSeat> taken(new TableSeat(address));
  if (auto connected = taken->connect(); !connected) return tl::unexpected(connected.error());
  const auto seated = address.claim.empty() ? taken->sit(name, seat)
                                            : taken->call("claim", {{"claim", address.claim}});
  if (!seated) return tl::unexpected(problem_of(seated.error()));
  taken->token_ = text_in(*seated, "token");
  taken->data_ = TableData(Seat{static_cast<std::uint8_t>(number_in(*seated, "seat"))});
  if (auto watched = taken->watch(); !watched) return tl::unexpected(problem_of(watched.error()));
  return taken;
}

// Somebody may be faster at one seat; then there is the next.
tl::expected<json::object, RpcError> TableSeat::sit(const std::string& name,
                                                    std::optional<int> seat) {
  const auto on = [&](int number) {
    json::object params{{"seat", number}, {"name", name}};
    if (!address_.key.empty()) params["key"] = address_.key;
    return call("sit", std::move(params));
  };
  if (seat) return on(*seat);
  tl::expected<json::object, RpcError> seated =
      rpc_error(RpcCode::kNotNow,
                fmt::format("No seat is free at {}. The host can open one.", address_.code));
  for (const Seat open : data_.open_seats()) {
    seated = on(open.index);
    if (seated || seated.error().code != RpcCode::kNotNow) break;
  }
  return seated;
}

tl::expected<void, Problem> TableSeat::connect() {
  auto client = server::WsClient::connect(address_.host, address_.port);
  if (!client) {
    const bool http = client.error().starts_with("HTTP/");
    return tl::unexpected(Problem{http ? fmt::format("What answers at {}:{} is no Citybox: {}",
                                                     address_.host, address_.port, client.error())
                                       : client.error()});
  }
  client_ = *std::move(client);
  client_->give_up_sending_after(kPatience);
  // With a claim there may be nothing to see yet, and nothing to choose.
  if (token_.empty() && !address_.claim.empty()) return {};
  if (auto watched = watch(); !watched) return tl::unexpected(problem_of(watched.error()));
  return {};
}

tl::expected<json::object, RpcError> TableSeat::call(std::string_view method, json::object params) {
  params["table"] = address_.code;
  if (!token_.empty() && method != "watch") params["token"] = token_;
  const json::value answer = client_->call(method, std::move(params));
  for (const json::value& note : std::exchange(client_->notes, {})) hear(note);
  if (!answer.is_object()) {
    client_->shut();
    return rpc_error(RpcCode::kInternal, "The server gives no answer.");
  }
  const json::object& error = object_in(answer.get_object(), "error");
  if (!error.empty()) return tl::unexpected(error_in(error));
  return answer.get_object();
}

tl::expected<void, RpcError> TableSeat::watch() {
  json::object params;
  if (!token_.empty()) params["tokens"] = json::array{json::value(token_)};
  if (!address_.key.empty()) params["key"] = address_.key;
  const auto watched = call("watch", std::move(params));
  if (!watched) {
    if (!lost()) gone_ = watched.error().message;
    return tl::unexpected(watched.error());
  }
  data_.watched(*watched);
  if (token_.empty()) return {};
  // What came before said so of the watch before, which was perhaps a stranger's.
  gone_ = data_.held() ? "" : "The seat is not this program's any more.";
  if (gone_.empty() && data_.with_bot()) {
    const auto back = call("seat_bot", {{"seat", data_.seat().index}, {"bot", ""}});
    if (!back) return tl::unexpected(back.error());
  }
  return {};
}

void TableSeat::refresh() {
  if (!lost()) (void)watch();
}

void TableSeat::take_in() {
  for (const json::value& note : std::exchange(client_->notes, {})) hear(note);
  while (const auto text = client_->receive(std::chrono::milliseconds(0))) {
    boost::system::error_code wrong;
    const json::value message = json::parse(*text, wrong);
    if (!wrong) hear(message);
  }
  if (!data_.whole()) refresh();
  answer_undo();
}

void TableSeat::hear(const json::value& message) {
  const json::object* object = message.if_object();
  if (object == nullptr) return;
  const std::string method = text_in(*object, "method");
  const json::object& params = object_in(*object, "params");
  if (text_in(params, "table") != address_.code) return;
  if (method == "gone") gone_ = text_in(params, "why");
  if (method != "update") return;
  data_.update(params);
  if (token_.empty() || !params.contains("info")) return;
  if (!data_.held()) gone_ = "The seat is not this program's any more.";
  if (data_.read_only()) gone_ = data_.note();
}

// Once for each time that we are asked.
void TableSeat::answer_undo() {
  const TableData::Undo asked = data_.undo();
  if (asked == TableData::Undo::kNone) undo_answered_ = false;
  if (asked == TableData::Undo::kNone || lost() || std::exchange(undo_answered_, true)) return;
  (void)call("consent", {{"yes", asked == TableData::Undo::kAgree}});
}

bool TableSeat::may_decide() const {
  return gone_.empty() && data_.started() && !data_.over() && !data_.paused() &&
         data_.seq() >= played_ && data_.owes();
}

tl::expected<void, RpcError> TableSeat::play(json::object move, std::int64_t seq) {
  move["seq"] = seq;
  const auto played = call("play", std::move(move));
  if (!played) return tl::unexpected(played.error());
  played_ = number_in(*played, "seq");
  return {};
}

tl::expected<void, RpcError> TableSeat::stand() {
  return call("stand").map([](const json::object&) {});
}

tl::expected<std::string, RpcError> TableSeat::link() {
  return call("move_link").map([](const json::object& link) { return text_in(link, "url"); });
}

}  // namespace citybox::cli
