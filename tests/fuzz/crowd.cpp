#include "tests/fuzz/crowd.hpp"

#include <chrono>

#include "tests/fuzz/bytes.hpp"

namespace citybox::fuzz {

using namespace std::chrono_literals;

namespace {

std::string text_of(const json::value& value, const char* key) {
  const json::value* text = value.is_object() ? value.get_object().if_contains(key) : nullptr;
  return text != nullptr && text->is_string() ? std::string(text->get_string()) : "";
}

}  // namespace

Crowd::Crowd(server::House& house) : house_(house) {
  for (std::size_t who = 0; who < visitors_.size(); ++who) enter(who);
}

Crowd::~Crowd() {
  for (const auto& visitor : visitors_) house_.api->closed(visitor);
  house_.loop.advance(200s);  // the tables leave memory
  while (house_.loop.run_one(0ms)) {
  }
}

void Crowd::enter(std::size_t who) {
  if (auto& before = visitors_[who]) {
    house_.api->closed(before);
    heard_ += before->heard;
  }
  visitors_[who] = std::make_shared<Visitor>(
      who == 0 ? Visitor::Who::kStranger : Visitor::Who::kPerson,
      who == 0 ? "192.0.2.9" : "192.0.2.1",
      [this](const Visitor::Asked& asked, const json::value& result) { learn(asked, result); });
}

void Crowd::call(std::size_t who, const std::string& method, const json::value& params,
                 Answer answer) {
  if (visitors_[who]->closed) enter(who);
  json::object request = {{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
  if (answer == Answer::kExpected) {
    request["id"] = ++last_id_;
    visitors_[who]->waits[last_id_] = {method, text_of(params, "table")};
  }
  visitors_[who]->inbox.push_back(json::serialize(request));
}

void Crowd::send_raw(std::size_t who, std::string_view text) {
  // A text that happens to be a request would be answered with an id that nobody knows.
  if (text.find("jsonrpc") == std::string_view::npos) visitors_[who]->inbox.emplace_back(text);
}

void Crowd::control_frame(std::size_t who) {
  if (!visitors_[who]->held && !visitors_[who]->closed) house_.api->control_frame(visitors_[who]);
}

void Crowd::drain() {
  const auto end = std::chrono::steady_clock::now() + 60s;
  for (;;) {
    bool quiet = true;
    for (const auto& visitor : visitors_) {
      while (!visitor->held && !visitor->inbox.empty()) {
        const std::string message = std::move(visitor->inbox.front());
        visitor->inbox.pop_front();
        house_.api->message(visitor, message);
      }
      quiet = quiet && visitor->inbox.empty() && visitor->waits.empty();
    }
    if (quiet) return;
    if (!house_.loop.run_one(1ms)) house_.loop.advance(50ms);
    promise(std::chrono::steady_clock::now() < end, "every request is answered");
  }
}

void Crowd::restart() {
  const std::vector<std::size_t> before = lengths();
  for (auto& visitor : visitors_) {
    heard_ += visitor->heard;
    visitor.reset();
  }
  house_.reopen();
  for (std::size_t who = 0; who < visitors_.size(); ++who) enter(who);
  const std::vector<std::size_t> after = lengths();
  for (std::size_t i = 0; i < before.size(); ++i) {
    promise(after[i] >= before[i], "all that was done is there after a restart");
  }
}

std::vector<std::size_t> Crowd::lengths() {
  constexpr std::size_t kReader = 3;
  drain();
  enter(kReader);
  std::vector<std::size_t> all;
  for (const auto& table : tables_) {
    total_ = 0;
    call(kReader, "watch", {{"table", table.code}, {"key", table.key}});
    drain();
    all.push_back(total_);
  }
  return all;
}

void Crowd::learn(const Visitor::Asked& asked, const json::value& result) {
  if (asked.method == "create") {
    tables_.push_back(
        {text_of(result, "table"), text_of(result, "key"), {text_of(result, "host")}, {}, {}});
    return;
  }
  if (asked.method == "watch") total_ = result.at("log").at("total").to_number<std::size_t>();
  for (Known& table : tables_) {
    if (table.code != asked.table) continue;
    if (const std::string token = text_of(result, "token"); !token.empty()) {
      table.tokens.push_back(token);
      table.holders[json::serialize(result.at("seat"))] = token;
    }
    const std::string path = text_of(result, "path");
    if (const auto at = path.find("#claim="); at != std::string::npos) {
      table.claims.push_back(path.substr(at + 7));
    }
  }
}

}  // namespace citybox::fuzz
