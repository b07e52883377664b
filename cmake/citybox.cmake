# What every folder of Citybox builds with.
#
# Libraries (each includes as `#include "engine/core/seat.hpp"`: the root is on the path):
#   deps::json        Boost.JSON and Boost.Describe      <boost/json.hpp>
#   deps::asio        Boost.Asio and Beast, with threads <boost/beast.hpp>
#   deps::expected    tl::expected                       <tl/expected.hpp>
#   deps::sqlite      SQLiteCpp and sqlite3              <SQLiteCpp/SQLiteCpp.h>
#   deps::postgres    libpqxx                            <pqxx/pqxx>
#   deps::sodium      libsodium                          <sodium.h>
#   deps::qrcode      qrcodegen                          <qrcodegen/qrcodegen.hpp>
#   deps::rapidcheck  properties                         <rapidcheck.h>, <rapidcheck/gtest.h>
#   fmt::fmt  spdlog::spdlog  CLI11::CLI11  GTest::gtest  GTest::gmock  Threads::Threads
#
# Functions:
#   citybox_test(core_tests SOURCES a.cpp b.cpp LIBS citybox_core [LABELS slow])
#     A GoogleTest program, found by ctest test by test, run from the root of the sources.
#     Label `slow` keeps it out of the sanitizer build; the target `quick_tests` is all the others.
#   citybox_game(plots CODEC plots::PlotsCodec CODEC_SOURCES notation.cpp texts.cpp)
#     The game of this folder: its rules (plots, headers only), its JSON, notation and words
#     (plots_codec), the game as the box knows it (plots_entry, from entry.cpp), and what every game
#     passes (plots_conformance, from tests/conformance; plots_device, from tests/device).
#   citybox_bench(core_bench SOURCES bench.cpp LIBS citybox_core)
#     A Google Benchmark program; built only by name, or with -DCITYBOX_BENCH=ON.
#
# Options:
#   CITYBOX_WERROR    warnings are errors (script/test --ci)
#   CITYBOX_SANITIZE  address and undefined-behaviour sanitizers (needs clang)
#   CITYBOX_BENCH     build the benchmarks with everything else
#   CITYBOX_UNITY     compile the files of a target eight by eight (together.cmake)

include_guard(GLOBAL)
include(together)

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
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)  # GCC 12 sees overlaps in "text" + std::string that are not there
  endif()
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-fconstexpr-steps=1000000000)
endif()
# Rules and bots think in bit boards. Every x86-64 since 2009 counts bits in one instruction; without
# this each count is a call into a library, and a bot half as fast.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-mpopcnt)
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
  # Sloppy, so that objects made with a precompiled header are kept; paths from the root, and that header
  # known by what it is made of (citybox_precompile_headers), so that one checkout finds what another compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1 "${CCACHE}")
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
pkg_check_modules(pqxx REQUIRED IMPORTED_TARGET libpqxx)

function(citybox_dependency name)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

citybox_dependency(deps::json Boost::json)
# Asio and Beast are compiled once and not once a file.
add_library(citybox_asio STATIC "${PROJECT_SOURCE_DIR}/cmake/asio.cpp")
target_compile_definitions(citybox_asio PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
target_link_libraries(citybox_asio PUBLIC Boost::headers Threads::Threads)
citybox_dependency(deps::asio citybox_asio)
citybox_dependency(deps::expected tl::expected)
citybox_dependency(deps::sqlite SQLiteCpp SQLite::SQLite3 Threads::Threads)
citybox_dependency(deps::postgres PkgConfig::pqxx Threads::Threads)
citybox_dependency(deps::sodium PkgConfig::sodium)
citybox_dependency(deps::qrcode PkgConfig::qrcodegen)
citybox_dependency(deps::rapidcheck rapidcheck)

include(GoogleTest)
add_custom_target(quick_tests)

function(citybox_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;LIBS;LABELS")
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_LIBS} GTest::gmock GTest::gtest GTest::gtest_main)
  target_compile_options(${name} PRIVATE -O1)  # tests are compiled more often than they are waited for
  if(NOT "slow" IN_LIST test_LABELS)
    add_dependencies(quick_tests ${name})
  elseif(CITYBOX_SANITIZE)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)  # known only for the linter
    return()
  endif()
  if(test_LABELS)
    set(labels LABELS "${test_LABELS}")
  endif()
  if(CITYBOX_SANITIZE)
    set(environment ENVIRONMENT "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/support/leaks.supp")
  endif()
  # The suite's name in front keeps apart tests of two games that share a name.
  gtest_discover_tests(${name}
    TEST_PREFIX "${name}."
    DISCOVERY_MODE PRE_TEST
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    PROPERTIES TIMEOUT 600 ${labels} ${environment})
endfunction()

