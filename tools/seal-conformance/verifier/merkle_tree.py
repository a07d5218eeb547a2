"""SPEC.md, "Leaves" and "Tree": from metadata to the root."""

import re
from hashlib import sha256

from canonical_json import canonical, utf16_code_units

PLACEHOLDER = "[REDACTED - Privileged Access Required]"
MASKABLE_KEYS = {
    "facilityDetails",
    "detailedPerformance",
    "lifecycleAndInUse",
    "circularityAndDisassembly",
    "testReports",
}

HASH = re.compile(r"[0-9a-f]{64}")
SALT = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]")


def is_hash(text):
    return HASH.fullmatch(text) is not None


def is_salt(text):
    """16 bytes in base64url without padding: the last character has four unused bits, which are zero."""
    return SALT.fullmatch(text) is not None


def leaf_hash(key, value, salt=None):
    """SPEC.md, "Leaves": leaf(key, value) and leaf(key, value, salt)."""
    hashed = [key, value] if salt is None else [key, value, salt]
    return sha256(b"\x00" + canonical(hashed).encode()).digest()


def entry_node(key, leaf):
    """SPEC.md, "Tree": entry(key, leaf)."""
    return sha256(b"\x02" + leaf + key.encode()).digest()


def inner_node(left, right):
    """SPEC.md, "Tree": node(left, right)."""
    return sha256(b"\x01" + left + right).digest()


def tree_root(nodes):
    """RFC 6962, section 2.1, over its lowest nodes: the left half is the largest full tree that leaves a right half."""
    if len(nodes) == 1:
        return nodes[0]
    half = 1 << (len(nodes) - 1).bit_length() - 1
    return inner_node(tree_root(nodes[:half]), tree_root(nodes[half:]))


def root_of_entries(leaf_of_key):
    """SPEC.md, "Tree": the root over entry nodes in the order of their keys, as `merkleRoot` has it."""
    keys = sorted(leaf_of_key, key=utf16_code_units)
    return tree_root([entry_node(key, leaf_of_key[key]) for key in keys]).hex()
