"""SPEC.md, "Time-stamps": what a token is made of. Raises `NotDer` for bytes that do not read as one."""

import re
from typing import NamedTuple, Optional

import der
from certificate import read_certificate, read_extensions, seconds_since_1970
from signature_algorithm import read_algorithm

SIGNED_DATA, TST_INFO = "1.2.840.113549.1.7.2", "1.2.840.113549.1.9.16.1.4"
DIRECTORY_NAME = 4
GEN_TIME = re.compile(rb"([0-9]{4})" + rb"([0-9]{2})" * 5 + rb"(?:\.([0-9]{0,8}[1-9]))?Z")


class Token(NamedTuple):
    digest_algorithms: list
    content: bytes
    certificates: list
    signer: "SignerInfo"


class SignerInfo(NamedTuple):
    issuer_and_serial: Optional[tuple]
    key_identifier: Optional[bytes]
    digest_algorithm: str
    signed_attributes: bytes
    attributes: dict
    signature_algorithm: bytes
    signature: bytes


class Statement(NamedTuple):
    """A TSTInfo. `gen_time` is in milliseconds since 1970, a finer fraction cut off."""

    policy: str
    imprint_algorithm: str
    imprint: bytes
    gen_time: int
    nonce: Optional[int]
    authority: Optional[bytes]


def read_token(octets):
    """A ContentInfo of type id-signedData with nothing after it."""
    content_info = der.Sequence(der.read_element(octets))
    if der.object_identifier(content_info.next()) != SIGNED_DATA:
        raise der.NotDer("no signed data")
    signed_data = der.Sequence(der.read_element(content_info.next(der.context(0)).content))
    content_info.end()

    if der.integer(signed_data.next()) != 3:
        raise der.NotDer("another version of SignedData")
    digest_algorithms = [read_algorithm(one)[0] for one in der.read_elements(signed_data.next(der.SET).content)]
    content = read_encapsulated_content(signed_data.next())
    certificates = signed_data.optional(der.context(0))
    signed_data.optional(der.context(1))
    signers = der.read_elements(signed_data.next(der.SET).content)
    signed_data.end()
    if len(signers) != 1:
        raise der.NotDer("not exactly one signer")
    signer = read_signer_info(signers[0])
    if signer.digest_algorithm not in digest_algorithms:
        raise der.NotDer("a digest algorithm that was not announced")
    return Token(digest_algorithms, content, read_certificates(certificates), signer)


def read_encapsulated_content(element):
    parts = der.Sequence(element)
    content_type = der.object_identifier(parts.next())
    content = der.read_element(parts.next(der.context(0)).content, der.OCTET_STRING).content
    parts.end()
    if content_type != TST_INFO:
        raise der.NotDer("another type of content")
    return content


def read_certificates(element):
    """Those that can be read; what else lies among them is no certificate of the path."""
    certificates = []
    for one in der.read_elements(element.content) if element else []:
        try:
            certificates.append(read_certificate(one.encoding))
        except der.NotDer:
            continue
    return certificates


def read_signer_info(element):
    parts = der.Sequence(element)
    version = der.integer(parts.next())
    issuer_and_serial = key_identifier = None
    if version == 1:
        named = der.Sequence(parts.next())
        issuer_and_serial = (named.next(der.SEQUENCE).encoding, named.next(der.INTEGER).content)
        named.end()
    elif version == 3:
        key_identifier = parts.next(0x80).content
    else:
        raise der.NotDer("another version of SignerInfo")
    digest_algorithm, _ = read_algorithm(parts.next())
    attributes = parts.next(der.context(0))
    signature_algorithm = parts.next(der.SEQUENCE).encoding
    signature = parts.next(der.OCTET_STRING).content
    parts.optional(der.context(1))
    parts.end()
    return SignerInfo(
        issuer_and_serial,
        key_identifier,
        digest_algorithm,
        bytes([der.SET]) + attributes.encoding[1:],
        read_attributes(attributes),
        signature_algorithm,
        signature,
    )


def read_attributes(element):
    """The one value of each signed attribute, by object identifier; none twice."""
    attributes = {}
    for attribute in der.read_elements(element.content):
        parts = der.Sequence(attribute)
        identifier = der.object_identifier(parts.next())
        value = der.read_element(parts.next(der.SET).content)
        parts.end()
        if identifier in attributes:
            raise der.NotDer("an attribute twice")
        attributes[identifier] = value
    return attributes


def read_statement(octets):
    """RFC 3161, section 2.4.2: TSTInfo."""
    parts = der.Sequence(der.read_element(octets))
    if der.integer(parts.next()) != 1:
        raise der.NotDer("another version of TSTInfo")
    policy = der.object_identifier(parts.next())
    imprint = der.Sequence(parts.next())
    imprint_algorithm, _ = read_algorithm(imprint.next())
    hashed = imprint.next(der.OCTET_STRING).content
    imprint.end()
    der.integer(parts.next())
    gen_time = read_gen_time(parts.next(der.GENERALIZED_TIME))
    parts.optional(der.SEQUENCE)
    ordering, nonce = parts.optional(der.BOOLEAN), parts.optional(der.INTEGER)
    if ordering:
        der.boolean(ordering)
    authority = parts.optional(der.context(0))
    extensions = parts.optional(der.context(1))
    parts.end()
    if any(extension.critical for extension in (read_extensions(extensions) if extensions else {}).values()):
        raise der.NotDer("a critical extension")
    return Statement(
        policy,
        imprint_algorithm,
        hashed,
        gen_time,
        der.integer(nonce) if nonce else None,
        read_directory_name(authority) if authority else None,
    )


def read_gen_time(element):
    """In UTC with seconds, and perhaps a fraction that does not end in zero."""
    match = GEN_TIME.fullmatch(element.content)
    if not match:
        raise der.NotDer("not a time in UTC")
    fraction = (match.group(7) or b"").decode()
    return seconds_since_1970(*map(int, match.groups()[:6])) * 1000 + int(fraction[:3].ljust(3, "0"))


def read_directory_name(element):
    """The Name in a GeneralName; None where it is a name of another kind."""
    name = der.read_element(element.content)
    if name.tag != der.context(DIRECTORY_NAME):
        return None
    return der.read_element(name.content, der.SEQUENCE).encoding
