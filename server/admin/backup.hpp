#pragma once

#include <cstdint>
#include <filesystem>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::server {

enum class Overwrite : std::uint8_t { kNo, kYes };

// A copy of the database as it is at this moment, in one private file. A server may be using it and
// is not held up. Nobody sees a half-made copy: it is made beside `to` and renamed once it is on the
// disk.
tl::expected<void, Problem> back_up(const std::filesystem::path& database,
                                    const std::filesystem::path& to, Overwrite overwrite);

}  // namespace citybox::server
