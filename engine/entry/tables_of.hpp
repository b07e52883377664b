#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/content_marks.hpp"
#include "engine/entry/content_path.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/entry/trial.hpp"
#include "engine/entry/typescript_of.hpp"
#include "engine/table/table_of.hpp"

namespace citybox {

// A game's entry as far as tables, content and words go.
template <Codec C>
class TablesOf : public GameEntry {
 protected:
  using G = typename C::Game;
  using Content = typename G::Content;

 public:
  const GameInfo& info() const override { return C::info(); }
  std::vector<std::string> endings() const override {
    std::vector<std::string> names;
    for_each_enumerator<typename G::Ending>([&](const std::string& name, typename G::Ending e) {
      if (e != typename G::Ending{}) names.push_back(name);
    });
    return names;
  }
  std::vector<std::string> questions() const override {
    std::vector<std::string> ids;
    if constexpr (C::kHooks.questions != nullptr) {
      for (const Question<G>& question : C::kHooks.questions()) ids.emplace_back(question.id);
    }
    return ids;
  }

  tl::expected<std::unique_ptr<Table>, Problem> start(const TableSetup& setup, DrawSource& draws,
                                                      Step& step) const override {
    return TableOf<C>::start(setup.seats, setup.options, draws, step, typed(setup.content));
  }
  tl::expected<std::unique_ptr<Table>, Problem> load(const json::object& state,
                                                     const SharedContent& content) const override {
    return TableOf<C>::load(state, typed(content));
  }

  json::object content(const SharedContent& content) const override {
    return to_json(*typed(content)).as_object();
  }
  tl::expected<SharedContent, Problem> read_content(const json::object& given) const override {
    auto read = stored_content(given, C::info().content_version);
    if (!read) return read;
    const Content& numbers = *typed(*read);
    if (to_json(numbers) == to_json(kPublishedContent<G>)) return read;
    constexpr int kGames = 2;
    if (const std::string fault = fault_in_trial<C>(numbers, kGames); !fault.empty()) {
      return tl::unexpected(Problem{
          fmt::format("{} was tried with these numbers, and broke: {}", C::info().title, fault)});
    }
    return read;
  }
  tl::expected<SharedContent, Problem> published(int version) const override {
    if (version == C::info().content_version) return SharedContent();
    for (const PastContent<G>& past : C::kHooks.past) {
      if (past.version == version) return std::make_shared<Content>(past.content);
    }
    return tl::unexpected(
        Problem{fmt::format("The numbers of version {} are not known, these are version {}.",
                            version, C::info().content_version)});
  }
  tl::expected<SharedContent, Problem> stored_content(const json::object& given,
                                                      int version) const override {
    json::object whole = content(published(version).value_or(SharedContent()));
    if (const auto done = patch_content(whole, given); !done) return tl::unexpected(done.error());
    auto read = std::make_shared<Content>(kPublishedContent<G>);
    Misread wrong;
    if (!read_into(whole, *read, wrong)) return tl::unexpected(problem_of(wrong, "content"));
    if (const char* broken = G::broken_content(*read)) {
      return tl::unexpected(Problem{
          fmt::format("{} cannot be played with these numbers: {}", C::info().title, broken)});
    }
    return read;
  }
  std::vector<ContentField> content_fields() const override {
    return marked_fields(content({}), C::kHooks.marks, C::info().rule_prefix);
  }
  std::vector<std::string> content_warnings(const SharedContent& given) const override {
    return warnings_about(content({}), content(given), C::kHooks.marks, C::kHooks.totals,
                          C::info().rule_prefix);
  }

  std::string to_text(PackedAction packed) const override {
    const auto action = unpack<typename G::Action>(packed);
    return action ? C::to_text(*action) : "?";
  }
  tl::expected<PackedAction, Problem> parse(std::string_view text) const override {
    return C::parse(text).map([](const auto& action) { return pack(action); });
  }

  json::object vocabulary(const SharedContent& content) const override {
    return to_json(C::vocabulary(*typed(content))).as_object();
  }
  const ClassWords& class_words() const override {
    if constexpr (C::kHooks.for_class.words != nullptr) {
      return C::kHooks.for_class.words();
    } else {
      static const ClassWords kNone;
      return kNone;
    }
  }
  tl::expected<std::optional<Sharing>, Problem> sharing(
      [[maybe_unused]] int tables, const json::object& options,
      [[maybe_unused]] const SharedContent& content) const override {
    static_assert((C::kHooks.for_class.sharing == nullptr) ==
                  (C::kHooks.for_class.share == nullptr));
    const auto read = read_options<typename G::Options>(options);
    if (!read) return tl::unexpected(read.error());
    if constexpr (C::kHooks.for_class.sharing != nullptr) {
      return C::kHooks.for_class.sharing(tables, *read, *typed(content));
    } else {
      return std::nullopt;
    }
  }
  std::string typescript() const override { return typescript_of<C>(); }

 protected:
  static std::shared_ptr<const Content> typed(const SharedContent& content) {
    if (content == nullptr) return TableOf<C>::published();
    return std::static_pointer_cast<const Content>(content);
  }
};

}  // namespace citybox
