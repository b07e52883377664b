#pragma once

#include <string>
#include <string_view>

#include "server/config.hpp"

namespace citybox::server {

// May a page from `origin` (the header, empty if there is none) talk to us, who were called `host`
// (the header)? Programs send no origin; browsers always do.
bool origin_allowed(std::string_view origin, std::string_view host, const Config& config);

// "https://play.example/x/" -> "https://play.example"; empty if it is not an http address.
std::string origin_of(std::string_view url);

}  // namespace citybox::server
