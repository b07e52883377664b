// People at a table and a stranger, who call whatever the bytes say.
//
// Byte 0: +1 the table is private, +2 not started, +4 a bot has the last seat; byte 1: its seats. Then
// each call takes four bytes: which, how, the token, a value for its parameters (Call).

#include <fmt/format.h>

#include <chrono>
#include <set>

#include "engine/core/rng.hpp"
#include "engine/table/choices.hpp"
#include "tests/fuzz/bytes.hpp"
#include "tests/fuzz/calls.hpp"
#include "tests/fuzz/crowd.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::fuzz {

namespace {

using server::House;

constexpr const char* kName = "Quixote";   // begins everybody's name
constexpr const char* kTalk = "Zanzibar";  // begins every chat line
constexpr int kMostCalls = 250;
constexpr int kInputsPerHouse = 300;

// Beside the calls of the protocol.
enum class Special : std::uint8_t { kComeAgain, kWait, kControlFrame, kRestart, kRaw };
constexpr std::size_t kSpecials = 5;

// One house for many inputs, as a server has many tables; now and then a new one.
House& house() {
  static std::unique_ptr<House> standing;
  static int inputs = 0;
  if (!standing || ++inputs % kInputsPerHouse == 0) {
    standing = std::make_unique<House>();
    standing->config.limits.tables_per_hour = 0;
    standing->open();
  }
  return *standing;
}

struct Call {
  std::string method;
  std::size_t who = 0;
  std::size_t table = 0;
  std::uint8_t token = 0;
  std::uint8_t value = 0;
  bool bent = false;    // one parameter is not what it should be
  bool waiting = true;  // for the answer, before the next call
  bool with_id = true;
};

class Talk {
 public:
  Talk(House& house, const GameEntry& game, std::string_view bytes)
      : house_(house), game_(game), bytes_(bytes), crowd_(house) {}

  void run() {
    set_up();
    for (int i = 0; i < kMostCalls && !bytes_.empty(); ++i) {
      const std::size_t what = take_byte(bytes_) % (call_names().size() + kSpecials);
      if (what < call_names().size()) {
        call(call_names()[what]);
      } else {
        special(static_cast<Special>(what - call_names().size()));
      }
    }
    crowd_.drain();
    check_stranger();
  }

 private:
  void set_up() {
    const std::uint8_t kind = take_byte(bytes_);
    const GameInfo& info = game_.info();
    const int seats = info.min_seats + take_byte(bytes_) % (info.max_seats - info.min_seats + 1);
    private_ = (kind & 1U) != 0;
    crowd_.call(1, "create", {{"game", info.id}, {"seats", seats}, {"by_link", private_}});
    crowd_.drain();
    promise(crowd_.tables().size() == 1, "a table can be made");
    const Known& table = crowd_.tables()[0];
    const int people = (kind & 4U) != 0 ? seats - 1 : seats;
    for (int seat = 0; seat < people; ++seat) {
      const std::size_t who = 1 + static_cast<std::size_t>(seat) % 2;
      crowd_.call(who, "sit",
                  {{"table", table.code}, {"key", table.key}, {"seat", seat}, {"name", kName}});
      crowd_.drain();
    }
    for (const std::size_t who : {1U, 2U})
      crowd_.call(who, "watch", {{"table", table.code}, {"tokens", tokens(table, who)}});
    crowd_.call(0, "watch", {{"table", table.code}});
    if ((kind & 2U) == 0) {
      crowd_.call(1, "start", {{"table", table.code}, {"token", table.tokens[0]}});
    }
    crowd_.drain();
  }

  // The first person holds the host's and every other seat's, the second the rest.
  static json::array tokens(const Known& table, std::size_t who) {
    json::array held;
    for (std::size_t i = who == 1 ? 0 : 2; i < table.tokens.size(); i += i == 0 ? 1 : 2) {
      held.emplace_back(table.tokens[i]);
    }
    return held;
  }

  void call(const std::string& name) {
    const std::uint8_t how = take_byte(bytes_);
    Call made{.method = name, .who = how & 3U, .table = how >> 2 & 3U};
    made.bent = (how & 16U) != 0;
    made.waiting = (how & 32U) == 0;
    made.with_id = (how & 192U) != 192U;
    made.token = take_byte(bytes_);
    made.value = take_byte(bytes_);
    static const std::set<std::string> kMakesSomebody = {"create", "sit", "claim"};
    if (made.who == 0 && kMakesSomebody.contains(name)) made.method = "watch";
    if (name == "spectators") spectators_ = true;
    json::value params = params_of(made);
    if (made.bent) {
      Rng rng(made.value);
      test::mutate(params, rng);
    }
    crowd_.call(made.who, made.method, params,
                made.with_id ? Crowd::Answer::kExpected : Crowd::Answer::kNone);
    if (made.waiting) crowd_.drain();
  }

