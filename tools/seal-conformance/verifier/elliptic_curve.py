"""ECDSA of FIPS 186-5 on the two curves that SPEC.md names. Verification only, so nothing here has to be secret."""

from functools import lru_cache
from hashlib import new as new_hash
from typing import NamedTuple


class Curve(NamedTuple):
    """SP 800-186: y² = x³ - 3x + b over the integers modulo p, and the generator (x, y) of order n."""

    p: int
    b: int
    x: int
    y: int
    n: int
    size: int


P256 = Curve(
    p=0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF,
    b=0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B,
    x=0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    y=0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
    n=0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551,
    size=32,
)
P384 = Curve(
    p=2**384 - 2**128 - 2**96 + 2**32 - 1,
    b=0xB3312FA7E23EE7E4988E056BE3F82D19181D9C6EFE8141120314088F5013875AC656398D8A2ED19D2A85C8EDD3EC2AEF,
    x=0xAA87CA22BE8B05378EB1C71EF320AD746E1D3B628BA79B9859F741E082542A385502F25DBF55296C3A545E3872760AB7,
    y=0x3617DE4A96262C6F5D9E98BF9292DC29F8F41DBD289A147CE9DA3113B5F0B8C00A60B1CE1D7E819D7A431D7C90EA0E5F,
    n=0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC7634D81F4372DDF581A0DB248B0A77AECEC196ACCC52973,
    size=48,
)

INFINITY = (1, 1, 0)


def read_point(curve, octets):
    """An uncompressed point, as (x, y); None unless it is one and lies on the curve."""
    if len(octets) != 1 + 2 * curve.size or octets[0] != 4:
        return None
    x = int.from_bytes(octets[1 : 1 + curve.size], "big")
    y = int.from_bytes(octets[1 + curve.size :], "big")
    on_curve = x < curve.p and y < curve.p and (y * y - x * x * x + 3 * x - curve.b) % curve.p == 0
    return (x, y) if on_curve else None


@lru_cache(maxsize=65536)
def verifies(curve, point, hash_name, message, r, s):
    """FIPS 186-5, section 6.4.2. `s` may be in either half of its range."""
    if not (0 < r < curve.n and 0 < s < curve.n):
        return False
    digest = new_hash(hash_name, message).digest()[: curve.size]
    inverse = pow(s, -1, curve.n)
    e = int.from_bytes(digest, "big")
    x, _, z = sum_of_products(curve, e * inverse % curve.n, r * inverse % curve.n, point)
    if z == 0:
        return False
    return x * pow(z, -2, curve.p) % curve.p % curve.n == r


def sum_of_products(curve, u, v, point):
    """u times the generator plus v times the point, both from the highest bit down in one pass."""
    generator = (curve.x, curve.y, 1)
    other = (*point, 1)
    addends = [None, generator, other, add(curve, generator, other)]
    total = INFINITY
    for bit in range(max(u.bit_length(), v.bit_length()) - 1, -1, -1):
        total = double(curve, total)
        addend = addends[(u >> bit & 1) + 2 * (v >> bit & 1)]
        if addend:
            total = add(curve, total, addend)
    return total


def double(curve, point):
    """Jacobian coordinates, (x / z², y / z³), on a curve whose a is -3."""
    x, y, z = point
    if z == 0 or y == 0:
        return INFINITY
    p = curve.p
    delta = z * z % p
    gamma = y * y % p
    beta = x * gamma % p
    alpha = 3 * (x - delta) * (x + delta) % p
    new_x = (alpha * alpha - 8 * beta) % p
    new_z = 2 * y * z % p
    return (new_x, (alpha * (4 * beta - new_x) - 8 * gamma * gamma) % p, new_z)


def add(curve, one, other):
    (x1, y1, z1), (x2, y2, z2) = one, other
    if z1 == 0:
        return other
    if z2 == 0:
        return one
    p = curve.p
    z1_squared, z2_squared = z1 * z1 % p, z2 * z2 % p
    u1, u2 = x1 * z2_squared % p, x2 * z1_squared % p
    s1, s2 = y1 * z2 * z2_squared % p, y2 * z1 * z1_squared % p
    if u1 == u2:
        return double(curve, one) if s1 == s2 else INFINITY
    h, r = u2 - u1, s2 - s1
    h_squared = h * h % p
    h_cubed = h * h_squared % p
    v = u1 * h_squared % p
    new_x = (r * r - h_cubed - 2 * v) % p
    return (new_x, (r * (v - new_x) - s1 * h_cubed) % p, h * z1 * z2 % p)
