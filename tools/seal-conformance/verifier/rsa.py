"""RFC 8017, verification of RSASSA-PKCS1-v1_5 and RSASSA-PSS. Nothing here has to be secret."""

from hashlib import new as new_hash
from typing import NamedTuple

# RFC 8017, section 9.2, note 1: what stands before the hash.
DIGEST_INFO = {
    "sha256": bytes.fromhex("3031300d060960864801650304020105000420"),
    "sha384": bytes.fromhex("3041300d060960864801650304020205000430"),
    "sha512": bytes.fromhex("3051300d060960864801650304020305000440"),
}


class RsaKey(NamedTuple):
    modulus: int
    exponent: int


def opened(key, signature):
    """RSAVP1: the encoded message, as many bytes as the modulus has; None for a signature out of range."""
    size = (key.modulus.bit_length() + 7) // 8
    number = int.from_bytes(signature, "big")
    if len(signature) != size or number >= key.modulus:
        return None
    return pow(number, key.exponent, key.modulus).to_bytes(size, "big")


def verify_pkcs1(key, hash_name, message, signature):
    """Section 8.2.2: the encoding is made anew and compared, so that nothing in it goes unread."""
    encoded = opened(key, signature)
    if encoded is None:
        return False
    suffix = DIGEST_INFO[hash_name] + new_hash(hash_name, message).digest()
    padding = b"\xff" * (len(encoded) - len(suffix) - 3)
    return encoded == b"\x00\x01" + padding + b"\x00" + suffix


def verify_pss(key, hash_name, salt_length, message, signature):
    """Sections 8.1.2 and 9.1.2."""
    encoded = opened(key, signature)
    if encoded is None:
        return False
    bits = key.modulus.bit_length() - 1
    if bits % 8 == 0:
        if encoded[0]:
            return False
        encoded = encoded[1:]
    hash_size = new_hash(hash_name).digest_size
    block_size = len(encoded) - hash_size - 1
    if block_size < salt_length + 1 or encoded[-1] != 0xBC or encoded[0] >> 8 - (8 * len(encoded) - bits):
        return False
    masked, digest = encoded[:block_size], encoded[block_size:-1]
    block = bytearray(a ^ b for a, b in zip(masked, mask(hash_name, digest, block_size), strict=True))
    block[0] &= 0xFF >> 8 * len(encoded) - bits
    zeros = block_size - salt_length - 1
    if block[:zeros].strip(b"\x00") or block[zeros] != 1:
        return False
    salt = bytes(block[zeros + 1 :])
    return new_hash(hash_name, bytes(8) + new_hash(hash_name, message).digest() + salt).digest() == digest


def mask(hash_name, seed, size):
    """MGF1, appendix B.2.1."""
    octets = b""
    counter = 0
    while len(octets) < size:
        octets += new_hash(hash_name, seed + counter.to_bytes(4, "big")).digest()
        counter += 1
    return octets[:size]
