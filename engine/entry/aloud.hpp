#pragma once

#include <string>

namespace citybox {

// What a bot says, in quotation marks; those inside become single ones: “Pay for ‘Tram line one’.”
std::string aloud(std::string sentence);

}  // namespace citybox
