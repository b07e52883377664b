#pragma once
// The calls of protocol/PROTOCOL.md.

#include <memory>
#include <string_view>
#include <unordered_map>

#include "server/api/connection.hpp"
#include "server/api/params.hpp"
#include "server/api/rpc.hpp"
#include "server/match/hall.hpp"

namespace citybox::server {

class Api {
 public:
  explicit Api(Hall& hall) : hall_(hall) {}

  void message(const std::shared_ptr<Connection>& from, std::string_view text);
  void closed(const std::shared_ptr<Connection>& from);
  // From now on every call is told to come back later.
  void stop() { stopping_ = true; }

 private:
  struct Call {
    const std::shared_ptr<Connection>& from;
    Params params;
    Reply reply;
  };
  // Answers itself, now or when the disk has it; or says why not.
  using Method = Result<> (Api::*)(Call&);
  static const std::unordered_map<std::string_view, Method>& methods();

  // A table, and what the given token is there.
  struct Place {
    std::shared_ptr<Room> room;
    std::optional<Seat> seat;
    bool host = false;

    Match& match() const { return room->match(); }
  };
  Result<Place> place(Call& call);       // `table`; and `token` if there is one
  Result<Place> seat_place(Call& call);  // the token must hold a seat
  Result<Place> host_place(Call& call);  // the token must be the host's
  Result<Seat> seat_param(Call& call, const Place& at);
  // Writes, tells, and answers.
  void finish(const Call& call, const Place& at, Changes changes, News news, std::string answer);
  // Answers when all that the match holds now is on disk.
  static void answer_from(const Call& call, const Place& at, std::string answer);
  bool may_create(const std::string& address);
  std::string link(std::string_view path) const { return hall_.base_url() + std::string(path); }

  // lobby.cpp
  Result<> hello(Call& call);
  Result<> create(Call& call);
  Result<> watch(Call& call);
  Result<> unwatch(Call& call);
  Result<> mine(Call& call);
  Result<> configure(Call& call);
  Result<> start(Call& call);
  Result<> qr(Call& call);
  // seats.cpp
  Result<> sit(Call& call);
  Result<> stand(Call& call);
  Result<> rename(Call& call);
  Result<> seat_bot(Call& call);
  Result<> free_seat(Call& call);
  Result<> pass_host(Call& call);
  Result<> move_link(Call& call);
  Result<> return_link(Call& call);
  Result<> offer(Call& call, const Place& at, Seat seat);
  Result<> claim(Call& call);
  // play.cpp
  Result<> play(Call& call);
  Result<> facilitate(Call& call);
  Result<> act(Call& call, const Place& at, Seat actor);
  Result<> undo(Call& call);
  Result<> retract(Call& call);
  Result<> consent(Call& call);
  Result<> pause(Call& call);
  Result<> pace(Call& call);
  Result<> skip(Call& call);
  Result<> chat(Call& call);
  // questions.cpp
  Result<> preview(Call& call);
  Result<> facilitator(Call& call);
  Result<> refusal(Call& call);
  Result<> items(Call& call);
  Result<> at(Call& call);
  Result<> hint(Call& call);
  Result<> replay(Call& call);

  Hall& hall_;
  bool stopping_ = false;
  std::string hello_;                                 // always the same
  std::unordered_map<std::string, Bucket> creators_;  // by address
};

}  // namespace citybox::server
