// What comes in before it is answered: who pays for it, and what must be in memory.

#include "engine/types/guarded.hpp"
#include "server/api/api.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

// A cost of 1, of the thread that all tables share.
constexpr std::chrono::duration<double> kUnit = std::chrono::microseconds(100);
constexpr double kBytes = 4096;  // so many cost as much as a message
constexpr double kNamed = 1;     // for each table that is named
constexpr double kLoad = 5;      // to read a table
constexpr double kEntries = 50;  // so many of its entries cost as much as a message
constexpr int kTries = 10;       // of a call that other nodes overtake
constexpr std::size_t kMostNamed = 64;
constexpr std::size_t kMostTokens = 16;

std::string_view text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return {};
  return {value->get_string().data(), value->get_string().size()};
}

// The tables that a call is about.
std::vector<std::string> tables_in(const json::object& params) {
  std::vector<std::string> codes;
  if (const auto code = text_at(params, "table"); !code.empty()) codes.emplace_back(code);
  if (const json::value* list = params.if_contains("tables"); list != nullptr && list->is_array()) {
    for (const json::value& one : list->get_array()) {
      if (!one.is_object() || codes.size() >= kMostNamed) continue;
      if (const auto code = text_at(one.get_object(), "table"); !code.empty()) {
        codes.emplace_back(code);
      }
    }
  }
  return codes;
}

std::string name_of(const TokenHash& hash) { return {hash.begin(), hash.end()}; }

}  // namespace

Payer Api::stranger(const Connection& from) { return {from.address(), from.meter}; }

// A holder is known where the table is in memory; else the call is a stranger's until it is.
Payer Api::payer_of(const Connection& from, const json::object& params) {
  Payer payer = stranger(from);
  if (const auto classroom = classes_.room(text_at(params, "classroom"))) {
    const std::string_view token = text_at(params, "token");
    const TokenHash hash = hash_token(token);
    const bool known = !token.empty() && classroom->state().role_of(hash);
    if (known) payer.token = name_of(hash);
    return payer;
  }
  const auto room = hall_.room(text_at(params, "table"));
  if (!room) return payer;
  const auto valid = [&](std::string_view token) {
    if (token.empty() || !payer.token.empty()) return;
    const TokenHash hash = hash_token(token);
    const Match& match = room->match();
    if (match.seat_of(hash) || match.is_host(hash)) payer.token = name_of(hash);
  };
  valid(text_at(params, "token"));
  if (const json::value* list = params.if_contains("tokens"); list != nullptr && list->is_array()) {
    std::size_t read = 0;
    for (const json::value& one : list->get_array()) {
      if (++read > kMostTokens) break;
      if (one.is_string()) valid({one.get_string().data(), one.get_string().size()});
    }
  }
  if (const TokenHash* token = room->token_of(&from); payer.token.empty() && token != nullptr) {
    payer.token = name_of(*token);
  }
  return payer;
}

std::shared_ptr<void> Api::keep_waiting(const std::shared_ptr<Connection>& from) {
  if (auto held = from->held.lock()) return held;
  from->hold();
  // Nothing of it stays in what `held` remembers: else each would keep the other alive.
  std::shared_ptr<void> held(from.get(), [from = from](void*) mutable {
    const auto last = std::move(from);
    last->go_on();
  });
  from->held = held;
  return held;
}

void Api::charge_stranger(const std::shared_ptr<Connection>& from, double cost,
                          std::function<void()> job) {
  const Payer payer = stranger(*from);
  if (budgets_.pay(payer, cost)) return job();
  budgets_.pay_later(payer, cost, [job = std::move(job), held = keep_waiting(from)] { job(); });
}

// An answer that there is no such table waits for its turn. It comes by the same way whether there
// is none or one that is private: the time it takes tells nothing.
void Api::answer_miss(const std::shared_ptr<Connection>& from, int codes,
                      std::function<void()> job) {
  hall_.metrics().misses.add(static_cast<std::uint64_t>(codes));
  hall_.detour([this, from, codes, job = std::move(job), held = keep_waiting(from)] {
    budgets_.miss(stranger(*from), codes, [job, held] { job(); });
  });
}

// By each connection for itself: the browser of somebody who thinks answers pings, too.
void Api::control_frame(const std::shared_ptr<Connection>& from) {
  const auto now = hall_.loop().now();
  if (hall_.config().limits.messages_per_second <= 0) return;
  from->control_frames.charge(now, 1);
  if (!from->control_frames.in_debt(now) || !from->held.expired()) return;
  hall_.loop().after(from->control_frames.wait(now), [held = keep_waiting(from)] {});
}

