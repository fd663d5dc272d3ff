# The target rogue_headers compiles each header alone, which fails if it does not include what it
# uses. A source file that includes its own header first does that already; this does it for the
# other headers. .ci/run builds it.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/include/*.hpp ${PROJECT_SOURCE_DIR}/src/*.hpp *.hpp)
keep_own(headers)
foreach(header IN LISTS headers)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${header})
    string(REGEX REPLACE "\\.hpp$" "" name ${name})
    string(REPLACE "/include/rogue/" "/src/" implementation ${PROJECT_SOURCE_DIR}/${name})
    if(EXISTS ${implementation}.cpp)
        file(STRINGS ${implementation}.cpp first_include REGEX "^#include" LIMIT_COUNT 1)
        get_filename_component(file ${header} NAME)
        if(first_include MATCHES "[/\"]${file}\"")
            continue()
        endif()
    endif()
    set(alone ${CMAKE_CURRENT_BINARY_DIR}/headers/${name}.cpp)
    file(CONFIGURE OUTPUT ${alone} CONTENT "#include \"${header}\"\n")
    list(APPEND headers_alone ${alone})
endforeach()
add_library(rogue_headers OBJECT EXCLUDE_FROM_ALL ${headers_alone})
set_target_properties(rogue_headers PROPERTIES UNITY_BUILD OFF)
target_compile_features(rogue_headers PRIVATE cxx_std_20)
target_include_directories(rogue_headers PRIVATE
    ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(rogue_headers PRIVATE
    ROGUE_PAPER="" ROGUE_SOURCE_DIR="")  # Two say where these are.
