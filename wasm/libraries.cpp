// What libraries ask of a program without exceptions.

#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <boost/throw_exception.hpp>
#include <cstdlib>
#include <exception>

#include "wasm/page.hpp"

namespace boost {

void throw_exception(const std::exception& why) {
  citybox::box::note(why.what());
  std::abort();
}
void throw_exception(const std::exception& why, const source_location&) { throw_exception(why); }

}  // namespace boost