void Api::message(const std::shared_ptr<Connection>& from, std::string_view text) {
  const double bytes = static_cast<double>(text.size()) / kBytes;
  auto request = parse_request(text);
  if (!request) {
    return charge_stranger(from, 1 + bytes, [from, wrong = std::move(request.error())] {
      Reply(from, wrong.id).fault(wrong.error);
    });
  }
  const auto handler = handlers().find(request->method);
  if (handler == handlers().end()) {
    return charge_stranger(from, 1 + bytes, [reply = Reply(from, request->id)] {
      reply.fault(fault(RpcCode::kNoSuchMethod, "There is no such method."));
    });
  }
  Payer payer = payer_of(*from, request->params);
  const std::vector<std::string> tables = tables_in(request->params);
  const double cost = handler->second.cost + bytes + kNamed * static_cast<double>(tables.size());
  const std::string_view classroom = text_at(request->params, "classroom");
  const bool here = std::all_of(tables.begin(), tables.end(),
                                [&](const std::string& code) { return hall_.has(code); }) &&
                    (classroom.empty() || classes_.has(classroom));
  const bool paid = budgets_.pay(payer, cost);
  if (here && paid && !hall_.has_others()) {
    return answer(from, *request, handler->second, payer, {}, {});
  }

  auto arrived = std::make_shared<Arrived>(
      Arrived{from, *std::move(request), &handler->second, std::move(payer)});
  if (here && paid) return answer(arrived);
  auto held = keep_waiting(from);
  if (paid) return bring(arrived);
  hall_.metrics().held.add();
  budgets_.pay_later(arrived->payer, cost, [this, arrived, held] { bring(arrived); });
}

void Api::bring(const std::shared_ptr<Arrived>& arrived) {
  const std::string_view classroom = text_at(arrived->request.params, "classroom");
  if (!classroom.empty() && !classes_.has(classroom)) {
    budgets_.charge(arrived->payer, kLoad);
    return classes_.bring(std::string(classroom),
                          [this, arrived, held = keep_waiting(arrived->from)] { answer(arrived); });
  }
  hall_.bring(tables_in(arrived->request.params),
              [this, arrived, held = keep_waiting(arrived->from)](std::size_t entries) {
                const double cost = kLoad + static_cast<double>(entries) / kEntries;
                if (entries > 0) budgets_.charge(arrived->payer, cost);
                answer(arrived);
              });
}

// What another node overtook is asked again when the table is as it is there: who waits for the answer
// notices nothing of nodes.
bool Api::ask_again(const std::shared_ptr<Arrived>& arrived) {
  if (++arrived->asked > kTries || arrived->from->gone) return false;
  arrived->fresh = false;
  bring(arrived);
  return true;
}

void Api::answer(const std::shared_ptr<Arrived>& arrived) {
  if (!hall_.has_others()) {
    return answer(arrived->from, arrived->request, *arrived->handler, arrived->payer, {}, {});
  }
  if (arrived->request.method == "watch" && !arrived->fresh) return freshen(arrived);
  const auto again = [this, arrived] { return ask_again(arrived); };
  const auto refused = [this, arrived] {
    if (arrived->fresh) return false;
    freshen(arrived);
    return true;
  };
  answer(arrived->from, arrived->request, *arrived->handler, arrived->payer, again, refused);
}

void Api::freshen(const std::shared_ptr<Arrived>& arrived) {
  hall_.freshen(tables_in(arrived->request.params),
                [this, arrived, held = keep_waiting(arrived->from)](bool behind) {
                  if (behind && ask_again(arrived)) return;
                  arrived->fresh = true;
                  bring(arrived);
                });
}

void Api::answer(const std::shared_ptr<Connection>& from, const RpcRequest& request,
                 const Handler& handler, const Payer& payer, Reply::Again again,
                 const Reply::Again& refused) {
  if (from->gone) return;
  const Reply reply(from, request.id, std::move(again));
  // Whoever gets no answer asks again, at another node if there is one.
  if (stopping_ && hall_.has_others()) return from->close("The server is stopping.");
  if (stopping_) {
    return reply.fault(fault(RpcCode::kNotNow, "The server is stopping; try again soon."));
  }
  const auto began = std::chrono::steady_clock::now();
  const auto worked = hall_.loop().worked();
  const double owed = hall_.owed();
  const auto run = [&] {
    const auto done = handler.run(*this, from, request.params, reply);
    if (!done && refused && refused()) return;
    if (!done && done.error().code == RpcCode::kNoSuchTable) {
      answer_miss(from, 1, [reply, wrong = done.error()] { reply.fault(wrong); });
    } else if (!done) {
      reply.fault(done.error());
    }
  };
  guarded(run, [&](std::string_view why) {
    log::error("event=call_failed method={} why={}", request.method, log::value(why));
    reply.fault(fault(RpcCode::kInternal, "Something went wrong on our side."));
  });
  const double took = (hall_.loop().worked() - worked) / kUnit;
  const double more = std::max(0.0, took - handler.cost) + hall_.owed() - owed;
  if (more > 0) budgets_.charge(payer, more);
  hall_.metrics().calls.find(request.method)->second.add();
  hall_.metrics().call_time.add(std::chrono::steady_clock::now() - began);
}

}  // namespace citybox::server
