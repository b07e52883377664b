#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "cli/outside_bot/table_address.hpp"
#include "cli/outside_bot/table_data.hpp"
#include "engine/rpc/jsonrpc.hpp"
#include "server/client/ws_client.hpp"

namespace citybox::cli {

// A seat at a server's table, held by a token that nobody else learns. A call waits for its answer; a
// connection that is lost is told by `lost`, and `connect` is there again.
class TableSeat {
 public:
  // Sits down: on this seat, else on the first that is free, or on that of the claim in the address.
  static tl::expected<std::unique_ptr<TableSeat>, Problem> take(const TableAddress& address,
                                                                const std::string& name,
                                                                std::optional<int> seat);

  // Connects, or does so again, and watches. A seat that a bot has looked after meanwhile is taken back.
  tl::expected<void, Problem> connect();
  bool lost() const { return !client_ || client_->closed(); }
  int socket() const { return client_ ? client_->socket() : -1; }
  bool has_more() const { return client_ && client_->has_more(); }  // whatever the socket says
  // Everything that has come, without waiting; and agrees to an undo, or does not.
  void take_in();

  TableData& table() { return data_; }
  // Why there is nothing to play for us here any more; empty: there is.
  const std::string& gone() const { return gone_; }
  // Whether the seat owes a decision that can be given now.
  bool may_decide() const;

  // `move` has an action, and what goes with it, for the decision owed at `seq`.
  tl::expected<void, RpcError> play(json::object move, std::int64_t seq);
  // Asks for everything anew.
  void refresh();
  // Gives the seat up: once the game is on a bot of the server plays there. Or a link that takes it
  // again, once and for an hour, while it stays ours.
  tl::expected<void, RpcError> stand();
  tl::expected<std::string, RpcError> link();

 private:
  explicit TableSeat(TableAddress address) : address_(std::move(address)) {}
  tl::expected<json::object, RpcError> call(std::string_view method, json::object params = {});
  tl::expected<void, RpcError> watch();
  tl::expected<json::object, RpcError> sit(const std::string& name, std::optional<int> seat);
  void hear(const json::value& message);
  void answer_undo();

  TableAddress address_;
  std::optional<server::WsClient> client_;
  std::string token_;
  TableData data_;
  std::int64_t played_ = 0;  // what is older than our own last action says nothing
  bool undo_answered_ = false;
  std::string gone_;
};

}  // namespace citybox::cli
