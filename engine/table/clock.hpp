#pragma once

namespace citybox {

// A decision that may take so long in all. A new period is a new clock.
struct Clock {
  int seconds = 0;
  int period = 0;
  int lead = 0;  // seconds in which people read what has just come; they do not count
};

}  // namespace citybox
