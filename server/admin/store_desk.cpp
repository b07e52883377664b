#include "server/admin/store_desk.hpp"

namespace citybox::server {

void StoreDesk::carry_out(Order order, Done done) {
  const auto todo = chores(store_, order, now_);
  if (!todo) return done(tl::unexpected(todo.error()));
  std::vector<std::string> codes;
  std::vector<Write> writes;
  for (const Chore& chore : *todo) {
    codes.push_back(chore.table.code);
    writes.push_back({chore.table.id, 0, 0, {chore.change}});
  }
  if (!only_lists(order) && !writes.empty()) {
    if (const auto written = store_.commit(writes); !written) {
      return done(tl::unexpected<Problem>(written.error()));
    }
  }
  done(std::move(codes));
}

}  // namespace citybox::server
