"""SPEC.md, "Time-stamps": what a token shows, for a verifier that evaluates it."""

import re
from hashlib import new as new_hash
from typing import NamedTuple, Optional

import der
from certificate import SUBJECT_KEY_IDENTIFIER, seconds_since_1970
from report import FAILED, INDETERMINATE, PASSED
from signature_algorithm import HASHES, NotSupported, verify_signature
from text_encodings import BadSpelling, decode_base64
from timestamp_path import follow_to_root, is_timestamp_signer
from timestamp_token import TST_INFO, read_statement, read_token

CONTENT_TYPE, MESSAGE_DIGEST = "1.2.840.113549.1.9.3", "1.2.840.113549.1.9.4"
SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.12", "1.2.840.113549.1.9.16.2.47"
SHA256 = "2.16.840.1.101.3.4.2.1"

DATE_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))", re.ASCII
)


class Broken(Exception):
    """A rule for tokens is broken."""


class Anchors(NamedTuple):
    """The time-stamping roots to trust, further certificates that a path may lead over, and what was asked for."""

    roots: list
    certificates: list = []
    nonce: Optional[int] = None
    policies: Optional[list] = None


def evaluate_timestamp(stamp, merkle_root, anchors):
    """Check 8 of a document: its outcome, and where it passed, the time in milliseconds since 1970."""
    try:
        if not isinstance(stamp, dict):
            raise Broken("no object")
        outcome, gen_time = evaluate_token(decode_token(stamp), merkle_root, anchors)
        if outcome == PASSED and stamp.get("genTime") is not None and read_date_time(stamp["genTime"]) != gen_time:
            raise Broken("the copy of genTime is another moment")
    except Broken:
        return FAILED, None
    return outcome, gen_time


def decode_token(stamp):
    if not isinstance(stamp.get("token"), str):
        raise Broken("no token")
    try:
        return decode_base64(stamp["token"])
    except BadSpelling as error:
        raise Broken("a token that is not base64") from error


def read_date_time(text):
    """RFC 3339, in milliseconds since 1970; a finer fraction is cut off."""
    match = DATE_TIME.fullmatch(text) if isinstance(text, str) else None
    if not match:
        raise Broken("no moment")
    try:
        seconds = seconds_since_1970(*map(int, match.groups()[:6]))
    except der.NotDer as error:
        raise Broken("a moment that does not exist") from error
    fraction, sign, hours, minutes = match.groups()[6:]
    ahead = 60 * (60 * int(hours) + int(minutes)) * (-1 if sign == "-" else 1) if sign else 0
    return (seconds - ahead) * 1000 + int((fraction or "")[:3].ljust(3, "0"))


def evaluate_token(octets, merkle_root, anchors):
    """The outcome, and where it passed, the time of the token. A rule that is broken raises `Broken`."""
    try:
        token = read_token(octets)
        statement = read_statement(token.content)
        supported = has_compared_imprint(statement, merkle_root)
        check_request(statement, anchors)
        certificate = find_signer(token, anchors)
        try:
            check_signed_attributes(token, certificate)
            check_signer_signature(token, certificate)
        except NotSupported:
            supported = False
        if statement.authority not in (None, certificate.subject):
            raise Broken("the name of another authority")
        if not is_timestamp_signer(certificate):
            raise Broken("a certificate that is not for time-stamping alone")
    except der.NotDer as error:
        raise Broken("the token does not read as one") from error
    if not anchors.roots or not supported:
        return INDETERMINATE, None
    between = [*token.certificates, *anchors.certificates]
    outcome = follow_to_root(certificate, between, anchors.roots, statement.gen_time)
    return outcome, statement.gen_time if outcome == PASSED else None


def has_compared_imprint(statement, merkle_root):
    """Whether the imprint is of the one supported algorithm; if so, it must be that of the root."""
    if statement.imprint_algorithm != SHA256:
        return False
    if statement.imprint != new_hash("sha256", merkle_root.encode()).digest():
        raise Broken("a time-stamp of something else")
    return True


def check_request(statement, anchors):
    """What holds only for whoever asked for the token, and with what."""
    if anchors.nonce not in (None, statement.nonce):
        raise Broken("another nonce, or none")
    if anchors.policies is not None and statement.policy not in anchors.policies:
        raise Broken("another policy")


def find_signer(token, anchors):
    """The certificate that SignerInfo names, in the token or among those that the verifier was given."""
    signer = token.signer
    for certificate in [*token.certificates, *anchors.certificates, *anchors.roots]:
        if signer.issuer_and_serial == (certificate.issuer, certificate.serial_number):
            return certificate
        identifier = certificate.extensions.get(SUBJECT_KEY_IDENTIFIER)
        if signer.key_identifier is not None and identifier and identifier.value.content == signer.key_identifier:
            return certificate
    raise Broken("the certificate of the signer is not there")


def check_signed_attributes(token, certificate):
    attributes = token.signer.attributes
    missing = {CONTENT_TYPE, MESSAGE_DIGEST} - attributes.keys()
    if missing or not attributes.keys() & {SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2}:
        raise Broken("a signed attribute is missing")
    if der.object_identifier(attributes[CONTENT_TYPE]) != TST_INFO:
        raise Broken("the signed content type is another")
    for identifier in (SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2):
        if identifier in attributes:
            check_signing_certificate(identifier, attributes[identifier], certificate)
    digest = der.expect(attributes[MESSAGE_DIGEST], der.OCTET_STRING).content
    if digest != new_hash(hash_of(token.signer.digest_algorithm), token.content).digest():
        raise Broken("the signed digest is that of something else")


def check_signing_certificate(identifier, value, certificate):
    """RFC 5035, sections 3 and 4: the first entry is the hash of the signer's certificate."""
    parts = der.Sequence(value)
    entries = der.Sequence(parts.next())
    parts.optional(der.SEQUENCE)
    parts.end()
    entry = der.Sequence(entries.next())
    algorithm = entry.optional(der.SEQUENCE) if identifier == SIGNING_CERTIFICATE_V2 else None
    expected = entry.next(der.OCTET_STRING).content
    entry.optional(der.SEQUENCE)
    entry.end()
    if identifier == SIGNING_CERTIFICATE:
        name = "sha1"
    else:
        name = hash_of(der.object_identifier(der.Sequence(algorithm).next())) if algorithm else "sha256"
    if new_hash(name, certificate.encoding).digest() != expected:
        raise Broken("another signing certificate")


def hash_of(identifier):
    if identifier not in HASHES:
        raise NotSupported
    return HASHES[identifier]


def check_signer_signature(token, certificate):
    signer = token.signer
    verified = verify_signature(
        signer.signature_algorithm,
        certificate.public_key_info,
        signer.signed_attributes,
        signer.signature,
        digest=hash_of(signer.digest_algorithm),
    )
    if not verified:
        raise Broken("the signature of another key, or of something else")
