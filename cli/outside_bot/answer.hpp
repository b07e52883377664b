#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "cli/outside_bot/program.hpp"
#include "server/wire/outside_bot.hpp"

namespace citybox::cli {

// What a program said, read as the answer to question `id`: parameters of `play`, one of `action` and
// `text`, and `words` if there are any. Nothing of a blank line and of an answer to an earlier question,
// which comes when it is too late. An error says what an answer looks like.
tl::expected<std::optional<json::object>, wire::BotError> read_answer(const Said& said,
                                                                      std::int64_t id);

// As it may be shown to a person: in one line, without control characters, and cut.
std::string in_one_line(std::string_view line);

}  // namespace citybox::cli
