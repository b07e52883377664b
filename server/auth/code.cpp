#include "server/auth/secret.hpp"

namespace citybox::server {

std::string normal_code(std::string_view typed) {
  if (typed.size() != kCodeLength) return {};
  std::string code;
  for (const char letter : typed) {
    const char capital = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
    if (kCodeLetters.find(capital) == std::string_view::npos) return {};
    code += capital;
  }
  return code;
}

}  // namespace citybox::server
