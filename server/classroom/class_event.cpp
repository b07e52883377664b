#include "server/classroom/class_event.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/json_text.hpp"

namespace citybox::server {

ClassEntry entry_of(const ClassAct& act, UnixMs at) {
  return {json_text(act.event), act.words, at};
}

tl::expected<ClassEvent, Problem> read_event(const ClassEntry& entry) {
  const auto object = parse_object(entry.text);
  if (!object) return tl::unexpected(Problem{"It is not a JSON object."});
  return read_params<ClassEvent>(*object);
}

std::string hash_text(const TokenHash& hash) { return fmt::format("{:02x}", fmt::join(hash, "")); }

std::optional<TokenHash> hash_from(std::string_view text) {
  TokenHash hash{};
  if (text.size() != 2 * hash.size()) return std::nullopt;
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  };
  for (std::size_t i = 0; i < hash.size(); ++i) {
    const int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    hash[i] = static_cast<unsigned char>(16 * high + low);
  }
  return hash;
}

}  // namespace citybox::server
