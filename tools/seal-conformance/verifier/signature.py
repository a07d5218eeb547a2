"""SPEC.md, "Signature" and "Document": keys, and signatures over a root."""

import der
from elliptic_curve import P256, read_point, verifies
from text_encodings import BadSpelling, decode_base64, decode_pem

P256_PUBLIC_KEY_INFO = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d030107034200")


def read_public_key_pem(text):
    """The SubjectPublicKeyInfo of a P-256 key in PEM; None if it is anything else."""
    try:
        octets = decode_pem(text, "PUBLIC KEY")
    except BadSpelling:
        return None
    return octets if p256_point(octets) else None


def p256_point(public_key_info):
    """The point in a SubjectPublicKeyInfo; None unless it is those 26 bytes and the 65 of a point on P-256."""
    if not public_key_info.startswith(P256_PUBLIC_KEY_INFO):
        return None
    return read_point(P256, public_key_info[len(P256_PUBLIC_KEY_INFO) :])


def verify_root_signature(public_key_info, signature_base64, merkle_root):
    """Whether this is a signature over the 64 characters of `merkleRoot`."""
    try:
        signature = decode_base64(signature_base64)
    except BadSpelling:
        return False
    return verify_ecdsa(P256, p256_point(public_key_info), "sha256", merkle_root.encode(), signature)


def verify_ecdsa(curve, point, hash_name, message, signature):
    """Whether minimal DER, with no byte after it, holds a valid `r` and `s`."""
    try:
        numbers = der.Sequence(der.read_element(signature))
        r, s = der.integer(numbers.next()), der.integer(numbers.next())
        numbers.end()
    except der.NotDer:
        return False
    return verifies(curve, point, hash_name, message, r, s)
