"""ECDSA on P-256 with SHA-256, verification only: FIPS 186-5, section 6.4; SEC 1, section 4.1.4."""

import hashlib

from der import Invalid, integer, sequence

P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)

# The 26 bytes before the point: SPEC.md, "Document".
SPKI_PREFIX = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d030107034200")


def point_of_spki(spki):
    """The affine point of an uncompressed P-256 key; Invalid for any other."""
    point = spki[26:]
    if spki[:26] != SPKI_PREFIX or len(point) != 65 or point[0] != 4:
        raise Invalid("not an uncompressed P-256 key")
    x, y = int.from_bytes(point[1:33], "big"), int.from_bytes(point[33:], "big")
    if x >= P or y >= P or (y * y - x * x * x + 3 * x - B) % P != 0:
        raise Invalid("not a point on the curve")
    return x, y


def verify(point, message, signature):
    """True if `signature`, in minimal DER, is the key's over `message`."""
    try:
        elements = sequence(signature)
        if len(elements) != 2:
            return False
        r, s = map(integer, elements)
    except Invalid:
        return False
    if not (0 < r < N and 0 < s < N):
        return False
    digest = int.from_bytes(hashlib.sha256(message).digest(), "big")
    inverse = pow(s, -1, N)
    total = _sum_of_products(digest * inverse % N, r * inverse % N, point)
    return total is not None and total % N == r


def _sum_of_products(first, second, point):
    """The x coordinate of first * G + second * point; None at infinity."""
    both = _add(G + (1,), point + (1,))
    total = (1, 1, 0)
    for bit in range(255, -1, -1):
        total = _double(total)
        choice = (first >> bit & 1) + 2 * (second >> bit & 1)
        if choice:
            total = _add(total, (G + (1,), point + (1,), both)[choice - 1])
    x, _, z = total
    return None if z == 0 else x * pow(z, -2, P) % P


def _double(a):
    x, y, z = a
    if z == 0 or y == 0:
        return 1, 1, 0
    delta, gamma = z * z % P, y * y % P
    beta = x * gamma % P
    alpha = 3 * (x - delta) * (x + delta) % P
    x3 = (alpha * alpha - 8 * beta) % P
    z3 = ((y + z) ** 2 - gamma - delta) % P
    return x3, (alpha * (4 * beta - x3) - 8 * gamma * gamma) % P, z3


def _add(a, b):
    if a[2] == 0:
        return b
    if b[2] == 0:
        return a
    (x1, y1, z1), (x2, y2, z2) = a, b
    z1z1, z2z2 = z1 * z1 % P, z2 * z2 % P
    u1, u2 = x1 * z2z2 % P, x2 * z1z1 % P
    s1, s2 = y1 * z2 * z2z2 % P, y2 * z1 * z1z1 % P
    if u1 == u2:
        return _double(a) if s1 == s2 else (1, 1, 0)
    h, r = u2 - u1, s2 - s1
    hh = h * h % P
    hhh, v = h * hh % P, u1 * hh % P
    x3 = (r * r - hhh - 2 * v) % P
    return x3, (r * (v - x3) - s1 * hhh) % P, z1 * z2 * h % P
