#include "tests/load/facilitator.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

constexpr std::size_t kOpenOnConsole = 0;  // of the tables

}  // namespace

std::optional<Call> Facilitator::next(Clock::time_point now) {
  switch (step_) {
    case Step::kCreate:
      return Call{"class_create", fmt::format(R"("game":"{}","name":"Load")", options_.game)};
    case Step::kWatch:
      return in_class("class_watch");
    case Step::kConfigure:
      // Cards fall even if a press comes too late.
      return in_class("class_configure",
                      fmt::format(R"(,"seats":{},"cards_by_themselves":true)", options_.per_table));
    case Step::kProjector:
      return in_class("class_projector");
    case Step::kGather:
      if (lesson_->here < tables_ * options_.per_table) return std::nullopt;
      return in_class("class_start");
    case Step::kPlay:
      return press(now);
    case Step::kDebrief:
      return in_class("class_debrief");
    case Step::kLeave:
      return in_class("class_unwatch");
  }
  return std::nullopt;
}

void Facilitator::answered(const std::string& method, std::string_view message) {
  if (method == "class_card" || method == "class_go_on") {
    press_ = method == "class_card" ? Press::kGoOn : Press::kNothing;
    press_at_ = Clock::now() + options_.think;
    return;
  }
  if (method == "class_create") {
    come_in(std::string(text_after(message, R"("classroom":")")),
            std::string(text_after(message, R"("token":")")));
  } else if (method == "class_projector") {
    *lesson_ = {classroom_, std::string(text_after(message, R"("token":")"))};
  }
  step_ = step_ == Step::kLeave ? Step::kCreate : static_cast<Step>(static_cast<int>(step_) + 1);
}

bool Facilitator::may_fail(const std::string& method) const {
  return method == "class_card" || method == "class_go_on";
}

void Facilitator::informed(std::string_view info) {
  if (step_ != Step::kPlay) return;
  const std::vector<TableSeen> tables = tables_in(info);
  if (std::ssize(tables) != tables_) {
    throw std::runtime_error(
        fmt::format("The class has {} tables, not {}: --class and --per-table must suit the game.",
                    tables.size(), tables_));
  }
  boards_.follow(tables[kOpenOnConsole]);
  look_at_event(info);
  if (text_after(info, R"("stop":")") == "ended") step_ = Step::kDebrief;
}

void Facilitator::look_at_event(std::string_view info) {
  const std::size_t event = number_after(info, R"("event":)");
  if (event == event_) return;
  event_ = event;
  press_ = event == 0 ? Press::kNothing : Press::kCard;
  press_at_ = Clock::now() + options_.think;
}

std::optional<Call> Facilitator::press(Clock::time_point now) {
  if (press_ == Press::kNothing || now < press_at_) return std::nullopt;
  press_at_ = now + std::chrono::seconds(1);  // where it is refused
  return in_class(press_ == Press::kCard ? "class_card" : "class_go_on");
}

}  // namespace citybox::load
