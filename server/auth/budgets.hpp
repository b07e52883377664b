#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/auth/bucket.hpp"
#include "server/config.hpp"
#include "server/loop.hpp"

namespace citybox::server {

// Who pays for a call: the holder of a token out of a budget of its own, or else all strangers at
// an address together. What all holders at an address take is under a roof that a school does not
// reach: whoever collects tokens meets it.
struct Payer {
  std::string address;
  std::string token = {};  // its hash; none: a stranger
};

// What everybody may still spend. Nobody is refused: who is in debt waits, in order, until it is
// paid; so nobody can be shut out by others at the same address.
class Budgets {
 public:
  using Job = std::function<void()>;

  Budgets(Loop& loop, const Limits& limits) : loop_(loop), limits_(limits) {}

  // Pays at once, on credit if need be. False: in debt, or others wait already.
  bool pay(const Payer& payer, double cost);
  // Pays when it is this one's turn, and then does the job.
  void pay_later(const Payer& payer, double cost, Job job);
  // For what turned out to be dearer than it looked.
  void charge(const Payer& payer, double cost);
  bool in_debt(const Payer& payer);
  std::size_t waiting() const { return waiting_; }

 private:
  struct Waiting {
    double cost = 0;
    Job job;
  };
  struct Account {
    Bucket bucket;
    std::deque<Waiting> waiting = {};
  };

  static std::string own(const Payer& payer);
  static std::string roof(const Payer& payer) { return "all " + payer.address; }
  Account& account(const std::string& key);
  Bucket fresh(const std::string& key) const;
  bool ready(const std::string& key);
  void queue(const std::string& key, Waiting one);
  void wake(const std::string& key);
  void serve(const std::string& key);

  Loop& loop_;
  const Limits& limits_;
  std::unordered_map<std::string, Account> accounts_;
  std::size_t waiting_ = 0;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace citybox::server
