"""SPEC.md, "Verification": the eight checks of a document."""

from typing import NamedTuple, Optional

from canonical_json import canonical
from certificate_chain import check_certificate_chain, read_x5c
from i_json import depth_of
from merkle_tree import MASKABLE_KEYS, PLACEHOLDER, is_hash, is_salt, leaf_hash, root_of_entries
from report import FAILED, INDETERMINATE, SKIPPED, outcome
from signature import read_public_key_pem, verify_root_signature
from timestamp import Anchors, evaluate_timestamp

SIGNATURE_ALGORITHM = "ECDSA-P256-SHA256-over-MerkleRoot"
DEEPEST_METADATA = 128
CHECKS = [
    "document",
    "redactedLeaves",
    "flattenedCopies",
    "merkleRoot",
    "publicKeys",
    "signature",
    "certificateChain",
    "timestamp",
]
# "Document": keys that the document itself uses, of which no copy is made.
OWN_KEYS = {
    *("id", "@id", "@type", "@context", "status", "proof", "digitalSeal", "signingPublicKey", "economicOperator"),
    *("manufacturingFacility", "digitalLinkUri", "productId", "metadata", "archivedAt", "retentionUntil"),
    *("createdAt", "updatedAt"),
}


class Trust(NamedTuple):
    """The certificates of the seal authorities, the moment to judge at in seconds since 1970, and what time-stamps
    are judged by: None for a verifier that does not evaluate tokens."""

    authorities: list
    moment: float
    timestamp_anchors: Optional[Anchors] = None


def verify_document(document, trust):
    """The outcome of each check by its name, in order."""
    if not check_document(document):
        return {**dict.fromkeys(CHECKS, SKIPPED), "document": FAILED}
    proof = document["proof"]
    redacted_leaves, leaf_salts = proof.get("redactedLeaves") or {}, proof.get("leafSalts") or {}
    metadata = document["metadata"]
    timestamp, moment = check_timestamp(proof, trust)
    outcomes = [
        outcome(True),
        outcome(check_redacted_leaves(metadata, redacted_leaves)),
        outcome(check_flattened_copies(document, metadata)),
        outcome(check_merkle_root(metadata, redacted_leaves, leaf_salts, proof["merkleRoot"])),
        outcome(check_public_keys([document["signingPublicKey"], proof["publicKeyPem"]], proof["x5c"])),
        outcome(check_signature(document, proof)),
        check_certificate_chain(proof["x5c"], trust.authorities, moment),
        timestamp,
    ]
    return dict(zip(CHECKS, outcomes, strict=True))


def check_document(document):
    """Check 1."""
    proof = document.get("proof") if isinstance(document, dict) else None
    return (
        isinstance(proof, dict)
        and is_metadata(document.get("metadata"))
        and all(isinstance(document.get(name), str) for name in ("digitalSeal", "signingPublicKey"))
        and all(isinstance(proof.get(name), str) for name in ("signatureValue", "publicKeyPem"))
        and proof.get("signatureAlgorithm") == SIGNATURE_ALGORITHM
        and is_hash_string(proof.get("merkleRoot"))
        and is_list_of_strings(proof.get("x5c"))
        and all(is_object_of_strings_or_empty(proof.get(name)) for name in ("redactedLeaves", "leafSalts"))
    )


def is_metadata(value):
    """"What is sealed", apart from placeholders. What `read_text` gave is I-JSON already."""
    return isinstance(value, dict) and len(value) > 0 and depth_of(value) <= DEEPEST_METADATA


def is_hash_string(value):
    return isinstance(value, str) and is_hash(value)


def is_list_of_strings(value):
    return isinstance(value, list) and all(isinstance(element, str) for element in value)


def is_object_of_strings_or_empty(value):
    return value is None or isinstance(value, dict) and all(isinstance(member, str) for member in value.values())


def check_redacted_leaves(metadata, redacted_leaves):
    """Check 2."""
    masked = {key for key, value in metadata.items() if value == PLACEHOLDER}
    return (
        masked <= MASKABLE_KEYS
        and redacted_leaves.keys() <= metadata.keys()
        and all(is_hash(leaf) for leaf in redacted_leaves.values())
    )


def check_flattened_copies(document, metadata):
    """Check 3."""
    copied = (metadata.keys() - OWN_KEYS) & document.keys()
    return all(canonical(document[key]) == canonical(metadata[key]) for key in copied)


def check_merkle_root(metadata, redacted_leaves, leaf_salts, merkle_root):
    """Check 4."""
    leaf_of_key = {}
    for key, value in metadata.items():
        if value == PLACEHOLDER:
            if key not in redacted_leaves:
                continue
            if not is_hash(redacted_leaves[key]):
                return False
            leaf_of_key[key] = bytes.fromhex(redacted_leaves[key])
        elif key in MASKABLE_KEYS:
            if not is_salt(leaf_salts.get(key, "")):
                return False
            leaf_of_key[key] = leaf_hash(key, value, leaf_salts[key])
        else:
            leaf_of_key[key] = leaf_hash(key, value)
    return bool(leaf_of_key) and root_of_entries(leaf_of_key) == merkle_root


def check_public_keys(pems, x5c):
    """Check 5: each of the keys is that of the first certificate."""
    first = (read_x5c(x5c[:1]) or [None])[0]
    return first is not None and all(read_public_key_pem(pem) == first.public_key_info for pem in pems)


def check_signature(document, proof):
    """Check 6."""
    key = read_public_key_pem(document["signingPublicKey"])
    return (
        key is not None
        and document["digitalSeal"] == proof["signatureValue"]
        and verify_root_signature(key, document["digitalSeal"], proof["merkleRoot"])
    )


def check_timestamp(proof, trust):
    """Check 8, and the moment that check 7 is judged at: that of a time-stamp which passes, else the verifier's."""
    if proof.get("rfc3161") is None:
        return SKIPPED, trust.moment
    if trust.timestamp_anchors is None:
        return INDETERMINATE, trust.moment
    timestamp, gen_time = evaluate_timestamp(proof["rfc3161"], proof["merkleRoot"], trust.timestamp_anchors)
    return timestamp, trust.moment if gen_time is None else gen_time / 1000
