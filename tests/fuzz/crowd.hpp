#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "tests/fuzz/visitor.hpp"
#include "tests/support/house.hpp"

namespace citybox::fuzz {

// What was handed out at a table.
struct Known {
  std::string code;
  std::string key;
  std::vector<std::string> tokens;             // the host's first
  std::map<std::string, std::string> holders;  // the newest token of each seat
  std::vector<std::string> claims;
};

// Four connections to a server: the first is a stranger's, who never holds anything, the others know
// all that was handed out.
class Crowd {
 public:
  explicit Crowd(server::House& house);
  ~Crowd();

  enum class Answer : std::uint8_t { kExpected, kNone };
  void call(std::size_t who, const std::string& method, const json::value& params,
            Answer answer = Answer::kExpected);
  void send_raw(std::size_t who, std::string_view text);
  void control_frame(std::size_t who);
  // Until everybody has every answer. Time passes where the server lets somebody wait.
  void drain();
  // Leaves, and comes back with a connection that watches nothing.
  void enter(std::size_t who);
  // The server ends and begins again, and has forgotten nothing.
  void restart();

  std::size_t size() const { return visitors_.size(); }
  const Visitor& at(std::size_t who) const { return *visitors_[who]; }
  const std::vector<Known>& tables() const { return tables_; }
  std::string heard_by_strangers() const { return heard_ + visitors_[0]->heard; }

 private:
  void learn(const Visitor::Asked& asked, const json::value& result);
  std::vector<std::size_t> lengths();  // of the logs of all tables, in lines

  server::House& house_;
  std::array<std::shared_ptr<Visitor>, 4> visitors_;
  std::vector<Known> tables_;
  std::string heard_;  // by strangers who left
  std::int64_t last_id_ = 0;
  std::size_t total_ = 0;  // lines of the log that was watched last
};

}  // namespace citybox::fuzz
