"""Leaves, tree, signatures and documents: SPEC.md, "Leaves" to "Verification"."""

import hashlib
import re

import p256
from certificates import Certificate, base64_bytes, check_chain, pem_blocks
from der import Invalid
from i_json import Refused, canonical, depth_of, utf16_order

PLACEHOLDER = "[REDACTED - Privileged Access Required]"
ALGORITHM = "ECDSA-P256-SHA256-over-MerkleRoot"
MASKABLE = (
    "facilityDetails",
    "detailedPerformance",
    "lifecycleAndInUse",
    "circularityAndDisassembly",
)
OWN_MEMBERS = (
    "id @id @type @context status proof digitalSeal signingPublicKey economicOperator "
    "manufacturingFacility digitalLinkUri productId metadata archivedAt retentionUntil createdAt "
    "updatedAt"
).split()
MAX_DEPTH = 128
CHECKS = (
    "document",
    "redactedLeaves",
    "flattenedCopies",
    "merkleRoot",
    "publicKeys",
    "signature",
    "certificateChain",
    "timestamp",
)
FAULTS = (Refused, Invalid)


def leaf_of(key, value, salt):
    """The leaf of an entry, in hexadecimal. `salt` is None where there is none."""
    preimage = [key, value]
    if key in MASKABLE:
        if salt is None or not re.fullmatch(r"[A-Za-z0-9_-]{21}[AQgw]", salt):
            raise Refused("a salt is missing or malformed")
        preimage.append(salt)
    elif salt is not None:
        raise Refused("a salt where none belongs")
    return hashlib.sha256(b"\x00" + canonical(preimage).encode()).hexdigest()


def entry_of(key, leaf):
    """The entry node, which binds a leaf to its key, in hexadecimal."""
    return hashlib.sha256(b"\x02" + bytes.fromhex(leaf) + key.encode()).hexdigest()


def node_of(left, right):
    """The node over two hashes, in hexadecimal."""
    return hashlib.sha256(b"\x01" + bytes.fromhex(left) + bytes.fromhex(right)).hexdigest()


def root_of(nodes):
    """The root over nodes in tree order, by the recursive definition of RFC 6962, section 2.1."""
    if len(nodes) == 1:
        return nodes[0]
    half = 1
    while half * 2 < len(nodes):
        half *= 2
    return node_of(root_of(nodes[:half]), root_of(nodes[half:]))


def is_hash(value):
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None


def is_signed(pem, message, signature):
    """Whether base64 text is a signature by a PEM key; raises on either that does not decode."""
    return p256.verify(key_of(pem)[0], message, base64_bytes(signature))


def key_of(pem):
    """The point of a PEM key, and its SubjectPublicKeyInfo."""
    blocks = pem_blocks("PUBLIC KEY", pem)
    if len(blocks) != 1:
        raise Invalid("not one PEM block")
    return p256.point_of_spki(blocks[0]), blocks[0]


def verify_document(document, anchors, at):
    """The outcome of each check, in order."""
    try:
        sealed = Sealed(document)
    except FAULTS:
        return ["failed"] + ["skipped"] * 7
    checks = (
        sealed.redacted_leaves_hold,
        sealed.copies_agree,
        sealed.root_holds,
        sealed.keys_agree,
        sealed.root_is_signed,
    )
    outcomes = ["passed"] + [outcome_of(check) for check in checks]
    outcomes.append(check_chain(sealed.x5c, anchors, at))
    outcomes.append("indeterminate" if sealed.has_timestamp else "skipped")
    return outcomes


def outcome_of(check):
    try:
        return "passed" if check() else "failed"
    except FAULTS:
        return "failed"


def verdict_of(outcomes):
    """The last check, of the time-stamp, does not count unless it failed."""
    if "failed" in outcomes:
        return "failed"
    return "passed" if all(outcome == "passed" for outcome in outcomes[:-1]) else "indeterminate"


def member(container, name, kind, optional=False):
    value = container.get(name)
    if value is None and optional:
        return None
    if not isinstance(value, kind):
        raise Refused(f"{name} is missing or of another kind")
    return value


def text_list(container, name):
    value = member(container, name, list)
    if not all(isinstance(text, str) for text in value):
        raise Refused(f"{name} is not a list of strings")
    return value


def text_map(container, name):
    value = member(container, name, dict, optional=True) or {}
    if not all(isinstance(text, str) for text in value.values()):
        raise Refused(f"{name} is not an object of strings")
    return value


class Sealed:
    """Check 1 is what this takes to be made; checks 2 to 6 are its methods."""

    def __init__(self, document):
        if not isinstance(document, dict):
            raise Refused("not an object")
        self.document = document
        self.metadata = member(document, "metadata", dict)
        if not self.metadata or depth_of(self.metadata) > MAX_DEPTH:
            raise Refused("empty metadata, or nested too deep")
        proof = member(document, "proof", dict)
        self.digital_seal = member(document, "digitalSeal", str)
        self.signing_key = member(document, "signingPublicKey", str)
        self.signature = member(proof, "signatureValue", str)
        self.proof_key = member(proof, "publicKeyPem", str)
        self.root = member(proof, "merkleRoot", str)
        if proof.get("signatureAlgorithm") != ALGORITHM or not is_hash(self.root):
            raise Refused("another algorithm, or no root")
        self.x5c = text_list(proof, "x5c")
        self.redacted = text_map(proof, "redactedLeaves")
        self.salts = text_map(proof, "leafSalts")
        self.has_timestamp = proof.get("rfc3161") is not None
        self.keys = sorted(
            (key for key in self.metadata if not self.is_masked(key) or key in self.redacted),
            key=utf16_order,
        )

    def is_masked(self, key):
        return self.metadata[key] == PLACEHOLDER

    def redacted_leaves_hold(self):
        masked = [key for key in self.metadata if self.is_masked(key)]
        return (
            all(key in MASKABLE for key in masked)
            and all(key in self.metadata for key in self.redacted)
            and all(map(is_hash, self.redacted.values()))
        )

    def copies_agree(self):
        return all(
            canonical(self.document[key]) == canonical(value)
            for key, value in self.metadata.items()
            if key not in OWN_MEMBERS and key in self.document
        )

    def root_holds(self):
        leaves = [self.leaf(key) for key in self.keys]
        if not leaves or not all(map(is_hash, leaves)):
            return False
        return root_of([entry_of(*pair) for pair in zip(self.keys, leaves)]) == self.root

    def leaf(self, key):
        if self.is_masked(key):
            return self.redacted[key]
        return leaf_of(key, self.metadata[key], self.salts.get(key) if key in MASKABLE else None)

    def keys_agree(self):
        spki = key_of(self.signing_key)[1]
        return spki == key_of(self.proof_key)[1] and is_certified(spki, self.x5c)

    def root_is_signed(self):
        same = self.digital_seal == self.signature
        return same and is_signed(self.signing_key, self.root.encode(), self.digital_seal)


def is_certified(spki, x5c):
    return bool(x5c) and Certificate(base64_bytes(x5c[0])).spki == spki
