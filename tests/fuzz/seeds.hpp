#pragma once

#include <string>

#include "engine/journal/journal.hpp"

namespace citybox::fuzz {

// Into this folder, which has a folder for each target.
void write_seed(const std::string& folder, const char* target, const std::string& name,
                const std::string& bytes);

// What the server's targets begin with: a table as it is kept, calls, frames and requests.
void write_server_seeds(const std::string& folder, const Journal& journal);
void write_http_seeds(const std::string& folder);

}  // namespace citybox::fuzz
