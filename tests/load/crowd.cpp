#include "tests/load/crowd.hpp"

#include <fmt/format.h>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

constexpr int kAhead = 8;

}  // namespace

void Onlooker::opened() {
  say(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"watch","params":{{"table":"{}"}}}})",
                  table_));
}

void Ringleader::opened() {
  ahead_ = 0;
  next_ = Step::kUnderWay;
  under_way_ = Step::kUnknown;
  request(Id::kStep, "watch", fmt::format(R"("tokens":["{}"])", prey_.owing));
}

void Ringleader::poke(Clock::time_point) {
  while (ahead_ < kAhead) ask();
}

void Ringleader::request(Id id, std::string_view method, std::string_view more) {
  ++ahead_;
  say(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{{"table":"{}",{}}}}})",
                  static_cast<int>(id), method, prey_.waiting, more));
}

void Ringleader::ask() {
  const std::string token = fmt::format(R"("token":"{}")", prey_.owing);
  const unsigned turn = ++count_ % 4;
  if (turn == 0 && (next_ == Step::kPlay || next_ == Step::kUndo)) return step();
  if (turn == 1) return request(Id::kAny, "pace", fmt::format(R"({},"ms":{})", token, count_ % 99));
  if (turn == 2) return request(Id::kAny, "chat", token + R"(,"text":"Look here.")");
  request(Id::kAny, "rename", fmt::format(R"({},"name":"Mallory {}")", token, count_ % 99));
}

void Ringleader::step() {
  under_way_ = next_;
  next_ = Step::kUnderWay;
  const std::string token = fmt::format(R"("token":"{}")", prey_.owing);
  if (under_way_ == Step::kUndo) {
    return request(Id::kStep, "undo", fmt::format(R"({},"to":{})", token, prey_.line));
  }
  request(Id::kStep, "play", fmt::format(R"({},"seq":{},"action":{})", token, seq_, prey_.action));
}

void Ringleader::hear(std::string_view message) {
  if (!message.starts_with(R"({"jsonrpc":"2.0","id":)")) return;
  ++answered_;
  --ahead_;
  if (message.starts_with(R"({"jsonrpc":"2.0","id":2)")) look(message);
}

// A seat may take back only so much; then the others of its calls must do.
void Ringleader::look(std::string_view message) {
  if (has(message.substr(0, 60), R"("error":)")) {
    next_ = Step::kRefused;
    return;
  }
  if (under_way_ == Step::kUnknown) {
    const auto play = message.find(R"("play":{)");
    message.remove_prefix(play == std::string_view::npos ? message.size() : play);
    next_ = number_after(message, R"("line":)") > prey_.line ? Step::kUndo : Step::kPlay;
  } else {
    next_ = under_way_ == Step::kPlay ? Step::kUndo : Step::kPlay;
  }
  seq_ = number_after(message, R"("seq":)");
}

}  // namespace citybox::load
