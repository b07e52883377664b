#include "server/log.hpp"

#include "wasm/page.hpp"

namespace citybox::server::log {

bool wants(Level level) { return level >= Level::kWarning; }
void write(Level, std::string_view line) { box::note(line); }
std::string value(std::string_view text, std::size_t most) {
  return std::string(text.substr(0, most));
}

}  // namespace citybox::server::log
