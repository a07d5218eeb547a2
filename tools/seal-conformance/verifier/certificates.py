"""Certificate chains: SPEC.md, "Certificate chain"; RFC 5280."""

import base64
import binascii
import re
from datetime import datetime, timedelta, timezone

import p256
from der import Invalid, content_of, element, elements, sequence

MAX_CHAIN = 8
ECDSA_WITH_SHA256 = bytes.fromhex("300a06082a8648ce3d040302")
BASIC_CONSTRAINTS = bytes.fromhex("551d13")
KEY_USAGE = bytes.fromhex("551d0f")


class Certificate:
    """The parts that a chain check reads."""

    def __init__(self, der):
        tbs, algorithm, signature = _exactly(3, sequence(der))
        fields = elements(content_of(tbs, 0x30))
        if content_of(fields[0], 0xA0) != b"\x02\x01\x02":
            raise Invalid("not version 3")
        if len(fields) < 7:
            raise Invalid("a field is missing")
        _, _, inner, issuer, validity, subject, spki = fields[:7]
        for item in (algorithm, inner, issuer, subject, spki):
            content_of(item, 0x30)
        if inner[2] != algorithm[2]:
            raise Invalid("two signature algorithms")
        bits = content_of(signature, 0x03)
        if bits[:1] != b"\x00":
            raise Invalid("a signature that is not whole bytes")
        self.tbs, self.algorithm, self.signature = tbs[2], algorithm[2], bits[1:]
        self.issuer, self.subject, self.spki = issuer[2], subject[2], spki[2]
        _check_name(self.issuer)
        _check_name(self.subject)
        not_before, not_after = _exactly(2, elements(content_of(validity, 0x30)))
        self.not_before, self.not_after = _time(not_before), _time(not_after)
        self._read_extensions(fields[7:])

    def _read_extensions(self, rest):
        explicit = [item for item in rest if item[0] == 0xA3]
        found = {}
        self.unknown_critical = False
        for item in sequence(explicit[0][1]) if explicit else []:
            parts = elements(content_of(item, 0x30))
            oid = content_of(parts[0] if parts else None, 0x06)
            if oid in found:
                raise Invalid("an extension twice")
            found[oid] = content_of(parts[-1], 0x04)
            element(found[oid])
            critical = len(parts) > 2 and _is_true(parts[1])
            if critical and oid not in (BASIC_CONSTRAINTS, KEY_USAGE):
                self.unknown_critical = True
        constraints = sequence(found[BASIC_CONSTRAINTS]) if BASIC_CONSTRAINTS in found else []
        self.is_ca = bool(constraints) and _is_true(constraints[0])
        lengths = [item[1] for item in constraints if item[0] == 0x02]
        if lengths and (len(lengths[0]) != 1 or lengths[0][0] > 0x7F):
            raise Invalid("a path length out of bounds")
        self.path_length = lengths[0][0] if lengths else None
        usage = found.get(KEY_USAGE)
        self.key_usage = None if usage is None else content_of(element(usage), 0x03)[1:2]

    def may(self, *bits):
        """Whether keyUsage is there and has one of these bits."""
        return bool(self.key_usage) and any(self.key_usage[0] & 0x80 >> bit for bit in bits)


def _is_true(item):
    if item[0] != 0x01:
        return False
    if item[1] not in (b"\x00", b"\xff"):
        raise Invalid("a boolean that is neither 00 nor ff")
    return item[1] == b"\xff"


def check_chain(x5c, anchors, at):
    """'passed', 'failed' or 'indeterminate'."""
    if not 1 <= len(x5c) <= MAX_CHAIN:
        return "failed"
    try:
        chain = [Certificate(base64_bytes(text)) for text in x5c]
    except Invalid:
        return "failed"
    if not anchors:
        return "indeterminate"
    try:
        path = _path(chain, anchors)
    except NotImplementedError:
        return "indeterminate"
    return "passed" if path is not None and _is_valid(path, at) else "failed"


def _path(chain, anchors):
    for index, certificate in enumerate(chain):
        for anchor in anchors:
            if _issued(certificate, anchor):
                return chain[: index + 1] + [anchor]
        if index + 1 == len(chain) or not _issued(certificate, chain[index + 1]):
            return None
    return None


def _issued(certificate, issuer):
    if certificate.issuer != issuer.subject:
        return False
    if certificate.algorithm != ECDSA_WITH_SHA256:
        raise NotImplementedError
    try:
        point = p256.point_of_spki(issuer.spki)
    except Invalid:
        raise NotImplementedError from None
    return p256.verify(point, certificate.tbs, certificate.signature)


def _is_valid(path, at):
    for index, certificate in enumerate(path):
        if not certificate.not_before <= at < certificate.not_after + timedelta(seconds=1):
            return False
        if certificate.unknown_critical:
            return False
        if index == 0:
            if certificate.is_ca or not certificate.may(0, 1):
                return False
        elif not certificate.is_ca or not certificate.may(5):
            return False
        elif certificate.path_length is not None and certificate.path_length < index - 1:
            return False
    return True


def pem_blocks(label, text):
    """The DER of PEM blocks of one label with nothing but white space around them."""
    pattern = f"-----BEGIN {label}-----([A-Za-z0-9+/=\\t\\n\\r ]+)-----END {label}-----"
    if re.sub(pattern, "", text).strip("\t\n\r "):
        raise Invalid("text beside the PEM blocks")
    blocks = [base64_bytes(re.sub(r"[\t\n\r ]", "", body)) for body in re.findall(pattern, text)]
    if not blocks:
        raise Invalid("no PEM block")
    return blocks


def base64_bytes(text):
    """RFC 4648, section 4: padded, without line breaks, unused bits zero."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Invalid("not base64") from error
    if base64.b64encode(data).decode() != text:
        raise Invalid("not the one spelling of these bytes")
    return data


def _time(item):
    form = {0x17: "%y%m%d%H%M%SZ", 0x18: "%Y%m%d%H%M%SZ"}.get(item[0])
    text = item[1].decode("ascii", "replace")
    if form is None or not re.fullmatch(r"([0-9]{2})?[0-9]{12}Z", text):
        raise Invalid("a time in another form")
    if (item[0] == 0x17) != (len(text) == 13):
        raise Invalid("a time in another form")
    if item[0] == 0x17:
        text, form = ("20" if int(text[:2]) < 50 else "19") + text, "%Y%m%d%H%M%SZ"
    try:
        return datetime.strptime(text, form).replace(tzinfo=timezone.utc)
    except ValueError as error:
        raise Invalid("a date that does not exist") from error


def _check_name(name):
    for relative in sequence(name):
        for attribute in elements(content_of(relative, 0x31)):
            kind, value = _exactly(2, elements(content_of(attribute, 0x30)))
            content_of(kind, 0x06)
            if value[0] in (0x0C, 0x13, 0x16):
                try:
                    value[1].decode("utf-8")
                except UnicodeDecodeError as error:
                    raise Invalid("a name that is not UTF-8") from error


def _exactly(count, items):
    if len(items) != count:
        raise Invalid(f"{len(items)} elements where {count} belong")
    return items
