"""JSON text to values, and values to canonical text: SPEC.md "Reading text"; RFC 8259, 7493, 8785."""

import json
import re
from decimal import Decimal

MAX_TEXT_DEPTH = 256


class Refused(Exception):
    """The input breaks a rule of the format."""


def parse(text):
    """Parses text; numbers become floats, so that values hold what gets hashed."""
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_no_constant,
        )
    except (ValueError, RecursionError) as error:
        raise Refused("the text is not JSON") from error
    _check(value, 1)
    return value


def _object(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise Refused("a name occurs twice")
    return members


def _number(token):
    value = float(token)
    if value in (float("inf"), float("-inf")) or Decimal(token) != Decimal(repr(value)):
        raise Refused("a number does not survive double precision")
    return value


def _no_constant(token):
    raise Refused(f"{token} is not JSON")


def _check(value, depth):
    if isinstance(value, str):
        assert_paired(value)
    elif isinstance(value, (dict, list)):
        if depth > MAX_TEXT_DEPTH:
            raise Refused("nested too deep")
        for name in value if isinstance(value, dict) else ():
            assert_paired(name)
        for member in value.values() if isinstance(value, dict) else value:
            _check(member, depth + 1)


def assert_paired(text):
    """Python joins surrogate pairs when it decodes, so any that is left stands alone."""
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise Refused("an unpaired surrogate")


def utf16_order(name):
    """Sort key: the UTF-16 code units of a name."""
    return name.encode("utf-16-be")


def canonical(value):
    """The canonical form of a value, as text."""
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, float):
        return _es_number(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    names = sorted(value, key=utf16_order)
    return "{" + ",".join(_string(name) + ":" + canonical(value[name]) for name in names) + "}"


def depth_of(value):
    """Nesting of arrays and objects; 0 for anything else."""
    if isinstance(value, dict):
        return 1 + max(map(depth_of, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth_of, value), default=0)
    return 0


_ESCAPES = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def _string(text):
    return '"' + re.sub(r'[\x00-\x1f"\\]', _escape, text) + '"'


def _escape(match):
    char = match.group()
    return _ESCAPES.get(char) or f"\\u{ord(char):04x}"


def _es_number(value):
    """Number::toString of ECMAScript; Python's repr has the same digits in other clothes."""
    if value == 0:
        return "0"
    sign, digits, exponent = Decimal(repr(value)).as_tuple()
    text = "".join(map(str, digits)).lstrip("0")
    point = len(text) + exponent
    text = text.rstrip("0")
    count = len(text)
    if count <= point <= 21:
        body = text + "0" * (point - count)
    elif 0 < point <= 21:
        body = text[:point] + "." + text[point:]
    elif -6 < point <= 0:
        body = "0." + "0" * -point + text
    else:
        mantissa = text if count == 1 else text[0] + "." + text[1:]
        body = f"{mantissa}e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return ("-" if sign else "") + body
