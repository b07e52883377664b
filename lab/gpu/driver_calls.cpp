#include "lab/gpu/driver_calls.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

namespace citybox::lab::gpu {
namespace {

tl::expected<DriverCalls, Problem> open_driver() {
  void* library =
      dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);  // stays open: drivers dislike less
  if (library == nullptr) {
    return tl::unexpected(Problem{
        "There is no NVIDIA driver on this machine (libcuda.so.1 was not found): a card plays only "
        "where its driver is installed."});
  }
  DriverCalls calls;
  const char* missing = nullptr;
// NOLINTBEGIN(bugprone-macro-parentheses): types, not values
#define CALL(name, parameters)                                                     \
  calls.name = reinterpret_cast<Answer(*) parameters>(dlsym(library, "cu" #name)); \
  if (calls.name == nullptr) missing = "cu" #name;
#include "lab/gpu/driver_calls.def"
#undef CALL
  // NOLINTEND(bugprone-macro-parentheses)
  if (missing != nullptr) {
    return tl::unexpected(Problem{fmt::format(
        "The NVIDIA driver on this machine is too old: it has no {}. Install a newer one.",
        missing)});
  }
  return calls;
}

}  // namespace

tl::expected<const DriverCalls*, Problem> driver_calls() {
  static const tl::expected<DriverCalls, Problem> calls = open_driver();
  if (!calls) return tl::unexpected(calls.error());
  return &*calls;
}

}  // namespace citybox::lab::gpu