# The library headers that codecs and the box are made of, read once instead of once a file. The build
# with sanitizers goes without, and so does the linter, so that no file leans on what it does not include.
if(CITYBOX_SANITIZE)
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fpch-preprocess)  # for ccache
endif()
function(citybox_precompile_headers target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  # The bytes of a precompiled header hold its path; ccache reads this file beside it instead.
  file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum"
    "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}, Boost ${Boost_VERSION}, fmt ${fmt_VERSION}: ${ARGN}\n")
endfunction()
function(citybox_precompiled)
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM citybox_types)
  endforeach()
endfunction()

# Code for graphics cards is PTX, made by clang alone; a driver compiles it for any card since this one.
find_program(CITYBOX_DEVICE_CLANG clang++-19)
set(CITYBOX_DEVICE_ARCH sm_70)
if(CITYBOX_SANITIZE OR NOT CITYBOX_DEVICE_CLANG)
  message(STATUS "No code for graphics cards: lab --gpu will say so")
endif()

# Makes <name>.random.ptx and <name>.greedy.ptx of the game of this folder. A toolkit that is there by chance must not
# choose the version of PTX: with CUDA 13 in its place clang writes 8.5, which drivers before 555 refuse.
# At random everything is inlined, so that each kind of step is one piece. Of greedy players only where the game says
# INLINE_GREEDY: the compilers of cards are at odds with one or the other, so try both with script/compare_gpu.
function(citybox_device name header players inline_greedy)
  set(kernel "${PROJECT_SOURCE_DIR}/engine/device/kernel.cpp")
  foreach(player IN ITEMS random greedy)
    set(ptx "${CMAKE_CURRENT_BINARY_DIR}/${name}.${player}.ptx")
    set(inlined -mllvm -inline-threshold=100000)
    if(player STREQUAL "random")
      set(how -DCITYBOX_DEVICE_GREEDY=0 ${inlined})
    else()
      set(how -DCITYBOX_DEVICE_GREEDY=1)
      if(inline_greedy)
        list(APPEND how ${inlined})
      endif()
    endif()
    add_custom_command(OUTPUT "${ptx}"
      COMMAND "${CITYBOX_DEVICE_CLANG}" -x cuda --cuda-device-only --cuda-gpu-arch=${CITYBOX_DEVICE_ARCH}
        -nocudainc -nocudalib --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx63
        -Wno-unknown-cuda-version
        -std=c++20 -O3 -DNDEBUG -fno-exceptions -fconstexpr-steps=1000000000 "-I${PROJECT_SOURCE_DIR}"
        "-DCITYBOX_DEVICE_HEADER=\"${header}\"" -DCITYBOX_DEVICE_PLAYERS=${players} ${how}
        -MD -MF "${ptx}.d" -MT "${ptx}" -S "${kernel}" -o "${ptx}"
      DEPENDS "${kernel}"
      DEPFILE "${ptx}.d"
      COMMENT "Compiling ${name} for graphics cards (${player})"
      VERBATIM)
    set_property(SOURCE "${PROJECT_SOURCE_DIR}/engine/entry/device_code_of_game.cpp"
      APPEND PROPERTY OBJECT_DEPENDS "${ptx}")
  endforeach()
