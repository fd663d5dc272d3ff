# Checks that a monster without a look, or with half of one, does not compile, and that the compiler's
# message has its name. CTest runs it with SOURCE, COMPILER and FOLDER.

function(compile row)
    file(WRITE ${FOLDER}/row.cpp "#include \"rogue/classic/entities/monster.hpp\"
        using namespace rogue;
        constexpr auto kKinds = std::to_array<classic::MonsterKind>({{${row}, 1, 6, 4, 2}});\n")
    execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${SOURCE}/include row.cpp
        WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE status ERROR_VARIABLE output)
    set(status ${status} PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

compile([[{"bat", "\U0001F987", "b ", Color::red}]])
if(NOT status EQUAL 0)
    message(SEND_ERROR "a row with a look does not compile: ${output}")
endif()

foreach(row [["bat"]] [[{"bat"}]] [[{"bat", Color::red}]] [[{"bat", "\U0001F987", "b "}]]
        [[{"bat", "\U0001F987", Color::red}]] [[{"bat", "b ", Color::red}]]
        [[{"bat", "", "b ", Color::red}]] [[{"bat", "\U0001F987", "", Color::red}]]
        [[{"bat", "\U0001F987", "b", Color::red}]])
    compile("${row}")
    if(status EQUAL 0 OR NOT output MATCHES "expansion of[^\n]*Look\\([^\n]*\"bat\"|call to[^\n]*Look\\([^\n]*\"bat\"")
        message(SEND_ERROR "${row} is not refused by its name: ${output}")
    endif()
endforeach()
