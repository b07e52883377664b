#include "server/auth/budgets.hpp"

#include <algorithm>
#include <utility>

namespace citybox::server {

namespace {

constexpr std::size_t kAccounts = 20'000;  // then those that are not needed go

}  // namespace

std::string Budgets::own(const Payer& payer) {
  return payer.token.empty() ? key(Kind::kAddress, payer.address) : key(Kind::kToken, payer.token);
}

Bucket Budgets::fresh(Kind kind) const {
  if (limits_.messages_per_second <= 0) return {0, 0};
  switch (kind) {
    case Kind::kToken:
      return {limits_.messages_per_second, limits_.messages_at_once};
    case Kind::kAddress:
      return {limits_.address_per_second, limits_.address_at_once};
    case Kind::kRoof:
      return {limits_.holders_per_second, limits_.holders_per_second};
    case Kind::kMisses:
      return {limits_.misses_per_second, limits_.misses_at_once};
  }
  return {0, 0};
}

Budgets::Account& Budgets::account(const std::string& key) {
  if (const auto known = accounts_.find(key); known != accounts_.end()) return known->second;
  if (accounts_.size() >= kAccounts) {
    std::erase_if(accounts_, [now = loop_.now()](const auto& one) {
      return one.second.waiting.empty() && one.second.purse.full(now);
    });
  }
  Account made{fresh(static_cast<Kind>(key.front())), std::make_shared<Bucket>(1, 100)};
  return accounts_.try_emplace(key, std::move(made)).first->second;
}

bool Budgets::ready(const std::string& key) {
  Account& one = account(key);
  return one.waiting.empty() && !one.purse.in_debt(loop_.now());
}

void Budgets::charge(const Payer& payer, double cost) {
  const auto now = loop_.now();
  account(own(payer)).purse.charge(now, cost);
  meter_of(payer)->charge(now, cost);
  if (!payer.token.empty()) account(key(Kind::kRoof, payer.address)).purse.charge(now, cost);
}

bool Budgets::pay(const Payer& payer, double cost) {
  if (!ready(own(payer))) return false;
  if (!payer.token.empty() && !ready(key(Kind::kRoof, payer.address))) return false;
  charge(payer, cost);
  return true;
}

Meter Budgets::meter_of(const Payer& payer) {
  return payer.token.empty() ? payer.meter : account(own(payer)).meter;
}

void Budgets::pay_later(const Payer& payer, double cost, Job job) {
  const Meter meter = meter_of(payer);
  meter->charge(loop_.now(), cost);
  if (payer.token.empty()) return queue(own(payer), {cost, payer.meter, meter, std::move(job)});
  const std::string roof = key(Kind::kRoof, payer.address);
  queue(own(payer), {cost, payer.meter, meter,
                     [this, roof, cost, who = payer.meter, meter, job = std::move(job)] {
                       queue(roof, {cost, who, meter, job});
                     }});
}

void Budgets::miss(const Payer& payer, int codes, Job job) {
  const double cost = codes;
  payer.meter->charge(loop_.now(), cost);
  queue(key(Kind::kMisses, payer.address), {cost, payer.meter, payer.meter, std::move(job)});
}

void Budgets::leave(const Payer& payer) {
  for (const std::string& one : crowded_) {
    waiting_ -= std::erase_if(account(one).waiting,
                              [&](const Waiting& job) { return job.who == payer.meter; });
  }
}

void Budgets::queue(const std::string& key, Waiting one) {
  if (ready(key)) {
    account(key).purse.charge(loop_.now(), one.cost);
    return one.job();
  }
  Account& at = account(key);
  at.waiting.push_back(std::move(one));
  ++waiting_;
  if (crowded_.insert(key).second) wake(key);
}

void Budgets::wake(const std::string& key) {
  loop_.after(account(key).purse.wait(loop_.now()), [this, alive = std::weak_ptr(alive_), key] {
    if (alive.lock()) serve(key);
  });
}

Budgets::Waiting Budgets::next(Account& at) {
  const auto now = loop_.now();
  const auto least = std::max_element(
      at.waiting.begin(), at.waiting.end(),
      [&](const Waiting& a, const Waiting& b) { return a.meter->left(now) < b.meter->left(now); });
  Waiting one = std::move(*least);
  at.waiting.erase(least);
  --waiting_;
  return one;
}

void Budgets::serve(const std::string& key) {
  // What a job does may touch any account, this one too.
  while (!account(key).waiting.empty() && !account(key).purse.in_debt(loop_.now())) {
    const Waiting one = next(account(key));
    account(key).purse.charge(loop_.now(), one.cost);
    one.job();
  }
  if (account(key).waiting.empty()) {
    crowded_.erase(key);
  } else {
    wake(key);
  }
}

}  // namespace citybox::server
