#pragma once
// What is left of a class to talk about: how its tables went side by side.

#include "server/classroom/class_view.hpp"

namespace citybox::server {

// With letters for names where the class wants them and without rules that are hidden from the
// projector, whoever looks. `role`: whose answers on the wall they may read.
wire::Debrief debrief_of(const ClassSight& sight, wire::Role role);

// A file to keep: everything, or one kind of it as a table.
wire::ClassFile paper_of(const ClassSight& sight, wire::Paper what);

}  // namespace citybox::server
