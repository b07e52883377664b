#pragma once

#include <boost/json.hpp>
#include <string>

#include "engine/table/vocabulary.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// What a person reads for an action (compact JSON): the verb's template with the fields put in. Seats
// stay as {seat:N}, for `resolve`. A verb without a template is shown as it is.
std::string label_of(const Words& words, const json::object& action);

// Does free text go with it?
bool takes_words(const Words& words, const json::object& action);

}  // namespace citybox
