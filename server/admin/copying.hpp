#pragma once

#include <cstddef>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "server/store/store.hpp"

namespace citybox::server {

struct Copied {
  std::size_t tables = 0;
  std::size_t classes = 0;
  std::vector<std::string>
      damaged;  // codes of those that do not read as they were written: not copied
};

// Copies all tables and classes into a store that has none, as they are when each is read: nobody
// should be writing. After a problem a part of them may be there.
tl::expected<Copied, Problem> copy_all(Store& from, Store& to);

}  // namespace citybox::server
