// The JSON of types with a form of their own.

#include "games/build_back/codec.hpp"

namespace citybox {

json::value JsonOf<build_back::Flag>::write(build_back::Flag flag) {
  return flag == build_back::Flag::kYes;
}

Read<build_back::Flag> JsonOf<build_back::Flag>::read(const json::value& value) {
  const auto yes = JsonOf<bool>::read(value);
  if (!yes) return tl::unexpected(yes.error());
  return *yes ? build_back::Flag::kYes : build_back::Flag::kNo;
}

json::value JsonOf<build_back::Amounts>::write(const build_back::Amounts& amounts) {
  json::object object;
  for_each_count(amounts.tokens, [&](build_back::Token token, int count) {
    object.emplace(name_of(token), count);
  });
  return object;
}

Read<build_back::Amounts> JsonOf<build_back::Amounts>::read(const json::value& value) {
  json::value whole = to_json(build_back::Tokens{});
  const auto object = detail::read_object(value);
  if (!object) return tl::unexpected(object.error());
  for (const auto& field : **object) whole.get_object()[field.key()] = field.value();
  const auto tokens = JsonOf<build_back::Tokens>::read(whole);
  if (!tokens) return tl::unexpected(tokens.error());
  return build_back::Amounts{*tokens};
}

json::value JsonOf<build_back::Change>::write(const build_back::Change& change) {
  if (change.tokens == build_back::Tokens{}) return nullptr;
  return to_json(build_back::Amounts{change.tokens});
}

Read<build_back::Change> JsonOf<build_back::Change>::read(const json::value& value) {
  if (says_nothing(value)) return build_back::Change{};
  const auto amounts = JsonOf<build_back::Amounts>::read(value);
  if (!amounts) return tl::unexpected(amounts.error());
  return build_back::Change{amounts->tokens};
}

}  // namespace citybox
