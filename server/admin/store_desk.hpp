#pragma once

#include "server/admin/admin_desk.hpp"

namespace citybox::server {

// Where no server runs: straight on the disk. Whoever makes it has the folder's lock.
class StoreDesk final : public AdminDesk {
 public:
  StoreDesk(Store& store, UnixMs now) : store_(store), now_(now) {}
  void carry_out(Order order, Done done) override;

 private:
  Store& store_;
  UnixMs now_;
};

}  // namespace citybox::server
