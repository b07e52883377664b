#include "engine/types/typescript.hpp"

#include <fmt/format.h>

namespace citybox {

std::string pascal(std::string_view kebab) {
  std::string name;
  bool start = true;
  for (const char c : kebab) {
    if (c == '-') {
      start = true;
      continue;
    }
    name += start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    start = false;
  }
  return name;
}

std::string camel(std::string_view kebab) {
  std::string name = pascal(kebab);
  if (!name.empty() && name[0] >= 'A' && name[0] <= 'Z') {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  return name;
}

std::string TypeScript::text_in_namespace(const std::string& name) const {
  return fmt::format("export declare namespace {} {{\n{}}}\n\n", name, text_);
}

std::string TypeScript::array_of(const std::string& item) {
  const bool simple = item.find(" | ") == std::string::npos;
  return simple ? fmt::format("{}[]", item) : fmt::format("({})[]", item);
}

std::string TypeScript::record_of(const std::string& key, const std::string& each) {
  return fmt::format("Record<{}, {}>", key, each);
}

std::string TypeScript::without_null(const std::string& type) {
  constexpr std::string_view kOrNull = " | null";
  return type.ends_with(kOrNull) ? type.substr(0, type.size() - kOrNull.size()) : type;
}

std::string TypeScript::without_none(const std::string& type, const EnumNames& names) {
  return names.find("none") ? fmt::format("Exclude<{}, 'none'>", type) : type;
}

std::string TypeScript::declare_enum(const std::string& name, const EnumNames& names) {
  if (!declared_.insert(name).second) return name;
  std::string values;
  for (const auto& each : names.all()) values += fmt::format("\n{}  | '{}'", indent_, each.name);
  text_ += fmt::format("{}export type {} ={}\n", indent_, name, values);
  return name;
}

std::string TypeScript::declare_struct(const std::string& name, std::span<const Field> fields) {
  if (!declared_.insert(name).second) return name;
  std::string lines;
  for (const Field& field : fields) {
    lines += fmt::format("{}  {}{}: {}\n", indent_, field.name, field.optional() ? "?" : "",
                         field.type(*this));
  }
  text_ += fmt::format("{0}export interface {1} {{\n{2}{0}}}\n", indent_, name, lines);
  return name;
}

void TypeScript::declare_constant(const std::string& name, const EnumNames& names) {
  text_ += fmt::format("{}export const {} = {{\n", indent_, name);
  for (const auto& each : names.all()) {
    text_ += fmt::format("{}  {}: {},\n", indent_, camel(each.name), each.value);
  }
  text_ += fmt::format("{}}} as const\n", indent_);
}

void TypeScript::declare_alias(const std::string& name, std::string_view parameters,
                               std::string_view type) {
  if (!declared_.insert(name).second) return;
  text_ += fmt::format("{}export type {}{} = {}\n", indent_, name, parameters, type);
}

}  // namespace citybox
