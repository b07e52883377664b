#pragma once
// The calls of the server's socket (server/wire/calls.hpp), one method each.

#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "server/api/asked.hpp"
#include "server/api/class_desk.hpp"
#include "server/api/desk.hpp"
#include "server/api/watched.hpp"
#include "server/auth/buckets.hpp"
#include "server/auth/budgets.hpp"
#include "server/match/hall.hpp"
#include "server/wire/calls.hpp"

namespace citybox::server {

class Api final : public Desk {
  using Calls = wire::Calls;

 public:
  Api(Hall& hall, Classes& classes);

  void message(const std::shared_ptr<Connection>& from, std::string_view text) override;
  void control_frame(const std::shared_ptr<Connection>& from) override;
  void not_understood(const std::shared_ptr<Connection>& from, std::string why) override;
  void closed(const std::shared_ptr<Connection>& from) override;
  // From now on every call is told to come back later.
  void stop() { stopping_ = true; }

 private:
  // What it costs, and what it does: answers itself, now or when the disk has it; or says why not.
  struct Handler {
    double cost = 1;
    std::function<Result<>(Api&, const std::shared_ptr<Connection>&, const json::object& params,
                           const Reply&)>
        run;
  };
  using Handlers = std::map<std::string, Handler, std::less<>>;
  template <class P, class R>
  static void on(Handlers& handlers, double cost, wire::Call<P, R> Calls::* call,
                 Result<> (Api::*method)(const Asked<P, R>&));
  static const Handlers& handlers();

  // What comes in, on its way: paid, its tables brought into memory, answered (admission.cpp).
  struct Arrived {
    std::shared_ptr<Connection> from;
    RpcRequest request;
    const Handler* handler = nullptr;
    Payer payer;
    int asked = 0;       // so often it was answered, where others were faster
    bool fresh = false;  // what it is about was compared with the store
  };
  static Payer stranger(const Connection& from);
  Payer payer_of(const Connection& from, const json::object& params);
  // Charges a stranger for what leads nowhere, and then does it.
  void charge_stranger(const std::shared_ptr<Connection>& from, double cost,
                       std::function<void()> job);
  // Codes are not to be guessed: who asks for tables that are not there is slowed down.
  void answer_miss(const std::shared_ptr<Connection>& from, int codes, std::function<void()> job);
  void bring(const std::shared_ptr<Arrived>& arrived);
  void answer(const std::shared_ptr<Arrived>& arrived);
  void answer(const std::shared_ptr<Connection>& from, const RpcRequest& request,
              const Handler& handler, const Payer& payer, Reply::Again again,
              const Reply::Again& refused);
  bool ask_again(const std::shared_ptr<Arrived>& arrived);
  // What is in memory may be behind what another node wrote: a "no" is said only when it is not, and so
  // is what somebody sees who comes from there.
  void freshen(const std::shared_ptr<Arrived>& arrived);
  // Nothing is read from the connection as long as somebody keeps this.
  static std::shared_ptr<void> keep_waiting(const std::shared_ptr<Connection>& from);

  // A table, and what those who came with these tokens are there.
  struct Place {
    std::shared_ptr<Room> room;
    std::optional<Seat> seat;
    bool host = false;

    Match& match() const { return room->match(); }
  };
  using From = const std::shared_ptr<Connection>&;
  // What was shown at the door.
  struct Pass {
    std::vector<TokenHash> tokens = {};
    std::string key = {};
  };
  static Pass pass_of(const std::string& token) { return {.tokens = {hash_token(token)}}; }
  static Pass pass_of(const wire::TokensParams& params, const std::vector<TokenHash>& tokens) {
    return {.tokens = tokens, .key = params.key.value_or("")};
  }
  // There is no private table for a stranger: for one who shows nothing valid and does not watch it.
  Result<Place> place(From from, const std::string& table, const Pass& pass);
  Result<Place> place(From from, const std::string& table) { return place(from, table, Pass()); }
  Result<Place> seat_place(From from, const wire::Held& held);  // the token must hold a seat
  Result<Place> host_place(From from, const wire::Held& held);  // the token must be the host's
  Result<Place> own_place(From from, const wire::Held& held);   // one or the other
  // A seat whose holder may do with it as they like: at a table of a class its facilitator looks after
  // that.
  Result<Place> free_place(From from, const wire::Held& held);
  static Result<Place> not_in_class(Result<Place> at);
  // The same, with a seat of that table.
  static Result<Seat> seat_at(const Place& at, Seat seat);
  // A game that is on, or was.
  static Result<const Journal*> journal_of(const Place& at);
  // … of a table that is read-only, too, as far as its log fits the rules.
  static Result<const Journal*> past_of(const Place& at);
  static Result<PackedAction> action_of(const Place& at, const wire::Move& move);
  SeatSet eyes_at(const Place& at, const std::shared_ptr<Connection>& from) const;
  // The seat, and all others that this browser holds: one person.
  SeatSet hands_at(const Place& at, const std::shared_ptr<Connection>& from) const;

