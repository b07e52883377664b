#pragma once

#include <string>
#include <string_view>

namespace citybox::server {

std::string gzip(std::string_view bytes);

}  // namespace citybox::server