  void special(Special what) {
    const std::size_t who = take_byte(bytes_) % crowd_.size();
    switch (what) {
      case Special::kComeAgain:
        return crowd_.enter(who);
      case Special::kWait:
        return house_.loop.advance(std::chrono::milliseconds(who * 700));
      case Special::kControlFrame:
        return crowd_.control_frame(who);
      case Special::kRestart:
        return crowd_.restart();
      case Special::kRaw:
        break;
    }
    const std::size_t length = take_byte(bytes_);
    const std::string_view text = bytes_.substr(0, length);
    bytes_.remove_prefix(text.size());
    crowd_.send_raw(who, text);
    crowd_.drain();
  }

  // Every parameter that any call has: each call takes those it knows.
  json::object params_of(const Call& call) const {
    const Known& table = crowd_.tables()[call.table % crowd_.tables().size()];
    const int value = call.value;
    const auto one_of = [&](const std::vector<std::string>& all, std::size_t which) {
      which %= all.size() + 1;
      return call.who == 0 || which == all.size() ? std::string("wrong") : all[which];
    };
    const std::string token = one_of(table.tokens, call.token);
    const std::string code = call.table == 3 ? "WRONG" : table.code;
    const auto& ledgers = game_.info().ledgers;
    const std::string ledger = ledgers.empty() ? "" : ledgers.front().key;
    json::object params = {{"table", code},
                           {"token", token},
                           {"tokens", {token}},
                           {"key", call.who == 0 ? "wrong" : table.key},
                           {"claim", one_of(table.claims, call.value)},
                           {"tables", {json::object{{"table", code}, {"tokens", {token}}}}},
                           {"name", fmt::format("{}{}", kName, value % 9)},
                           {"game", game_.info().id},
                           {"bot", value % 3 == 0 ? "" : "random"},
                           {"path", "/t/" + code},
                           {"what", ledger},
                           {"purpose", value % 2 == 0 ? "practice" : "real"},
                           {"by_link", private_}};
    if (value % 4 == 3) params["draws"] = json::array{value % 8};
    for (const char* flag : {"yes", "on"}) params[flag] = value % 2 == 0;
    for (const char* number : {"before", "seq"}) params[number] = value;
    for (const char* number : {"count", "limit", "to", "most"}) params[number] = value % 8;
    params["seat"] = value % 3;
    params["ms"] = value * 25;
    if (call.method == "chat") {
      params["text"] = fmt::format("{} {}", kTalk, value);
    } else {
      add_action(call, table, params);
    }
    return params;
  }

  // An allowed one if there is any, by who owes it at the number where it was; now and then with words.
  void add_action(const Call& call, const Known& table, json::object& params) const {
    params["text"] = "pass";
    if (call.value % 8 == 7) params["words"] = "Neustadt";
    const auto& plays = crowd_.at(call.who).plays;
    const auto known = plays.find(table.code);
    if (known == plays.end()) return;
    params["seq"] = known->second.at("seq");
    for (const auto& legal : known->second.at("legal").as_object()) {
      const std::vector<json::object> choices = each_of(legal.value().as_array());
      const auto holder = table.holders.find(legal.key());
      if (choices.empty() || holder == table.holders.end()) continue;
      params["token"] = holder->second;
      params["action"] = choices[call.value % choices.size()];
      params.erase("text");
      return;
    }
  }

  void check_stranger() const {
    const std::string heard = crowd_.heard_by_strangers();
    const auto hears = [&](const std::string& text) {
      return !text.empty() && heard.find(text) != std::string::npos;
    };
    for (const Known& table : crowd_.tables()) {
      promise(!hears(table.key), "a stranger hears no key");
      for (const std::string& token : table.tokens) promise(!hears(token), "nor a token");
      for (const std::string& claim : table.claims) promise(!hears(claim), "nor a claim");
    }
    if (!spectators_) promise(!hears(kName) && !hears(kTalk), "nor who says what");
    if (private_) promise(!hears("\"whole\""), "nor sees what is private");
  }

  House& house_;
  const GameEntry& game_;
  std::string_view bytes_;
  Crowd crowd_;
  bool private_ = false;     // so is every table
  bool spectators_ = false;  // somebody may have let them in
};

}  // namespace

void protocol(std::string_view bytes) {
  const GameEntry& game = take_game(bytes);
  Talk(house(), game, bytes).run();
}

}  // namespace citybox::fuzz
