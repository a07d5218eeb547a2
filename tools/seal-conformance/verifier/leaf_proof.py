"""The proof of one entry: SPEC.md, "Proof of one entry"."""

from certificates import check_chain
from i_json import Refused, depth_of
from seal import (
    ALGORITHM,
    FAULTS,
    PLACEHOLDER,
    entry_of,
    is_certified,
    is_hash,
    is_signed,
    key_of,
    leaf_of,
    member,
    node_of,
    outcome_of,
    text_list,
)

LEAF_CHECKS = (
    "proof",
    "merkleRoot",
    "publicKeys",
    "signature",
    "certificateChain",
    "timestamp",
)


def verify_leaf_proof(document, anchors, at):
    """The outcome of each check, in order."""
    try:
        proof = LeafProof(document)
    except FAULTS:
        return ["failed"] + ["skipped"] * 5
    checks = (proof.path_holds, proof.key_is_certified, proof.root_is_signed)
    outcomes = ["passed"] + [outcome_of(check) for check in checks]
    outcomes.append(check_chain(proof.x5c, anchors, at))
    outcomes.append("indeterminate" if proof.has_timestamp else "skipped")
    return outcomes


class LeafProof:
    """Check 1 is what this takes to be made; checks 2 to 4 are its methods."""

    def __init__(self, proof):
        if not isinstance(proof, dict):
            raise Refused("not an object")
        if proof.get("type") != "MerkleLeafProof" or proof.get("signatureAlgorithm") != ALGORITHM:
            raise Refused("another type or algorithm")
        self.key = member(proof, "key", str)
        if "value" not in proof or proof["value"] == PLACEHOLDER or depth_of(proof["value"]) > 127:
            raise Refused("no value, the placeholder, or one nested too deep")
        self.value = proof["value"]
        self.salt = member(proof, "salt", str, optional=True)
        self.path = [step_of(step) for step in member(proof, "auditPath", list)]
        self.root = member(proof, "merkleRoot", str)
        if len(self.path) > 64 or not is_hash(self.root):
            raise Refused("a path too long, or no root")
        self.signature = member(proof, "signatureValue", str)
        self.public_key = member(proof, "publicKeyPem", str)
        self.x5c = text_list(proof, "x5c")
        self.has_timestamp = proof.get("rfc3161") is not None

    def path_holds(self):
        node = entry_of(self.key, leaf_of(self.key, self.value, self.salt))
        for side, sibling in self.path:
            node = node_of(sibling, node) if side == "left" else node_of(node, sibling)
        return node == self.root

    def key_is_certified(self):
        return is_certified(key_of(self.public_key)[1], self.x5c)

    def root_is_signed(self):
        return is_signed(self.public_key, self.root.encode(), self.signature)


def step_of(step):
    """Side and hash of one step of an audit path."""
    if not isinstance(step, dict) or step.get("side") not in ("left", "right"):
        raise Refused("a step without a side")
    if not is_hash(step.get("hash")):
        raise Refused("a step without a hash")
    return step["side"], step["hash"]
