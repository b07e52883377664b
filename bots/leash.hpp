#pragma once

namespace citybox {

// Held by whoever waits for a bot: once it is pulled, the bot says what it found so far. Nobody holds the
// default one.
struct Leash {
  bool (*pulled)(const void* holder) = nullptr;
  const void* holder = nullptr;

  bool is_pulled() const { return pulled != nullptr && pulled(holder); }
};

}  // namespace citybox
