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
  using Done = std::function<void(tl::expected<Outcome, Problem>)>;

  virtual ~AdminDesk() = default;
  // A portion of it. `done` is called once, on the same thread, when all of that is on the disk; after a problem a part
  // of it may be.
  virtual void carry_out(Order order, Done done) = 0;
};

}  // namespace citybox::server
