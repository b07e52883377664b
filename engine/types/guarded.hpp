#pragma once

#include <exception>
#include <string_view>
#include <utility>

namespace citybox {

// Gives what `job` gives; where it throws, what `failed` makes of the reason. Compiled without exceptions
// nothing throws.
template <class Job, class Failed>
auto guarded(Job&& job, [[maybe_unused]] Failed&& failed) {
#ifdef __cpp_exceptions
  try {
    return std::forward<Job>(job)();
  } catch (const std::exception& error) {
    return std::forward<Failed>(failed)(std::string_view(error.what()));
  }
#else
  return std::forward<Job>(job)();
#endif
}

}  // namespace citybox
