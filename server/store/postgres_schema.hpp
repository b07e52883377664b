#pragma once

#include <pqxx/pqxx>

namespace citybox::server {

// Makes the tables of an empty database; several nodes may begin at once. Throws NewerFormat with a
// sentence where a later program wrote it.
void prepare_postgres(pqxx::connection& connection);

// The sentence for it.
[[noreturn]] void refuse_newer(int format);

}  // namespace citybox::server
