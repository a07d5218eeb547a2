"""SPEC.md, "Proof of one entry"."""

from certificate_chain import check_certificate_chain
from document import (
    DEEPEST_METADATA,
    SIGNATURE_ALGORITHM,
    check_public_keys,
    check_timestamp,
    is_hash_string,
    is_list_of_strings,
)
from i_json import depth_of
from merkle_tree import MASKABLE_KEYS, PLACEHOLDER, entry_node, inner_node, is_salt, leaf_hash
from report import FAILED, SKIPPED, outcome
from signature import read_public_key_pem, verify_root_signature

TYPE = "MerkleLeafProof"
LONGEST_PATH = 64
CHECKS = ["proof", "merkleRoot", "publicKeys", "signature", "certificateChain", "timestamp"]


def verify_leaf_proof(proof, trust):
    """The outcome of each check by its name, in order."""
    if not check_proof(proof):
        return {**dict.fromkeys(CHECKS, SKIPPED), "proof": FAILED}
    timestamp, moment = check_timestamp(proof, trust)
    outcomes = [
        outcome(True),
        outcome(check_merkle_root(proof)),
        outcome(check_public_keys([proof["publicKeyPem"]], proof["x5c"])),
        outcome(check_signature(proof)),
        check_certificate_chain(proof["x5c"], trust.authorities, moment),
        timestamp,
    ]
    return dict(zip(CHECKS, outcomes, strict=True))


def check_proof(proof):
    """Check 1."""
    return (
        isinstance(proof, dict)
        and proof.get("type") == TYPE
        and proof.get("signatureAlgorithm") == SIGNATURE_ALGORITHM
        and all(isinstance(proof.get(name), str) for name in ("key", "signatureValue", "publicKeyPem"))
        and "value" in proof
        and proof["value"] != PLACEHOLDER
        and depth_of(proof["value"]) < DEEPEST_METADATA
        and is_audit_path(proof.get("auditPath"))
        and is_hash_string(proof.get("merkleRoot"))
        and is_list_of_strings(proof.get("x5c"))
        and (proof.get("salt") is None or isinstance(proof["salt"], str))
    )


def is_audit_path(value):
    return isinstance(value, list) and len(value) <= LONGEST_PATH and all(map(is_step, value))


def is_step(value):
    return isinstance(value, dict) and is_hash_string(value.get("hash")) and value.get("side") in ("left", "right")


def check_merkle_root(proof):
    """Check 2."""
    key, salt = proof["key"], proof.get("salt")
    if (key in MASKABLE_KEYS) != (salt is not None) or salt is not None and not is_salt(salt):
        return False
    node = entry_node(key, leaf_hash(key, proof["value"], salt))
    for step in proof["auditPath"]:
        sibling = bytes.fromhex(step["hash"])
        node = inner_node(sibling, node) if step["side"] == "left" else inner_node(node, sibling)
    return node.hex() == proof["merkleRoot"]


def check_signature(proof):
    """Check 4."""
    key = read_public_key_pem(proof["publicKeyPem"])
    return key is not None and verify_root_signature(key, proof["signatureValue"], proof["merkleRoot"])
