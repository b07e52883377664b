// `buy eco-park`, `place d4`, `vote yes`: one line for each action, and back.

#include <fmt/format.h>

#include "engine/table/notation.hpp"
#include "games/broken_cities/codec.hpp"

namespace citybox::broken_cities {

namespace {

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
  a.space = named_on<City>(rest);
  return a.space != kNowhere;
}

}  // namespace

std::string BrokenCitiesCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  if (a.verb == Verb::kVoteYes) return "vote yes";
  if (a.verb == Verb::kVoteNo) return "vote no";
  std::string word = word_of(a.verb);
  if (takes_construction(a.verb)) return fmt::format("{} {}", word, name_of(a.construction));
  if (takes_space(a.verb)) return fmt::format("{} {}", word, space_name(a.space));
  if (takes_amount(a.verb)) return fmt::format("{} {}", word, int{a.number});
  if (a.verb == Verb::kPropose) return fmt::format("{} {}", word, name_of(a.law));
  if (a.verb == Verb::kPool) return fmt::format("{} {}", word, int{a.pool});
  if (a.verb == Verb::kCard) return fmt::format("{} {}", word, name_of(a.card));
  return word;
}

tl::expected<Action, Problem> BrokenCitiesCodec::parse(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  const std::string_view first = words[0], rest = words.size() == 2 ? words[1] : "";
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
  const bool fits =
      takes_word(a.verb) ? words.size() == 2 && read_rest(rest, a) : words.size() == 1;
  if (!fits || !well_formed(a)) return tl::unexpected(Problem{expected_after(a.verb)});
  return a;
}

}  // namespace citybox::broken_cities
