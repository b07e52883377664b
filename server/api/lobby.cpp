#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "engine/rpc/wire.hpp"
#include "server/api/api.hpp"
#include "server/api/qr.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kTokens = 16;    // in one `watch`
constexpr std::size_t kMyTables = 64;  // in one `mine`
constexpr std::size_t kAddresses = 10'000;

std::vector<TokenHash> hashes(const std::vector<std::string>& tokens) {
  std::vector<TokenHash> result;
  for (const std::string& token : tokens) result.push_back(hash_token(token));
  return result;
}

json::object mine_line(const Match& match, const std::vector<TokenHash>& tokens) {
  bool turn = false;
  for (const TokenHash& token : tokens) {
    const auto seat = match.seat_of(token);
    if (seat && match.phase() == Phase::kPlaying && match.deciders().contains(*seat)) turn = true;
  }
  json::array names;
  for (const SeatRow& seat : match.seats())
    names.emplace_back(seat.name.empty() ? seat.bot : seat.name);
  return {{"table", match.row().code},
          {"game", match.row().game},
          {"title", match.game().info().title},
          {"phase", phase_name(match.phase())},
          {"your_turn", turn},
          {"seats", std::move(names)},
          {"changed", match.changed()},
          {"gone", false}};
}

}  // namespace

Result<> Api::hello(Call& call) {
  if (hello_.empty()) {
    json::array list;
    for (const GameEntry* game : games()) list.push_back(wire(*game));
    const Limits& limits = hall_.config().limits;
    const json::object shown = {{"message_bytes", limits.message_bytes},
                                {"messages_per_second", limits.messages_per_second},
                                {"chat_length", limits.chat_length},
                                {"name_length", limits.name_length},
                                {"words_length", limits.words_length}};
    hello_ = json::serialize(json::object{{"name", "Citybox"},
                                          {"version", hall_.config().version},
                                          {"public_url", hall_.base_url()},
                                          {"limits", shown},
                                          {"games", std::move(list)}});
  }
  call.reply.text(hello_);
  return {};
}

bool Api::may_create(const std::string& address) {
  const double per_hour = hall_.config().limits.tables_per_hour;
  const auto now = hall_.loop().now();
  if (creators_.size() > kAddresses) {
    std::erase_if(creators_, [&](const auto& one) { return one.second.full(now); });
  }
  auto [bucket, fresh] = creators_.try_emplace(address, per_hour / 3600, per_hour);
  return bucket->second.take(now);
}

Result<> Api::create(Call& call) {
  const std::string id = call.params.text("game");
  if (call.params.failed()) return call.params.error();
  const auto game = find_game(id);
  if (!game) return refuse(Code::kInvalidParams, game.error().text);
  const GameInfo& info = (*game)->info();
  const int seats =
      call.params.has("seats")
          ? static_cast<int>(call.params.integer("seats", info.min_seats, info.max_seats))
          : info.standard_seats;
  const json::object options = call.params.object_or_empty("options");
  if (call.params.failed()) return call.params.error();
  if (!may_create(call.from->address())) {
    return refuse(Code::kLimit,
                  "Many tables were made from here within the last hour; wait a little.");
  }
  const std::string token = new_token();
  auto room = hall_.create(**game, seats, options, hash_token(token));
  if (!room) return tl::unexpected(room.error());
  const std::string& code = (*room)->match().row().code;
  const json::object answer = {
      {"table", code}, {"host", token}, {"path", hall_.path_of(code)}, {"url", hall_.url_of(code)}};
  answer_from(call, {*room, std::nullopt, true}, json::serialize(answer));
  return {};
}

Result<> Api::watch(Call& call) {
  auto tokens = hashes(call.params.texts("tokens", kTokens));
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  const std::string& code = match.row().code;
  const auto most = static_cast<std::size_t>(hall_.config().limits.watched_tables);
  if (!call.from->watching.contains(code) && call.from->watching.size() >= most) {
    return refuse(Code::kLimit, fmt::format("One connection may watch {} tables.", most));
  }
  call.from->watching.insert(code);
  const auto dropped = at->room->watch(call.from, std::move(tokens));
  const SeatSet eyes = at->room->eyes_of(call.from.get()).seats;
  std::string answer = R"({"info":)" + at->room->info_for(call.from.get());
  answer += R"(,"play":)" + play_json(match, eyes, hall_.loop().unix_ms());
  answer += R"(,"log":)" + log_json(match, eyes);
  answer += R"(,"chat":)" + chat_json(match);
  answer += R"(,"dropped":)" + json::serialize(json::array(dropped.begin(), dropped.end())) + "}";
  answer_from(call, *at, std::move(answer));
  return {};
}

Result<> Api::unwatch(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  at->room->unwatch(call.from.get());
  call.from->watching.erase(at->match().row().code);
  call.reply.text("{}");
  return {};
}

Result<> Api::mine(Call& call) {
  const json::value* tables = call.params.value("tables");
  if (tables == nullptr || !tables->is_array() || tables->get_array().size() > kMyTables) {
    return refuse(Code::kInvalidParams,
                  fmt::format("`tables` must be an array of at most {}.", kMyTables));
  }
  json::array lines;
  for (const json::value& one : tables->get_array()) {
    if (!one.is_object()) return refuse(Code::kInvalidParams, "`tables` must hold objects only.");
    Params params(one.get_object());
    const std::string code = params.text("table");
    const auto tokens = hashes(params.texts("tokens", kTokens));
    if (params.failed()) return params.error();
    const auto room = hall_.find(code);
    if (room) {
      lines.push_back(mine_line((*room)->match(), tokens));
    } else if (room.error().code == Code::kNoSuchTable) {
      lines.push_back(json::object{{"table", code}, {"gone", true}});
    } else {
      return tl::unexpected(room.error());
    }
  }
  call.reply.result(lines);
  return {};
}

Result<> Api::configure(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  std::optional<int> seats;
  if (call.params.has("seats"))
    seats = static_cast<int>(call.params.integer("seats", 1, kMaxSeats));
  const json::object options = call.params.object_or_empty("options");
  if (call.params.failed()) return call.params.error();
  Changes changes;
  auto done =
      at->match().configure(seats, call.params.has("options") ? &options : nullptr, changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  return {};
}

Result<> Api::start(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto step = at->match().start(hall_.loop().unix_ms(), changes);
  if (!step) return tl::unexpected(step.error());
  News news{.info = true, .play = true};
  news.steps.push_back(std::move(*step));
  finish(call, *at, std::move(changes), std::move(news), "{}");
  return {};
}

Result<> Api::qr(Call& call) {
  const std::string path = call.params.text("path");
  if (call.params.failed()) return call.params.error();
  if (path.empty() || path.front() != '/' || path.size() > 200) {
    return refuse(Code::kInvalidParams, "`path` must be a path of this server, such as /t/KMTRAQ.");
  }
  const std::string url = link(path);
  call.reply.result(json::object{{"svg", qr_svg(url)}, {"url", url}});
  return {};
}

}  // namespace citybox::server
