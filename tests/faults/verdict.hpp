#pragma once

#include <string>
#include <vector>

#include "server/store/records.hpp"
#include "tests/faults/record.hpp"

namespace citybox::faults {

// What of a table's record its log gives the lie to, as sentences; none: all is well.
//  - what was acknowledged stands at its place, of its seat;
//  - of each seat the log has just what was acknowledged to it, in its order, and at most the one action
//    of which it never heard the end;
//  - whatever anybody saw at a place is what stands there;
//  - and nobody saw what the log has for other eyes only.
std::vector<std::string> contradictions(const server::StoredTable& stored,
                                        const TableRecord& record);

}  // namespace citybox::faults
