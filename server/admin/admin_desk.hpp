#pragma once

#include <functional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "server/admin/orders.hpp"

namespace citybox::server {

// Carries out what an operator asks for.
class AdminDesk {
 public:
  // The codes of the tables where it was done, or would be.
  using Done = std::function<void(tl::expected<std::vector<std::string>, Problem>)>;

  virtual ~AdminDesk() = default;
  // `done` is called once, on the same thread, when all of it is on the disk; after a problem a part
  // of it may be.
  virtual void carry_out(Order order, Done done) = 0;
};

}  // namespace citybox::server
