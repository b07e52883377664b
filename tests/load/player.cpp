#include "tests/load/player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

using namespace std::chrono_literals;

bool ours(std::string_view message) {  // a fault of the server or of its disk
  return has(message, R"("code":-32603)") || has(message, R"("code":-32006)");
}

// A call in the course of the game: that others were quicker may forbid it.
bool is_at_table(std::string_view method) {
  return method == "play" || method == "undo" || method == "chat" || method == "consent";
}

}  // namespace

float Tally::wait_at(double part) {
  if (waits_ms.empty()) return 0;
  if (!std::is_sorted(waits_ms.begin(), waits_ms.end())) {
    std::sort(waits_ms.begin(), waits_ms.end());
  }
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
  call(method, fmt::format(R"("table":"{}","token":"{}"{})", place_.table, place_.token, more));
}

void Player::poke(Clock::time_point now) {
  if (!asked_.empty() || now < rests_until_) return;
  if (const Place* place = arrival_->place(); stage_ == Stage::kAway && place != nullptr) {
    place_ = *place;
    stage_ = Stage::kSeated;
  }
  if (stage_ != Stage::kAway && arrival_->moves_on()) stage_ = Stage::kLeaving;
  if (stage_ == Stage::kLeaving) return call_here("unwatch");
  if (const auto next = arrival_->next()) return call(next->method, next->params);
  if (stage_ == Stage::kSeated) {
    expected_ = arrival_->acknowledged();
    return call("watch",
                fmt::format(R"("table":"{}","tokens":["{}"])", place_.table, place_.token));
  }
  if (std::exchange(consent_due_, false)) return call_here("consent", R"(,"yes":true)");
  if (!hand_.owes() || paused_) return;
  if (hand_.seq() >= acted_) {
    if (now >= decides_at_) decide();
  } else if (look_again_ && now >= *look_again_) {
    stage_ = Stage::kSeated;
  }
}

void Player::decide() {
  const unsigned roll = options_.undos + options_.chats > 0 ? random() % 1000 : 1000;
  if (roll < options_.undos && hand_.line() > 0) {
    return call_here("undo", fmt::format(R"(,"to":{})", hand_.line() - 1));
  }
  if (roll < options_.undos + options_.chats) return call_here("chat", R"(,"text":"Well.")");
  const std::string action = hand_.draw([this] { return random(); });
  if (action.empty()) return;
  acted_ = hand_.seq() + 1;
  call_here("play", fmt::format(R"(,"seq":{},"action":{})", hand_.seq(), action));
}

void Player::hear(std::string_view message) {
  tally_.received_bytes += message.size();
  if (message.starts_with(R"({"jsonrpc":"2.0","method":"update")")) {
    ++tally_.updates;
    tally_.update_bytes += message.size();
    return look(message);
  }
  if (message.starts_with(R"({"jsonrpc":"2.0","id":1)")) return answer(message);
  arrival_->told(message);
}

void Player::answer(std::string_view message) {
  const std::string method = std::exchange(asked_, {});
  if (has(message.substr(0, 60), R"("error":)")) return refused(method, message);
  if (method == "play") {
    acknowledged(message);
  } else if (method == "watch") {
    watching(message);
  } else if (method == "unwatch") {
    leave();
  } else if (method == "undo") {
    if (has(message, R"("seq":)")) ++tally_.undone;
    rests_until_ = Clock::now() + 200ms;  // for the others to agree
  } else if (method == "chat") {
    ++tally_.chats;
  } else if (method != "consent") {
    arrival_->answered(method, message);
  }
}

void Player::acknowledged(std::string_view message) {
  ++tally_.acknowledged;
  tally_.waits_ms.push_back(
      std::chrono::duration<float, std::milli>(Clock::now() - asked_at_).count());
  acted_ = number_after(message, R"("seq":)");
  look_again_.reset();
  std::size_t& last = arrival_->acknowledged();
  last = std::max(last, acted_);
}

void Player::refused(const std::string& method, std::string_view message) {
  ++tally_.refused;
  if (ours(message)) ++tally_.faults;
  const bool bearable = is_at_table(method) && !ours(message);
  if (options_.trouble == Options::Trouble::kEnds && !bearable) {
    throw std::runtime_error(fmt::format("{}: {}", method, message));
  }
  auto rest = 100ms;
  if (method == "play") {  // an update tells what came first
    look_again_ = Clock::now() + 200ms;
    rest = 0ms;
  } else if (method == "unwatch") {
    leave();
  } else if (method == "watch") {
    if (arrival_->acknowledged() > 0) ++tally_.lost;
    stage_ = Stage::kAway;
    rest = arrival_->refused(method);
  } else if (!is_at_table(method)) {
    rest = arrival_->refused(method);
  }
  rests_until_ = Clock::now() + rest;
}

void Player::leave() {
  stage_ = Stage::kAway;
  hand_.forget();
  acted_ = 0;
  paused_ = over_ = false;
  arrival_->left();
}

Talker::Then Player::lost() {
  if (options_.trouble == Options::Trouble::kEnds) {
    throw std::runtime_error("The server closed a connection.");
  }
  hand_.forget();
  acted_ = 0;
  consent_due_ = false;
  arrival_->lost(std::exchange(asked_, {}));
  if (stage_ == Stage::kLeaving) leave();
  if (stage_ != Stage::kAway) stage_ = Stage::kSeated;
  return Then::kComeAgain;
}

void Player::watching(std::string_view message) {
  stage_ = Stage::kWatching;
  hand_.forget();
  acted_ = 0;
  look(message);
  const bool started = has(message, R"("play":{"edition":)");
  arrival_->watching(started ? Arrival::Game::kOn : Arrival::Game::kToCome);
  if (hand_.seq() < expected_) tally_.lost += expected_ - hand_.seq();
}

// Nobody plays meanwhile; when it is over, people think anew.
void Player::look_at_pause(std::string_view info) {
  const bool paused = text_after(info, R"("phase":")") == "paused";
  if (std::exchange(paused_, paused) && !paused) decides_at_ = Clock::now() + options_.think;
}

// What is told of the table: whether we owe a decision, and which there are.
void Player::look(std::string_view message) {
  const std::string_view head = message.substr(0, 100);
  if (text_after(head, R"("table":")") != place_.table) return;
  if (has(head, R"("info":{)")) {
    const std::string_view info = message.substr(0, message.find(R"("play":{"edition":)"));
    if (has(info, R"("undo_request":{)")) consent_due_ = true;
    look_at_pause(info);
  }
  // Who owes one already does not begin to think again because another has acted.
  const bool owed = hand_.owes() && hand_.seq() >= acted_;
  if (!hand_.take(message)) return;
  if (hand_.over()) {
    if (place_.seat == 0 && !std::exchange(over_, true)) ++tally_.games;
    return arrival_->over();
  }
  if (!owed) decides_at_ = Clock::now() + options_.think;
}

}  // namespace citybox::load
