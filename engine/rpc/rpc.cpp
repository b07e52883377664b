#include "engine/rpc/rpc.hpp"

#include <fmt/format.h>

#include <exception>
#include <random>
#include <utility>

#include "engine/rpc/wire.hpp"

namespace citybox {

namespace {

// Numbers that every client can hold exactly.
constexpr std::int64_t kGreatestSeed = (std::int64_t{1} << 53) - 1;

}  // namespace

std::optional<std::string> EngineService::handle(std::string_view line) {
  if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::nullopt;
  const auto request = parse_request(line, limits_.message);
  if (!request) {
    return response(request.error().id, tl::unexpected(request.error().error));
  }
  RpcResult result;
  try {
    result = call(*request);
  } catch (const std::exception& error) {
    result = rpc_error(RpcCode::kInternal, fmt::format("This is our fault: {}.", error.what()));
  }
  if (!request->id) return std::nullopt;
  return response(*request->id, result);
}

std::string EngineService::too_long() const {
  return response(nullptr, rpc_error(RpcCode::kParse, fmt::format("A message has at most {} bytes.",
                                                                  limits_.message.bytes)));
}

RpcResult EngineService::call(const RpcRequest& request) {
  static const std::map<std::string_view, Method> kMethods = {
      {"games", &EngineService::games},
      {"new", &EngineService::start},
      {"load", &EngineService::load},
      {"close", &EngineService::close},
  };
  static const std::map<std::string_view, TableMethod> kTableMethods = {
      {"state", &EngineService::state},     {"view", &EngineService::view},
      {"legal", &EngineService::legal},     {"refusal", &EngineService::refusal},
      {"preview", &EngineService::preview}, {"play", &EngineService::play},
      {"undo", &EngineService::undo},       {"outcome", &EngineService::outcome},
      {"items", &EngineService::items},     {"replay", &EngineService::replay},
      {"bot", &EngineService::bot},
  };
  RpcParams params(request.params);
  if (const auto method = kMethods.find(request.method); method != kMethods.end()) {
    return (this->*method->second)(params);
  }
  const auto method = kTableMethods.find(request.method);
  if (method == kTableMethods.end()) {
    return rpc_error(RpcCode::kNoSuchMethod, "There is no such method.");
  }
  const std::string name = params.text("table");
  if (params.failed()) return params.error();
  const auto session = sessions_.find(name);
  if (session == sessions_.end()) {
    return rpc_error(RpcCode::kNoSuchTable, "There is no such table; it may have been closed.");
  }
  return (this->*method->second)(session->second, params);
}

const GameEntry* EngineService::game_of(RpcParams& params) const {
  const std::string id = params.text("game");
  if (params.failed()) return nullptr;
  std::string ids;
  for (const GameEntry* game : games_) {
    if (game->info().id == id) return game;
    ids += (ids.empty() ? "" : ", ") + game->info().id;
  }
  params.fail(fmt::format("There is no such game; there are {}.", ids));
  return nullptr;
}

// Without one: any, told in the answer so that the game can be had again.
std::uint64_t EngineService::seed_of(RpcParams& params) const {
  if (params.has("seed")) {
    return static_cast<std::uint64_t>(params.integer("seed", 0, kGreatestSeed));
  }
  std::random_device device;
  return (std::uint64_t{device()} << 21) ^ device();
}

RpcResult EngineService::games(RpcParams&) {
  json::array list;
  for (const GameEntry* game : games_) {
    if (!game->info().example) list.push_back(wire(*game));
  }
  return list;
}

RpcResult EngineService::start(RpcParams& params) {
  const GameEntry* game = game_of(params);
  const int standard = game != nullptr ? game->info().standard_seats : 0;
  const int least = game != nullptr ? game->info().min_seats : 1;
  const int most = game != nullptr ? game->info().max_seats : kMaxSeats;
  const auto seats = static_cast<int>(params.integer_or("seats", least, most, standard));
  const json::object options = params.object_or_empty("options");
  const std::uint64_t seed = seed_of(params);
  if (params.failed()) return params.error();
  return open(*game, Journal::begin(*game, seats, options, seed), seed);
}

RpcResult EngineService::load(RpcParams& params) {
  const GameEntry* game = game_of(params);
  const json::object position = params.object("state");
  const std::uint64_t seed = seed_of(params);
  if (params.failed()) return params.error();
  return open(*game, Journal::load(*game, position, seed), seed);
}

RpcResult EngineService::open(const GameEntry& game, tl::expected<Journal, Problem> journal,
                              std::uint64_t seed) {
  if (!journal) return rpc_error(RpcCode::kInvalidParams, journal.error().text);
  if (sessions_.size() >= limits_.tables) {
    return rpc_error(
        RpcCode::kLimit,
        fmt::format("{} tables are open, and no more can be; close one first.", limits_.tables));
  }
  const std::string name = fmt::format("t{}", ++opened_);
  const Table& table = journal->table();
  json::array events;
  for (const Happening& happening : journal->happenings()[0]) events.push_back(wire(happening));
  json::object result{{"table", name},
                      {"game", game.info().id},
                      {"seats", table.seats()},
                      {"options", table.options()},
                      {"seed", seed},
                      {"seq", 0},
                      {"deciders", wire(table.deciders())},
                      {"events", std::move(events)},
                      {"draws", wire(journal->setup().draws)}};
  sessions_.emplace(name, Session{*std::move(journal), &game, seed});
  return result;
}

RpcResult EngineService::close(RpcParams& params) {
  const std::string name = params.text("table");
  if (params.failed()) return params.error();
  if (sessions_.erase(name) == 0) {
    return rpc_error(RpcCode::kNoSuchTable, "There is no such table; it may have been closed.");
  }
  return json::object{};
}

}  // namespace citybox
