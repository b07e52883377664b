#pragma once

#include <memory>
#include <string>
#include <unordered_map>

namespace citybox::server {

// Which tables are watched from which address: each stays in memory as long as it is.
class Watched {
 public:
  // Has the address `most` others already?
  bool full(const std::string& address, const std::string& table, std::size_t most) const {
    const auto here = from_->find(address);
    if (here == from_->end()) return most == 0;
    return here->second.size() >= most && !here->second.contains(table);
  }
  // Counts as long as somebody holds it.
  std::shared_ptr<void> add(const std::string& address, const std::string& table) {
    ++(*from_)[address][table];
    return {this, [from = from_, address, table](void*) { remove(*from, address, table); }};
  }

 private:
  // By address, by code: how many connections.
  using Tables = std::unordered_map<std::string, std::unordered_map<std::string, int>>;

  static void remove(Tables& from, const std::string& address, const std::string& table) {
    const auto here = from.find(address);
    if (--here->second[table] <= 0) here->second.erase(table);
    if (here->second.empty()) from.erase(here);
  }

  std::shared_ptr<Tables> from_ = std::make_shared<Tables>();
};

}  // namespace citybox::server
