#pragma once

namespace citybox {

// A decision that may take so long in all. A new period is a new clock.
struct Clock {
  int seconds = 0;
  int period = 0;
};

}  // namespace citybox
