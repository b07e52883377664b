// One libFuzzer program a target; CITYBOX_FUZZ names it.

#include "tests/fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  citybox::fuzz::CITYBOX_FUZZ({reinterpret_cast<const char*>(data), size});
  return 0;
}
