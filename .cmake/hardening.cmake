# These flags make attacks on mistakes in the program fail. Each is used if the compiler and the
# linker know it. (Intel's shadow stack is not among them: it needs a C library that is all made for
# it, and Debian's is not.)
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

check_pie_supported(LANGUAGES CXX)
check_cxx_compiler_flag(-fstack-protector-strong rogue_has_stack_protector)
check_cxx_compiler_flag(-fstack-clash-protection rogue_has_stack_clash_protection)
check_linker_flag(CXX -Wl,-z,relro,-z,now rogue_has_relro)

function(harden target)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    if(rogue_has_stack_protector)
        target_compile_options(${target} PRIVATE -fstack-protector-strong)
        # The C library makes these checks only in optimized code. A level that somebody has set
        # stays.
        if(NOT "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_RELEASE}" MATCHES "_FORTIFY_SOURCE")
            target_compile_options(${target} PRIVATE
                $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE>
                $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-D_FORTIFY_SOURCE=2>)
        endif()
    endif()
    if(rogue_has_stack_clash_protection)
        target_compile_options(${target} PRIVATE -fstack-clash-protection)
    endif()
    if(rogue_has_relro)
        target_link_options(${target} PRIVATE -Wl,-z,relro,-z,now)
    endif()
endfunction()
