#include "engine/types/words.hpp"

#include <fmt/format.h>

#include <array>

namespace citybox {

namespace {

using Fills = std::span<const Fill>;

const Fill* find(Fills fills, std::string_view name) {
  for (const Fill& fill : fills) {
    if (fill.name == name) return &fill;
  }
  return nullptr;
}

std::string named(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string shown(const Fill& fill) {
  if (const auto* seat = std::get_if<Seat>(&fill.value)) return named(*seat);
  if (const auto* number = std::get_if<std::int64_t>(&fill.value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&fill.value)) return *text;
  std::vector<std::string> names;
  std::get<SeatSet>(fill.value).for_each([&](Seat seat) { names.push_back(named(seat)); });
  return listed(names);
}

// The place of the brace that closes the one at `open`, or the end.
std::size_t closing(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t place = open; place < text.size(); ++place) {
    if (text[place] == '{') ++depth;
    if (text[place] == '}' && --depth == 0) return place;
  }
  return text.size();
}

// The place of a `|` outside of inner braces, or none.
std::size_t divider(std::string_view text) {
  int depth = 0;
  for (std::size_t place = 0; place < text.size(); ++place) {
    if (text[place] == '{') ++depth;
    if (text[place] == '}') --depth;
    if (text[place] == '|' && depth == 0) return place;
  }
  return std::string_view::npos;
}

std::string fill_in(std::string_view text, Fills fills);

// "x" or "x|one|other" between its braces; as it stood where nothing fills it.
std::string filled(std::string_view inside, Fills fills) {
  const std::size_t bar = divider(inside);
  const Fill* fill = find(fills, inside.substr(0, bar));
  if (fill == nullptr) return fmt::format("{{{}}}", inside);
  if (bar == std::string_view::npos) return shown(*fill);
  const std::string_view forms = inside.substr(bar + 1);
  const std::size_t middle = divider(forms);
  const std::string_view first = forms.substr(0, middle);
  const std::string_view second =
      middle == std::string_view::npos ? std::string_view() : forms.substr(middle + 1);
  if (const auto* number = std::get_if<std::int64_t>(&fill->value)) {
    return fill_in(*number == 1 ? first : second, fills);
  }
  const auto* seat = std::get_if<Seat>(&fill->value);
  if (seat == nullptr) return fmt::format("{{{}}}", inside);
  return fmt::format("{{seat:{}|{}|{}}}", seat->index, fill_in(first, fills),
                     fill_in(second, fills));
}

std::string fill_in(std::string_view text, Fills fills) {
  std::string out;
  for (;;) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) return out;
    const std::size_t end = closing(text, open);
    if (end == text.size()) return out += text.substr(open);
    out += filled(text.substr(open + 1, end - open - 1), fills);
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string say(std::string_view sentence, Fills fills) { return fill_in(sentence, fills); }
std::string say(std::string_view sentence, std::initializer_list<Fill> fills) {
  return fill_in(sentence, Fills(fills.begin(), fills.size()));
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string number_word(std::int64_t number) {
  static constexpr std::array<const char*, 13> kNames{"zero", "one",    "two",   "three", "four",
                                                      "five", "six",    "seven", "eight", "nine",
                                                      "ten",  "eleven", "twelve"};
  const auto place = static_cast<std::size_t>(number);
  return place < kNames.size() ? kNames[place] : std::to_string(number);
}

std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

std::string capital(std::string text) {
  const auto raise = [&text](std::size_t at) {
    if (at < text.size() && text[at] >= 'a' && text[at] <= 'z') {
      text[at] = static_cast<char>(text[at] - 'a' + 'A');
    }
  };
  raise(0);
  if (!text.starts_with("{seat:")) return text;
  // Of somebody who is spoken of: the first letter of each form.
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) break;
    if (text[i] == '|' && depth == 1) raise(i + 1);
  }
  return text;
}

std::string signed_number(std::int64_t number) {
  if (number == 0) return "±0";
  return number > 0 ? fmt::format("+{}", number) : fmt::format("−{}", -number);
}

bool is_one_plain_line(std::string_view text) {
  bool readable = false;
  unsigned char before = 0;
  for (const char each : text) {
    const auto byte = static_cast<unsigned char>(each);
    // Those of ASCII, and those that UTF-8 writes as C2 80 … C2 9F.
    if (byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0)) return false;
    readable = readable || byte != ' ';
    before = byte;
  }
  return readable;
}

int characters(std::string_view text) {
  int count = 0;
  for (const char byte : text) count += (byte & 0xC0) == 0x80 ? 0 : 1;
  return count;
}

}  // namespace citybox
