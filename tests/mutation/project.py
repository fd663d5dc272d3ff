"""Copies of the project that are built and tested, and which test runs which line."""

import functools
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILER, PROFDATA, COV = "clang++-14", "llvm-profdata-14", "llvm-cov-14"
TARGETS = ["roguelike", "tests/rogue_paper", "tests/rogue_tests"]

# Each file of the program is compiled by itself, as only one changes. What runs is counted while it
# runs (continuous mode): many tests kill the program.
ADDED = """
set_target_properties(${rogue_layers} rogue_games roguelike PROPERTIES UNITY_BUILD OFF)
if(ROGUE_MEASURED)
    foreach(measured IN LISTS rogue_layers ITEMS rogue_games roguelike)
        target_compile_options(${measured} PRIVATE -fprofile-instr-generate -fcoverage-mapping
            "SHELL:-mllvm -runtime-counter-relocation")
    endforeach()
    target_link_options(rogue_base PUBLIC -fprofile-instr-generate)
endif()
"""

MOST_MEMORY = 8 << 30  # A mutant may ask for memory for ever.
LONGEST_BUILD = 120
MARK = "ROGUE_MUTATION"  # In the environment of all processes of a copy.


def output_of(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True,
                          stdout=subprocess.PIPE, **options).stdout


