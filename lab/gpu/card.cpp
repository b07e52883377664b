#include "lab/gpu/card.hpp"

#include <fmt/format.h>

#include <array>

namespace citybox::lab::gpu {
namespace {

// Kernels are compiled for this and all later ones (CMake's CITYBOX_DEVICE_ARCH).
constexpr int kOldestMajor = 7;

Problem no_card() {
  return {"There is an NVIDIA driver on this machine, but no card that it can use."};
}

std::string told(const DriverCalls& driver, Answer answer) {
  const char* text = nullptr;
  driver.GetErrorString(answer, &text);
  return text != nullptr ? text : fmt::format("error {}", static_cast<int>(answer));
}

}  // namespace

tl::expected<void, Problem> Card::check(Answer answer, const char* doing) const {
  switch (answer) {
    case Answer::kDone:
      return {};
    case Answer::kOutOfMemory:
      return tl::unexpected(Problem{fmt::format(
          "{} has too little free memory while {}: close what else uses it, or play fewer games.",
          name_, doing)});
    case Answer::kBadPtx:
    case Answer::kTooNewPtx:
      return tl::unexpected(Problem{
          fmt::format("The driver of {} is too old for this program's device code: install a newer "
                      "one.",
                      name_)});
    default:
      return tl::unexpected(
          Problem{fmt::format("{} failed while {}: {}.", name_, doing, told(*driver_, answer))});
  }
}

tl::expected<Card, Problem> Card::open() {
  const auto driver = driver_calls();
  if (!driver) return tl::unexpected(driver.error());
  const DriverCalls& calls = **driver;
  const Answer begun = calls.Init(0);
  if (begun == Answer::kNoDevice) return tl::unexpected(no_card());
  if (begun != Answer::kDone) {
    return tl::unexpected(
        Problem{fmt::format("The NVIDIA driver does not start: {}.", told(calls, begun))});
  }
  int cards = 0;
  Device device = 0;
  if (calls.DeviceGetCount(&cards) != Answer::kDone || cards == 0 ||
      calls.DeviceGet(&device, 0) != Answer::kDone) {
    return tl::unexpected(no_card());
  }
  Card card(calls, device);
  std::array<char, 128> name{};
  calls.DeviceGetName(name.data(), static_cast<int>(name.size()), device);
  card.name_ = name.data();
  int major = 0;
  calls.DeviceGetAttribute(&major, DeviceFact::kMajor, device);
  calls.DeviceGetAttribute(&card.multiprocessors_, DeviceFact::kMultiprocessors, device);
  if (major < kOldestMajor) {
    return tl::unexpected(Problem{
        fmt::format("{} is too old: this program plays on cards since Volta (2017).", card.name_)});
  }
  Context context = nullptr;
  const auto taken = card.check(calls.DevicePrimaryCtxRetain(&context, device), "being opened");
  if (!taken) return tl::unexpected(taken.error());
  card.context_ = context;
  if (const auto entered = card.enter(); !entered) return tl::unexpected(entered.error());
  return card;
}

Card::Card(Card&& other) noexcept
    : driver_(other.driver_),
      device_(other.device_),
      context_(std::exchange(other.context_, nullptr)),
      name_(std::move(other.name_)),
      multiprocessors_(other.multiprocessors_) {}

Card::~Card() {
  if (context_ != nullptr) driver_->DevicePrimaryCtxRelease_v2(device_);
}

tl::expected<void, Problem> Card::enter() const {
  return check(driver_->CtxSetCurrent(context_), "being opened");
}

tl::expected<Kernel, Problem> Card::load(const char* image, const char* name) const {
  Kernel kernel;
  Module module = nullptr;
  auto done =
      check(driver_->ModuleLoadDataEx(&module, image, 0, nullptr, nullptr), "taking its program");
  if (!done) return tl::unexpected(done.error());
  kernel.module = CardModule(*driver_, module);
  done = check(driver_->ModuleGetFunction(&kernel.function, module, name), "finding its program");
  if (!done) return tl::unexpected(done.error());
  driver_->FuncGetAttribute(&kernel.registers, FunctionFact::kRegisters, kernel.function);
  driver_->FuncGetAttribute(&kernel.local_bytes, FunctionFact::kLocalBytes, kernel.function);
  return kernel;
}

tl::expected<void, Problem> Card::set_stack(std::size_t bytes) const {
  return check(driver_->CtxSetLimit(Limit::kStackBytes, bytes), "making room for its threads");
}

tl::expected<int, Problem> Card::blocks_at_once(const Kernel& kernel, unsigned threads) const {
  int blocks = 0;
  return check(driver_->OccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel.function,
                                                                  static_cast<int>(threads), 0),
               "reckoning its threads")
      .map([&] { return blocks; });
}

tl::expected<CardMemory, Problem> Card::allocate(std::size_t bytes) const {
  Address address = 0;
  return check(driver_->MemAlloc_v2(&address, bytes), "making room for the games").map([&] {
    return CardMemory(*driver_, address);
  });
}

tl::expected<CardStream, Problem> Card::stream() const {
  constexpr unsigned kInOrder = 0;  // after all that was written and zeroed before
  Stream stream = nullptr;
  return check(driver_->StreamCreate(&stream, kInOrder), "being opened").map([&] {
    return CardStream(*driver_, stream);
  });
}

tl::expected<void, Problem> Card::write(const CardMemory& to, const void* from,
                                        std::size_t bytes) const {
  return check(driver_->MemcpyHtoD_v2(to.get(), from, bytes), "reading the game's numbers");
}

tl::expected<void, Problem> Card::read(void* to, const CardMemory& from, std::size_t bytes,
                                       const CardStream& stream) const {
  return check(driver_->MemcpyDtoHAsync_v2(to, from.get(), bytes, stream.get()),
               "giving back its games");
}

tl::expected<void, Problem> Card::zero(const CardMemory& at, std::size_t words) const {
  return check(driver_->MemsetD32_v2(at.get(), 0, words), "making room for the games");
}

tl::expected<void, Problem> Card::launch(const Kernel& kernel, const Launch& how,
                                         const CardStream& stream, void** arguments) const {
  return check(driver_->LaunchKernel(kernel.function, how.blocks, 1, 1, how.threads, 1, 1, 0,
                                     stream.get(), arguments, nullptr),
               "beginning to play");
}

tl::expected<void, Problem> Card::wait(const CardStream& stream) const {
  return check(driver_->StreamSynchronize(stream.get()), "playing");
}

}  // namespace citybox::lab::gpu
