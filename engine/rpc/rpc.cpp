#include "engine/rpc/rpc.hpp"

#include <fmt/format.h>

#include <random>
#include <utility>

#include "engine/entry/find_game.hpp"
#include "engine/entry/numbers.hpp"
#include "engine/types/guarded.hpp"
#include "engine/types/json_text.hpp"

namespace citybox {

namespace {

// Numbers that every client can hold exactly.
constexpr std::int64_t kGreatestSeed = (std::int64_t{1} << 53) - 1;

// Without one: any, told in the answer so that the game can be had again.
tl::expected<std::uint64_t, RpcError> seed_of(std::optional<std::int64_t> given) {
  if (!given) {
    std::random_device device;
    return (std::uint64_t{device()} << 21) ^ device();
  }
  if (*given < 0 || *given > kGreatestSeed) {
    return rpc_error(RpcCode::kInvalidParams,
                     fmt::format("seed: {} is not between 0 and {}.", *given, kGreatestSeed));
  }
  return static_cast<std::uint64_t>(*given);
}

tl::unexpected<RpcError> no_such_table() {
  return rpc_error(RpcCode::kNoSuchTable, "There is no such table; it may have been closed.");
}

}  // namespace

std::optional<std::string> EngineService::handle(std::string_view line) {
  if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::nullopt;
  const auto request = parse_request(line, limits_.message);
  if (!request) {
    return response(json::serialize(request.error().id), tl::unexpected(request.error().error));
  }
  const RpcResult result =
      guarded([&] { return call(*request); },
              [](std::string_view why) -> RpcResult {
                return rpc_error(RpcCode::kInternal, fmt::format("This is our fault: {}.", why));
              });
  if (!request->id) return std::nullopt;
  return response(json::serialize(*request->id), result);
}

std::string EngineService::too_long() const {
  return response("null", rpc_error(RpcCode::kParse, fmt::format("A message has at most {} bytes.",
                                                                 limits_.message.bytes)));
}

template <class P, class R>
void EngineService::on(Handlers& handlers, wire::Call<P, R> wire::EngineCalls::* call,
                       Answer<R> (EngineService::*method)(const P&)) {
  handlers[name_of_call(call)] = [method](EngineService& service,
                                          const json::object& given) -> RpcResult {
    const auto params = read_params<P>(given);
    if (!params) return rpc_error(RpcCode::kInvalidParams, params.error().text);
    return (service.*method)(*params).map([](const R& result) { return json_text(result); });
  };
}

template <class P, class R>
void EngineService::on(Handlers& handlers, wire::Call<P, R> wire::EngineCalls::* call,
                       Answer<R> (EngineService::*method)(Session&, const P&)) {
  handlers[name_of_call(call)] = [method](EngineService& service,
                                          const json::object& given) -> RpcResult {
    const auto params = read_params<P>(given);
    if (!params) return rpc_error(RpcCode::kInvalidParams, params.error().text);
    const auto session = service.sessions_.find(params->table);
    if (session == service.sessions_.end()) return no_such_table();
    return (service.*method)(session->second, *params).map([](const R& result) {
      return json_text(result);
    });
  };
}

const EngineService::Handlers& EngineService::handlers() {
  static const Handlers kHandlers = [] {
    using Calls = wire::EngineCalls;
    Handlers all;
    on(all, &Calls::games, &EngineService::games);
    on(all, &Calls::vocabulary, &EngineService::vocabulary);
    on(all, &Calls::new_, &EngineService::start);
    on(all, &Calls::load, &EngineService::load);
    on(all, &Calls::close, &EngineService::close);
    on(all, &Calls::state, &EngineService::state);
    on(all, &Calls::view, &EngineService::view);
    on(all, &Calls::legal, &EngineService::legal);
    on(all, &Calls::refusal, &EngineService::refusal);
    on(all, &Calls::preview, &EngineService::preview);
    on(all, &Calls::play, &EngineService::play);
    on(all, &Calls::undo, &EngineService::undo);
    on(all, &Calls::redo, &EngineService::redo);
    on(all, &Calls::outcome, &EngineService::outcome);
    on(all, &Calls::items, &EngineService::items);
    on(all, &Calls::replay, &EngineService::replay);
    on(all, &Calls::bot, &EngineService::bot);
    return all;
  }();
  return kHandlers;
}

RpcResult EngineService::call(const RpcRequest& request) {
  const auto handler = handlers().find(request.method);
  if (handler != handlers().end()) return handler->second(*this, request.params);
  return rpc_error(RpcCode::kNoSuchMethod, "There is no such method.");
}

EngineService::Answer<const GameEntry*> EngineService::game_of(std::string_view id) const {
  const auto game = find_game(id, games_);
  if (!game) return rpc_error(RpcCode::kInvalidParams, game.error().text);
  return *game;
}

EngineService::Answer<std::vector<wire::GameInfo>> EngineService::games(const wire::Nothing&) {
  std::vector<wire::GameInfo> list;
  for (const GameEntry* game : games_) {
    if (!game->info().example) list.push_back(wire::game_info(*game));
  }
  return list;
}

EngineService::Answer<wire::AnyVocabulary> EngineService::vocabulary(
    const wire::VocabularyParams& params) {
  const auto game = game_of(params.game);
  if (!game) return tl::unexpected(game.error());
  if (!params.table) return wire::AnyVocabulary{(*game)->vocabulary()};
  const auto session = sessions_.find(*params.table);
  if (session == sessions_.end()) return no_such_table();
  if (session->second.game != *game) {
    return rpc_error(RpcCode::kInvalidParams, "table: another game is played there.");
  }
  return wire::AnyVocabulary{(*game)->vocabulary(session->second.journal.setup().content)};
}

EngineService::Answer<wire::Opened> EngineService::start(const wire::NewParams& params) {
  const auto game = game_of(params.game);
  if (!game) return tl::unexpected(game.error());
  const auto seed = seed_of(params.seed);
  if (!seed) return tl::unexpected(seed.error());
  const int seats = params.seats.value_or((*game)->info().standard_seats);
  const json::object options = params.options ? params.options->json : json::object();
  const auto numbers = read_numbers(**game, params.content.value_or(json::object()));
  if (!numbers) {
    return rpc_error(RpcCode::kInvalidParams, fmt::format("content: {}", numbers.error().text));
  }
  return open(**game, Journal::begin(**game, seats, options, *seed, numbers->content), *seed);
}

EngineService::Answer<wire::Opened> EngineService::load(const wire::LoadParams& params) {
  const auto game = game_of(params.game);
  if (!game) return tl::unexpected(game.error());
  const auto seed = seed_of(params.seed);
  if (!seed) return tl::unexpected(seed.error());
  const auto numbers = read_numbers(**game, params.content.value_or(json::object()));
  if (!numbers) {
    return rpc_error(RpcCode::kInvalidParams, fmt::format("content: {}", numbers.error().text));
  }
  return open(**game, Journal::load(**game, params.state.json, *seed, numbers->content), *seed);
}

EngineService::Answer<wire::Opened> EngineService::open(const GameEntry& game,
                                                        tl::expected<Journal, Problem> journal,
                                                        std::uint64_t seed) {
  if (!journal) return rpc_error(RpcCode::kInvalidParams, journal.error().text);
  if (sessions_.size() >= limits_.tables) {
    return rpc_error(
        RpcCode::kLimit,
        fmt::format("{} tables are open, and no more can be; close one first.", limits_.tables));
  }
  const Table& table = journal->table();
  wire::Opened opened{.table = fmt::format("t{}", ++opened_),
                      .game = game.info().id,
                      .seats = table.seats(),
                      .options = {table.options()},
                      .seed = seed,
                      .seq = 0,
                      .deciders = table.deciders(),
                      .events = wire::told(journal->happenings()[0]),
                      .draws = journal->setup().draws};
  sessions_.emplace(opened.table, Session{*std::move(journal), &game, seed});
  return opened;
}

EngineService::Answer<wire::Nothing> EngineService::close(const wire::AtTable& params) {
  if (sessions_.erase(params.table) == 0) return no_such_table();
  return wire::Nothing{};
}

}  // namespace citybox
