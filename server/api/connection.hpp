#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/auth/bucket.hpp"
#include "server/match/listener.hpp"

namespace citybox::server {

// A visitor on the wire, as the calls see it.
class Connection : public Listener {
 public:
  explicit Connection(std::string address) : address_(std::move(address)) {}

  // After what is on its way, with a sentence for the other side.
  virtual void close(const std::string& why) = 0;
  // From now on nothing is read from it, until go_on(): what it asked for is not done yet, or it
  // has used what it may.
  virtual void hold() = 0;
  virtual void go_on() = 0;

  void watches_no_more(const std::string& table) final { watching.erase(table); }

  // Those who share it share what strangers may do (Budgets).
  const std::string& address() const { return address_; }

 private:
  std::string address_;

 public:
  std::map<std::string, std::shared_ptr<void>> watching;  // codes of tables; each counts (Watched)
  std::set<std::string> classes;                          // codes of those it watches
  std::map<std::string, std::set<int>> joined;            // pupils who came in by it, by class
  // What it used, forgotten slowly: who waits with others is served by it (Budgets).
  std::shared_ptr<Bucket> meter = std::make_shared<Bucket>(1, 100);
  Bucket control_frames{10, 60};
  std::weak_ptr<void> held;     // Api::keep_waiting
  std::weak_ptr<void> advised;  // until a bot has thought of what it asked for
  bool gone = false;            // it was closed
  bool known = false;           // it showed a valid token once: others make room for it
};

}  // namespace citybox::server
