// `buy eco-park`, `place d4`, `vote yes`: one line for each action, and back.

#include <fmt/format.h>

#include <charconv>
#include <limits>

#include "games/broken_cities/codec.hpp"

namespace citybox::broken_cities {

namespace {

// A whole number as it is written: no plus sign, no leading zeros.
template <class Number>
bool read_number(std::string_view text, Number& out) {
  using Limits = std::numeric_limits<Number>;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return false;
  if (number < Limits::min() || number > Limits::max()) return false;
  if (std::to_string(number) != text) return false;
  out = static_cast<Number>(number);
  return true;
}

template <class Enum>
bool read_name(std::string_view name, Enum& out) {
  bool found = false;
  for_each_enumerator<Enum>([&](const std::string& each, Enum value) {
    if (each != name) return;
    out = value;
    found = true;
  });
  return found;
}

// The first word of the notation; both votes share one.
std::string word_of(Verb verb) {
  return verb == Verb::kVoteYes || verb == Verb::kVoteNo ? "vote" : name_of(verb);
}

std::string expected_after(Verb verb) {
  const std::string word = word_of(verb);
  if (word == "vote") return "Write \"vote yes\" or \"vote no\".";
  if (takes_construction(verb)) {
    return fmt::format(
        "Write \"{} eco-park\", or low-cost, conventional, green, shopping, greenspace, retrofit.",
        word);
  }
  if (takes_space(verb)) return fmt::format("Write \"{} c3\", with a space from a1 to h8.", word);
  if (verb == Verb::kPool) return "Write \"pool 37\", with the damage of all tables, 1 to 255.";
  if (takes_amount(verb)) return fmt::format("Write \"{} 5\", with a whole number.", word);
  if (verb == Verb::kPropose) {
    return "Write \"propose require\", or forbid, surcharge, cap, free-text.";
  }
  if (verb == Verb::kCard) {
    return "Write \"card flood\", or drought, torrential-rain, vector-disease, hurricane, news.";
  }
  return fmt::format("\"{}\" stands alone.", word);
}

bool takes_word(Verb verb) {
  return takes_construction(verb) || takes_space(verb) || takes_amount(verb) ||
         verb == Verb::kPropose || verb == Verb::kCard || verb == Verb::kPool;
}

// What follows the verb, into `a`.
bool read_rest(std::string_view rest, Action& a) {
  if (takes_construction(a.verb)) return read_name(rest, a.construction);
  if (takes_amount(a.verb)) return read_number(rest, a.number);
  if (a.verb == Verb::kPropose) return read_name(rest, a.law);
  if (a.verb == Verb::kCard) return read_name(rest, a.card);
  if (a.verb == Verb::kPool) return read_number(rest, a.pool);
  a.space = space_named(rest);
  return a.space != kNowhere;
}

}  // namespace

std::string space_name(Space space) {
  if (!space.on_board()) return "nowhere";
  return {static_cast<char>('a' + space.column()), static_cast<char>('1' + space.row())};
}

Space space_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') {
    return kNowhere;
  }
  return City::named(name.data());
}

std::string BrokenCitiesCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  if (a.verb == Verb::kVoteYes) return "vote yes";
  if (a.verb == Verb::kVoteNo) return "vote no";
  const std::string word = word_of(a.verb);
  if (takes_construction(a.verb)) return fmt::format("{} {}", word, name_of(a.construction));
  if (takes_space(a.verb)) return fmt::format("{} {}", word, space_name(a.space));
  if (takes_amount(a.verb)) return fmt::format("{} {}", word, int{a.number});
  if (a.verb == Verb::kPropose) return fmt::format("{} {}", word, name_of(a.law));
  if (a.verb == Verb::kPool) return fmt::format("{} {}", word, int{a.pool});
  if (a.verb == Verb::kCard) return fmt::format("{} {}", word, name_of(a.card));
  return word;
}

tl::expected<Action, Problem> BrokenCitiesCodec::parse(std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::string_view first = text.substr(0, blank);
  const bool more = blank != std::string_view::npos;
  const std::string_view rest = more ? text.substr(blank + 1) : std::string_view{};
  Action a;
  if (first == "vote") {
    a.verb = rest == "yes" ? Verb::kVoteYes : Verb::kVoteNo;
    if (rest == "yes" || rest == "no") return a;
    return tl::unexpected(Problem{expected_after(a.verb)});
  }
  const bool known =
      read_name(first, a.verb) && a.verb != Verb::kVoteYes && a.verb != Verb::kVoteNo;
  if (!known) {
    return tl::unexpected(Problem{
        "An action starts with buy, place, retrofit, rent-out, end, lose, call, let-be, vote, "
        "propose, about, number, fine, repeal, pass, card, close or pool."});
  }
  const bool fits = takes_word(a.verb) ? more && read_rest(rest, a) : !more;
  if (!fits || !well_formed(a)) return tl::unexpected(Problem{expected_after(a.verb)});
  return a;
}

}  // namespace citybox::broken_cities
