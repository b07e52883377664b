#include "tests/load/screens.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

constexpr int kCall = 1;         // the id of a call
constexpr int kFirstBoard = 10;  // … of one for the board of table 0

}  // namespace

Call Screen::in_class(std::string method, std::string_view more) const {
  return {std::move(method),
          fmt::format(R"("classroom":"{}","token":"{}"{})", classroom_, token_, more)};
}

void Screen::come_in(std::string classroom, std::string token) {
  classroom_ = std::move(classroom);
  token_ = std::move(token);
  boards_ = {};
}

void Screen::say_call(int id, const Call& call) {
  say(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{{{}}}}})", id, call.method,
                  call.params));
}

void Screen::poke(Clock::time_point now) {
  for (const int number : boards_.due(now)) {
    say_call(kFirstBoard + number, in_class("class_board", fmt::format(R"(,"table":{})", number)));
  }
  if (!asked_.empty()) return;
  const auto call = next(now);
  if (!call) return;
  asked_ = call->method;
  say_call(kCall, *call);
}

void Screen::hear(std::string_view message) {
  tally_.received_bytes += message.size();
  const std::string_view head = message.substr(0, 60);
  if (has(head, R"("method":"class_update")")) {
    ++tally_.class_updates;
    // One that is still on its way from the class before is nobody's business.
    const bool ours = text_after(message, R"("classroom":")") == classroom_;
    if (ours && has(message, R"("info":{)")) informed(message);
  } else if (has(head, R"("id":)")) {
    answer(message);
  }
}

void Screen::answer(std::string_view message) {
  const auto id = static_cast<int>(number_after(message, R"("id":)"));
  const std::string method = id == kCall ? std::exchange(asked_, {}) : "class_board";
  if (has(message.substr(0, 60), R"("error":)")) {
    ++tally_.refused;
    if (may_fail(method)) return;
    throw std::runtime_error(fmt::format("{}: {}", method, message));
  }
  if (id == kCall) return answered(method, message);
  ++tally_.boards;
  boards_.shown(id - kFirstBoard, number_after(message, R"("seq":)"));
}

Talker::Then Screen::lost() { throw std::runtime_error("The server closed a connection."); }

std::optional<Call> Projector::next(Clock::time_point) {
  if (lesson_->projector.empty() || lesson_->classroom == classroom_) return std::nullopt;
  if (watches_) return in_class("class_unwatch");
  come_in(lesson_->classroom, lesson_->projector);
  return in_class("class_watch");
}

void Projector::answered(const std::string& method, std::string_view message) {
  watches_ = method == "class_watch";
  if (watches_) informed(message);
}

void Projector::informed(std::string_view info) {
  for (const TableSeen& table : tables_in(info)) boards_.follow(table);
}

}  // namespace citybox::load
