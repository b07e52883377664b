#include "engine/types/sentence.hpp"

#include <charconv>
#include <vector>

namespace citybox {

namespace {

constexpr std::string_view kOpen = "{seat:";
constexpr std::string_view kName = "{name}";

// One {seat:…} with its parts.
struct Mention {
  Seat seat;
  std::vector<std::string_view> forms;  // none, or to the one meant and to the others
  std::size_t length = 0;               // of the whole in the sentence
};

// The mention at the beginning of `text`, which begins with kOpen.
std::optional<Mention> mention_at(std::string_view text) {
  Mention mention;
  unsigned number = 0;
  const char* from = text.data() + kOpen.size();
  const auto [end, error] = std::from_chars(from, text.data() + text.size(), number);
  if (error != std::errc() || number > kFacilitator.index) return std::nullopt;
  mention.seat = Seat{static_cast<std::uint8_t>(number)};
  auto place = static_cast<std::size_t>(end - text.data());
  std::size_t begin = place + 1;
  for (int depth = 1; place < text.size(); ++place) {
    const char c = text[place];
    if (c == '{') ++depth;
    if (c == '}') --depth;
    if (depth > 0 && !(c == '|' && depth == 1)) continue;
    if (place >= begin) mention.forms.push_back(text.substr(begin, place - begin));
    begin = place + 1;
    if (depth > 0) continue;
    mention.length = place + 1;
    return mention;
  }
  return std::nullopt;
}

void put_name(std::string& out, std::string_view form, const std::string& name) {
  for (;;) {
    const std::size_t place = form.find(kName);
    out += form.substr(0, place);
    if (place == std::string_view::npos) return;
    out += name;
    form.remove_prefix(place + kName.size());
  }
}

}  // namespace

std::string resolve(std::string_view sentence, SeatSet you, const NameOfSeat& name) {
  std::string out;
  for (;;) {
    const std::size_t place = sentence.find(kOpen);
    out += sentence.substr(0, place);
    if (place == std::string_view::npos) return out;
    sentence.remove_prefix(place);
    const auto mention = mention_at(sentence);
    if (!mention) return out += sentence;
    const bool mine = you.contains(mention->seat);
    if (mention->forms.size() == 2) {
      put_name(out, mention->forms[mine ? 0 : 1], name(mention->seat));
    } else {
      out += mine ? "you" : name(mention->seat);
    }
    sentence.remove_prefix(mention->length);
  }
}

std::optional<std::string> sentence_fault(std::string_view sentence, int seats) {
  for (std::size_t place = sentence.find_first_of("{}"); place != std::string_view::npos;
       place = sentence.find_first_of("{}")) {
    sentence.remove_prefix(place);
    if (!sentence.starts_with(kOpen)) return "a brace that belongs to no seat";
    const auto mention = mention_at(sentence);
    if (!mention) return "a brace that is not closed";
    if (mention->seat.index >= seats && mention->seat != kFacilitator) return "no such seat";
    if (!mention->forms.empty() && mention->forms.size() != 2) return "a form is missing";
    if (mention->forms.size() == 2) {
      if (mention->forms[0].find('{') != std::string_view::npos) return "a name for oneself";
      const std::string other =
          resolve(sentence.substr(0, mention->length), {}, [](Seat) { return ""; });
      if (other.find_first_of("{}") != std::string::npos) return "a brace in a form";
    }
    sentence.remove_prefix(mention->length);
  }
  return std::nullopt;
}

}  // namespace citybox
