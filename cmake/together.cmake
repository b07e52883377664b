# With CITYBOX_UNITY eight files of a target are compiled as one: their headers are most of the work.

include_guard(GLOBAL)

option(CITYBOX_UNITY "Compile several files of a target together" OFF)
if(CITYBOX_UNITY)
  set(CMAKE_UNITY_BUILD ON)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)
endif()

# Files compiled together share their unnamed namespaces; these have names there that others of their target have, too,
# or types that GCC takes for a header's.
function(citybox_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
