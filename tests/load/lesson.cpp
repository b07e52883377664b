#include "tests/load/lesson.hpp"

#include <fmt/format.h>

#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

using namespace std::chrono_literals;

Call Pupil::in_class(std::string method, std::string_view more) const {
  return {std::move(method), fmt::format(R"("classroom":"{}"{})", classroom_, more)};
}

std::optional<Call> Pupil::next() {
  if (stage_ == Stage::kInside) {
    return in_class("class_watch", fmt::format(R"(,"token":"{}")", place_.token));
  }
  if (!moves_on()) return std::nullopt;
  if (stage_ != Stage::kOutside) return in_class("class_unwatch");
  classroom_ = lesson_->classroom;
  return in_class("class_join", fmt::format(R"(,"name":"{}")", name_));
}

void Pupil::answered(const std::string& method, std::string_view message) {
  if (method == "class_join") {
    place_ = {{}, std::string(text_after(message, R"("token":")"))};
    acknowledged_ = 0;
    here_ = seated_ = false;
    stage_ = Stage::kInside;
  } else if (method == "class_watch") {
    if (!std::exchange(here_, true)) ++lesson_->here;
    stage_ = Stage::kWatching;
    look(message);
  } else if (method == "class_unwatch") {
    stage_ = Stage::kOutside;
  }
}

std::chrono::milliseconds Pupil::refused(const std::string& method) {
  if (method == "watch") {
    place_.table.clear();
    stage_ = Stage::kInside;  // and asks where it is
  } else if (method == "class_join") {
    classroom_.clear();
  }
  return 1s;
}

void Pupil::told(std::string_view notice) {
  if (!has(notice.substr(0, 60), R"("method":"class_update")")) return;
  ++tally_.class_updates;
  if (!moves_on()) look(notice);
}

// Says which table it is, once there is one.
void Pupil::look(std::string_view message) {
  const auto at = message.rfind(R"("you":{)");
  if (at == std::string_view::npos) return;
  message.remove_prefix(at);
  place_.table = text_after(message, R"("code":")");
  place_.seat = static_cast<int>(number_after(message, R"("seat":)"));
}

void Pupil::watching(Game) {
  if (!std::exchange(seated_, true)) ++lesson_->seated;
}

void Pupil::lost(const std::string& method) {
  if (method == "class_join") classroom_.clear();  // perhaps it is in, and has no token
  stage_ = classroom_.empty() || method == "class_unwatch" ? Stage::kOutside : Stage::kInside;
}

}  // namespace citybox::load
