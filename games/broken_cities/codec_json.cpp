// The types of Broken Cities with a JSON of their own.

#include "games/broken_cities/codec.hpp"

namespace citybox {

using namespace broken_cities;

json::value JsonOf<Built>::write(const Built& built) {
  json::object object;
  for_each_kind([&](Construction what) { object.emplace(name_of(what), to_json(built[what])); });
  return object;
}

Read<Built> JsonOf<Built>::read(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr || object->size() != kKinds) {
    return misread("an object with each construction as a key is expected");
  }
  Built built;
  Misread wrong;
  bool fine = true;
  for_each_kind([&](Construction what) {
    fine = fine && read_member(*object, name_of(what), built[what], wrong);
  });
  if (!fine) return tl::unexpected(wrong);
  return built;
}

json::value JsonOf<Law>::write(const Law& law) {
  if (law.kind == LawKind::kNone) return nullptr;
  return to_json(WrittenLaw{law});
}

Read<Law> JsonOf<Law>::read(const json::value& value) {
  if (says_nothing(value)) return Law{};
  const auto read = JsonOf<WrittenLaw>::read(value);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == LawKind::kNone) return misread("no law is null");
  return *read;
}

static_assert(Codec<BrokenCitiesCodec>);

}  // namespace citybox
