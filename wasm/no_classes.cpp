// A browser without a server holds no classes: what the desk asks of them is answered here, and what would run
// them is left out.

#include "server/api/class_desk.hpp"
#include "server/classroom/classes.hpp"

namespace citybox::server {

Classes::Classes(Hall& hall) : hall_(hall) {}
Classes::~Classes() = default;
std::shared_ptr<Classroom> Classes::room(std::string_view) const { return nullptr; }
void Classes::bring(const std::string&, std::function<void()> done) { done(); }
void Classes::unwatch(const std::string&, const Listener*) {}
void Classes::entered(const std::shared_ptr<Room>&) {}
void Classes::changed(const Room&) {}
void Classes::settled(TableId, std::uint64_t, Room::Written) {}
std::vector<TableId> Classes::in_memory() const { return {}; }
void Classes::heard_of(const Edition&) {}
void Classes::order_begins(const std::string&) {}
void Classes::order_ends(const std::string&) {}

std::optional<wire::Role> ClassState::role_of(const TokenHash&) const { return std::nullopt; }

const ClassDesk::Handlers& ClassDesk::handlers() {
  static const Handlers kNone;
  return kNone;
}

}  // namespace citybox::server
