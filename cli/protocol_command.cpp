#include <cstdio>

#include "cli/commands.hpp"
#include "server/wire/typescript.hpp"

namespace citybox::cli {

void print_protocol_types() { std::fputs(server::typescript_of_all().c_str(), stdout); }

}  // namespace citybox::cli
