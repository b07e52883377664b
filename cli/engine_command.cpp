#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "engine/rpc/line_reader.hpp"
#include "engine/rpc/rpc.hpp"

namespace citybox::cli {

namespace {

// False once nobody reads any more.
bool write_line(std::string line) {
  line += '\n';
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

void run_engine() {
  EngineService service(all_games());
  LineReader reader(RpcLimits{}.bytes);
  std::array<char, 1 << 16> buffer{};
  bool heard = true;
  const auto on_line = [&](std::string_view line) {
    if (!heard) return;
    if (auto answer = service.handle(line)) heard = write_line(*std::move(answer));
  };
  const auto on_too_long = [&] { heard = heard && write_line(service.too_long()); };
  while (heard) {
    const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    reader.feed({buffer.data(), static_cast<std::size_t>(count)}, on_line, on_too_long);
  }
  if (heard) reader.finish(on_line, on_too_long);
}

}  // namespace citybox::cli
