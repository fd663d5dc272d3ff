"""The changes that can be made to a source file, one at a time."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*)
      |(?P<string>(?:u8|[uUL])?(?:R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"))
      |(?P<character>(?:u8|[uUL])?'(?:\\.|[^'\\\n])+')
      |(?P<number>0[xX][0-9a-fA-F']+[uUlLzZ]*|\d[\d']*(?:\.\d+)?(?:[eE][-+]?\d+)?[a-zA-Z]*)
      |(?P<name>[A-Za-z_]\w*)
      |(?P<operator><=>|<<=|>>=|\.\.\.|->\*|->|::|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=
                   |\.\*|.)
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

# Operators of two operands. clang-format puts blanks around them, and not around the same
# characters elsewhere, as in `vector<int>` or `char*`.
BETWEEN = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "/=",
    "/=": "*=", "%=": "*=", "&&": "||", "||": "&&", "&": "|", "|": "&", "^": "&", "&=": "|=",
    "|=": "&=", "^=": "&=", "<<": ">>", ">>": "<<", "<<=": ">>=", ">>=": "<<=",
}
STEPS = {"++": "--", "--": "++"}
BEFORE = {"!", "~", "-"}  # Operators of one operand, which are removed.
BOOLEANS = {"true": "false", "false": "true"}
OPEN, CLOSE = "([{", ")]}"

# What stands in their parentheses does not matter in the program that players get, or is known to
# matter to every other program: the number of a process that gets a signal.
LEFT_ALONE = {"static_assert", "assert", "kill", "stop"}
NO_CALLS = {"return", "if", "for", "while", "switch", "throw", "delete", "using", "case", "else",
            "do", "goto", "break", "continue", "default", "static_assert", "assert", "sizeof"}


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    last_line: int
    start: int
    end: int
    text: str  # Takes the place of what stands from start to end.
    before: str  # The lines that change, in one line.
    after: str


def tokens_of(source):
    found = []
    for match in TOKEN.finditer(source):
        kind = match.lastgroup if match.lastgroup != "mark" else "string"
        if kind != "skip":
            found.append(Token(kind, match.group(), match.start(), match.end()))
    return found


def partner(tokens, i):
    """The index of the bracket that closes the one at i."""
    depth = 0
    for j in range(i, len(tokens)):
        if tokens[j].text in OPEN:
            depth += 1
        elif tokens[j].text in CLOSE:
            depth -= 1
            if depth == 0:
                return j
    return len(tokens) - 1


def statement_end(tokens, i):
    """The index of the semicolon that ends the statement which begins at i, or None."""
    while i < len(tokens) and tokens[i].text != ";":
        if tokens[i].text in CLOSE:
            return None
        i = partner(tokens, i) + 1 if tokens[i].text in OPEN else i + 1
    return i if i < len(tokens) else None


def is_call(tokens, i, end):
    """Whether the tokens are a call and nothing else; not a declaration or an assignment."""
    if tokens[i].text in NO_CALLS or tokens[end - 1].text != ")":
        return False
    before = None
    while i < end:
        token = tokens[i]
        if token.text in ("(", "["):
            i = partner(tokens, i)
        elif token.kind == "name":
            if before is not None and (before.kind == "name" or before.text == ">"):
                return False
        elif token.text not in ("::", ".", "->", "<", ">", ","):
            return False
        before = token
        i += 1
    return True


def changes_of_operators(source, tokens):
    for i, token in enumerate(tokens):
        before = tokens[i - 1] if i > 0 else token
        if before.text == "operator":
            continue
        spaced = source[token.start - 1].isspace() and source[token.end : token.end + 1].isspace()
        if token.text in STEPS:
            yield token.start, token.end, STEPS[token.text]
        elif token.kind == "operator" and spaced and token.text in BETWEEN:
            yield token.start, token.end, BETWEEN[token.text]
        elif token.text in BEFORE and not source[token.end].isspace():
            yield token.start, token.end, ""


def one_more(number):
    digits, suffix = re.fullmatch(r"(0[xX][0-9a-fA-F']+|[\d'.]+)(.*)", number).groups()
    digits = digits.replace("'", "")
    if "." in digits:
        return f"{float(digits) + 1}{suffix}"
    base = 16 if digits[1:2] in ("x", "X") else 8 if digits.startswith("0") else 10
    return f"{int(digits, base) + 1}{suffix}"


def changes_of_values(source, tokens):
    for i, token in enumerate(tokens):
        if token.kind == "number" and tokens[i + 1].text != ">":  # That ends `array<int, 3>`.
            yield token.start, token.end, one_more(token.text)
        elif token.kind == "character":
            yield token.start, token.end, token.text[: token.text.index("'")] + r"'\1'"
        elif token.text in BOOLEANS:
            yield token.start, token.end, BOOLEANS[token.text]


def changes_of_conditions(source, tokens):
    for i, token in enumerate(tokens):
        if token.text not in ("if", "while") or tokens[i + 1].text != "(":
            continue
        close = partner(tokens, i + 1)
        first, j = i + 2, i + 2
        while j < close:  # What stands before a semicolon is a declaration.
            if tokens[j].text == ";":
                first = j + 1
            j = partner(tokens, j) + 1 if tokens[j].text in OPEN else j + 1
        inside = {token.text for token in tokens[first:close]}
        alone = not inside & {"&&", "||"}
        # These are the same as a change of an operator or a value.
        same = alone and inside & {"==", "!=", "!", "true", "false"}
        if not same and "=" not in inside:
            start, end = tokens[first].start, tokens[close - 1].end
            yield start, end, f"!({source[start:end]})"


def changes_of_statements(source, tokens):
    for i, token in enumerate(tokens):
        starts = i > 0 and tokens[i - 1].text in (";", "{", "}", ":")
        end = statement_end(tokens, i) if starts or token.text == "return" else None
        if end is None:
            continue
        if token.text == "return":
            value = source[token.end : tokens[end].start].strip()
            if end > i + 2 and value not in ("{}", "std::nullopt"):
                yield token.end, tokens[end].start, " {}"
                if is_call(tokens, i + 1, end):  # Of a function that returns nothing.
                    yield token.end, tokens[end].start, ""
        elif is_call(tokens, i, end):
            yield token.start, tokens[end].start, ""


def places_left_alone(tokens):
    for i, token in enumerate(tokens[:-1]):
        if token.text in LEFT_ALONE and tokens[i + 1].text == "(":
            yield token.start, tokens[partner(tokens, i + 1)].end


def one_line(text):
    return " ".join(re.sub(r"(^|\s)//.*", "", text, flags=re.MULTILINE).split())


def mutants_of(file, source):
    """All mutants of a source file, in their order in it."""
    tokens = tokens_of(source)
    alone = list(places_left_alone(tokens))
    found = []
    for changes in (changes_of_operators, changes_of_values, changes_of_conditions,
                    changes_of_statements):
        for start, end, text in changes(source, tokens):
            if any(left <= start < right for left, right in alone):
                continue
            first = source.rfind("\n", 0, start) + 1
            last = source.find("\n", end)
            found.append(Mutant(
                file, source.count("\n", 0, start) + 1, source.count("\n", 0, end) + 1, start, end,
                text, one_line(source[first:last]),
                one_line(source[first:start] + text + source[end:last])))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.text))
