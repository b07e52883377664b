#include "tests/load/spectator.hpp"

#include <fmt/format.h>

#include <utility>

namespace citybox::load {

void Spectator::call(std::string_view method, std::string_view more) {
  asked_ = method;
  say(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{{"table":"{}"{}}}}})", method,
                  table_, more));
}

void Spectator::poke(Clock::time_point now) {
  if (!asked_.empty()) return;
  if (group_->table != table_) {
    if (!table_.empty()) return call("unwatch");
    table_ = group_->table;
    return call("watch");
  }
  if (table_.empty() || now < next_) return;
  next_ = now + std::chrono::seconds(2);
  call("log", R"(,"before":50)");
}

void Spectator::hear(std::string_view message) {
  if (!message.starts_with(R"({"jsonrpc":"2.0","id":1)")) return;
  if (std::exchange(asked_, {}) == "unwatch") table_.clear();
}

Talker::Then Spectator::lost() {
  asked_.clear();
  table_.clear();
  return Then::kComeAgain;
}

}  // namespace citybox::load
