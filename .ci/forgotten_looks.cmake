# Checks that a monster without a look, or with half of one, does not compile, and that the compiler's
# message has its name; and that two looks of a game with one glyph don't. It wants SOURCE, COMPILER
# and FOLDER.

cmake_policy(VERSION 3.20)

function(compile_code code)
    file(WRITE ${FOLDER}/row.cpp "#include \"rogue/classic/entities/monster.hpp\"
        using namespace rogue;
        ${code}\n")
    execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${SOURCE}/include row.cpp
        WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE status ERROR_VARIABLE output)
    set(status ${status} PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# A row is this look between the rest.
set(begin "constexpr auto kKinds = std::to_array<classic::MonsterKind>({{")
set(end ", 1, 6, 4, 2}});")

set(look [[{"bat", "\U0001F987", "b ", Color::red}]])
compile_code("${begin}${look}${end}")
if(NOT status EQUAL 0)
    message(SEND_ERROR "a row with a look does not compile: ${output}")
endif()

foreach(look [["bat"]] [[{"bat"}]] [[{"bat", Color::red}]] [[{"bat", "\U0001F987", "b "}]]
        [[{"bat", "\U0001F987", Color::red}]] [[{"bat", "b ", Color::red}]]
        [[{"bat", "", "b ", Color::red}]] [[{"bat", "\U0001F987", "", Color::red}]]
        [[{"bat", "\U0001F987", "b", Color::red}]])
    compile_code("${begin}${look}${end}")
    if(status EQUAL 0 OR NOT output MATCHES "expansion of[^\n]*Look\\([^\n]*\"bat\"|call to[^\n]*Look\\([^\n]*\"bat\"")
        message(SEND_ERROR "${look} is not refused by its name: ${output}")
    endif()
endforeach()

foreach(colour red yellow)
    compile_code("constexpr std::array<Look, 2> kLooks{{{\"bat\", \"bb\", \"b \", Color::red},
            {\"bat\", \"bb\", \"b \", Color::${colour}}}};
        constexpr GlyphTable kGlyphs(kLooks);")
    if(colour STREQUAL red AND NOT status EQUAL 0)
        message(SEND_ERROR "a look that stands twice is refused: ${output}")
    elseif(colour STREQUAL yellow AND (status EQUAL 0 OR NOT output MATCHES "same first character"))
        message(SEND_ERROR "two looks with one glyph are not refused: ${output}")
    endif()
endforeach()
