// Coming into a class, and who may.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "catalog/catalog.hpp"
#include "server/api/class_desk.hpp"
#include "server/api/line.hpp"
#include "server/api/name.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kPupils = 60;  // at a time
constexpr std::size_t kPupilsEver = 2'000;
constexpr std::ptrdiff_t kFromOneDevice = 2;  // at a time
constexpr std::size_t kFromOneDeviceEver = 8;
constexpr std::size_t kLinks = 20;  // of a kind
constexpr UnixMs kReturnLife = 15LL * 60 * 1000;

constexpr std::array kMadeUp = {"Ada",  "Bo",   "Cem",  "Dina", "Edo",     "Fay",  "Gil", "Hana",
                                "Ivo",  "Jule", "Kaya", "Lio",  "Mira",    "Nils", "Oda", "Pia",
                                "Quin", "Rosa", "Sami", "Tess", "Umberto", "Vera", "Wim", "Yara"};
constexpr int kDemoTables = 3;

// Somebody is there already who is called so: two of a name are told apart.
std::string distinct(const ClassState& state, const std::string& name) {
  const auto taken = [&](const std::string& wanted) {
    for (const Pupil* pupil : state.present()) {
      if (pupil->name == wanted) return true;
    }
    return false;
  };
  std::string wanted = name;
  for (int i = 2; taken(wanted); ++i) wanted = fmt::format("{} {}", name, i);
  return wanted;
}

// Nobody fills a class alone. A facilitator may bring in as many as there is room for.
Result<> one_more_from(const Classroom& room, const Connection& from) {
  const ClassState& state = room.state();
  const TokenHash* token = room.token_of(&from);
  if (token != nullptr && state.role_of(*token) == wire::Role::kFacilitator) return {};
  const auto known = from.joined.find(state.code);
  if (known == from.joined.end()) return {};
  const std::set<int>& came = known->second;
  const auto here = std::count_if(came.begin(), came.end(),
                                  [&](int pupil) { return state.find(pupil) != nullptr; });
  if (here < kFromOneDevice && came.size() < kFromOneDeviceEver) return {};
  return refuse(RpcCode::kLimit,
                "You are in this class already. Two who share a device come in together.");
}

ClassActs demo_acts(const GameEntry& game) {
  const int seats = std::min(4, game.info().max_seats);
  ClassActs acts;
  std::vector<std::vector<int>> plan(kDemoTables);
  for (int i = 0; i < kDemoTables * seats; ++i) {
    acts.push_back({{.deed = ClassDeed::kJoined, .pupil = i + 1},
                    kMadeUp[static_cast<std::size_t>(i) % kMadeUp.size()]});
    plan[static_cast<std::size_t>(i / seats)].push_back(i + 1);
  }
  acts.push_back({{.deed = ClassDeed::kArranged, .plan = std::move(plan)}});
  return acts;
}

}  // namespace

Result<> ClassDesk::create(Ask<&Calls::class_create> ask) {
  const auto game = find_game(ask.params.game);
  if (!game) return refuse(RpcCode::kInvalidParams, game.error().text);
  std::string name;
  if (ask.params.name && !ask.params.name->empty()) {
    auto line = line_of("name", *ask.params.name, kClassName);
    if (!line) return tl::unexpected(line.error());
    name = *std::move(line);
  }
  if (auto may = may_make(*ask.from, 1); !may) return may;
  const bool demo = ask.params.demo.value_or(false);
  const std::string token = new_token();
  ClassActs acts;
  acts.push_back({{.deed = ClassDeed::kOpened, .on = demo, .token = hash_text(hash_token(token))}});
  wire::ClassSettings settings;
  settings.cards_by_themselves = demo;
  acts.push_back({{.deed = ClassDeed::kConfigured, .settings = settings}, name});
  if (demo) {
    for (ClassAct& act : demo_acts(**game)) acts.push_back(std::move(act));
  }
  hall().fresh_code([this, game = *game, acts = std::move(acts), token,
                     reply = ask.reply](const Result<std::string>& code) {
    auto room = code ? classes_.create(*game, *code, acts) : tl::unexpected(code.error());
    if (!room) return reply.fault(room.error());
    answer_from(reply, {*room, wire::Role::kFacilitator},
                wire::ClassCreated{link_of(*code, ""), *code, token});
  });
  return {};
}

Result<> ClassDesk::words(Ask<&Calls::class_words> ask) {
  const auto game = find_game(ask.params.game);
  if (!game) return refuse(RpcCode::kInvalidParams, game.error().text);
  ask.reply.result((*game)->class_words());
  return {};
}

Result<> ClassDesk::look(Ask<&Calls::class_look> ask) {
  const auto room = classes_.find(ask.params.classroom);
  if (!room) return tl::unexpected(room.error());
  const ClassState& state = (*room)->state();
  if (!state.door) return tl::unexpected(classes_.find("").error());
  answer_from(
      ask.reply, {*room},
      wire::ClassDoor{state.code, state.settings.name, state.game, (*room)->game().info().title});
  return {};
}

