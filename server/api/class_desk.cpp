#include "server/api/class_desk.hpp"

#include <fmt/format.h>

namespace citybox::server {

template <class P, class R>
void ClassDesk::on(Handlers& handlers, double cost, wire::Call<P, R> Calls::* call,
                   Result<> (ClassDesk::*method)(const Asked<P, R>&)) {
  handlers[name_of_call(call)] = {
      cost,
      [method](ClassDesk& desk, From from, const json::object& given,
               const Reply& reply) -> Result<> {
        auto params = read_params<P>(given);
        if (!params) return refuse(RpcCode::kInvalidParams, params.error().text);
        return (desk.*method)({from, *std::move(params), ReplyOf<R>(reply)});
      }};
}

void ClassDesk::add_watching(Handlers& all) {
  on(all, 20, &Calls::class_create, &ClassDesk::create);
  on(all, 5, &Calls::class_words, &ClassDesk::words);
  on(all, 2, &Calls::class_look, &ClassDesk::look);
  on(all, 5, &Calls::class_join, &ClassDesk::join);
  on(all, 5, &Calls::class_return, &ClassDesk::come_back);
  on(all, 10, &Calls::class_watch, &ClassDesk::watch);
  on(all, 1, &Calls::class_unwatch, &ClassDesk::unwatch);
  on(all, 3, &Calls::class_board, &ClassDesk::board);
  on(all, 60, &Calls::class_debrief, &ClassDesk::debrief);
  on(all, 60, &Calls::class_course, &ClassDesk::course);
  on(all, 2, &Calls::class_hand, &ClassDesk::hand);
  on(all, 2, &Calls::class_answer, &ClassDesk::answer);
  on(all, 2, &Calls::class_leave, &ClassDesk::leave);
  on(all, 1, &Calls::class_lower, &ClassDesk::lower);
  on(all, 2, &Calls::class_nudge, &ClassDesk::nudge);
  on(all, 8, &Calls::class_past, &ClassDesk::past);
  on(all, 100, &Calls::class_export, &ClassDesk::export_);
}

void ClassDesk::add_steering(Handlers& all) {
  on(all, 5, &Calls::class_configure, &ClassDesk::configure);
  on(all, 2, &Calls::class_door, &ClassDesk::door);
  on(all, 2, &Calls::class_arrange, &ClassDesk::arrange);
  on(all, 20, &Calls::class_start, &ClassDesk::start);
  on(all, 5, &Calls::class_pause, &ClassDesk::pause);
  on(all, 2, &Calls::class_place, &ClassDesk::place);
  on(all, 20, &Calls::class_open_table, &ClassDesk::open_table);
  on(all, 2, &Calls::class_rename, &ClassDesk::rename);
  on(all, 2, &Calls::class_remove, &ClassDesk::remove);
  on(all, 3, &Calls::class_return_code, &ClassDesk::return_code);
  on(all, 2, &Calls::class_bot, &ClassDesk::bot);
  on(all, 5, &Calls::class_act, &ClassDesk::act);
  on(all, 5, &Calls::class_roll_back, &ClassDesk::roll_back);
  on(all, 2, &Calls::class_say, &ClassDesk::say);
  on(all, 2, &Calls::class_hide, &ClassDesk::hide);
  on(all, 5, &Calls::class_card, &ClassDesk::card);
  on(all, 5, &Calls::class_go_on, &ClassDesk::go_on);
  on(all, 2, &Calls::class_show, &ClassDesk::show);
  on(all, 2, &Calls::class_ask, &ClassDesk::ask_wall);
  on(all, 2, &Calls::class_pick, &ClassDesk::pick);
  on(all, 3, &Calls::class_helper, &ClassDesk::helper);
  on(all, 3, &Calls::class_projector, &ClassDesk::projector);
  on(all, 5, &Calls::class_end, &ClassDesk::end);
  on(all, 20, &Calls::class_delete, &ClassDesk::erase);
}

const ClassDesk::Handlers& ClassDesk::handlers() {
  static const Handlers kHandlers = [] {
    Handlers all;
    add_watching(all);
    add_steering(all);
    return all;
  }();
  return kHandlers;
}

// To somebody without a token of the class it does not exist.
Result<ClassDesk::At> ClassDesk::at(From from, const wire::InClass& who, May may) {
  auto room = classes_.find(who.classroom);
  if (!room) return tl::unexpected(room.error());
  const TokenHash token = hash_token(who.token);
  const auto role = (*room)->state().role_of(token);
  if (!role) return tl::unexpected(classes_.find("").error());
  from->known = true;
  At at{*std::move(room), *role};
  if (const Pupil* pupil = at.state().pupil_of(token)) at.pupil = pupil->number;
  const bool steers = at.role == wire::Role::kFacilitator;
  const bool helps = steers || at.role == wire::Role::kHelper;
  if (may == May::kSteer && !steers) {
    return refuse(RpcCode::kNotAllowed, "Only the facilitator may do that.");
  }
  if (may == May::kHelp && !helps) {
    return refuse(RpcCode::kNotAllowed, "Only the facilitator and helpers may do that.");
  }
  if (may == May::kPupils && at.pupil == 0) {
    return refuse(RpcCode::kNotAllowed, "Only pupils of this class may do that.");
  }
  return at;
}

Result<const Pupil*> ClassDesk::pupil_of(const At& at, int pupil) const {
  if (const Pupil* found = at.state().find(pupil)) return found;
  return refuse(RpcCode::kInvalidParams, "pupil: nobody has this number in this class.");
}

Result<const TableOfClass*> ClassDesk::table_of(const At& at, int table) const {
  if (const TableOfClass* found = at.state().table(table)) return found;
  return refuse(RpcCode::kInvalidParams, "table: there is no such table in this class.");
}

Result<> ClassDesk::may_make(const Connection& from, std::size_t tables) {
  if (creators_.take(from.address(), hall().loop().now(), static_cast<double>(tables))) return {};
  return refuse(RpcCode::kLimit,
                "Many tables were made from here within the last hour; wait a little.");
}

Classroom::Opened ClassDesk::answering_opened(const Reply& reply) {
  return [reply](const Result<>& opened) {
    if (!opened) return reply.fault(opened.error());
    reply.text(ReplyOf<wire::Nothing>::encode({}));
  };
}

wire::Link ClassDesk::link_of(const std::string& code, const std::string& rest) {
  std::string path = fmt::format("/c/{}{}", code, rest);
  std::string url = hall().base_url() + path;
  return {std::move(path), std::move(url)};
}

}  // namespace citybox::server
