#include "tests/load/together.hpp"

#include <fmt/format.h>

#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

using namespace std::chrono_literals;

Call Together::sit() const {
  return {"sit", fmt::format(R"("table":"{}","seat":{},"name":"Load")", place_.table, place_.seat)};
}

Call Together::as_host(std::string method, std::string_view more) const {
  return {std::move(method),
          fmt::format(R"("table":"{}","token":"{}"{})", place_.table, group_->host, more)};
}

std::optional<Call> Together::next() {
  if (stage_ == Stage::kNew && is_host()) {
    return Call{"create", fmt::format(R"("game":"{}","seats":{})", options_.game,
                                      options_.per_table + options_.bots)};
  }
  if (stage_ == Stage::kMade) return sit();
  if (stage_ == Stage::kNew) {
    if (group_->table.empty() || group_->table == place_.table) return std::nullopt;
    place_.table = group_->table;
    return sit();
  }
  if (!is_host()) return std::nullopt;
  if (stage_ == Stage::kWatching && group_->ready + 1 == 1U << options_.per_table) {
    return as_host("start");
  }
  if (stage_ == Stage::kStarted && options_.bots > 0) return as_host("pace", R"(,"ms":100)");
  return std::nullopt;
}

void Together::answered(const std::string& method, std::string_view message) {
  if (method == "create") {
    *group_ = {std::string(text_after(message, R"("table":")")),
               std::string(text_after(message, R"("host":")"))};
    place_.table = group_->table;
    stage_ = Stage::kMade;
  } else if (method == "sit") {
    place_.token = text_after(message, R"("token":")");
    stage_ = Stage::kSeated;
  } else if (method == "start") {
    stage_ = Stage::kStarted;
  } else if (method == "pace") {
    stage_ = Stage::kPlaying;
  }
}

std::chrono::milliseconds Together::refused(const std::string& method) {
  if (method == "create") return 1s;
  if (method == "sit" || method == "watch") {
    group_->broken = true;
    stage_ = Stage::kNew;
  } else {
    stage_ = Stage::kPlaying;  // it was started already
  }
  return 100ms;
}

void Together::watching(Game game) {
  group_->ready |= 1U << place_.seat;
  stage_ = game == Game::kOn ? Stage::kPlaying : Stage::kWatching;
}

bool Together::moves_on() const {
  return over_ || group_->table != place_.table || (group_->broken && is_host());
}

void Together::left() {
  stage_ = Stage::kNew;
  over_ = false;
}

void Together::lost(const std::string& method) {
  group_->ready &= ~(1U << place_.seat);
  if (method == "sit") {  // perhaps it sits, and has no token
    group_->broken = true;
    stage_ = Stage::kNew;
  }
  if (stage_ > Stage::kSeated) stage_ = Stage::kSeated;
}

std::shared_ptr<Player> player_in(const Options& options, std::shared_ptr<Group> group, int seat,
                                  Tally& tally) {
  return std::make_shared<Player>(options,
                                  std::make_unique<Together>(options, std::move(group), seat),
                                  tally, static_cast<unsigned>(seat + 1));
}

}  // namespace citybox::load
