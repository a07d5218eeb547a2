"""SPEC.md, "Certificate chain", second paragraph: which bytes are a certificate, and what is read of one."""

import re
from functools import lru_cache
from typing import NamedTuple, Optional

import der

BASIC_CONSTRAINTS, KEY_USAGE, EXTENDED_KEY_USAGE = "2.5.29.19", "2.5.29.15", "2.5.29.37"
SUBJECT_KEY_IDENTIFIER = "2.5.29.14"
LONGEST_PATH_LENGTH = 127
VERSION_3 = 2

TIME_FORMS = {der.UTC_TIME: re.compile(rb"([0-9]{2})" + rb"([0-9]{2})" * 5 + rb"Z")}
TIME_FORMS[der.GENERALIZED_TIME] = re.compile(rb"([0-9]{4})" + rb"([0-9]{2})" * 5 + rb"Z")


class Extension(NamedTuple):
    critical: bool
    value: der.Element


class Certificate(NamedTuple):
    encoding: bytes
    to_be_signed: bytes
    algorithm: bytes
    signature: bytes
    serial_number: bytes
    issuer: bytes
    subject: bytes
    not_before: int
    not_after: int
    public_key_info: bytes
    extensions: dict
    is_authority: bool
    path_length: Optional[int]
    key_usage: Optional[set]


@lru_cache(maxsize=4096)
def read_certificate(octets):
    """A certificate of version 3; raises `NotDer` if the bytes are none."""
    outer = der.Sequence(der.read_element(octets, der.SEQUENCE))
    to_be_signed, algorithm = outer.next(der.SEQUENCE), outer.next(der.SEQUENCE)
    signature = der.whole_bytes(outer.next())
    outer.end()

    fields = der.Sequence(to_be_signed)
    version = der.integer(der.read_element(fields.next(der.context(0)).content))
    serial_number = fields.next(der.INTEGER).content
    if version != VERSION_3 or fields.next(der.SEQUENCE).encoding != algorithm.encoding:
        raise der.NotDer("another version, or two different algorithms")
    issuer = read_name(fields.next())
    not_before, not_after = read_validity(fields.next())
    subject = read_name(fields.next())
    public_key_info = fields.next(der.SEQUENCE)
    for unique_identifier in (0x81, 0x82):
        fields.optional(unique_identifier)
    explicit = fields.optional(der.context(3))
    fields.end()
    extensions = read_extensions(der.read_element(explicit.content, der.SEQUENCE)) if explicit else {}

    is_authority, path_length = read_basic_constraints(extensions.get(BASIC_CONSTRAINTS))
    return Certificate(
        encoding=octets,
        to_be_signed=to_be_signed.encoding,
        algorithm=algorithm.encoding,
        signature=signature,
        serial_number=serial_number,
        issuer=issuer.encoding,
        subject=subject.encoding,
        not_before=not_before,
        not_after=not_after,
        public_key_info=public_key_info.encoding,
        extensions=extensions,
        is_authority=is_authority,
        path_length=path_length,
        key_usage=read_key_usage(extensions.get(KEY_USAGE)),
    )


def read_name(element):
    """A Name, whose attributes of the string types that are UTF-8 have to be UTF-8."""
    for relative_name in der.read_elements(der.expect(element, der.SEQUENCE).content):
        for attribute in der.read_elements(der.expect(relative_name, der.SET).content):
            parts = der.Sequence(attribute)
            der.object_identifier(parts.next())
            value = parts.next()
            parts.end()
            if value.tag in (der.UTF8_STRING, der.PRINTABLE_STRING, der.IA5_STRING):
                check_utf8(value.content)
    return element


def check_utf8(octets):
    try:
        octets.decode("utf-8")
    except UnicodeDecodeError as error:
        raise der.NotDer("an attribute of a name that is not UTF-8") from error


def read_validity(element):
    parts = der.Sequence(element)
    bounds = read_time(parts.next()), read_time(parts.next())
    parts.end()
    return bounds


def read_time(element):
    """Seconds since 1970. RFC 5280, section 4.1.2.5.1: years of two digits are 1950 to 2049."""
    form = TIME_FORMS.get(element.tag)
    match = form.fullmatch(element.content) if form else None
    if not match:
        raise der.NotDer("not a time")
    year, *rest = map(int, match.groups())
    if element.tag == der.UTC_TIME:
        year += 1900 if year >= 50 else 2000
    return seconds_since_1970(year, *rest)


def seconds_since_1970(year, month, day, hour, minute, second):
    """In the Gregorian calendar without leap seconds; raises `NotDer` for a moment that it does not have."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if not (1 <= month <= 12 and 1 <= day <= lengths[month - 1] and hour < 24 and minute < 60 and second < 60):
        raise der.NotDer("a date or time that does not exist")
    before = year - 1
    days = 365 * before + before // 4 - before // 100 + before // 400 - 719162
    days += sum(lengths[: month - 1]) + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second


def read_extensions(element):
    """By object identifier; none twice, and each value exactly one DER element."""
    extensions = {}
    for encoded in der.read_elements(element.content):
        parts = der.Sequence(encoded)
        identifier = der.object_identifier(parts.next())
        critical = parts.optional(der.BOOLEAN)
        value = der.read_element(parts.next(der.OCTET_STRING).content)
        parts.end()
        if identifier in extensions:
            raise der.NotDer("an extension twice")
        extensions[identifier] = Extension(critical is not None and der.boolean(critical), value)
    return extensions


def read_basic_constraints(extension):
    """Whether the certificate is a CA, and its path length or None."""
    if extension is None:
        return False, None
    parts = der.Sequence(extension.value)
    authority, path_length = parts.optional(der.BOOLEAN), parts.optional(der.INTEGER)
    parts.end()
    length = None if path_length is None else der.integer(path_length)
    if length is not None and not 0 <= length <= LONGEST_PATH_LENGTH:
        raise der.NotDer("a path length that nobody can need")
    return authority is not None and der.boolean(authority), length


def read_key_usage(extension):
    """The numbers of the bits that are set (RFC 5280, section 4.2.1.3); None without the extension."""
    if extension is None:
        return None
    octets, _ = der.bit_string(extension.value)
    return {8 * at + bit for at, octet in enumerate(octets) for bit in range(8) if octet & 0x80 >> bit}