Result<> ClassDesk::join(Ask<&Calls::class_join> ask) {
  const auto room = classes_.find(ask.params.classroom);
  if (!room) return tl::unexpected(room.error());
  const ClassState& state = (*room)->state();
  if (!state.door) return tl::unexpected(classes_.find("").error());
  const std::size_t most = hall().config().limits.name_length;
  auto name = name_of("name", ask.params.name, most);
  if (!name) return tl::unexpected(name.error());
  std::string together = *name;
  if (ask.params.partner && !ask.params.partner->empty()) {
    const auto partner = name_of("partner", *ask.params.partner, most);
    if (!partner) return tl::unexpected(partner.error());
    together = fmt::format("{} & {}", *name, *partner);
  }
  if (state.present().size() >= kPupils || state.pupils.size() >= kPupilsEver) {
    return refuse(RpcCode::kLimit, "This class is full.");
  }
  if (auto may = one_more_from(**room, *ask.from); !may) return may;
  const std::string token = new_token();
  const int number = static_cast<int>(state.pupils.size()) + 1;
  ask.from->known = true;
  ask.from->joined[state.code].insert(number);
  finish(ask.reply, {*room},
         {{{.deed = ClassDeed::kJoined, .pupil = number, .token = hash_text(hash_token(token))},
           distinct(state, together)}},
         wire::ClassJoined{token, number});
  return {};
}

// A wrong code costs as much as one of no class: it cannot be guessed in practice.
Result<> ClassDesk::come_back(Ask<&Calls::class_return> ask) {
  const auto room = classes_.find(ask.params.classroom);
  if (!room) return tl::unexpected(room.error());
  const std::string code = normal_code(ask.params.code);
  const TokenHash given = hash_token(code);
  const Pupil* found = nullptr;
  for (const Pupil* pupil : (*room)->state().present()) {
    const bool good = pupil->return_code && pupil->return_until > now();
    if (good && !code.empty() && same(*pupil->return_code, given)) found = pupil;
  }
  if (found == nullptr) {
    return refuse(RpcCode::kNoSuchTable,
                  "This way back is not good any more. Ask the facilitator for a new code.");
  }
  const std::string token = new_token();
  ask.from->known = true;
  finish(ask.reply, {*room},
         {{{.deed = ClassDeed::kReturned,
            .pupil = found->number,
            .token = hash_text(hash_token(token))}}},
         wire::ClassJoined{token, found->number});
  return {};
}

Result<> ClassDesk::leave(Ask<&Calls::class_leave> ask) {
  const auto at = this->at(ask.from, ask.params, May::kPupils);
  if (!at) return tl::unexpected(at.error());
  finish(ask.reply, *at, {{{.deed = ClassDeed::kRemoved, .pupil = at->pupil}}}, {});
  return {};
}

Result<> ClassDesk::door(Ask<&Calls::class_door> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  finish(ask.reply, *at, {{{.deed = ClassDeed::kDoor, .on = ask.params.on}}}, {});
  return {};
}

Result<> ClassDesk::rename(Ask<&Calls::class_rename> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto pupil = pupil_of(*at, ask.params.pupil);
  if (!pupil) return tl::unexpected(pupil.error());
  auto name = name_of("name", ask.params.name, 2 * hall().config().limits.name_length + 3);
  if (!name) return tl::unexpected(name.error());
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kRenamed, .pupil = (*pupil)->number}, *std::move(name)}}, {});
  return {};
}

Result<> ClassDesk::remove(Ask<&Calls::class_remove> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto pupil = pupil_of(*at, ask.params.pupil);
  if (!pupil) return tl::unexpected(pupil.error());
  finish(ask.reply, *at, {{{.deed = ClassDeed::kRemoved, .pupil = (*pupil)->number}}}, {});
  return {};
}

Result<> ClassDesk::return_code(Ask<&Calls::class_return_code> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto pupil = pupil_of(*at, ask.params.pupil);
  if (!pupil) return tl::unexpected(pupil.error());
  if ((*pupil)->made_up) {
    return refuse(RpcCode::kNotNow, "This pupil is made up: nobody can come back as them.");
  }
  const std::string code = new_code();
  const UnixMs expires = now() + kReturnLife;
  wire::ReturnCode answer;
  static_cast<wire::Link&>(answer) = link_of(at->state().code, "#return=" + code);
  answer.code = code;
  answer.expires = expires;
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kReturnCode,
            .pupil = (*pupil)->number,
            .number = expires,
            .token = hash_text(hash_token(code))}}},
         answer);
  return {};
}

Result<> ClassDesk::hand_out(const ReplyOf<wire::ClassLink>& reply, const At& at, ClassDeed deed,
                             const char* mark) {
  const auto& given = deed == ClassDeed::kHelper ? at.state().helpers : at.state().projectors;
  if (given.size() >= kLinks) {
    return refuse(RpcCode::kLimit,
                  fmt::format("{} such links were handed out: use one of them.", kLinks));
  }
  const std::string token = new_token();
  wire::ClassLink answer;
  static_cast<wire::Link&>(answer) = link_of(at.state().code, fmt::format("#{}={}", mark, token));
  answer.token = token;
  finish(reply, at, {{{.deed = deed, .token = hash_text(hash_token(token))}}}, answer);
  return {};
}

Result<> ClassDesk::helper(Ask<&Calls::class_helper> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  return hand_out(ask.reply, *at, ClassDeed::kHelper, "helper");
}

Result<> ClassDesk::projector(Ask<&Calls::class_projector> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  return hand_out(ask.reply, *at, ClassDeed::kProjector, "projector");
}

}  // namespace citybox::server
