#pragma once

#ifndef __wasm__
#include <mutex>
#endif

namespace citybox::server {

#ifdef __wasm__  // one thread, and a standard library that knows no other
struct Mutex {
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace citybox::server
