#pragma once
// The service behind `citybox engine`: protocol/PROTOCOL.md has every method with its parameters.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/entry/game_entry.hpp"
#include "engine/journal/journal.hpp"
#include "engine/rpc/jsonrpc.hpp"

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
  using Method = RpcResult (EngineService::*)(RpcParams&);
  using TableMethod = RpcResult (EngineService::*)(Session&, RpcParams&);

  RpcResult call(const RpcRequest& request);
  RpcResult games(RpcParams& params);
  RpcResult start(RpcParams& params);
  RpcResult load(RpcParams& params);
  RpcResult close(RpcParams& params);

  RpcResult state(Session& session, RpcParams& params);
  RpcResult view(Session& session, RpcParams& params);
  RpcResult legal(Session& session, RpcParams& params);
  RpcResult refusal(Session& session, RpcParams& params);
  RpcResult preview(Session& session, RpcParams& params);
  RpcResult play(Session& session, RpcParams& params);
  RpcResult undo(Session& session, RpcParams& params);
  RpcResult outcome(Session& session, RpcParams& params);
  RpcResult items(Session& session, RpcParams& params);
  RpcResult replay(Session& session, RpcParams& params);
  RpcResult bot(Session& session, RpcParams& params);

  const GameEntry* game_of(RpcParams& params) const;
  std::uint64_t seed_of(RpcParams& params) const;
  RpcResult open(const GameEntry& game, tl::expected<Journal, Problem> journal, std::uint64_t seed);
  RpcResult do_play(Session& session, Seat seat, PackedAction action, std::string words);

  std::span<const GameEntry* const> games_;
  EngineLimits limits_;
  std::map<std::string, Session, std::less<>> sessions_;
  std::uint64_t opened_ = 0;
};

}  // namespace citybox
