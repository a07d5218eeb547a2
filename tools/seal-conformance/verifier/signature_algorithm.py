"""SPEC.md, "Time-stamps", last paragraph: the signatures that tokens and their certificates may have."""

import der
from elliptic_curve import P256, P384, read_point
from rsa import RsaKey, verify_pkcs1, verify_pss
from signature import verify_ecdsa

HASHES = {
    "2.16.840.1.101.3.4.2.1": "sha256",
    "2.16.840.1.101.3.4.2.2": "sha384",
    "2.16.840.1.101.3.4.2.3": "sha512",
}
EC_PUBLIC_KEY, RSA_ENCRYPTION = "1.2.840.10045.2.1", "1.2.840.113549.1.1.1"
RSASSA_PSS, MGF1 = "1.2.840.113549.1.1.10", "1.2.840.113549.1.1.8"
PKCS1_HASHES = {
    "1.2.840.113549.1.1.11": "sha256",
    "1.2.840.113549.1.1.12": "sha384",
    "1.2.840.113549.1.1.13": "sha512",
}
ECDSA_HASHES = {"1.2.840.10045.4.3.2": "sha256", "1.2.840.10045.4.3.3": "sha384", "1.2.840.10045.4.3.4": "sha512"}
CURVES = {"1.2.840.10045.3.1.7": P256, "1.3.132.0.34": P384}
MODULUS_BITS = range(2048, 8192 + 1)


class NotSupported(Exception):
    """An algorithm or key that SPEC.md does not name."""


def verify_signature(algorithm, public_key_info, message, signature, digest=None):
    """Whether the signature is valid. `digest` is the hash that it must use, and that `rsaEncryption` leaves open.

    An algorithm or a key that cannot be read verifies no signature.
    """
    try:
        return verify(read_algorithm(der.read_element(algorithm)), public_key_info, message, signature, digest)
    except der.NotDer:
        return False


def verify(algorithm, public_key_info, message, signature, digest):
    identifier, parameters = algorithm
    if identifier in ECDSA_HASHES and parameters is None:
        hash_name = ECDSA_HASHES[identifier]
        curve, point = read_curve_point(public_key_info)
        return digest in (None, hash_name) and verify_ecdsa(curve, point, hash_name, message, signature)
    if identifier == RSASSA_PSS:
        hash_name, salt_length = read_pss_parameters(parameters)
        key = read_rsa_key(public_key_info)
        return digest in (None, hash_name) and verify_pss(key, hash_name, salt_length, message, signature)
    hash_name = digest if identifier == RSA_ENCRYPTION else PKCS1_HASHES.get(identifier)
    if hash_name is None:
        raise NotSupported
    key = read_rsa_key(public_key_info)
    return digest in (None, hash_name) and verify_pkcs1(key, hash_name, message, signature)


def read_algorithm(element):
    """An AlgorithmIdentifier: the object identifier, and its parameters or None."""
    parts = der.Sequence(element)
    identifier = der.object_identifier(parts.next())
    parameters = parts.next() if parts.at < len(parts.elements) else None
    parts.end()
    return identifier, parameters


def read_public_key_info(element):
    """A SubjectPublicKeyInfo: its algorithm, as `read_algorithm` has it, and the bytes of the key."""
    parts = der.Sequence(element)
    algorithm = read_algorithm(parts.next())
    key = der.whole_bytes(parts.next())
    parts.end()
    return algorithm, key


def read_curve_point(public_key_info):
    (identifier, parameters), octets = read_public_key_info(der.read_element(public_key_info))
    if identifier != EC_PUBLIC_KEY:
        raise NotSupported
    if parameters is None:
        raise der.NotDer("no curve")
    curve = CURVES.get(der.object_identifier(parameters))
    if curve is None or octets[:1] != b"\x04" or len(octets) != 1 + 2 * curve.size:
        raise NotSupported
    point = read_point(curve, octets)
    if point is None:
        raise der.NotDer("no point on the curve")
    return curve, point


def read_rsa_key(public_key_info):
    (identifier, _), octets = read_public_key_info(der.read_element(public_key_info))
    if identifier != RSA_ENCRYPTION:
        raise NotSupported
    numbers = der.Sequence(der.read_element(octets))
    key = RsaKey(der.integer(numbers.next()), der.integer(numbers.next()))
    numbers.end()
    if key.modulus.bit_length() not in MODULUS_BITS:
        raise NotSupported
    return key


def read_pss_parameters(element):
    """RFC 8017, appendix A.2.3. The defaults are SHA-1, so that hash and mask have to be there."""
    if element is None:
        raise NotSupported
    parts = der.Sequence(element)
    hash_part, mask_part = parts.optional(der.context(0)), parts.optional(der.context(1))
    salt_part, trailer_part = parts.optional(der.context(2)), parts.optional(der.context(3))
    parts.end()
    if hash_part is None or mask_part is None:
        raise NotSupported
    hash_identifier, _ = read_algorithm(der.read_element(hash_part.content))
    mask_identifier, mask_parameters = read_algorithm(der.read_element(mask_part.content))
    if hash_identifier not in HASHES or mask_identifier != MGF1 or mask_parameters is None:
        raise NotSupported
    salt_length = der.integer(der.read_element(salt_part.content)) if salt_part else 20
    trailer = der.integer(der.read_element(trailer_part.content)) if trailer_part else 1
    if read_algorithm(mask_parameters)[0] != hash_identifier or trailer != 1 or salt_length < 0:
        raise NotSupported
    return HASHES[hash_identifier], salt_length
