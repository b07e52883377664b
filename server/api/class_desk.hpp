#pragma once
// The calls about a class (server/wire/class_calls.hpp), one method each. Who asks is known by a token,
// and each call says which of them may.

#include <functional>
#include <map>
#include <string>

#include "server/api/answering.hpp"
#include "server/api/asked.hpp"
#include "server/auth/buckets.hpp"
#include "server/classroom/classes.hpp"
#include "server/wire/class_calls.hpp"

namespace citybox::server {

class ClassDesk {
  using Calls = wire::ClassCalls;
  using From = const std::shared_ptr<Connection>&;

 public:
  // `creators`: by address; `writers`: by token.
  ClassDesk(Classes& classes, Buckets& creators, Buckets& writers)
      : classes_(classes), creators_(creators), writers_(writers) {}

  // What it costs, and what it does: answers itself, now or when the disk has it; or says why not.
  struct Handler {
    double cost = 1;
    std::function<Result<>(ClassDesk&, From, const json::object& params, const Reply&)> run;
  };
  using Handlers = std::map<std::string, Handler, std::less<>>;
  static const Handlers& handlers();

 private:
  template <class P, class R>
  static void on(Handlers& handlers, double cost, wire::Call<P, R> Calls::* call,
                 Result<> (ClassDesk::*method)(const Asked<P, R>&));
  static void add_watching(Handlers& all);
  static void add_steering(Handlers& all);

  // A class, and who they are there that came with this token.
  struct At {
    std::shared_ptr<Classroom> room;
    wire::Role role = wire::Role::kPupil;
    int pupil = 0;

    const ClassState& state() const { return room->state(); }
  };
  enum class May : std::uint8_t { kAll, kPupils, kHelp, kSteer };
  Result<At> at(From from, const wire::InClass& who, May may);
  // … and a pupil of that class, or a table of it.
  Result<const Pupil*> pupil_of(const At& at, int pupil) const;
  Result<const TableOfClass*> table_of(const At& at, int table) const;

  // So many tables, counted where they are made from.
  Result<> may_make(const Connection& from, std::size_t tables);

  Hall& hall() { return classes_.hall(); }
  UnixMs now() { return hall().loop().unix_ms(); }
  // Writes, tells, and answers.
  template <class R>
  static void finish(const ReplyOf<R>& reply, const At& at, const ClassActs& acts,
                     const R& result) {
    at.room->commit(acts, answering(reply, ReplyOf<R>::encode(result)));
  }
  // Answers when all that the class holds now is on disk.
  template <class R>
  static void answer_from(const ReplyOf<R>& reply, const At& at, const R& result) {
    at.room->when_written(answering(reply, ReplyOf<R>::encode(result)));
  }
  static Classroom::Opened answering_opened(const Reply& reply);
  wire::Link link_of(const std::string& code, const std::string& rest);

  // class_door.cpp: coming in.
  Result<> create(Ask<&Calls::class_create> ask);
  Result<> words(Ask<&Calls::class_words> ask);
  Result<> look(Ask<&Calls::class_look> ask);
  Result<> join(Ask<&Calls::class_join> ask);
  Result<> come_back(Ask<&Calls::class_return> ask);
  Result<> leave(Ask<&Calls::class_leave> ask);
  Result<> door(Ask<&Calls::class_door> ask);
  Result<> rename(Ask<&Calls::class_rename> ask);
  Result<> remove(Ask<&Calls::class_remove> ask);
  Result<> return_code(Ask<&Calls::class_return_code> ask);
  Result<> helper(Ask<&Calls::class_helper> ask);
  Result<> projector(Ask<&Calls::class_projector> ask);
  Result<> hand_out(const ReplyOf<wire::ClassLink>& reply, const At& at, ClassDeed deed,
                    const char* mark);
  // class_watching.cpp: what is asked.
  Result<> watch(Ask<&Calls::class_watch> ask);
  Result<> unwatch(Ask<&Calls::class_unwatch> ask);
  Result<> board(Ask<&Calls::class_board> ask);
  Result<> past(Ask<&Calls::class_past> ask);
  Result<> debrief(Ask<&Calls::class_debrief> ask);
  Result<> course(Ask<&Calls::class_course> ask);
  Result<> export_(Ask<&Calls::class_export> ask);
  Result<> hand(Ask<&Calls::class_hand> ask);
  Result<> lower(Ask<&Calls::class_lower> ask);
  Result<> nudge(Ask<&Calls::class_nudge> ask);
  Result<> answer(Ask<&Calls::class_answer> ask);
  // class_tables.cpp: who sits where, and what becomes of tables.
  Result<> configure(Ask<&Calls::class_configure> ask);
  Result<> arrange(Ask<&Calls::class_arrange> ask);
  Result<> start(Ask<&Calls::class_start> ask);
  Result<> place(Ask<&Calls::class_place> ask);
  Result<> open_table(Ask<&Calls::class_open_table> ask);
  Result<> bot(Ask<&Calls::class_bot> ask);
  Result<> act(Ask<&Calls::class_act> ask);
  Result<> roll_back(Ask<&Calls::class_roll_back> ask);
  // class_steering.cpp: all of them at once.
  Result<> pause(Ask<&Calls::class_pause> ask);
  Result<> say(Ask<&Calls::class_say> ask);
  Result<> hide(Ask<&Calls::class_hide> ask);
  Result<> card(Ask<&Calls::class_card> ask);
  Result<> go_on(Ask<&Calls::class_go_on> ask);
  Result<> show(Ask<&Calls::class_show> ask);
  Result<> ask_wall(Ask<&Calls::class_ask> ask);
  Result<> pick(Ask<&Calls::class_pick> ask);
  Result<> end(Ask<&Calls::class_end> ask);
  Result<> erase(Ask<&Calls::class_delete> ask);

  Classes& classes_;
  Buckets& creators_;
  Buckets& writers_;
};

}  // namespace citybox::server