endfunction()

function(citybox_game name)
  cmake_parse_arguments(PARSE_ARGV 1 game "INLINE_GREEDY" "CODEC" "CODEC_SOURCES")
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  set(codec
    CITYBOX_CODEC=citybox::${game_CODEC}
    "CITYBOX_CODEC_HEADER=\"${folder}/codec.hpp\""
    "CITYBOX_GAME_FOLDER=\"${folder}\"")

  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE citybox_kit)

  add_library(${name}_codec STATIC ${game_CODEC_SOURCES})
  target_link_libraries(${name}_codec PUBLIC ${name} citybox_table)
  target_compile_options(${name}_codec PRIVATE -O2)  # words are compiled more often than waited for

  string(REGEX REPLACE "::[^:]*$" "" namespace "${game_CODEC}")
  set(players citybox::${namespace}::Players)
  set(device "CITYBOX_DEVICE_HEADER=\"${folder}/device.hpp\"" CITYBOX_DEVICE_PLAYERS=${players})
  if(CITYBOX_DEVICE_CLANG AND NOT CITYBOX_SANITIZE)
    citybox_device(${name} "${folder}/device.hpp" ${players} ${game_INLINE_GREEDY})
    list(APPEND device "CITYBOX_DEVICE_PTX=\"${CMAKE_CURRENT_BINARY_DIR}/${name}\"")
  endif()

  set(parts device_code_of_game.cpp gaps_of_game.cpp laboratory_of_game.cpp tables_of_game.cpp)
  list(TRANSFORM parts PREPEND "${PROJECT_SOURCE_DIR}/engine/entry/")
  set_source_files_properties("${PROJECT_SOURCE_DIR}/engine/entry/gaps_of_game.cpp"
    "${PROJECT_SOURCE_DIR}/engine/entry/tables_of_game.cpp" PROPERTIES COMPILE_OPTIONS -O2)
  add_library(${name}_entry STATIC entry.cpp ${parts})
  target_link_libraries(${name}_entry PUBLIC ${name}_codec citybox_entry citybox_bots)
  target_compile_definitions(${name}_entry PRIVATE ${codec})
  set_property(SOURCE "${PROJECT_SOURCE_DIR}/engine/entry/device_code_of_game.cpp"
    APPEND PROPERTY COMPILE_DEFINITIONS ${device})
  citybox_precompiled(${name}_codec ${name}_entry)

  set(suite rules_test.cpp sight_test.cpp codec_test.cpp content_test.cpp telling_test.cpp words_test.cpp class_test.cpp
    files_test.cpp board_test.cpp)
  list(TRANSFORM suite PREPEND "${PROJECT_SOURCE_DIR}/tests/conformance/")
  citybox_alone("${PROJECT_SOURCE_DIR}/tests/conformance/sight_test.cpp")
  citybox_test(${name}_conformance SOURCES ${suite} LIBS ${name}_codec citybox_entry)
  target_compile_definitions(${name}_conformance PRIVATE ${codec})

  citybox_test(${name}_device SOURCES "${PROJECT_SOURCE_DIR}/tests/device/device_test.cpp" LIBS ${name}_entry)
  target_compile_definitions(${name}_device PRIVATE ${codec} ${device} CITYBOX_DEVICE_NAMESPACE=${namespace})
endfunction()

function(citybox_bench name)
  cmake_parse_arguments(PARSE_ARGV 1 bench "" "" "SOURCES;LIBS")
  add_executable(${name} ${bench_SOURCES})
  target_link_libraries(${name} PRIVATE ${bench_LIBS} benchmark::benchmark benchmark::benchmark_main)
  if(NOT CITYBOX_BENCH)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()
