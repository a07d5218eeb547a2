"""RFC 8785, the JSON Canonicalization Scheme: JCS(x) of SPEC.md, "Leaves"."""

import re

from i_json import NUMBER

ESCAPED = re.compile(r'["\\\x00-\x1f]')
SHORT_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def canonical(value):
    """The canonical text of a value that `read_text` gave."""
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return canonical_string(value)
    if isinstance(value, float):
        return canonical_number(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    names = sorted(value, key=utf16_code_units)
    return "{" + ",".join(canonical_string(name) + ":" + canonical(value[name]) for name in names) + "}"


def utf16_code_units(text):
    """What texts are ordered by; big-endian bytes have the order of the code units."""
    return text.encode("utf-16-be")


def canonical_string(text):
    """RFC 8785, section 3.2.2.2: the short escape where there is one, and lower-case hexadecimal."""
    return '"' + ESCAPED.sub(lambda found: SHORT_ESCAPES.get(found[0], f"\\u{ord(found[0]):04x}"), text) + '"'


def canonical_number(number):
    """ECMAScript, Number::toString with radix 10: `repr` has the same digits, and other rules for the exponent."""
    if number == 0:
        return "0"
    sign, whole, fraction, exponent = NUMBER.fullmatch(repr(number)).groups()
    fraction = fraction or ""
    digits = (whole + fraction).lstrip("0")
    leading_zeros = len(whole + fraction) - len(digits)
    digits = digits.rstrip("0")
    # The value is 0.digits times ten to the power of `point`.
    point = len(whole) - leading_zeros + int(exponent or 0)
    if len(digits) <= point <= 21:
        return sign + digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    mantissa = digits[0] + ("." + digits[1:] if len(digits) > 1 else "")
    return sign + mantissa + "e" + ("+" if point > 0 else "-") + str(abs(point - 1))
