// A game's numbers: who fixed each, and what happens when somebody changes them.

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "engine/entry/content_marks.hpp"
#include "engine/entry/content_path.hpp"
#include "engine/entry/trial.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

template <class C>
json::object published() {
  return to_json(Of<C>::kContent).as_object();
}

}  // namespace

TYPED_TEST(Conformance, EveryNumberHasOneMarkAndEveryMarkANumber) {
  std::map<const Marked*, int> fields;
  for_each_leaf(published<TypeParam>(), [&](const std::string& path, const json::value&) {
    const auto marks = marks_of(path, TypeParam::kHooks.marks);
    EXPECT_EQ(marks.size(), 1U) << path << " has " << marks.size() << " marks (codec_marks.hpp)";
    for (const Marked* mark : marks) ++fields[mark];
  });
  for (const Marked& mark : TypeParam::kHooks.marks) {
    EXPECT_GT(fields[&mark], 0) << mark.path << " is marked, and no number has this path";
  }
}

TYPED_TEST(Conformance, EveryMarkCitesARuleOfTheReadme) {
  std::stringstream readme;
  readme << std::ifstream(CITYBOX_GAME_FOLDER "/README.md").rdbuf();
  const std::string text = readme.str();
  std::set<std::string> rules;
  const std::regex heading("(?:^|\n)(?:- |### )([A-Z]{2}-[0-9]+) ");
  for (std::sregex_iterator it(text.begin(), text.end(), heading), end; it != end; ++it) {
    rules.insert((*it)[1]);
  }
  for (const ContentField& field : marked_fields(published<TypeParam>(), TypeParam::kHooks.marks,
                                                 TypeParam::info().rule_prefix)) {
    EXPECT_TRUE(rules.contains(field.rule)) << field.path << " cites " << field.rule;
  }
  for (const FixedTotal& total : TypeParam::kHooks.totals) {
    EXPECT_TRUE(rules.contains(TypeParam::info().rule_prefix + "-" + std::to_string(total.rule)));
  }
}

TYPED_TEST(Conformance, EveryPathSetsTheNumberThatItNames) {
  const json::object before = published<TypeParam>();
  for_each_leaf(before, [&](const std::string& path, const json::value& value) {
    json::object whole = before;
    ASSERT_TRUE(set_at(whole, path + "=\"changed\"")) << path;
    const auto changes = changes_between(before, whole);
    ASSERT_EQ(changes.size(), 1U) << path;
    EXPECT_EQ(changes[0].path, path);
    EXPECT_EQ(changes[0].from, value);
    json::object again = before;
    ASSERT_TRUE(patch_content(again, patch_between(before, whole)));
    EXPECT_EQ(again, whole) << path;
  });
}

// Tables that began with older numbers end with them.
TYPED_TEST(Conformance, EveryVersionOfTheNumbersIsKnown) {
  using G = typename Of<TypeParam>::G;
  int version = 1;
  for (const PastContent<G>& past : TypeParam::kHooks.past) {
    EXPECT_EQ(past.version, version++);
    EXPECT_EQ(G::broken_content(past.content), nullptr);
    EXPECT_EQ(fault_in_trial<TypeParam>(past.content, 2), "");
    EXPECT_NE(to_json(past.content), to_json(Of<TypeParam>::kContent));
  }
  EXPECT_EQ(version, TypeParam::info().content_version) << "hook `past` says what was published";
}

TYPED_TEST(Conformance, ThePublishedNumbersCanBePlayedWith) {
  EXPECT_EQ(Of<TypeParam>::G::broken_content(Of<TypeParam>::kContent), nullptr);
  EXPECT_EQ(fault_in_trial<TypeParam>(Of<TypeParam>::kContent, 2), "");
}

// Any number, set to something else, is refused in a sentence or can be played with.
TYPED_TEST(Conformance, ANumberThatIsChangedIsRefusedOrCanBePlayedWith) {
  using G = typename Of<TypeParam>::G;
  const json::object before = published<TypeParam>();
  std::vector<std::string> paths;
  for_each_leaf(before, [&](const std::string& path, const json::value& value) {
    if (value.is_number()) paths.push_back(path);
  });
  Rng rng(7);
  int played = 0;
  const std::size_t tries = kSanitized ? 150 : 400;
  for (std::size_t i = 0; i < tries; ++i) {
    // Every one once where there are few of them; of many, some.
    const std::string& path = paths.size() <= tries
                                  ? paths[i % paths.size()]
                                  : paths[rng.below(static_cast<std::uint32_t>(paths.size()))];
    const std::int64_t values[] = {0, 1, 2, 3, 5, 9, 12, 60, 127, 255, -1, -128};
    json::object whole = before;
    ASSERT_TRUE(set_at(whole, path + "=" + std::to_string(values[rng.below(std::size(values))])));
    const auto content = from_json<typename G::Content>(whole, "content");
    if (!content || G::broken_content(*content) != nullptr) continue;
    // A trial refuses these; what it lets through must hold for other games as well.
    if (!fault_in_trial<TypeParam>(*content, 2).empty()) continue;
    ++played;
    const std::string fault = fault_in_trial<TypeParam>(*content, 1, 1000 + i);
    EXPECT_EQ(fault, "") << path << " = " << shown(changes_between(before, whole).at(0).to);
  }
  EXPECT_GT(played, 10) << "hardly any number can be changed";
}

}  // namespace citybox::conformance
