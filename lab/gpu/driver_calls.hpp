#pragma once
// NVIDIA's driver, as far as it is used here: prototypes of our own, found in libcuda.so.1 when the
// program runs. Nothing of theirs is needed to build it.

#include <cstddef>
#include <cstdint>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::lab::gpu {

using Device = int;
using Address = unsigned long long;  // in the card's memory
using Context = struct ContextOfDriver*;
using Module = struct ModuleOfDriver*;
using Function = struct FunctionOfDriver*;
using Stream = struct StreamOfDriver*;

// What the driver answers, as far as a sentence of ours is about it.
enum class Answer : int {
  kDone = 0,
  kOutOfMemory = 2,
  kNoDevice = 100,
  kBadImage = 200,
  kNoBinary = 209,
  kBadPtx = 218,
  kTooNewPtx = 222,
  kTooManyResources = 701
};

enum class DeviceFact : int { kMultiprocessors = 16, kMajor = 75, kMinor = 76 };
enum class FunctionFact : int { kLocalBytes = 3, kRegisters = 4 };
enum class Limit : int { kStackBytes = 0 };

struct DriverCalls {
// NOLINTNEXTLINE(bugprone-macro-parentheses): names, not values
#define CALL(name, parameters) Answer(*name) parameters = nullptr;
#include "lab/gpu/driver_calls.def"
#undef CALL
};

// The driver of this machine, opened once; a sentence if there is none, or one that lacks a call.
tl::expected<const DriverCalls*, Problem> driver_calls();

}  // namespace citybox::lab::gpu
