#include "server/store/names.hpp"

#include <clocale>
#include <cstdint>
#include <cwctype>
#include <vector>

namespace citybox::server {

namespace {

struct Letter {
  wint_t folded = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool of_a_word = false;
};

locale_t letters() {
  static const locale_t all = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return all;
}

std::size_t length_of(unsigned char first) {
  if (first >= 0xF0) return 4;
  if (first >= 0xE0) return 3;
  return first >= 0xC0 ? 2 : 1;
}

// Names and chat lines are UTF-8 since they came in; of other bytes each is a letter.
Letter letter_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const std::size_t length = length_of(first);
  if (at + length > text.size()) return {first, at, at + 1, true};
  std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    code = (code << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  if (letters() == nullptr) return {code, at, at + length, true};
  return {::towlower_l(code, letters()), at, at + length, ::iswalnum_l(code, letters()) != 0};
}

std::vector<Letter> read(std::string_view text) {
  std::vector<Letter> all;
  for (std::size_t at = 0; at < text.size(); at = all.back().end) {
    all.push_back(letter_at(text, at));
  }
  return all;
}

bool stands_at(const std::vector<Letter>& text, std::size_t at, const std::vector<Letter>& name) {
  if (at + name.size() > text.size()) return false;
  if (at > 0 && text[at - 1].of_a_word && name.front().of_a_word) return false;
  const std::size_t after = at + name.size();
  if (after < text.size() && text[after].of_a_word && name.back().of_a_word) return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (text[at + i].folded != name[i].folded) return false;
  }
  return true;
}

constexpr std::string_view kAnd = " & ";

}  // namespace

std::string folded(std::string_view text) {
  std::string small;
  for (const Letter& letter : read(text)) {
    // Only compared, never shown: any form in which the same letters are the same will do.
    small += std::to_string(letter.folded);
    small += ' ';
  }
  return small;
}

bool bears(std::string_view text, std::string_view name) {
  const std::string same = folded(name);
  if (same.empty()) return false;
  if (folded(text) == same) return true;
  for (;;) {
    const std::size_t end = text.find(kAnd);
    if (folded(text.substr(0, end)) == same) return true;
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + kAnd.size());
  }
}

std::string without_name(std::string_view text, std::string_view name, std::string_view instead) {
  const std::vector<Letter> letters = read(text);
  const std::vector<Letter> gone = read(name);
  std::string out;
  if (gone.empty()) return std::string(text);
  for (std::size_t i = 0; i < letters.size();) {
    if (stands_at(letters, i, gone)) {
      out += instead;
      i += gone.size();
    } else {
      out += text.substr(letters[i].begin, letters[i].end - letters[i].begin);
      ++i;
    }
  }
  return out;
}

std::string note_without_name(std::string_view text, std::string_view name,
                              std::string_view instead) {
  std::string out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char sign = at < text.size() ? text[at] : '{';
    if (sign != '{' && sign != '}') continue;
    const std::string_view part = text.substr(begin, at - begin);
    out += depth == 0 ? without_name(part, name, instead) : std::string(part);
    if (at < text.size()) out += sign;
    depth += sign == '{' ? 1 : -1;
    begin = at + 1;
  }
  return out;
}

}  // namespace citybox::server
