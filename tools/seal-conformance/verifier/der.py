"""Distinguished encoding rules (X.690), as much of them as certificates, signatures and time-stamps are read by."""

from typing import NamedTuple

BOOLEAN, INTEGER, BIT_STRING, OCTET_STRING, OBJECT_IDENTIFIER = 0x01, 0x02, 0x03, 0x04, 0x06
UTF8_STRING, PRINTABLE_STRING, IA5_STRING, UTC_TIME, GENERALIZED_TIME = 0x0C, 0x13, 0x16, 0x17, 0x18
SEQUENCE, SET = 0x30, 0x31


class NotDer(Exception):
    """The bytes do not read as what they have to be."""


class Element(NamedTuple):
    tag: int
    content: bytes
    encoding: bytes


def context(number):
    """The tag of a constructed, context-specific element."""
    return 0xA0 + number


def read_elements(octets):
    """All elements that follow one another in these bytes, to the last byte."""
    elements = []
    at = 0
    while at < len(octets):
        start = at
        tag = octets[at]
        if tag & 0x1F == 0x1F:
            raise NotDer("a tag of more than one byte")
        length, at = read_length(octets, at + 1)
        if at + length > len(octets):
            raise NotDer("an element goes on after the end")
        elements.append(Element(tag, octets[at : at + length], octets[start : at + length]))
        at += length
    return elements


def read_length(octets, at):
    """A length in its shortest form, and where it ends."""
    if at >= len(octets):
        raise NotDer("no length")
    first = octets[at]
    if first < 0x80:
        return first, at + 1
    size = first & 0x7F
    length_octets = octets[at + 1 : at + 1 + size]
    if size == 0 or len(length_octets) != size or length_octets[0] == 0:
        raise NotDer("an indefinite, unfinished or padded length")
    length = int.from_bytes(length_octets, "big")
    if length < 0x80:
        raise NotDer("a long form for a short length")
    return length, at + 1 + size


def read_element(octets, tag=None):
    """Exactly one element, with no byte after it."""
    elements = read_elements(octets)
    if len(elements) != 1:
        raise NotDer("not one element")
    return expect(elements[0], tag) if tag is not None else elements[0]


def expect(element, tag):
    if element.tag != tag:
        raise NotDer(f"{tag:#04x} was expected")
    return element


class Sequence:
    """Reads what a constructed element holds, one after the other."""

    def __init__(self, element, tag=SEQUENCE):
        self.elements = read_elements(expect(element, tag).content)
        self.at = 0

    def next(self, tag=None):
        if self.at == len(self.elements):
            raise NotDer("an element is missing")
        self.at += 1
        element = self.elements[self.at - 1]
        return element if tag is None else expect(element, tag)

    def optional(self, tag):
        """The next element if it has this tag; else None."""
        here = self.at < len(self.elements) and self.elements[self.at].tag == tag
        return self.next() if here else None

    def end(self):
        if self.at != len(self.elements):
            raise NotDer("an element too many")


def integer(element):
    """An INTEGER in as few bytes as it needs."""
    content = expect(element, INTEGER).content
    if not content or len(content) > 1 and (content[0], content[1] >> 7) in ((0x00, 0), (0xFF, 1)):
        raise NotDer("an integer that is not minimal")
    return int.from_bytes(content, "big", signed=True)


def boolean(element):
    content = expect(element, BOOLEAN).content
    if content not in (b"\x00", b"\xff"):
        raise NotDer("a boolean that is neither 00 nor ff")
    return content == b"\xff"


def bit_string(element):
    """The bytes of a BIT STRING, and how many bits of the last one are not used."""
    content = expect(element, BIT_STRING).content
    if not content or content[0] > 7 or content[0] > 0 and len(content) == 1:
        raise NotDer("a bit string without its first byte")
    unused = content[0]
    if unused and content[-1] & (1 << unused) - 1:
        raise NotDer("unused bits that are set")
    return content[1:], unused


def whole_bytes(element):
    octets, unused = bit_string(element)
    if unused:
        raise NotDer("a bit string of broken bytes")
    return octets


def object_identifier(element):
    """An OBJECT IDENTIFIER in dotted form."""
    content = expect(element, OBJECT_IDENTIFIER).content
    if not content or content[-1] & 0x80:
        raise NotDer("an object identifier that does not end")
    arcs, arc, begins = [], 0, True
    for octet in content:
        if begins and octet == 0x80:
            raise NotDer("an arc with a leading zero")
        arc = arc << 7 | octet & 0x7F
        begins = octet < 0x80
        if begins:
            arcs.append(arc)
            arc = 0
    first = min(arcs[0] // 40, 2)
    return ".".join(map(str, [first, arcs[0] - 40 * first, *arcs[1:]]))
