"""SPEC.md, "Certificate chain"."""

import der
from certificate import BASIC_CONSTRAINTS, KEY_USAGE, read_certificate
from elliptic_curve import P256
from signature import p256_point, verify_ecdsa
from text_encodings import BadSpelling, decode_base64, decode_pem

from report import FAILED, INDETERMINATE, PASSED

MOST_CERTIFICATES = 8
ECDSA_WITH_SHA256 = bytes.fromhex("300a06082a8648ce3d040302")
DIGITAL_SIGNATURE, NON_REPUDIATION, KEY_CERT_SIGN = 0, 1, 5


def read_certificate_pem(text):
    return read_certificate(decode_pem(text, "CERTIFICATE"))


def read_x5c(x5c):
    """The certificates, leaf first; None in the place of one that cannot be read."""
    return [read_or_none(text) for text in x5c]


def read_or_none(text):
    try:
        return read_certificate(decode_base64(text))
    except (BadSpelling, der.NotDer):
        return None


def check_certificate_chain(x5c, authorities, moment):
    """Check 7 of a document. `moment` is in seconds since 1970, with their fractions."""
    certificates = read_x5c(x5c)
    if not 1 <= len(certificates) <= MOST_CERTIFICATES or None in certificates:
        return FAILED
    if not authorities:
        return INDETERMINATE
    return follow(certificates, authorities, moment)


def follow(certificates, authorities, moment):
    """The path from the leaf to the first certificate that a trusted authority issued, and what it is worth."""
    for index, certificate in enumerate(certificates):
        issuers = [authority for authority in authorities if is_issued_by(certificate, authority)]
        if issuers:
            path = certificates[: index + 1]
            good = any(is_valid_path([*path, issuer], moment) for issuer in issuers)
            return PASSED if good else FAILED
        following = certificates[index + 1 : index + 2]
        if not any(is_issued_by(certificate, issuer) for issuer in following):
            open_question = any(is_beyond_us(certificate, issuer) for issuer in [*authorities, *following])
            return INDETERMINATE if open_question else FAILED
    return FAILED


def is_issued_by(certificate, issuer):
    """The names match byte for byte, and the signature verifies with the issuer's key."""
    if certificate.issuer != issuer.subject or not is_supported(certificate, issuer):
        return False
    point = p256_point(issuer.public_key_info)
    return verify_ecdsa(P256, point, "sha256", certificate.to_be_signed, certificate.signature)


def is_beyond_us(certificate, issuer):
    """The issuer has the right name, and the signature is none that this check knows."""
    return certificate.issuer == issuer.subject and not is_supported(certificate, issuer)


def is_supported(certificate, issuer):
    return certificate.algorithm == ECDSA_WITH_SHA256 and p256_point(issuer.public_key_info) is not None


def is_valid_path(path, moment):
    """The rules for every certificate on the path, leaf first and the trusted one last."""
    return all(
        is_in_validity(certificate, moment)
        and not critical_extensions(certificate) - {BASIC_CONSTRAINTS, KEY_USAGE}
        and (is_valid_leaf(certificate) if index == 0 else is_valid_authority(certificate, index - 1))
        for index, certificate in enumerate(path)
    )


def is_in_validity(certificate, moment):
    """Both ends included to the full second: the fraction of the last second is still valid."""
    return certificate.not_before <= moment < certificate.not_after + 1


def critical_extensions(certificate):
    return {identifier for identifier, extension in certificate.extensions.items() if extension.critical}


def is_valid_leaf(certificate):
    usage = certificate.key_usage or set()
    return not certificate.is_authority and bool(usage & {DIGITAL_SIGNATURE, NON_REPUDIATION})


def is_valid_authority(certificate, authorities_below):
    """`authorities_below` is the number of CA certificates between this one and the leaf."""
    long_enough = certificate.path_length is None or certificate.path_length >= authorities_below
    return certificate.is_authority and KEY_CERT_SIGN in (certificate.key_usage or set()) and long_enough