  // Writes, tells, and answers.
  template <class R>
  void finish(const ReplyOf<R>& reply, const Place& at, Changes changes, const News& news,
              const R& result) {
    finish_with(reply, at, std::move(changes), news, ReplyOf<R>::encode(result));
  }
  void finish_with(const Reply& reply, const Place& at, Changes changes, const News& news,
                   std::string answer);
  // Answers when all that the match holds now is on disk.
  template <class R>
  static void answer_from(const ReplyOf<R>& reply, const Place& at, const R& result) {
    answer_with(reply, at, ReplyOf<R>::encode(result));
  }
  static void answer_with(const Reply& reply, const Place& at, std::string answer);
  wire::Link link(std::string path) const {
    std::string url = hall_.base_url() + path;
    return {std::move(path), std::move(url)};
  }

  // lobby.cpp
  Result<> hello(Ask<&Calls::hello> ask);
  Result<> vocabulary(Ask<&Calls::vocabulary> ask);
  Result<> print(Ask<&Calls::print> ask);
  // Empty: the published numbers.
  Result<const Pack*> pack_named(const GameEntry& game, const std::string& name) const;
  Result<> create(Ask<&Calls::create> ask);
  Result<> open_table(const ReplyOf<wire::Created>& reply, const GameEntry& game,
                      const std::string& code, NewTable wanted, const std::string& key);
  Result<> watch(Ask<&Calls::watch> ask);
  // Is there room for one more table that this connection watches?
  Result<> may_watch(From from, const Place& at) const;
  Result<> unwatch(Ask<&Calls::unwatch> ask);
  Result<> log(Ask<&Calls::log> ask);
  Result<> mine(Ask<&Calls::mine> ask);
  Result<> configure(Ask<&Calls::configure> ask);
  Result<> start(Ask<&Calls::start> ask);
  Result<> qr(Ask<&Calls::qr> ask);
  // seats.cpp
  Result<> sit(Ask<&Calls::sit> ask);
  Result<> stand(Ask<&Calls::stand> ask);
  Result<> rename(Ask<&Calls::rename> ask);
  Result<> seat_bot(Ask<&Calls::seat_bot> ask);
  Result<> free_seat(Ask<&Calls::free_seat> ask);
  Result<> pass_host(Ask<&Calls::pass_host> ask);
  Result<> take_host(Ask<&Calls::take_host> ask);
  Result<> spectators(Ask<&Calls::spectators> ask);
  Result<> hints(Ask<&Calls::hints> ask);
  Result<> move_link(Ask<&Calls::move_link> ask);
  Result<> return_link(Ask<&Calls::return_link> ask);
  Result<> offer(const ReplyOf<wire::Link>& reply, const Place& at, Seat seat,
                 std::string_view mark);
  Result<Place> claimed_place(From from, const std::string& table, const TokenHash& link);
  Result<> claim(Ask<&Calls::claim> ask);
  // play.cpp
  Result<> play(Ask<&Calls::play> ask);
  static std::optional<std::size_t> done_already(const Place& at, const wire::PlayParams& params);
  Result<> facilitate(Ask<&Calls::facilitate> ask);
  Result<> act(const ReplyOf<wire::Played>& reply, const wire::FacilitateParams& params,
               const Place& at, Seat actor);
  Result<> undo(Ask<&Calls::undo> ask);
  Result<> redo(Ask<&Calls::redo> ask);
  Result<> retract(Ask<&Calls::retract> ask);
  Result<> consent(Ask<&Calls::consent> ask);
  Result<> pause(Ask<&Calls::pause> ask);
  Result<> pace(Ask<&Calls::pace> ask);
  Result<> skip(Ask<&Calls::skip> ask);
  Result<> seen(Ask<&Calls::seen> ask);
  Result<> chat(Ask<&Calls::chat> ask);
  // questions.cpp
  Result<> preview(Ask<&Calls::preview> ask);
  Result<> facilitator(Ask<&Calls::facilitator> ask);
  Result<> refusal(Ask<&Calls::refusal> ask);
  Result<> items(Ask<&Calls::items> ask);
  Result<> at(Ask<&Calls::at> ask);
  Result<> history(Ask<&Calls::history> ask);
  Result<> course(Ask<&Calls::course> ask);
  Result<> coach(Ask<&Calls::coach> ask);
  Result<> replay(Ask<&Calls::replay> ask);
  // advice.cpp
  Result<> hint(Ask<&Calls::hint> ask);
  Result<> hindsight(Ask<&Calls::hindsight> ask);
  using Advised = std::function<void(const Table&, const Decided&)>;
  // The adviser thinks, beside the server's work, of what this seat owes at `table`, a position of that
  // place; one thing at a time for one connection.
  Result<> advise(From from, const Place& at, const Table& table, Seat seat, const Reply& reply,
                  Advised advised);

  Hall& hall_;
  Classes& classes_;
  bool stopping_ = false;
  std::string hello_;  // always the same
  Budgets budgets_;
  Buckets creators_;  // by address
  Buckets chats_;     // by token
  Watched watched_;
  ClassDesk class_desk_;
};

}  // namespace citybox::server
