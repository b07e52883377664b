#pragma once

#include <boost/system/error_code.hpp>
#include <optional>

#include "server/http/pages.hpp"

namespace citybox::server {

// What somebody hears whose request could not be read; nothing when there is nobody to hear it, or
// nothing was asked.
std::optional<HttpAnswer> answer_to_fault(const boost::system::error_code& error);

}  // namespace citybox::server
