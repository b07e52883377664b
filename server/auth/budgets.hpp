#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/auth/bucket.hpp"
#include "server/config.hpp"
#include "server/loop.hpp"

namespace citybox::server {

// How much one of those who share a purse has used, forgotten slowly: nobody who asks all the time
// looks fresh.
using Meter = std::shared_ptr<Bucket>;

// Who pays for a call: the holder of a token out of a purse of its own, or else all strangers at
// an address together. What all holders at an address take is under a roof that a school does not
// reach: whoever collects tokens meets it.
struct Payer {
  std::string address;
  Meter meter;             // of the connection
  std::string token = {};  // its hash; none: a stranger
};

// What everybody may still spend. Nobody is refused: who is in debt waits until it is paid. Of those
// who wait for a common purse the one who used least comes first: so nobody can be shut out by
// others at the same address.
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
  // Codes that lead nowhere are counted apart: they slow down those who try them and nobody else.
  void miss(const Payer& payer, int codes, Job job);
  // Went away: what it waited for is not done any more.
  void leave(const Payer& payer);
  std::size_t waiting() const { return waiting_; }

 private:
  enum class Kind : char { kToken = 't', kAddress = 'a', kRoof = 'r', kMisses = 'm' };
  struct Waiting {
    double cost = 0;
    Meter who;    // the connection's
    Meter meter;  // its own, or that of the token it pays with
    Job job;
  };
  struct Account {
    Bucket purse;
    Meter meter;  // of a token
    std::vector<Waiting> waiting = {};
  };

  static std::string key(Kind kind, const std::string& whose) {
    return static_cast<char>(kind) + whose;
  }
  static std::string own(const Payer& payer);
  Bucket fresh(Kind kind) const;
  Meter meter_of(const Payer& payer);
  Account& account(const std::string& key);
  bool ready(const std::string& key);
  void queue(const std::string& key, Waiting one);
  void wake(const std::string& key);
  void serve(const std::string& key);
  Waiting next(Account& at);

  Loop& loop_;
  const Limits& limits_;
  std::unordered_map<std::string, Account> accounts_;
  std::unordered_set<std::string> crowded_;  // accounts where somebody waits
  std::size_t waiting_ = 0;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace citybox::server
