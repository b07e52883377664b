#include "games/build_back/texts.hpp"

#include <algorithm>
#include <vector>

#include "games/build_back/codec.hpp"

namespace citybox::build_back {

namespace {

constexpr std::string_view kOne[kTokenKinds] = {
    "water", "food", "supply", "worker", "money", "story", "influence", "distressed", "injured"};
constexpr std::string_view kMany[kTokenKinds] = {"water",     "food",       "supplies",
                                                 "workers",   "money",      "stories",
                                                 "influence", "distressed", "injured"};

// {n} of them, for those who listen.
constexpr std::string_view kSpoken[kTokenKinds] = {"{n} water",
                                                   "{n} food",
                                                   "{n|1 building supply|{n} building supplies}",
                                                   "{n|1 worker|{n} workers}",
                                                   "{n} money",
                                                   "{n|1 story|{n} stories}",
                                                   "{n} influence",
                                                   "{n|1 distressed person|{n} distressed people}",
                                                   "{n|1 injured person|{n} injured people}"};

// One good more in a mix, or less.
constexpr std::string_view kMore[kGoodsKinds] = {"one water more", "one food more",
                                                 "one building supply more", "one worker more"};
constexpr std::string_view kLess[kGoodsKinds] = {"one water less", "one food less",
                                                 "one building supply less", "one worker less"};

// What an objective counts from the first one on, and what it counts beyond some.
struct Count {
  Measure measure;
  const char* each;
  const char* beyond;
};
constexpr Count kCounts[] = {
    {Measure::kWaterAndFood, "{vp} VP for each visible water or food tile you built.",
     "{vp} VP for each visible water or food tile you built beyond {n|the first|the first {n}}."},
    {Measure::kCommunity, "{vp} VP for each visible community icon.",
     "{vp} VP for each visible community icon beyond {n|the first|the first {n}}."},
    {Measure::kMoney, "{vp} VP for each money token you hold.",
     "{vp} VP for each money token you hold beyond {n|the first|the first {n}}."},
    {Measure::kStories, "{vp} VP for each story you hold.",
     "{vp} VP for each story you hold beyond {n|the first|the first {n}}."},
    {Measure::kWorkers, "{vp} VP for each worker you hold.",
     "{vp} VP for each worker you hold beyond {n|the first|the first {n}}."},
    {Measure::kLeadersGained, "{vp} VP for each Leader you gained.",
     "{vp} VP for each Leader you gained beyond {n|the first|the first {n}}."},
    {Measure::kBuiltOver, "{vp} VP for each tile you built on top of another.",
     "{vp} VP for each tile you built on top of another beyond {n|the first|the first {n}}."},
    {Measure::kDifferentIcons, "{vp} VP for each different icon among the visible tiles you built.",
     "{vp} VP for each different icon among the visible tiles you built beyond {n|the first|the "
     "first {n}}."},
    {Measure::kStationsLeft, "{vp} VP for each printed station you have not built over.",
     "{vp} VP for each printed station you have not built over beyond {n|the first|the first "
     "{n}}."},
    {Measure::kStationsJoined,
     "{vp} VP for each printed station that still stands beside another tile with its icon.",
     "{vp} VP for each printed station that still stands beside another tile with its icon, beyond "
     "{n|the first|the first {n}}."},
};

std::string term_text(const Term& term) {
  for (const Count& count : kCounts) {
    if (count.measure != term.measure || term.vp == 0) continue;
    return say(term.beyond == 0 ? count.each : count.beyond, {{"vp", term.vp}, {"n", term.beyond}});
  }
  return "";
}

// "Help 1 distressed and 1 injured person."
std::string help_text(const Tokens& help) {
  if (help == Tokens{}) return "";
  return say("{most|Help {who} person.|Help {who} people.}",
             {{"most", std::max(help.distressed, help.injured)}, {"who", amounts(help)}});
}

}  // namespace

TokenWords token_words(Token token) {
  const auto i = static_cast<std::size_t>(token);
  TokenWords words;
  words.name = kMany[i];
  words.count = kSpoken[i];
  if (i < kGoodsKinds) {
    words.more = kMore[i];
    words.less = kLess[i];
  }
  return words;
}

std::string amounts(const Tokens& tokens) { return amounts_of(Gains{.tokens = tokens}); }

std::string amounts_of(const Gains& gains) {
  std::vector<std::string> all;
  for_each_count(gains.tokens, [&](Token token, int count) {
    const auto i = static_cast<std::size_t>(token);
    all.push_back(counted(count, kOne[i], kMany[i]));
  });
  if (gains.goods > 0) all.push_back(counted(gains.goods, "good", "goods"));
  if (gains.vp > 0) all.push_back(counted(gains.vp, "VP", "VP"));
  if (gains.leaders > 0) all.push_back(counted(gains.leaders, "Leader", "Leaders"));
  return all.empty() ? "nothing" : listed(all);
}

std::string sentences(std::initializer_list<std::string> all) {
  std::string text;
  for (const std::string& each : all) {
    if (!text.empty() && !each.empty()) text += ' ';
    text += each;
  }
  return text;
}

std::string does(const TileInfo& info) {
  const Deed& deed = info.deed;
  const auto some = [](const char* sentence, const Tokens& tokens) {
    return tokens == Tokens{} ? "" : say(sentence, {{"tokens", amounts(tokens)}});
  };
  const auto count = [](const char* sentence, int number) {
    return number == 0 ? "" : say(sentence, {{"n", number}});
  };
  return sentences(
      {some("First pay {tokens}.", deed.pay), some("Take {tokens} from the board.", deed.take),
       help_text(deed.help), some("Receive {tokens}.", deed.receive),
       count("Take {n|a good|{n} goods} of your choice from the bank.", deed.any),
       count("Score {n} VP.", deed.vp), count("Gain {n|a Leader|{n} Leaders}.", deed.leaders)});
}

std::string power_text(Power power, const Content& content) {
  switch (power) {
    case Power::kAnyBase:
      return "You may build it on top of any of your tiles, whatever the icon, with the discount.";
    case Power::kThirdUse: {
      const int uses = content.uses + content.further_uses;
      return say("You may use it {n|once|{times} times} a round.",
                 {{"n", uses}, {"times", number_word(uses)}});
    }
    case Power::kDoubleLeader:
      return say("A Leader here adds {more} instead of {usual}.",
                 {{"more", content.double_leader_adds}, {"usual", content.leader_adds}});
    case Power::kOutreach:
      return "Where the board has too few people in need, it finds them in the bank.";
    case Power::kKeepsBelow:
      return "VP and icons of the tile directly below it still count.";
    case Power::kCheaperBuilds:
      return say("While it is visible, everything you build costs {rebate} less.",
                 {{"rebate", amounts(content.build_rebate)}});
    case Power::kNone:
      break;
  }
  return "";
}

std::string goal(const ObjectiveInfo& info) {
  static_assert(std::tuple_size_v<decltype(info.terms)> == 2);
  return sentences({term_text(info.terms[0]), term_text(info.terms[1]),
                    say("At most {most} VP.", {{"most", info.most}})});
}

}  // namespace citybox::build_back
