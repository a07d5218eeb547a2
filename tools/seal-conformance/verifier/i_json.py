"""SPEC.md, "What is sealed", "Reading text": JSON that everybody reads the same."""

import re

DEEPEST_TEXT = 256

WHITE_SPACE = re.compile(r"[ \t\n\r]*")
NUMBER = re.compile(r"(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?")
PLAIN_CHARACTERS = re.compile(r'[^"\\\x00-\x1f]*')
HEX4 = re.compile(r"[0-9a-fA-F]{4}")
SURROGATE = re.compile(r"[\ud800-\udfff]")
ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
LITERALS = {"true": True, "false": False, "null": None}


class NotIJson(Exception):
    """The text has to be refused before any check is made."""


def read_text(text, exact_numbers=True):
    """Reads one JSON value. Every number becomes a float, the one kind of number that JSON is about here.

    The examples of RFC 8785 spell numbers in ways that this section refuses: `exact_numbers=False` reads those.
    """
    if SURROGATE.search(text):
        raise NotIJson("half a surrogate pair, which UTF-8 cannot write")
    reader = Reader(text, exact_numbers)
    value = reader.value(1)
    if reader.at != len(text):
        raise NotIJson("something follows the value")
    return value


class Reader:
    def __init__(self, text, exact_numbers):
        self.text = text
        self.exact_numbers = exact_numbers
        self.at = 0

    def value(self, depth):
        """Reads a value and the white space around it. `depth` is what an array or object would have here."""
        self.skip_white_space()
        start = self.text[self.at : self.at + 1]
        if start == "{":
            value = self.object(depth)
        elif start == "[":
            value = self.array(depth)
        elif start == '"':
            value = self.string()
        elif start == "-" or "0" <= start <= "9":
            value = self.number()
        else:
            value = self.literal()
        self.skip_white_space()
        return value

    def object(self, depth):
        self.open(depth)
        members = {}
        if self.take("}"):
            return members
        while True:
            self.skip_white_space()
            if self.text[self.at : self.at + 1] != '"':
                raise NotIJson("a name was expected")
            name = self.string()
            if name in members:
                raise NotIJson("a name occurs twice")
            self.skip_white_space()
            self.expect(":")
            members[name] = self.value(depth + 1)
            if self.take("}"):
                return members
            self.expect(",")

    def array(self, depth):
        self.open(depth)
        elements = []
        if self.take("]"):
            return elements
        while True:
            elements.append(self.value(depth + 1))
            if self.take("]"):
                return elements
            self.expect(",")

    def open(self, depth):
        if depth > DEEPEST_TEXT:
            raise NotIJson("nested too deep")
        self.at += 1
        self.skip_white_space()

    def string(self):
        self.expect('"')
        pieces = []
        while True:
            plain = PLAIN_CHARACTERS.match(self.text, self.at)
            pieces.append(plain.group())
            self.at = plain.end()
            if self.take('"'):
                return paired("".join(pieces))
            self.expect("\\")
            pieces.append(self.escape())

    def escape(self):
        letter = self.text[self.at : self.at + 1]
        self.at += 1
        if letter in ESCAPES:
            return ESCAPES[letter]
        digits = HEX4.match(self.text, self.at) if letter == "u" else None
        if not digits:
            raise NotIJson("no such escape")
        self.at = digits.end()
        return chr(int(digits.group(), 16))

    def number(self):
        match = NUMBER.match(self.text, self.at)
        if not match:
            raise NotIJson("not a number")
        self.at = match.end()
        nearest = float(match.group())
        if nearest in (float("inf"), float("-inf")):
            raise NotIJson("no finite double")
        if self.exact_numbers and significant(match) != significant(NUMBER.fullmatch(repr(nearest))):
            raise NotIJson("the nearest double is another number")
        return nearest

    def literal(self):
        for word, value in LITERALS.items():
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return value
        raise NotIJson("a value was expected")

    def skip_white_space(self):
        self.at = WHITE_SPACE.match(self.text, self.at).end()

    def take(self, character):
        taken = self.text.startswith(character, self.at)
        self.at += taken
        return taken

    def expect(self, character):
        if not self.take(character):
            raise NotIJson(f"{character} was expected")


def paired(string):
    """Joins the two halves of each surrogate pair, as escapes give them, and refuses a half that is alone."""
    if not SURROGATE.search(string):
        return string
    try:
        return string.encode("utf-16-be", "surrogatepass").decode("utf-16-be")
    except UnicodeDecodeError as error:
        raise NotIJson("an unpaired surrogate") from error


def significant(match):
    """A number as sign, digits without zeros at either end, and the power of ten behind the last of them.

    Zero has one form: its sign is not written by RFC 8785, and its exponent says nothing.
    """
    sign, whole, fraction, exponent = match.group(1), match.group(2), match.group(3) or "", match.group(4) or "0"
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return ("", "", 0)
    zeros = len(digits) - len(digits.rstrip("0"))
    return (sign, digits.rstrip("0"), to_integer(exponent) - len(fraction) + zeros)


def to_integer(exponent):
    """An exponent, which may have more zeros in front than Python reads into an integer."""
    magnitude = exponent.lstrip("+-").lstrip("0") or "0"
    if len(magnitude) > 1000:
        raise NotIJson("no double has such an exponent")
    return -int(magnitude) if exponent.startswith("-") else int(magnitude)


def depth_of(value):
    """How deep arrays and objects nest, the value itself counting as 1; 0 for anything else."""
    if isinstance(value, dict):
        return 1 + max(map(depth_of, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth_of, value), default=0)
    return 0
