# Writes OUT, a header with the commit of SOURCE; touches it only when that is another one.
find_package(Git QUIET)
set(commit "")
if(Git_FOUND)
  execute_process(COMMAND "${GIT_EXECUTABLE}" describe --always --dirty --exclude "*" WORKING_DIRECTORY "${SOURCE}"
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT "${OUT}" @ONLY CONTENT [[
#pragma once
// The commit that this is built from, with "-dirty" if something was changed since; empty: nobody knows.
#define CITYBOX_COMMIT "@commit@"
]])