@functools.cache
def project_files():
    names = sorted(output_of("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines())
    return [name for name in names
            if (ROOT / name).is_file() and not name.startswith("tests/mutation/")]


@functools.cache
def digest(*names):
    """Changes when one of these files does, or a file in one of these folders."""
    sums = sha256()
    for name in project_files():
        if name.startswith(names):
            sums.update(name.encode() + (ROOT / name).read_bytes())
    return sums.hexdigest()


@functools.cache
def users_of(file):
    """The file, and all files of the program that include it, directly or not."""
    texts = {name: (ROOT / name).read_text() for name in project_files()
             if name.startswith(("src/", "include/")) and name.endswith((".cpp", ".hpp"))}
    users, left = {file}, [file]
    while left:
        name = Path(left.pop()).name
        new = {user for user, text in texts.items()
               if re.search(rf'#include "(.*/)?{re.escape(name)}"', text)} - users
        users |= new
        left += new
    return users


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Copy:
    """A copy of the project with its build. All copies' paths are equally long."""

    def __init__(self, work, number):
        self.folder = work / f"copy{number:02}"
        self.source = self.folder / "source"
        self.build = self.folder / "build"
        self.temporary = work / f"t{number:02}"  # Short, as paths in tests have to fit in a row.

    def take_project(self):
        """Makes the sources the same as the project's; what is the same keeps its time."""
        names = project_files()
        for old in [path for path in self.source.rglob("*") if path.is_file()]:
            if str(old.relative_to(self.source)) not in names:
                old.unlink()
        for name in names:
            contents, to = (ROOT / name).read_bytes(), self.source / name
            if name == "CMakeLists.txt":
                contents += ADDED.encode()
            if not to.exists() or to.read_bytes() != contents:
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes(contents)
                to.chmod((ROOT / name).stat().st_mode)

    def configure(self, measured):
        launcher = shutil.which("ccache") or ""
        subprocess.run(
            ["cmake", "-G", "Ninja", "-S", self.source, "-B", self.build,
             f"-DCMAKE_CXX_COMPILER={COMPILER}", f"-DCMAKE_CXX_COMPILER_LAUNCHER={launcher}",
             "-DROGUE_STATIC_RUNTIME=OFF", "-DROGUE_HARDEN=OFF",
             "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=gold", f"-DROGUE_MEASURED={measured}"],
            check=True, stdout=subprocess.DEVNULL)

    def make(self, jobs):
        subprocess.run(["ninja", "-C", self.build, "-j", str(jobs), *TARGETS], check=True,
                       stdout=sys.stderr)

    def take_build(self, other):
        """Becomes the same as the other copy. The other's path in files becomes this one's."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(other.folder, self.folder)
        was, now = str(other.folder).encode(), str(self.folder).encode()
        for path in self.folder.rglob("*"):
            if path.is_file():
                contents = path.read_bytes()
                if was in contents:
                    path.write_bytes(contents.replace(was, now))

    def entries(self):
        """The names of CTest's entries that are a file of tests each."""
        tests = json.loads(output_of("ctest", "--show-only=json-v1", cwd=self.build))["tests"]
        return [test["name"] for test in tests if (ROOT / f"tests/{test['name']}.cpp").exists()]

    def commands(self):
        """What compiles each source file, by its name, what links the test program after that, and
        what links the other programs."""
        compiled = {}
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            compiled.setdefault(os.path.relpath(entry["file"], self.source), []).append(
                entry["command"])
        linked = {False: [], True: []}
        for line in output_of("ninja", "-t", "commands", *TARGETS, cwd=self.build).splitlines():
            if " -c " not in line and " qc tests/" not in line:
                other = " qc " not in line and " -o tests/rogue_tests " not in line
                linked[other].append(line)
        return compiled, linked[False], linked[True]

    def run(self, command, seconds, **environment):
        """Runs it to its end; returns its status, or None if it took too long. Nothing that it has
        started lives on."""
        self.temporary.mkdir(parents=True, exist_ok=True)
        settings = os.environ | environment | {
            MARK: str(self.folder), "TMPDIR": str(self.temporary), "ROGUELIKE_OPTIONS": "",
            "CCACHE_DISABLE": "1"}
        process = subprocess.Popen(
            command, cwd=self.build / "tests", env=settings, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limited,
            start_new_session=True)
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.end_processes()
            process.wait()

    def end_processes(self):
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                ours = (os.readlink(folder / "exe").startswith(f"{self.folder}/") or
                        f"{MARK}={self.folder}\0".encode() in (folder / "environ").read_bytes())
                if ours:
                    os.kill(int(folder.name), signal.SIGKILL)
            except OSError:
                pass  # It has ended, or is somebody else's.

    def run_test(self, entry, seconds, **environment):
        try:
            return self.run([self.build / "tests/rogue_tests", entry, "to the first failure"],
                            seconds, **environment)
        finally:
            shutil.rmtree(self.temporary, ignore_errors=True)


def runs_programs(test):
    """Whether the test runs more than the test program."""
    return test.startswith("app/") or test.endswith(("_posix_test", "_linux_test"))


@functools.cache
def plays_recorded_runs(test):
    """Whether the test includes the recorded runs, itself or by a header."""
    def includes(name):
        found = re.findall(r'#include "(tests/[^"]*)"', (ROOT / name).read_text())
        return "tests/support/recorded_runs.hpp" in found or any(map(includes, found))

    return includes(f"tests/{test}.cpp")


class Coverage:
    """Which test runs which line and how long it takes, by name of the test."""

    def __init__(self, work):
        self.file = work / "coverage.json"
        self.tests = json.loads(self.file.read_text()) if self.file.exists() else {}

    def stale(self, names):
        """The tests whose file, or a file that they run, has changed since they were measured. The
        others are kept."""
        self.tests = {name: self.tests[name] for name in names
                      if name in self.tests and self.tests[name]["of"] == self.files_of(name)}
        return [name for name in names if name not in self.tests]

    def files_of(self, name):
        return digest(f"tests/{name}.cpp", *self.tests[name]["lines"])

    def measure(self, copy, names):
        for name in names:
            print(f"measures {name}", file=sys.stderr)
            self.tests[name] = self.measured(copy, name)
            self.tests[name]["of"] = self.files_of(name)
            self.file.write_text(json.dumps(self.tests))

    def measured(self, copy, name):
        profiles = self.file.parent / "profiles"
        shutil.rmtree(profiles, ignore_errors=True)
        began = time.monotonic()
        status = copy.run_test(name, 900, LLVM_PROFILE_FILE=f"{profiles}/%c%p.profraw")
        seconds = time.monotonic() - began
        merged = profiles / "all.profdata"
        found = [str(path) for path in profiles.glob("*.profraw")]
        if not found:
            return {"passed": status == 0, "seconds": seconds, "lines": {}}
        (profiles / "list").write_text("\n".join(found))
        output_of(PROFDATA, "merge", "-sparse", "-failure-mode=all", "-f", profiles / "list", "-o",
                  merged, stderr=subprocess.DEVNULL)
        report = output_of(COV, "export", "-format=lcov", "-instr-profile", merged,
                           copy.build / "tests/rogue_tests", "-object", copy.build / "roguelike",
                           cwd=copy.build, stderr=subprocess.DEVNULL)
        return {"passed": status == 0, "seconds": seconds, "lines": self.lines(copy, report)}

    @staticmethod
    def lines(copy, report):
        lines, file = {}, ""
        for row in report.splitlines():
            if row.startswith("SF:"):
                file = os.path.relpath(row[3:], copy.source)
            elif row.startswith("DA:") and not row.endswith(",0"):
                lines.setdefault(file, []).append(int(row[3:].split(",")[0]))
        return lines

    def failing(self, copy):
        """The tests that fail without any change. The measuring itself makes some fail."""
        failing = [name for name, test in self.tests.items() if not test["passed"]]
        for name in failing:
            self.tests[name]["passed"] = copy.run_test(name, 900) == 0
        self.file.write_text(json.dumps(self.tests))
        return [name for name in failing if not self.tests[name]["passed"]]

    def tests_for(self, mutant, longest):
        """The tests that run the lines. What is evaluated while compiling is on no line that runs:
        then those that run the file or what includes it, or else all."""
        lines = set(range(mutant.line, mutant.last_line + 1))
        passing = {name: test["lines"] for name, test in self.tests.items()
                   if test["passed"] and test["seconds"] <= longest}
        found = [name for name, run in passing.items()
                 if lines.intersection(run.get(mutant.file, []))]
        if not found:
            users = users_of(mutant.file)
            found = [name for name, run in passing.items() if users.intersection(run)]
        found = found or passing
        return sorted(found, key=lambda name: (runs_programs(name), self.tests[name]["seconds"]))

    def version(self, name):
        """Changes when the test does."""
        return digest(f"tests/{name}.cpp", "tests/support/")
