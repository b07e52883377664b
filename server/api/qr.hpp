#pragma once

#include <string>

namespace citybox::server {

// A QR code as an SVG picture, dark squares on a light ground with a quiet zone.
std::string qr_svg(const std::string& text);

}  // namespace citybox::server
