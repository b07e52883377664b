#include "server/auth/budgets.hpp"

#include <utility>

namespace citybox::server {

namespace {

constexpr std::size_t kAccounts = 20'000;  // then those that are not needed go

}  // namespace

std::string Budgets::own(const Payer& payer) {
  return payer.token.empty() ? "of " + payer.address : "by " + payer.token;
}

Bucket Budgets::fresh(const std::string& key) const {
  if (limits_.messages_per_second <= 0) return {0, 0};
  switch (key.front()) {
    case 'b':
      return {limits_.messages_per_second, limits_.messages_at_once};
    case 'o':
      return {limits_.address_per_second, limits_.address_at_once};
    default:
      return {limits_.holders_per_second, limits_.holders_per_second};
  }
}

Budgets::Account& Budgets::account(const std::string& key) {
  if (const auto known = accounts_.find(key); known != accounts_.end()) return known->second;
  if (accounts_.size() >= kAccounts) {
    const auto now = loop_.now();
    std::erase_if(accounts_, [&](const auto& one) {
      return one.second.waiting.empty() && one.second.bucket.full(now);
    });
  }
  return accounts_.try_emplace(key, Account{fresh(key)}).first->second;
}

bool Budgets::ready(const std::string& key) {
  Account& one = account(key);
  return one.waiting.empty() && !one.bucket.in_debt(loop_.now());
}

bool Budgets::in_debt(const Payer& payer) { return !ready(own(payer)); }

void Budgets::charge(const Payer& payer, double cost) {
  account(own(payer)).bucket.charge(loop_.now(), cost);
  if (!payer.token.empty()) account(roof(payer)).bucket.charge(loop_.now(), cost);
}

bool Budgets::pay(const Payer& payer, double cost) {
  if (!ready(own(payer)) || (!payer.token.empty() && !ready(roof(payer)))) return false;
  charge(payer, cost);
  return true;
}

void Budgets::pay_later(const Payer& payer, double cost, Job job) {
  if (payer.token.empty()) return queue(own(payer), {cost, std::move(job)});
  queue(own(payer),
        {cost, [this, key = roof(payer), cost, job = std::move(job)] { queue(key, {cost, job}); }});
}

void Budgets::queue(const std::string& key, Waiting one) {
  if (ready(key)) {
    account(key).bucket.charge(loop_.now(), one.cost);
    return one.job();
  }
  Account& at = account(key);
  at.waiting.push_back(std::move(one));
  ++waiting_;
  if (at.waiting.size() == 1) wake(key);
}

void Budgets::wake(const std::string& key) {
  loop_.after(account(key).bucket.wait(loop_.now()), [this, alive = std::weak_ptr(alive_), key] {
    if (alive.lock()) serve(key);
  });
}

void Budgets::serve(const std::string& key) {
  // What a job does may touch any account, this one too.
  while (!account(key).waiting.empty() && !account(key).bucket.in_debt(loop_.now())) {
    Account& at = account(key);
    const Waiting one = std::move(at.waiting.front());
    at.waiting.pop_front();
    --waiting_;
    at.bucket.charge(loop_.now(), one.cost);
    one.job();
  }
  if (!account(key).waiting.empty()) wake(key);
}

}  // namespace citybox::server
