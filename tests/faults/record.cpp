#include "tests/faults/record.hpp"

namespace citybox::faults {

void Record::began(const std::string& table, const std::string& game) {
  const std::lock_guard lock(mutex_);
  tables_[table].game = game;
}

void Record::acknowledged(const std::string& table, Acknowledged what) {
  const std::lock_guard lock(mutex_);
  tables_[table].acknowledged.push_back(std::move(what));
  ++plays_;
}

void Record::saw(const std::string& table, Seen what) {
  const std::lock_guard lock(mutex_);
  ++tables_[table].seen[std::move(what)];
}

void Record::left_open(const std::string& table, int seat, std::string action) {
  const std::lock_guard lock(mutex_);
  tables_[table].unresolved[seat] = std::move(action);
}

std::map<std::string, TableRecord> Record::all() const {
  const std::lock_guard lock(mutex_);
  return tables_;
}

std::size_t Record::plays() const {
  const std::lock_guard lock(mutex_);
  return plays_;
}

}  // namespace citybox::faults
