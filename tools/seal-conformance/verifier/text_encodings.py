"""SPEC.md, "Signature" and "Document": base64 in its one spelling, and PEM around it."""

import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64

WHITE_SPACE = " \t\n\r"


class BadSpelling(Exception):
    """The text is not base64 or PEM as SPEC.md spells it."""


def decode_base64(text):
    """RFC 4648, section 4: padded, without line breaks, unused bits zero. Any other spelling is refused."""
    try:
        octets = b64decode(text, validate=True)
    except (NotBase64, ValueError) as error:
        raise BadSpelling("not base64") from error
    if b64encode(octets).decode() != text:
        raise BadSpelling("another spelling of base64")
    return octets


def decode_pem(text, label):
    """One block with this label, white space around it and in its base64, and nothing else."""
    begin, end = f"-----BEGIN {label}-----", f"-----END {label}-----"
    block = text.strip(WHITE_SPACE)
    if len(block) < len(begin) + len(end) or not (block.startswith(begin) and block.endswith(end)):
        raise BadSpelling("not one PEM block")
    return decode_base64(re.sub(f"[{WHITE_SPACE}]", "", block[len(begin) : -len(end)]))
