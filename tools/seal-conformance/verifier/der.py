"""Reading DER: ITU-T X.690. Every element is (tag, content, encoded)."""


class Invalid(Exception):
    """Bytes that are not what they should be."""


def element(data):
    """Reads data that is exactly one element."""
    first, rest = _split(data)
    if rest:
        raise Invalid("bytes after the element")
    return first


def elements(content):
    """Reads the elements that fill a content."""
    found = []
    while content:
        first, content = _split(content)
        found.append(first)
    return found


def sequence(data):
    """The elements of data that is exactly one SEQUENCE."""
    return elements(content_of(element(data), 0x30))


def content_of(item, tag):
    if item is None or item[0] != tag:
        raise Invalid("an element of another type")
    return item[1]


def integer(item):
    """The value of an INTEGER in its shortest form; negative ones included."""
    content = content_of(item, 0x02)
    if not content:
        raise Invalid("an empty integer")
    if len(content) > 1 and content[0] == 0 and content[1] < 0x80:
        raise Invalid("a padded integer")
    if len(content) > 1 and content[0] == 0xFF and content[1] >= 0x80:
        raise Invalid("a padded integer")
    return int.from_bytes(content, "big", signed=True)


def _split(data):
    if len(data) < 2:
        raise Invalid("a truncated header")
    tag, first = data[0], data[1]
    if tag & 0x1F == 0x1F:
        raise Invalid("a long tag")
    start, length = 2, first
    if first >= 0x80:
        count = first & 0x7F
        start = 2 + count
        if count == 0 or count > 4 or len(data) < start:
            raise Invalid("a bad length")
        length = int.from_bytes(data[2:start], "big")
        if data[2] == 0 or length < 0x80:
            raise Invalid("a length longer than it needs to be")
    end = start + length
    if end > len(data):
        raise Invalid("a length past the end")
    return (tag, data[start:end], data[:end]), data[end:]
