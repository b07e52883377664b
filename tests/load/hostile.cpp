#include "tests/load/hostile.hpp"

#include <fmt/format.h>

namespace citybox::load {

namespace {

constexpr int kAhead = 8;  // requests on their way, so that an allowance is always used up
constexpr std::size_t kHugeBytes = 60'000;
constexpr std::size_t kDeafBytes = 1 << 16;

std::string some_code(unsigned number) {
  std::string code;
  for (int i = 0; i < 6; ++i, number /= 20) code += "BCDFGHJKLMNPQRSTVWXZ"[number % 20];
  return code;
}

std::string guesses(unsigned from) {
  std::string list;
  for (unsigned i = 0; i < 64; ++i) {
    list += fmt::format(R"({}{{"table":"{}"}})", i == 0 ? "" : ",",
                        some_code((from * 64 + i) * 2654435761U));
  }
  return list;
}

}  // namespace

std::string_view name_of(Attack attack) {
  static constexpr std::array<std::string_view, kAttacks> kNames = {
      "none", "at",     "history", "watch",      "replay",        "log",       "mine",
      "hint", "create", "pings",   "deaf pings", "huge messages", "half-open", "crowd"};
  return kNames[static_cast<std::size_t>(attack)];
}

void Hostile::opened() {
  ahead_ = 0;
  if (attack_ == Attack::kHalfOpen) {
    out += "GET / HTTP/1.1\r\nX-Slow: ";
    ++answered_;
  } else if (!prey_.token.empty()) {
    request("watch", fmt::format(R"("table":"{}","tokens":["{}"])", prey_.table, prey_.token));
  }
}

void Hostile::poke(Clock::time_point now) {
  if (attack_ == Attack::kHalfOpen) {
    if (now < next_) return;
    next_ = now + std::chrono::seconds(1);
    out += 'x';
  } else if (attack_ == Attack::kDeafPings) {
    while (out.size() < kDeafBytes) {
      ping(std::string(125, 'x'));
      ++answered_;
    }
  } else {
    while (ahead_ < kAhead) ask();
  }
}

void Hostile::hear(std::string_view message) {
  if (message.starts_with(R"({"jsonrpc":"2.0","id":)")) done();
}

void Hostile::done() {
  ++answered_;
  --ahead_;
}

void Hostile::request(std::string_view method, std::string_view params) {
  ++ahead_;
  say(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{{{}}}}})", method, params));
}

void Hostile::ask() {
  const std::string table = fmt::format(R"("table":"{}")", prey_.table);
  ++count_;
  switch (attack_) {
    case Attack::kAt:
      return request("at", fmt::format(R"({},"count":{})", table, count_ % 20));
    case Attack::kHistory:
      return request("history", table);
    case Attack::kWatch:
      return request("watch", fmt::format(R"({},"tokens":["{}"])", table, prey_.token));
    case Attack::kReplay:
      return request("replay", table);
    case Attack::kLog:
      return request("log", fmt::format(R"({},"before":{})", table, count_ * 97 % 4000));
    case Attack::kMine:
      return request("mine", fmt::format(R"("tables":[{}])", guesses(count_)));
    case Attack::kHint:
      return request("hint",
                     fmt::format(R"("table":"{}","token":"{}")", prey_.waiting, prey_.owing));
    case Attack::kCreate:
      return request("create", R"("game":"city-roots")");
    case Attack::kPings:
      ++ahead_;
      return ping(std::string(125, 'x'));
    case Attack::kHuge:
      return request("hello", fmt::format(R"("x":"{}")", std::string(kHugeBytes, 'x')));
    case Attack::kNone:
    case Attack::kDeafPings:
    case Attack::kHalfOpen:
    case Attack::kCrowd:
      ++ahead_;
      return;
  }
}

}  // namespace citybox::load
