# What every folder of Citybox builds with.
#
# Libraries (each includes as `#include "engine/core/seat.hpp"`: the root is on the path):
#   deps::json        Boost.JSON and Boost.Describe      <boost/json.hpp>
#   deps::asio        Boost.Asio and Beast, with threads <boost/beast.hpp>
#   deps::expected    tl::expected                       <tl/expected.hpp>
#   deps::sqlite      SQLiteCpp and sqlite3              <SQLiteCpp/SQLiteCpp.h>
#   deps::sodium      libsodium                          <sodium.h>
#   deps::qrcode      qrcodegen                          <qrcodegen/qrcodegen.hpp>
#   deps::rapidcheck  properties                         <rapidcheck.h>, <rapidcheck/gtest.h>
#   fmt::fmt  spdlog::spdlog  CLI11::CLI11  GTest::gtest  GTest::gmock  Threads::Threads
#
# Functions:
#   citybox_test(core_tests SOURCES a.cpp b.cpp LIBS citybox_core [LABELS slow])
#     A GoogleTest program, found by ctest test by test, run from the root of the sources.
#     Label `slow` keeps it out of the sanitizer build; the target `quick_tests` is all the others.
#   citybox_conformance(plots CODEC plots::PlotsCodec)
#     The suite that every game passes (tests/conformance), for the game of this folder.
#   citybox_bench(core_bench SOURCES bench.cpp LIBS citybox_core)
#     A Google Benchmark program; built only by name, or with -DCITYBOX_BENCH=ON.
#
# Options:
#   CITYBOX_WERROR    warnings are errors (script/test --ci)
#   CITYBOX_SANITIZE  address and undefined-behaviour sanitizers (needs clang)
#   CITYBOX_BENCH     build the benchmarks with everything else

include_guard(GLOBAL)

option(CITYBOX_WERROR "Treat warnings as errors" OFF)
option(CITYBOX_SANITIZE "Build with address and undefined-behaviour sanitizers" OFF)
option(CITYBOX_BENCH "Build the benchmarks too" OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

include_directories("${PROJECT_SOURCE_DIR}")
add_compile_options(-Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fconstexpr-ops-limit=1000000000)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-fconstexpr-steps=1000000000)
endif()
if(CITYBOX_WERROR)
  add_compile_options(-Werror)
endif()
if(CITYBOX_SANITIZE)
  add_compile_options(-O1 -g1 -fno-omit-frame-pointer -fsanitize=address,undefined
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()
find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

set(Boost_NO_WARN_NEW_VERSIONS ON)
find_package(Threads REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS json)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tl-expected REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(benchmark REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(qrcodegen REQUIRED IMPORTED_TARGET qrcodegencpp)

function(citybox_dependency name)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

citybox_dependency(deps::json Boost::json)
citybox_dependency(deps::asio Boost::headers Threads::Threads)
citybox_dependency(deps::expected tl::expected)
citybox_dependency(deps::sqlite SQLiteCpp SQLite::SQLite3 Threads::Threads)
citybox_dependency(deps::sodium PkgConfig::sodium)
citybox_dependency(deps::qrcode PkgConfig::qrcodegen)
citybox_dependency(deps::rapidcheck rapidcheck)

include(GoogleTest)
add_custom_target(quick_tests)

function(citybox_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;LIBS;LABELS")
  if(CITYBOX_SANITIZE AND "slow" IN_LIST test_LABELS)
    return()
  endif()
  add_executable(${name} ${test_SOURCES})
  if(NOT "slow" IN_LIST test_LABELS)
    add_dependencies(quick_tests ${name})
  endif()
  target_link_libraries(${name} PRIVATE ${test_LIBS} GTest::gmock GTest::gtest GTest::gtest_main)
  target_compile_options(${name} PRIVATE -O1)  # tests are compiled more often than they are waited for
  if(test_LABELS)
    set(labels LABELS "${test_LABELS}")
  endif()
  # The suite's name in front keeps apart tests of two games that share a name.
  gtest_discover_tests(${name}
    TEST_PREFIX "${name}."
    DISCOVERY_MODE PRE_TEST
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    PROPERTIES TIMEOUT 600 ${labels})
endfunction()

function(citybox_conformance name)
  cmake_parse_arguments(PARSE_ARGV 1 suite "" "CODEC" "")
  set(sources rules_test.cpp sight_test.cpp codec_test.cpp words_test.cpp files_test.cpp)
  list(TRANSFORM sources PREPEND "${PROJECT_SOURCE_DIR}/tests/conformance/")
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  citybox_test(${name}_conformance SOURCES ${sources} LIBS ${name}_codec citybox_entry)
  target_compile_definitions(${name}_conformance PRIVATE
    CITYBOX_CODEC=citybox::${suite_CODEC}
    "CITYBOX_CODEC_HEADER=\"${folder}/codec.hpp\""
    "CITYBOX_GAME_FOLDER=\"${folder}\"")
endfunction()

function(citybox_bench name)
  cmake_parse_arguments(PARSE_ARGV 1 bench "" "" "SOURCES;LIBS")
  add_executable(${name} ${bench_SOURCES})
  target_link_libraries(${name} PRIVATE ${bench_LIBS} benchmark::benchmark benchmark::benchmark_main)
  if(NOT CITYBOX_BENCH)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()
