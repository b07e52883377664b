#include "tests/load/player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

using namespace std::chrono_literals;

// Each action as it stands there: an object that begins with its verb.
std::vector<std::string_view> actions_in(std::string_view choices) {
  constexpr std::string_view kAction = R"({"verb":)";
  std::vector<std::string_view> actions;
  for (auto at = choices.find(kAction); at != std::string_view::npos;
       at = choices.find(kAction, at + 1)) {
    std::size_t end = at;
    for (int depth = 0; end < choices.size(); ++end) {
      if (choices[end] == '{') ++depth;
      if (choices[end] == '}' && --depth == 0) break;
    }
    actions.push_back(choices.substr(at, end + 1 - at));
  }
  return actions;
}

bool ours(std::string_view message) {  // a fault of the server or of its disk
  return has(message, R"("code":-32603)") || has(message, R"("code":-32006)");
}

}  // namespace

float Tally::wait_at(double part) {
  if (waits_ms.empty()) return 0;
  std::sort(waits_ms.begin(), waits_ms.end());
  return waits_ms[static_cast<std::size_t>(part * static_cast<double>(waits_ms.size() - 1))];
}

unsigned Player::random() {
  random_ = random_ * 6364136223846793005ULL + 1442695040888963407ULL;
  return static_cast<unsigned>(random_ >> 33);
}

void Player::call(std::string_view method, std::string_view params) {
  asked_ = method;
  asked_at_ = Clock::now();
  say(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{{{}}}}})", method, params));
}

void Player::call_here(std::string_view method, std::string_view more) {
  call(method, fmt::format(R"("table":"{}","token":"{}"{})", table_, token_, more));
}

void Player::poke(Clock::time_point now) {
  if (!asked_.empty() || now < rests_until_) return;
  const bool moved = stage_ != Stage::kNew && group_->table != table_;
  if (moved || (group_->broken && seat_ == 0 && stage_ != Stage::kNew)) stage_ = Stage::kLeaving;
  if (stage_ == Stage::kLeaving) return call_here("unwatch");
  if (stage_ == Stage::kNew && seat_ == 0) {
    return call("create", fmt::format(R"("game":"{}","seats":{})", options_.game,
                                      options_.per_table + options_.bots));
  }
  if (stage_ == Stage::kNew) {
    if (group_->table.empty() || group_->table == table_) return;
    table_ = group_->table;
    return call("sit", fmt::format(R"("table":"{}","seat":{},"name":"Load")", table_, seat_));
  }
  if (stage_ == Stage::kSeated) {
    expected_ = group_->acknowledged;
    return call("watch", fmt::format(R"("table":"{}","tokens":["{}"])", table_, token_));
  }
  if (stage_ == Stage::kWatching && seat_ == 0 && group_->ready + 1 == 1U << options_.per_table) {
    return call("start", fmt::format(R"("table":"{}","token":"{}")", table_, group_->host));
  }
  if (std::exchange(consent_due_, false)) return call_here("consent", R"(,"yes":true)");
  if (decision_ && now >= decision_->at) decide();
}

void Player::decide() {
  const unsigned roll = random() % 1000;
  if (roll < options_.undos && decision_->line > 0) {
    return call_here("undo", fmt::format(R"(,"to":{})", decision_->line - 1));
  }
  if (roll < options_.undos + options_.chats) return call_here("chat", R"(,"text":"Well.")");
  call_here("play", fmt::format(R"(,"seq":{},"action":{})", decision_->seq, decision_->action));
  decision_.reset();
}

void Player::hear(std::string_view message) {
  tally_.received_bytes += message.size();
  if (has(message, R"("method":"update")")) return look(message);
  if (message.starts_with(R"({"jsonrpc":"2.0","id":1)")) answer(message);
}

