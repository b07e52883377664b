// Names as people see them: none that cannot be seen, none that pretends to be the host.

#include "server/api/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "server/api/line.hpp"

namespace citybox::server {

namespace {

constexpr int kMarksInARow = 3;

struct Range {
  char32_t first;
  char32_t last;
};

template <std::size_t kSize>
bool within(const std::array<Range, kSize>& ranges, char32_t point) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
    return point >= range.first && point <= range.last;
  });
}

// Takes up no ink: joiners, fillers, variation selectors, tags. Nobody's name needs them but to
// join what stands around them.
constexpr std::array kInvisible = {
    Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},  Range{0x061C, 0x061C}, Range{0x115F, 0x1160},
    Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},  Range{0x200B, 0x200F}, Range{0x2060, 0x2065},
    Range{0x206A, 0x206F},   Range{0x2800, 0x2800},  Range{0x3164, 0x3164}, Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},  Range{0xFFF0, 0xFFFB}, Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}};

constexpr std::array kSpaces = {Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680},
                                Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                                Range{0x3000, 0x3000}};

// Marks that stand on the letter before them.
constexpr std::array kMarks = {Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},
                               Range{0x0610, 0x061A}, Range{0x064B, 0x065F}, Range{0x06D6, 0x06DC},
                               Range{0x0E31, 0x0E31}, Range{0x0E34, 0x0E3A}, Range{0x0E47, 0x0E4E},
                               Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF},
                               Range{0x302A, 0x302D}, Range{0x3099, 0x309A}, Range{0xFE20, 0xFE2F}};

// Means something in one font only, or nothing at all.
constexpr std::array kPrivate = {Range{0xE000, 0xF8FF}, Range{0xF0000, 0x10FFFF},
                                 Range{0xFFFE, 0xFFFF}};

// Letters of other scripts that look like those of "host".
char plain(char32_t point) {
  switch (point) {
    case U'h':
    case U'H':
    case 0x041D:  // Cyrillic
    case 0x0397:  // Greek
    case 0x04BB:
      return 'h';
    case U'o':
    case U'O':
    case U'0':
    case 0x043E:
    case 0x041E:
    case 0x03BF:
    case 0x039F:
      return 'o';
    case U's':
    case U'S':
    case 0x0455:
    case 0x0405:
      return 's';
    case U't':
    case U'T':
    case 0x0422:
    case 0x0442:
    case 0x03A4:
      return 't';
    default:
      if (point >= 0xFF21 && point <= 0xFF5A) return plain(point - 0xFF21 + U'A');  // full width
      return '?';
  }
}

struct Look {
  bool visible = false;  // something of it is
  bool readable = true;  // nothing private, no towers of marks
  std::string plain;     // what is left for the eye, in small letters
};

Look look_at(std::string_view name) {
  Look look;
  int marks = 0;
  for (std::size_t at = 0; at < name.size();) {
    const char32_t point = next_point(name, at);
    if (within(kPrivate, point)) look.readable = false;
    if (within(kInvisible, point) || within(kSpaces, point)) continue;
    if (within(kMarks, point)) {
      if (++marks > kMarksInARow) look.readable = false;
      continue;
    }
    marks = 0;
    look.visible = true;
    look.plain += plain(point);
  }
  return look;
}

}  // namespace

Result<std::string> name_of(std::string_view key, std::string_view text, std::size_t most) {
  auto name = line_of(key, text, most);
  if (!name) return name;
  const Look look = look_at(*name);
  if (!look.visible || !look.readable) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("{}: choose a name that others can see and read.", key));
  }
  if (look.plain == "host") {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("{}: the host is called that; choose another name.", key));
  }
  return name;
}

}  // namespace citybox::server
