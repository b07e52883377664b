// Tokens and codes of a box in a browser. Who holds the browser holds all of it: a token only tells its seats
// apart.

#include "server/auth/secret.hpp"

#include <unistd.h>

#include <algorithm>

namespace citybox::server {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kTokenLength = 24;

std::string drawn(std::string_view letters, std::size_t length) {
  std::string text;
  while (text.size() < length) text += letters[new_seed() % letters.size()];
  return text;
}

}  // namespace

bool secrets_ready() { return true; }
std::string new_token() { return drawn(kDigits, kTokenLength); }
std::string new_code() { return drawn(kCodeLetters, kCodeLength); }

std::uint64_t new_seed() {
  std::uint64_t seed = 0;
  ::getentropy(&seed, sizeof seed);
  return seed;
}

// FNV-1a, four times from other beginnings.
TokenHash hash_token(std::string_view token) {
  TokenHash hash{};
  for (std::size_t part = 0; part < 4; ++part) {
    std::uint64_t sum = 14695981039346656037ULL + part * 0x9E3779B97F4A7C15ULL;
    for (const char letter : token)
      sum = (sum ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
    for (std::size_t byte = 0; byte < 8; ++byte) {
      hash[part * 8 + byte] = static_cast<unsigned char>(sum >> (8 * byte));
    }
  }
  return hash;
}

bool same(const TokenHash& a, const TokenHash& b) { return a == b; }

}  // namespace citybox::server
