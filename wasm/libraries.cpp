// What libraries ask of a program without exceptions.

#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <boost/throw_exception.hpp>
#include <cstddef>
#include <cstdlib>
#include <exception>

#include "wasm/page.hpp"

// Names of types are for those who write programs: none is told here, and what reads them is large.
extern "C" char* __cxa_demangle(const char*, char*, std::size_t*, int* status) {
  if (status != nullptr) *status = -1;
  return nullptr;
}

namespace boost {

void throw_exception(const std::exception& why) {
  citybox::box::note(why.what());
  std::abort();
}
void throw_exception(const std::exception& why, const source_location&) { throw_exception(why); }

}  // namespace boost
