#pragma once
// The service behind `citybox engine`: the calls of EngineCalls (messages.hpp), one table's or none's.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/journal/journal.hpp"
#include "engine/rpc/jsonrpc.hpp"
#include "engine/rpc/messages.hpp"

namespace citybox {

struct EngineLimits {
  RpcLimits message = {};
  std::size_t tables = 1000;      // open at the same time
  std::size_t entries = 100'000;  // in one table's log
  std::size_t words = 2000;       // bytes of free text with an action
};

class EngineService {
 public:
  // `games` (and what they point to) must outlive the service.
  explicit EngineService(std::span<const GameEntry* const> games, EngineLimits limits = {})
      : games_(games), limits_(limits) {}

  // One message; the answer as one line, or nothing for a notification or a blank line.
  std::optional<std::string> handle(std::string_view line);
  // The answer to a line that was too long to be kept.
  std::string too_long() const;

 private:
  struct Session {
    Journal journal;
    const GameEntry* game;
    std::uint64_t seed;
  };
  template <class T>
  using Answer = tl::expected<T, RpcError>;
  using Handler = std::function<RpcResult(EngineService&, const json::object& params)>;
  using Handlers = std::map<std::string, Handler, std::less<>>;

  // A call with its method; the second kind gets the table that the parameters name.
  template <class P, class R>
  static void on(Handlers& handlers, wire::Call<P, R> wire::EngineCalls::* call,
                 Answer<R> (EngineService::*method)(const P&));
  template <class P, class R>
  static void on(Handlers& handlers, wire::Call<P, R> wire::EngineCalls::* call,
                 Answer<R> (EngineService::*method)(Session&, const P&));
  static const Handlers& handlers();
  RpcResult call(const RpcRequest& request);

  Answer<std::vector<wire::GameInfo>> games(const wire::Nothing&);
  Answer<wire::AnyVocabulary> vocabulary(const wire::VocabularyParams& params);
  Answer<wire::Opened> start(const wire::NewParams& params);
  Answer<wire::Opened> load(const wire::LoadParams& params);
  Answer<wire::Nothing> close(const wire::AtTable& params);

  Answer<wire::Position> state(Session& session, const wire::AtTable&);
  Answer<wire::View> view(Session& session, const wire::ViewParams& params);
  Answer<std::vector<wire::Choice>> legal(Session& session, const wire::SeatParams& params);
  Answer<std::optional<Refused>> refusal(Session& session, const wire::MoveParams& params);
  Answer<wire::Preview> preview(Session& session, const wire::MoveParams& params);
  Answer<wire::EnginePlayed> play(Session& session, const wire::EnginePlayParams& params);
  Answer<wire::EngineUndone> undo(Session& session, const wire::EngineUndoParams& params);
  Answer<wire::EngineUndone> redo(Session& session, const wire::EngineRedoParams& params);
  Answer<Standing> outcome(Session& session, const wire::AtTable&);
  Answer<std::vector<ItemLine>> items(Session& session, const wire::EngineItemsParams& params);
  Answer<wire::ReplayText> replay(Session& session, const wire::AtTable&);
  Answer<wire::BotChoice> bot(Session& session, const wire::BotParams& params);

  Answer<const GameEntry*> game_of(std::string_view id) const;
  Answer<wire::Opened> open(const GameEntry& game, tl::expected<Journal, Problem> journal,
                            std::uint64_t seed);
  Answer<void> room_in(const Journal& journal) const;  // for one more entry

  std::span<const GameEntry* const> games_;
  EngineLimits limits_;
  std::map<std::string, Session, std::less<>> sessions_;
  std::uint64_t opened_ = 0;
};

}  // namespace citybox
