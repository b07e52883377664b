#include "server/config.hpp"

namespace citybox::server {

std::string program_version() { return CITYBOX_VERSION; }

}  // namespace citybox::server
