// The types of Broken Cities with a JSON of their own.

#include "games/broken_cities/codec.hpp"

namespace citybox {

using namespace broken_cities;

json::value JsonOf<Space>::write(Space space) {
  if (!space.on_board()) return nullptr;
  return json::value(space_name(space));
}
Read<Space> JsonOf<Space>::read(const json::value& value) {
  if (value.is_null()) return kNowhere;
  const Space space = value.is_string() ? space_named(value.get_string()) : kNowhere;
  if (space == kNowhere) return misread(shown(value) + " is not a space from a1 to h8");
  return space;
}

namespace {

// Reads an object with exactly these constructions as keys; `take(what, value)` says what is wrong.
template <class T, class ForEach, class Take>
Read<T> read_by_construction(const json::value& value, std::size_t keys, ForEach&& for_each,
                             Take&& take) {
  const json::object* object = value.if_object();
  if (object == nullptr || object->size() != keys) {
    return misread("an object with each construction as a key is expected");
  }
  Read<T> result{T{}};
  for_each([&](Construction what) {
    if (!result) return;
    const std::string name = name_of(what);
    const json::value* field = object->if_contains(name);
    if (field == nullptr) {
      result = misread("\"" + name + "\" is missing");
      return;
    }
    auto inner = take(*field);
    if (inner) {
      (*result)[what] = *inner;
    } else {
      result = misread_in(name, std::move(inner.error()));
    }
  });
  return result;
}

const auto kEachKind = [](auto&& visit) { for_each_kind(visit); };
const auto kEachForSale = [](auto&& visit) { for_each_for_sale(visit); };

// The fields of a law in order, for both directions.
struct LawFields {
  LawKind kind = LawKind::kNone;
  Construction object = Construction::kNone;
  std::uint8_t number = 0, fine = 0, text = 0;
  Since since = Since::kNextTurn;
};
BOOST_DESCRIBE_STRUCT(LawFields, (), (kind, object, number, fine, text, since))

}  // namespace

json::value JsonOf<Built>::write(const Built& built) {
  json::object object;
  for_each_kind([&](Construction what) { object.emplace(name_of(what), to_json(built[what])); });
  return object;
}
Read<Built> JsonOf<Built>::read(const json::value& value) {
  return read_by_construction<Built>(value, kKinds, kEachKind, JsonOf<SpaceSet>::read);
}

template <class T>
json::value JsonOf<PerConstruction<T>>::write(const PerConstruction<T>& numbers) {
  json::object object;
  for_each_for_sale([&](Construction what) { object.emplace(name_of(what), numbers[what]); });
  return object;
}
template <class T>
Read<PerConstruction<T>> JsonOf<PerConstruction<T>>::read(const json::value& value) {
  return read_by_construction<PerConstruction<T>>(value, kForSale, kEachForSale, JsonOf<T>::read);
}
template struct JsonOf<PerConstruction<std::uint8_t>>;
template struct JsonOf<PerConstruction<std::int8_t>>;

json::value JsonOf<Law>::write(const Law& law) {
  if (law.kind == LawKind::kNone) return nullptr;
  return to_json(LawFields{law.kind, law.object, law.number, law.fine, law.text, law.since});
}
Read<Law> JsonOf<Law>::read(const json::value& value) {
  if (value.is_null()) return Law{};
  const auto read = JsonOf<LawFields>::read(value);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == LawKind::kNone) return misread("no law is null");
  return Law{read->kind, read->object, read->number, read->fine, read->text, read->since};
}

static_assert(Codec<BrokenCitiesCodec>);

}  // namespace citybox
