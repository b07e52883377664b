#include "server/api/qr.hpp"

#include <fmt/format.h>

#include <qrcodegen/qrcodegen.hpp>

namespace citybox::server {

namespace {

constexpr int kQuietZone = 4;

}  // namespace

std::string qr_svg(const std::string& text) {
  const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
  std::string squares;
  for (int y = 0; y < code.getSize(); ++y) {
    for (int x = 0; x < code.getSize(); ++x) {
      if (code.getModule(x, y))
        squares += fmt::format("M{},{}h1v1h-1z", x + kQuietZone, y + kQuietZone);
    }
  }
  const int side = code.getSize() + 2 * kQuietZone;
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
      R"(<rect width="{0}" height="{0}" fill="#fff"/><path d="{1}" fill="#000"/></svg>)",
      side, squares);
}

}  // namespace citybox::server
