#include "lab/record/json_lines.hpp"

namespace citybox::lab {
namespace {

namespace json = boost::json;

void put(const json::value& value, int depth, const std::string& indent, std::string& out);

// The members of an object or array between its brackets.
template <class Members, class PutMember>
void put_members(const Members& members, const std::string& indent, const char* brackets,
                 std::string& out, const PutMember& put_member) {
  const char* between = "\n";
  out += brackets[0];
  for (const auto& member : members) {
    out += between + indent + ' ';
    put_member(member);
    between = ",\n";
  }
  out += '\n' + indent + brackets[1];
}

void put(const json::value& value, int depth, const std::string& indent, std::string& out) {
  const std::string deeper = indent + ' ';
  if (depth > 0 && value.is_object() && !value.get_object().empty()) {
    put_members(value.get_object(), indent, "{}", out, [&](const auto& member) {
      out += json::serialize(member.key()) + ": ";
      put(member.value(), depth - 1, deeper, out);
    });
  } else if (depth > 0 && value.is_array() && !value.get_array().empty()) {
    put_members(value.get_array(), indent, "[]", out,
                [&](const json::value& member) { put(member, depth - 1, deeper, out); });
  } else {
    out += json::serialize(value);
  }
}

}  // namespace

std::string json_lines(const json::value& value, int depth) {
  std::string out;
  put(value, depth, "", out);
  return out + '\n';
}

}  // namespace citybox::lab
