"""SPEC.md, "Time-stamps": the certificates of who made a token, from the signer's to a root."""

import der
from certificate import BASIC_CONSTRAINTS, EXTENDED_KEY_USAGE, KEY_USAGE
from certificate_chain import DIGITAL_SIGNATURE, KEY_CERT_SIGN, NON_REPUDIATION, critical_extensions, is_in_validity
from report import FAILED, INDETERMINATE, PASSED
from signature_algorithm import NotSupported, verify_signature

TIME_STAMPING, ANY_EXTENDED_KEY_USAGE = "1.3.6.1.5.5.7.3.8", "2.5.29.37.0"


def is_timestamp_signer(certificate):
    usage = certificate.extensions.get(EXTENDED_KEY_USAGE)
    only_time_stamping = usage is not None and usage.critical and purposes(certificate) == [TIME_STAMPING]
    signs_only = certificate.key_usage is None or (
        bool(certificate.key_usage) and certificate.key_usage <= {DIGITAL_SIGNATURE, NON_REPUDIATION}
    )
    return not certificate.is_authority and only_time_stamping and signs_only


def is_valid_authority(certificate, authorities_below, gen_time):
    """`authorities_below` is the number of CA certificates between this one and the signer's."""
    allowed = purposes(certificate)
    long_enough = certificate.path_length is None or certificate.path_length >= authorities_below
    may_sign = certificate.key_usage is None or KEY_CERT_SIGN in certificate.key_usage
    may_stamp = allowed is None or bool({TIME_STAMPING, ANY_EXTENDED_KEY_USAGE} & set(allowed))
    return certificate.is_authority and long_enough and may_sign and may_stamp and is_usable(certificate, gen_time)


def is_usable(certificate, gen_time):
    """What holds for every certificate of the path."""
    known = {BASIC_CONSTRAINTS, KEY_USAGE, EXTENDED_KEY_USAGE}
    return not critical_extensions(certificate) - known and is_in_validity(certificate, gen_time / 1000)


def purposes(certificate):
    """What extendedKeyUsage allows; None without it, and nothing where it does not read as one."""
    usage = certificate.extensions.get(EXTENDED_KEY_USAGE)
    if usage is None:
        return None
    try:
        return [der.object_identifier(one) for one in der.read_elements(der.expect(usage.value, der.SEQUENCE).content)]
    except der.NotDer:
        return []


def follow_to_root(signer, between, roots, gen_time):
    """The rules for the path, which can be judged only where there is a root.

    Passed if one of the paths to a root keeps all rules; indeterminate if an unknown algorithm cut the only one.
    """
    if not is_usable(signer, gen_time):
        return FAILED
    paths, open_question = paths_from([signer], between, roots)
    for path in paths:
        if all(is_valid_authority(one, below, gen_time) for below, one in enumerate(path[1:])):
            return PASSED
    return INDETERMINATE if open_question and not paths else FAILED


def paths_from(path, between, roots):
    """Every path that ends in a root, and whether an algorithm that is not supported cut one off."""
    paths, open_question = [], False
    for issuer in [*roots, *between]:
        if issuer in path and issuer not in roots:
            continue
        try:
            issued = is_issued_by(path[-1], issuer)
        except NotSupported:
            open_question = True
            continue
        if issued and issuer in roots:
            paths.append([*path, issuer])
        elif issued:
            further, open_further = paths_from([*path, issuer], between, roots)
            paths += further
            open_question = open_question or open_further
    return paths, open_question


def is_issued_by(certificate, issuer):
    """As under "Certificate chain", with the algorithms of "Time-stamps"."""
    if certificate.issuer != issuer.subject:
        return False
    return verify_signature(
        certificate.algorithm, issuer.public_key_info, certificate.to_be_signed, certificate.signature
    )
