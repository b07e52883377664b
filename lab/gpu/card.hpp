#pragma once
// One NVIDIA card: memory, programs, launches. Everything that can go wrong is a sentence.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "lab/gpu/driver_calls.hpp"

namespace citybox::lab::gpu {

// What is given back when it goes: memory, a stream, a module.
template <class Handle, Answer (*DriverCalls::*kFree)(Handle)>
class Owned {
 public:
  Owned() = default;
  Owned(const DriverCalls& driver, Handle handle) : driver_(&driver), handle_(handle) {}
  Owned(Owned&& other) noexcept { swap(other); }
  Owned& operator=(Owned&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Owned() {
    if (handle_ != Handle{}) (driver_->*kFree)(handle_);
  }
  Handle get() const { return handle_; }

 private:
  void swap(Owned& other) noexcept {
    std::swap(driver_, other.driver_);
    std::swap(handle_, other.handle_);
  }
  const DriverCalls* driver_ = nullptr;
  Handle handle_{};
};
using CardMemory = Owned<Address, &DriverCalls::MemFree_v2>;
using CardStream = Owned<Stream, &DriverCalls::StreamDestroy_v2>;
using CardModule = Owned<Module, &DriverCalls::ModuleUnload>;

// A program's entry on the card.
struct Kernel {
  CardModule module;
  Function function = nullptr;
  int registers = 0;    // a thread
  int local_bytes = 0;  // a thread
};

struct Launch {
  unsigned blocks = 0;
  unsigned threads = 0;  // a block
};

class Card {
 public:
  // The first card of the machine.
  static tl::expected<Card, Problem> open();
  // What a thread of ours calls before anything else, if it did not open the card itself.
  tl::expected<void, Problem> enter() const;
  Card(Card&& other) noexcept;
  Card& operator=(Card&&) = delete;
  ~Card();

  const std::string& name() const { return name_; }
  int multiprocessors() const { return multiprocessors_; }

  // `image`: PTX, ending with a zero, which the driver compiles for this card.
  tl::expected<Kernel, Problem> load(const char* image, const char* name) const;
  // Each thread may need so much for calls whose depth nobody knows beforehand.
  tl::expected<void, Problem> set_stack(std::size_t bytes) const;
  // How many such blocks one multiprocessor holds at a time.
  tl::expected<int, Problem> blocks_at_once(const Kernel& kernel, unsigned threads) const;

  tl::expected<CardMemory, Problem> allocate(std::size_t bytes) const;
  tl::expected<CardStream, Problem> stream() const;
  tl::expected<void, Problem> write(const CardMemory& to, const void* from,
                                    std::size_t bytes) const;
  tl::expected<void, Problem> read(void* to, const CardMemory& from, std::size_t bytes,
                                   const CardStream& stream) const;
  tl::expected<void, Problem> zero(const CardMemory& at, std::size_t words) const;
  tl::expected<void, Problem> launch(const Kernel& kernel, const Launch& how,
                                     const CardStream& stream, void** arguments) const;
  tl::expected<void, Problem> wait(const CardStream& stream) const;

 private:
  Card(const DriverCalls& driver, Device device) : driver_(&driver), device_(device) {}
  tl::expected<void, Problem> check(Answer answer, const char* doing) const;

  const DriverCalls* driver_;
  Device device_;
  Context context_ = nullptr;
  std::string name_;
  int multiprocessors_ = 0;
};

}  // namespace citybox::lab::gpu
