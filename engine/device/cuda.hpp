#pragma once
// The few words of CUDA that the kernels need, by hand: clang compiles them without a toolkit.

// For clang's own wrappers of <new> and <algorithm>.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))

#include <cstdlib>  // before <new>
#include <new>

#define CITYBOX_KERNEL(threads, blocks) \
  extern "C" __attribute__((global)) __attribute__((launch_bounds(threads, blocks)))
#define CITYBOX_DEVICE __attribute__((device))
#define CITYBOX_SHARED __attribute__((shared))

namespace citybox::cuda {

CITYBOX_DEVICE inline unsigned thread() { return __nvvm_read_ptx_sreg_tid_x(); }
CITYBOX_DEVICE inline unsigned threads() { return __nvvm_read_ptx_sreg_ntid_x(); }

CITYBOX_DEVICE inline unsigned add(unsigned* counter, unsigned much) {
  return static_cast<unsigned>(
      __nvvm_atom_add_gen_i(reinterpret_cast<int*>(counter), static_cast<int>(much)));
}

// Is it so in any thread of the warp, of the block? They all go on from here together.
CITYBOX_DEVICE inline bool any(bool here) { return __nvvm_vote_any_sync(~0U, here); }
CITYBOX_DEVICE inline bool any_of_block(bool here) { return __nvvm_bar0_or(here) != 0; }
CITYBOX_DEVICE inline void together() { __nvvm_bar_warp_sync(~0U); }

}  // namespace citybox::cuda
