"""The proof of one entry: SPEC.md, "Proof of one entry"."""

from certificates import check_chain
from i_json import Refused, depth_of, utf16_order
from seal import (
    ALGORITHM,
    FAULTS,
    PLACEHOLDER,
    is_certified,
    is_hash,
    is_signed,
    key_of,
    leaf_of,
    list_message,
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
    "sealedKeys",
    "certificateChain",
    "timestamp",
)


def verify_leaf_proof(document, anchors, at):
    """The outcome of each check, in order."""
    try:
        proof = LeafProof(document)
    except FAULTS:
        return ["failed"] + ["skipped"] * 6
    checks = (proof.path_holds, proof.key_is_certified, proof.root_is_signed, proof.list_holds)
    outcomes = ["passed"] + [outcome_of(check) for check in checks]
    outcomes.append(check_chain(proof.x5c, anchors, at))
    outcomes.append("indeterminate" if proof.has_timestamp else "skipped")
    return outcomes


class LeafProof:
    """Check 1 is what this takes to be made; checks 2 to 5 are its methods."""

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
        self.index, self.size = count(proof, "leafIndex"), count(proof, "treeSize")
        self.path = text_list(proof, "auditPath")
        self.root = member(proof, "merkleRoot", str)
        if self.index >= self.size or not all(map(is_hash, self.path + [self.root])):
            raise Refused("no place in the tree, or no hash")
        self.signature = member(proof, "signatureValue", str)
        self.list = text_list(proof, "sealedKeys")
        self.list_signature = member(proof, "sealedKeysSignature", str)
        self.public_key = member(proof, "publicKeyPem", str)
        self.x5c = text_list(proof, "x5c")
        self.has_timestamp = proof.get("rfc3161") is not None

    def path_holds(self):
        node, index, size = leaf_of(self.key, self.value, self.salt), self.index, self.size
        path = list(self.path)
        while size > 1:
            if index % 2 == 1 or index + 1 < size:
                if not path:
                    return False
                sibling = path.pop(0)
                node = node_of(sibling, node) if index % 2 == 1 else node_of(node, sibling)
            index, size = index // 2, (size + 1) // 2
        return not path and node == self.root

    def key_is_certified(self):
        return is_certified(key_of(self.public_key)[1], self.x5c)

    def root_is_signed(self):
        return is_signed(self.public_key, self.root.encode(), self.signature)

    def list_holds(self):
        if not is_signed(self.public_key, list_message(self.root, self.list), self.list_signature):
            return False
        in_order = [utf16_order(key) for key in self.list]
        return (
            all(before < after for before, after in zip(in_order, in_order[1:]))
            and len(self.list) == self.size
            and self.list[self.index] == self.key
        )


def count(container, name):
    """An integer from 0 to 2^53 - 1; JSON numbers are floats here."""
    value = container.get(name)
    if not isinstance(value, float) or value != int(value) or not 0 <= value < 2**53:
        raise Refused(f"{name} is not a count")
    return int(value)
