#pragma once
// Everything unguessable: tokens, codes of tables, seeds.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace citybox::server {

// What the server keeps of a token. The token itself is known to its holder only.
using TokenHash = std::array<unsigned char, 32>;

inline constexpr std::string_view kCodeLetters =
    "ABCDEFGHJKMNPQRSTUVWXYZ";  // no I, L, O: hard to mix up
inline constexpr std::size_t kCodeLength = 6;

// Once, before anything else here. False: the system has no source of randomness.
bool secrets_ready();

std::string new_token();   // 192 bits, fit for a URL
std::string new_code();    // kCodeLength of kCodeLetters
std::uint64_t new_seed();  // never leaves the server
TokenHash hash_token(std::string_view token);
// In a time that does not depend on where they differ.
bool same(const TokenHash& a, const TokenHash& b);

// A code as people type it: small letters become capitals. Empty if it cannot be a code.
std::string normal_code(std::string_view typed);

}  // namespace citybox::server
