// Compiled for each game: see citybox_game in cmake/citybox.cmake. The PTX that was made before is put
// into the program as it is.

#include CITYBOX_CODEC_HEADER
#include CITYBOX_DEVICE_HEADER
#include "engine/device/players.hpp"
#include "engine/entry/device_code.hpp"

#ifdef CITYBOX_DEVICE_PTX
#define CITYBOX_PTX(name, file)            \
  asm(".pushsection .rodata\n" name        \
      ":\n"                                \
      ".incbin \"" CITYBOX_DEVICE_PTX file \
      "\"\n"                               \
      ".byte 0\n"                          \
      ".popsection\n")
CITYBOX_PTX("citybox_ptx_random", ".random.ptx");
CITYBOX_PTX("citybox_ptx_greedy", ".greedy.ptx");
extern "C" {
[[gnu::visibility("hidden")]] extern const char citybox_ptx_random[];
[[gnu::visibility("hidden")]] extern const char citybox_ptx_greedy[];
}
#endif

namespace citybox {

template <>
DeviceCode device_code<CITYBOX_CODEC>() {
#ifdef CITYBOX_DEVICE_PTX
  using Threads = OnDevice<CITYBOX_DEVICE_PLAYERS>;
  return {citybox_ptx_random, citybox_ptx_greedy, Threads::Random::kSlots, Threads::Greedy::kSlots};
#else
  return {};
#endif
}

}  // namespace citybox
