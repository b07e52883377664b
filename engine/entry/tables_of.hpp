#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/game_entry.hpp"
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
    json::object whole = content({});
    patch(whole, given);
    auto read = std::make_shared<Content>(kPublishedContent<G>);
    Misread wrong;
    if (!read_into(whole, *read, wrong)) return tl::unexpected(problem_of(wrong, "content"));
    return read;
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

 private:
  // Objects are patched field by field, everything else is replaced.
  static void patch(json::object& whole, const json::object& given) {
    for (const auto& field : given) {
      json::value& here = whole[field.key()];
      if (here.is_object() && field.value().is_object()) {
        patch(here.get_object(), field.value().get_object());
      } else {
        here = field.value();
      }
    }
  }
};

}  // namespace citybox
