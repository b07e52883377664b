#include "server/admin/store_desk.hpp"

namespace citybox::server {

void StoreDesk::carry_out(Order order, Done done) {
  const auto portion = portion_of(store_, order, now_);
  if (!portion) return done(tl::unexpected(portion.error()));
  Outcome outcome{{}, portion->more_after};
  std::vector<Write> writes;
  for (const Chore& chore : portion->chores) {
    outcome.codes.push_back(chore.table.code);
    writes.push_back({chore.table.id, 0, 0, {chore.change}});
  }
  if (!only_lists(order) && !writes.empty()) {
    if (const auto written = store_.commit(writes); !written) {
      return done(tl::unexpected<Problem>(written.error()));
    }
  }
  done(std::move(outcome));
}

}  // namespace citybox::server
