# What every folder builds with where the box is compiled for browsers (cmake --preset wasm): the same functions
# and libraries as in citybox.cmake, as far as they go without threads, exceptions, files and a network.

include_guard(GLOBAL)
include(together)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# Small: it comes over a network. Where bots think (citybox_game) it is to be fast.
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")

# Header-only libraries of the machine that compiles; nothing else of its headers may be seen.
set(borrowed "${PROJECT_BINARY_DIR}/borrowed")
foreach(library IN ITEMS boost fmt tl)
  if(NOT EXISTS "${borrowed}/${library}")
    file(MAKE_DIRECTORY "${borrowed}")
    file(CREATE_LINK "/usr/include/${library}" "${borrowed}/${library}" SYMBOLIC)
  endif()
endforeach()
include_directories("${PROJECT_SOURCE_DIR}")
include_directories(SYSTEM "${borrowed}")

add_compile_options(-fno-exceptions -ffunction-sections -fdata-sections -fconstexpr-steps=1000000000
  -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion)
add_compile_definitions(CITYBOX_LABORATORY=0 FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=44 BOOST_NO_EXCEPTIONS
  BOOST_SYSTEM_DISABLE_THREADS BOOST_DISABLE_THREADS)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE}")
endif()

foreach(library IN ITEMS deps::json deps::expected fmt::fmt)
  add_library(${library} INTERFACE IMPORTED GLOBAL)
endforeach()

function(citybox_test)
endfunction()
function(citybox_bench)
endfunction()
function(citybox_precompile_headers)
endfunction()
function(citybox_precompiled)
endfunction()

function(citybox_game name)
  cmake_parse_arguments(PARSE_ARGV 1 game "INLINE_GREEDY" "CODEC" "CODEC_SOURCES")
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  set(parts tables_of_game.cpp laboratory_of_game.cpp)
  list(TRANSFORM parts PREPEND "${PROJECT_SOURCE_DIR}/engine/entry/")
  # First, and apart: what rules are compiled for bots, all others use.
  set_source_files_properties(entry.cpp "${PROJECT_SOURCE_DIR}/engine/entry/laboratory_of_game.cpp"
    PROPERTIES COMPILE_OPTIONS -O2)
  add_library(${name}_entry OBJECT entry.cpp ${game_CODEC_SOURCES} ${parts})
  set_target_properties(${name}_entry PROPERTIES UNITY_BUILD OFF)
  target_link_libraries(${name}_entry PUBLIC citybox_entry)
  target_compile_definitions(${name}_entry PRIVATE CITYBOX_CODEC=citybox::${game_CODEC}
    "CITYBOX_CODEC_HEADER=\"${folder}/codec.hpp\"" "CITYBOX_GAME_FOLDER=\"${folder}\"")
endfunction()