void Player::answer(std::string_view message) {
  const std::string method = std::exchange(asked_, {});
  if (has(message.substr(0, 60), R"("error":)")) return refused(method, message);
  if (method == "play") {
    acknowledged(message);
  } else if (method == "create") {
    *group_ = {std::string(text_after(message, R"("table":")")),
               std::string(text_after(message, R"("host":")"))};
    table_ = group_->table;
    call("sit", fmt::format(R"("table":"{}","seat":0,"name":"Load")", table_));
  } else if (method == "sit") {
    token_ = text_after(message, R"("token":")");
    stage_ = Stage::kSeated;
  } else if (method == "watch") {
    watching(message);
  } else if (method == "unwatch") {
    stage_ = Stage::kNew;
  } else if (method == "start") {
    stage_ = Stage::kPlaying;
    if (options_.bots == 0) return;
    call("pace", fmt::format(R"("table":"{}","token":"{}","ms":100)", table_, group_->host));
  } else if (method == "undo") {
    if (has(message, R"("seq":)")) ++tally_.undone;
    rests_until_ = Clock::now() + 200ms;  // for the others to agree
  } else if (method == "chat") {
    ++tally_.chats;
  }
}

void Player::acknowledged(std::string_view message) {
  ++tally_.acknowledged;
  tally_.waits_ms.push_back(
      std::chrono::duration<float, std::milli>(Clock::now() - asked_at_).count());
  group_->acknowledged = std::max(group_->acknowledged, number_after(message, R"("seq":)"));
}

void Player::refused(const std::string& method, std::string_view message) {
  ++tally_.refused;
  if (options_.trouble == Options::Trouble::kEnds) {
    if (method != "play") throw std::runtime_error(fmt::format("{}: {}", method, message));
    return;
  }
  if (ours(message)) ++tally_.faults;
  rests_until_ = Clock::now() + 100ms;
  if (method == "play") {
    stage_ = Stage::kSeated;  // and looks again
  } else if (method == "start") {
    stage_ = Stage::kPlaying;
  } else if (method == "create") {
    rests_until_ = Clock::now() + 1s;
  } else if (method == "unwatch") {
    stage_ = Stage::kNew;
  } else if (method == "sit" || method == "watch") {
    if (method == "watch" && group_->acknowledged > 0) ++tally_.lost;
    group_->broken = true;
    stage_ = Stage::kNew;
  }
}

Talker::Then Player::lost() {
  if (options_.trouble == Options::Trouble::kEnds) {
    throw std::runtime_error("The server closed a connection.");
  }
  const std::string method = std::exchange(asked_, {});
  decision_.reset();
  consent_due_ = false;
  group_->ready &= ~(1U << seat_);
  if (method == "sit") group_->broken = true;  // perhaps it sits, and has no token
  if (stage_ == Stage::kLeaving || method == "sit") stage_ = Stage::kNew;
  if (stage_ != Stage::kNew) stage_ = Stage::kSeated;
  return Then::kComeAgain;
}

void Player::watching(std::string_view message) {
  group_->ready |= 1U << seat_;
  const auto play = message.find(R"("play":{)");
  const bool started = play != std::string_view::npos;
  stage_ = started ? Stage::kPlaying : Stage::kWatching;
  const std::size_t seq = started ? number_after(message.substr(play), R"("seq":)") : 0;
  if (seq < expected_) tally_.lost += expected_ - seq;
  if (started) look(message);
}

// The update says whether we owe a decision, and which there are.
void Player::look(std::string_view message) {
  if (text_after(message, R"("table":")") != table_) return;
  if (has(message, R"("undo_request":{)")) consent_due_ = true;
  const auto play = message.find(R"("play":{)");
  if (play == std::string_view::npos) return;
  message.remove_prefix(play);
  const auto standing = message.find(R"("standing":{)");
  decision_.reset();
  if (standing != std::string_view::npos &&
      message.substr(standing).starts_with(R"("standing":{"over":true)")) {
    if (seat_ == 0 && stage_ != Stage::kLeaving) ++tally_.games;
    stage_ = Stage::kLeaving;
    return;
  }
  const auto legal = message.find(R"("legal":{)");
  if (legal == std::string_view::npos) return;
  const auto actions = actions_in(message.substr(legal, standing - legal));
  if (actions.empty()) return;
  decision_ =
      Decision{std::string(actions[random() % actions.size()]), number_after(message, R"("seq":)"),
               number_after(message, R"("line":)"), Clock::now() + options_.think};
}

}  // namespace citybox::load
